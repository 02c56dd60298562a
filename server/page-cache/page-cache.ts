// Public pages for guests: rendered and compressed once, shared until something public changes, and shown as they were for a
// while when the database cannot be reached.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import type { Log } from '#app/services.ts'
import { isGuest } from '#server/http/cache-control.ts'
import { chosenEncoding } from '#server/http/encoding.ts'
import type { HttpEnv } from '#server/http/http-env.ts'
import type { PgListener } from '#server/live/pg-listener.ts'
import { isCacheablePath } from '#server/page-cache/cacheable-path.ts'
import { answerFrom, type CachedPage } from '#server/page-cache/cached-page.ts'
import { renderForGuests } from '#server/page-cache/render-for-guests.ts'

const MAX_BYTES = 64 * 1024 * 1024
/** Free hours depend on the clock, so pages expire even when nothing changes. */
const TTL_MS = 30_000
/** How long a page is kept for an outage of the database, such as a failover. */
const KEPT_FOR_OUTAGE_MS = 10 * 60_000
/** In an outage the database is asked again at most this often for pages that are kept. */
const OUTAGE_RETRY_MS = 1_000
const OUTAGE_STATUS = 503
/** Key, headers and bookkeeping of an entry. */
const OVERHEAD_BYTES = 2_000
/** No single page may evict more than this part of the others. */
const MAX_ENTRY_FRACTION = 1 / 8
/** A log line costs about as much as answering from the cache, so hits are counted and logged together. */
const LOG_EVERY_MS = 10_000

export interface PageCacheLimits {
  readonly maxBytes: number
  readonly ttlMs: number
}

export interface PageCacheOptions {
  readonly listener: PgListener
  readonly log: Log
  readonly publicOrigin: string | undefined
  readonly limits?: Partial<PageCacheLimits>
}

export interface PageCache {
  /** Answers hits and passes other requests on. Through Hono's middleware a hit would cost a third more. */
  inFrontOf(listener: RequestListener): RequestListener
  /** Stores what the rest of the chain answers. After the request has its id and origin, before everything else. */
  readonly storeMiss: MiddlewareHandler<HttpEnv>
  readonly figures: () => PageCacheFigures
  close(): void
}

export interface PageCacheFigures {
  /** Since the start. */
  readonly hits: number
  readonly misses: number
  readonly pages: number
  readonly bytes: number
}

interface Entry {
  readonly page: CachedPage
  readonly generation: number
  readonly storedAt: number
}

export function createPageCache({ listener, log, publicOrigin, limits = {} }: PageCacheOptions): PageCache {
  const maxSize = limits.maxBytes ?? MAX_BYTES
  const ttlMs = limits.ttlMs ?? TTL_MS
  const pages = new LRUCache<string, Entry>({
    maxSize,
    maxEntrySize: maxSize * MAX_ENTRY_FRACTION,
    sizeCalculation: ({ page }) => page.body.length + OVERHEAD_BYTES,
    ttl: KEPT_FOR_OUTAGE_MS,
  })
  /** Increases with every change of free hours: pages of an earlier generation are for outages only. */
  let generation = 0
  /** Increases with every change that may hide somebody: what was rendered before is not stored. */
  let epoch = 0
  let lastOutage = Number.NEGATIVE_INFINITY
  const renderings = new Map<string, Promise<CachedPage | null>>()
  const unsubscribe = listener.subscribe(topic => {
    if (topic !== 'public' && topic !== 'hours' && topic !== null) return
    generation++
    // Nobody joins a rendering that began before the change.
    renderings.clear()
    if (topic === 'hours') return
    // Somebody may have been hidden: that page must not come back in an outage.
    epoch++
    pages.clear()
  })

  let served = 0
  let hits = 0
  let misses = 0
  const logHits = () => {
    const cached = { pages: pages.size, bytes: pages.calculatedSize }
    if (served > 0) log.info({ served, everyMs: LOG_EVERY_MS, cached }, 'cached pages served')
    served = 0
  }
  const logTimer = setInterval(logHits, LOG_EVERY_MS).unref()

  /** Null for requests that the cache does not answer. */
  function findKey({ method, url = '', headers }: IncomingMessage): string | null {
    if (method !== 'GET' && method !== 'HEAD') return null
    if (!isGuest(headers.cookie)) return null
    const encoding = chosenEncoding(headers['accept-encoding'] as string | undefined)
    // Without a public origin the page contains the Host header, which clients can invent. The URL has no spaces, so
    // no Host can make one key look like another.
    return publicOrigin === undefined ? `${encoding} ${url} ${headers.host}` : `${encoding} ${url}`
  }

  /** Undefined while changes may be missed, too. */
  function findCurrent(key: string | null): CachedPage | undefined {
    const entry = key === null || !listener.isListening() ? undefined : pages.get(key)
    const isCurrent = entry?.generation === generation && performance.now() - entry.storedAt < ttlMs
    return isCurrent ? entry.page : undefined
  }

  const inFrontOf: PageCache['inFrontOf'] = listener => (request, response) => {
    const page = findCurrent(findKey(request))
    if (!page) return listener(request, response)
    served++
    hits++
    const { status, headers, body } = answerFrom(page, request.headers['if-none-match'])
    response.writeHead(status, { ...headers, 'x-request-id': randomUUID() })
    // node:http sends no body to HEAD.
    response.end(body)
  }

  const storeMiss: PageCache['storeMiss'] = async (c, next) => {
    const { incoming } = c.env
    const key = findKey(incoming)
    if (key === null || !isCacheablePath(incoming.url ?? '')) return next()
    misses++
    const kept = pages.get(key)?.page
    const isRecentOutage = performance.now() - lastOutage < OUTAGE_RETRY_MS
    if (kept && isRecentOutage && !listener.isListening()) return answer(c, kept)
    if (listener.isListening()) await renderOrJoin(key, c, next)
    else await next()
    if (c.res.status !== OUTAGE_STATUS) return
    lastOutage = performance.now()
    if (kept) answer(c, kept)
  }

  async function renderOrJoin(key: string, c: Context<HttpEnv>, next: () => Promise<void>): Promise<void> {
    const rendering = renderings.get(key)
    const page = await (rendering ?? render(key, c, next))
    if (page) answer(c, page)
    else if (rendering) await next()
  }

  function answer(c: Context<HttpEnv>, page: CachedPage): void {
    // Hono copies the headers of the response that is replaced, unless it is removed first.
    c.res = undefined
    const { status, headers, body } = answerFrom(page, c.env.incoming.headers['if-none-match'])
    c.res = new Response(body, { status, headers })
  }

  async function render(key: string, c: Context<HttpEnv>, next: () => Promise<void>) {
    const begun = { epoch, generation }
    const rendering = renderForGuests(c, next)
    renderings.set(key, rendering)
    try {
      const page = await rendering
      if (page && begun.epoch === epoch && listener.isListening())
        storePage(key, { page, generation: begun.generation, storedAt: performance.now() })
      return page
    } finally {
      if (renderings.get(key) === rendering) renderings.delete(key)
    }
  }

  function storePage(key: string, entry: Entry): void {
    const stored = pages.get(key)
    if (!stored || stored.generation <= entry.generation) pages.set(key, entry)
  }

  return {
    inFrontOf,
    storeMiss,
    figures: () => ({ hits, misses, pages: pages.size, bytes: pages.calculatedSize }),
    close() {
      clearInterval(logTimer)
      unsubscribe()
      logHits()
    },
  }
}
