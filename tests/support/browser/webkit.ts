// Debian's WebKitGTK, driven by W3C WebDriver, on a screen in memory.
import { globSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Engine, requireDebian, start } from '#tests/support/browser/engine.ts'
import { freePort } from '#tests/support/program/program.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'
const XVFB = '/usr/bin/Xvfb'
const READY_LIMIT_MS = 30_000
/** The key of an element in the protocol. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

export const requireWebKit = () => requireDebian('webkit2gtk-driver xvfb', [DRIVER, XVFB])

/** `args` of the browser, besides what the driver needs. */
export async function openWebKit(...args: string[]): Promise<Engine> {
  // -displayfd: the number of a display that is free.
  const xvfb = start(XVFB, ['-displayfd', '1', '-screen', '0', '1600x1200x24'])
  const display = await xvfb.printed(/^(\d+)$/)
  const port = await freePort()
  const driver = start(DRIVER, [`--port=${port}`], { DISPLAY: `:${display}`, GDK_BACKEND: 'x11' })
  await isReady(port)
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')
  const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation', ...args] } }
  const { sessionId } = await send<{ sessionId: string }>(port, 'POST', '/session', {
    capabilities: { alwaysMatch: options },
  })
  const post = <Value>(path: string, body: unknown = {}) =>
    send<Value>(port, 'POST', `/session/${sessionId}${path}`, body)
  const resize = (width: number, height: number) => post('/window/rect', { x: 0, y: 0, width, height })

  return {
    navigate: url => post('/url', { url }),
    back: () => post('/back'),
    call: (declaration, argument) =>
      post('/execute/sync', { script: `return (${declaration})(arguments[0])`, args: [argument] }),
    async perform(actions) {
      await post('/actions', { actions })
    },
    async chooseFiles(selector, paths) {
      const found = await post<{ [ELEMENT]: string }>('/element', { using: 'css selector', value: selector })
      await post(`/element/${found[ELEMENT]}/value`, { text: paths.join('\n') })
    },
    setCookie: ({ name, value }) => post('/cookie', { cookie: { name, value, httpOnly: true } }),
    async setViewport(width, height) {
      await resize(width, height)
      const frame = await post<number>('/execute/sync', {
        script: 'return outerHeight - innerHeight',
        args: [],
      })
      await resize(width, height + frame)
    },
    screenshot: async () =>
      Buffer.from(await send<string>(port, 'GET', `/session/${sessionId}/screenshot`), 'base64'),
    async close() {
      await send(port, 'DELETE', `/session/${sessionId}`)
      await driver.stop()
      await xvfb.stop()
    },
  }
}

/** It says nothing when it is ready. */
async function isReady(port: number): Promise<void> {
  for (const deadline = Date.now() + READY_LIMIT_MS; Date.now() < deadline; await sleep(50))
    if (await send(port, 'GET', '/status').catch(() => null)) return
  throw new Error(`${DRIVER} does not answer at port ${port}.`)
}

async function send<Value>(port: number, method: string, path: string, body?: unknown): Promise<Value> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const { value } = (await response.json()) as { value: Value & { message?: string } }
  if (!response.ok) throw new Error(`${path}: ${value?.message}`)
  return value
}
