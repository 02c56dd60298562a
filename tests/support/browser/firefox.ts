// Debian's Firefox, driven by WebDriver BiDi.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Engine, requireDebian, start } from '#tests/support/browser/engine.ts'

const FIREFOX = '/usr/bin/firefox-esr'

/** Without a page to open, the focus stays in the address bar and pages hear no focus events. */
const FIRST_PAGE = 'data:text/html,'
/** Overlay scroll bars, as on a phone. */
const PREFERENCES = `
user_pref('intl.accept_languages', 'es-CO, es');
user_pref('ui.useOverlayScrollbars', 1);
`

/** A reply of a node or of a text; the rest of the protocol's values is not asked for. */
interface RemoteValue {
  readonly result?: { readonly value?: string; readonly sharedId?: string }
  readonly exceptionDetails?: { readonly text: string }
}

export const requireFirefox = () => requireDebian('firefox-esr', [FIREFOX])

export async function openFirefox(): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'tecniya-firefox-'))
  await writeFile(join(profile, 'user.js'), PREFERENCES)
  const options = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const firefox = start(FIREFOX, [...options, FIRST_PAGE])
  const address = await firefox.printed(/^WebDriver BiDi listening on (\S+)$/)
  const { send, close } = await connect(`${address}/session`)
  await send('session.new', { capabilities: {} })
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = contexts[0]?.context
  const target = { context }

  async function evaluate(functionDeclaration: string, argument: string) {
    const { result, exceptionDetails } = await send<RemoteValue>('script.callFunction', {
      functionDeclaration,
      arguments: [{ type: 'string', value: argument }],
      awaitPromise: true,
      target,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return result
  }

  return {
    navigate: async url => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    back: async () => void (await send('browsingContext.traverseHistory', { context, delta: -1 })),
    call: async (declaration, argument) => (await evaluate(declaration, argument))?.value ?? '',
    perform: async actions => void (await send('input.performActions', { context, actions })),
    async chooseFiles(selector, files) {
      const element = await evaluate('selector => document.querySelector(selector)', selector)
      await send('input.setFiles', { context, element: { sharedId: element?.sharedId }, files })
    },
    async setCookie({ name, value }) {
      const cookie = { name, value: { type: 'string', value }, domain: 'localhost', httpOnly: true }
      await send('storage.setCookie', { cookie })
    },
    setViewport: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    async screenshot() {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    async close() {
      close()
      await firefox.stop()
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

interface Reply {
  readonly id?: number
  readonly type: string
  readonly result?: unknown
  readonly message?: string
}

async function connect(url: string) {
  const socket = new WebSocket(url)
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  socket.addEventListener('message', ({ data }) => {
    const reply: Reply = JSON.parse(String(data))
    const call = waiting.get(reply.id ?? 0)
    if (reply.type === 'error') call?.reject(new Error(reply.message))
    else call?.resolve(reply.result)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  function send<Result>(method: string, params: unknown): Promise<Result> {
    const id = waiting.size + 1
    const call = Promise.withResolvers<unknown>()
    waiting.set(id, call)
    socket.send(JSON.stringify({ id, method, params }))
    return call.promise as Promise<Result>
  }
  return { send, close: () => socket.close() }
}
