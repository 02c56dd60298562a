import { afterEach } from 'vitest'
import type { Pages } from '#server/http/pages.ts'
import type { PgListener } from '#server/live/pg-listener.ts'
import { type WarmInstance, type WarmInstanceOptions, warmInstance } from '#tests/support/warm-instance.ts'

/** What browsers say. */
export const BR = { 'accept-encoding': 'gzip, deflate, br, zstd' }

type Change = (path: string) => { status?: number; headers?: Record<string, string>; body?: string }

/** Pages that count how often they are rendered and say what they could see of who asked. */
function countingPages(change: Change) {
  const rendered: string[] = []
  const gate = { wait: Promise.resolve() }
  const pages: Pages = async (request, { nonce }) => {
    const { pathname, search } = new URL(request.url)
    rendered.push(pathname + search)
    const turn = rendered.length
    await gate.wait
    const { status = 200, headers = {}, body = '' } = change(pathname)
    const script = `<script nonce="${nonce}">let a = 1</script>`
    const seen = [...request.headers].map(String).join(' ')
    return new Response(
      `<!doctype html>${script}<p>turn ${turn} ${pathname}${search}</p><p>${seen}</p>${body}${`<li>técnico</li>${script}`.repeat(30)}`,
      { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } },
    )
  }
  /** Renderings wait until the returned function is called. */
  const hold = () => {
    let go = () => {}
    gate.wait = new Promise(resolve => {
      go = resolve
    })
    return () => go()
  }
  return { pages, rendered, hold }
}

/** How often the nonce stands in such a page. */
export const SCRIPTS = 31

/** A listener that hears what the test says. */
function handHub() {
  const subscribers = new Set<(topic: string | null) => void>()
  const state = { listening: true }
  const listener: PgListener = {
    subscribe(subscriber) {
      subscribers.add(subscriber)
      return () => subscribers.delete(subscriber)
    },
    isListening: () => state.listening,
    stop: async () => {},
  }
  const tell = () => {
    for (const subscriber of subscribers) subscriber('public')
  }
  return { listener, state, tell }
}

const open: WarmInstance[] = []
afterEach(async () => {
  for (const instance of open.splice(0)) await instance.close()
})

/** An instance around counting pages, closed after the test. */
export async function startWarm({
  change = () => ({}),
  ...options
}: Partial<WarmInstanceOptions> & { change?: Change } = {}) {
  const counting = countingPages(change)
  const { listener, state, tell } = handHub()
  const instance = await warmInstance({ pages: counting.pages, listener, ...options })
  open.push(instance)
  return { ...counting, ...instance, state, tell }
}
