import { afterEach } from 'vitest'
import type { Pages } from '#server/http/pages.ts'
import type { PgListener } from '#server/live/pg-listener.ts'
import {
  type PageCacheInstance,
  type PageCacheInstanceOptions,
  startPageCacheInstance,
} from '#tests/support/program/page-cache-instance.ts'

/** The Accept-Encoding of browsers. */
export const BR = { 'accept-encoding': 'gzip, deflate, br, zstd' }

type Override = (path: string) => { status?: number; headers?: Record<string, string>; body?: string }

/** Pages that number their renderings and print the request headers that reached them. */
function countedPages(override: Override) {
  const rendered: string[] = []
  const gate = { wait: Promise.resolve() }
  const pages: Pages = async (request, { contentSecurityPolicy, onDemand }) => {
    const { pathname, search } = new URL(request.url)
    onDemand?.({ facts: ['search'], trade: null, city: pathname + search, area: null, words: null })
    rendered.push(pathname + search)
    const rendering = rendered.length
    await gate.wait
    const { status = 200, headers = {}, body = '' } = override(pathname)
    const received = [...request.headers].map(String).join(' ')
    return new Response(
      `<!doctype html><p>rendering ${rendering} ${pathname}${search}</p><p>${received}</p>${body}${'<li>técnico</li>'.repeat(60)}`,
      {
        status,
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': contentSecurityPolicy({ scripts: [`sha256-of-rendering-${rendering}`] }),
          ...headers,
        },
      },
    )
  }
  /** Renderings wait until the returned function is called. */
  const pause = () => {
    let resume = () => {}
    gate.wait = new Promise(resolve => {
      resume = resolve
    })
    return () => resume()
  }
  return { pages, rendered, pause }
}

/** A listener whose notifications and connection are driven by the test. */
function fakeListener() {
  const subscribers = new Set<(topic: string | null) => void>()
  const connection = { listening: true }
  const listener: PgListener = {
    subscribe(subscriber) {
      subscribers.add(subscriber)
      return () => subscribers.delete(subscriber)
    },
    isListening: () => connection.listening,
    stop: async () => {},
  }
  const notify = (topic: string | null = 'public') => {
    for (const subscriber of subscribers) subscriber(topic)
  }
  return { listener, connection, notify }
}

const open: PageCacheInstance[] = []
afterEach(async () => {
  for (const instance of open.splice(0)) await instance.close()
})

/** An instance around counted pages, closed after the test. */
export async function startCountedPages({
  override = () => ({}),
  ...options
}: Partial<PageCacheInstanceOptions> & { override?: Override } = {}) {
  const counted = countedPages(override)
  const { listener, connection, notify } = fakeListener()
  const instance = await startPageCacheInstance({ pages: counted.pages, listener, ...options })
  open.push(instance)
  return { ...counted, ...instance, connection, notify }
}
