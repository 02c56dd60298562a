// Public pages for guests: rendered and compressed once, shared until something public changes, and shown as they were for a
// while when the database cannot be reached.
//
// request → key (cache-key.ts) → store (page-store.ts) → response (cached-page.ts). A miss passes on to Hono, where
// `storeMiss` renders the page and stores it.
import { randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'
import type { Context, MiddlewareHandler, Next } from 'hono'
import type { Log } from '#app/services.ts'
import type { CountDemand } from '#server/http/count-demand.ts'
import { chosenEncoding } from '#server/http/encoding.ts'
import type { HttpEnv } from '#server/http/http-env.ts'
import type { PgListener } from '#server/live/pg-listener.ts'
import { cacheKeyOf, isCacheablePath } from '#server/page-cache/cache-key.ts'
import { answerFrom, type CachedPage, cachedPageFrom } from '#server/page-cache/cached-page.ts'
import { createPageStore, type PageStoreLimits } from '#server/page-cache/page-store.ts'

const OUTAGE_STATUS = 503
/** In an outage the database is asked again at most this often for pages that are kept. */
const OUTAGE_RETRY_MS = 1_000
/** A log line costs about as much as answering from the cache, so hits are counted and logged together. */
const LOG_EVERY_MS = 10_000

export interface PageCacheOptions {
  readonly listener: PgListener
  readonly log: Log
  readonly publicOrigin: string | undefined
  readonly countDemand?: CountDemand | undefined
  readonly limits?: Partial<PageStoreLimits>
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

interface Rendering {
  readonly revision: number
  /** Null if the page must not be shared. */
  readonly page: Promise<CachedPage | null>
}

export function createPageCache(options: PageCacheOptions): PageCache {
  const { listener, log, publicOrigin, countDemand, limits = {} } = options
  const store = createPageStore(listener, limits)
  const renderings = new Map<string, Rendering>()
  let lastOutage = Number.NEGATIVE_INFINITY
  let hits = 0
  let misses = 0
  let loggedHits = 0

  const inFrontOf: PageCache['inFrontOf'] = next => (request, response) => {
    const key = cacheKeyOf(request, publicOrigin)
    const page = key === null ? undefined : store.findCurrent(key)
    if (!page) return next(request, response)
    hits++
    if (page.demand) countDemand?.(request, page.demand)
    const { status, headers, body } = answerFrom(page, request.headers['if-none-match'])
    response.writeHead(status, { ...headers, 'x-request-id': randomUUID() })
    // node:http sends no body to HEAD.
    response.end(body)
  }

  const storeMiss: PageCache['storeMiss'] = async (c, next) => {
    const { incoming } = c.env
    const key = cacheKeyOf(incoming, publicOrigin)
    if (key === null || !isCacheablePath(incoming.url ?? '')) return next()
    misses++
    const kept = store.findKept(key)
    const isListening = listener.isListening()
    const isRecentOutage = performance.now() - lastOutage < OUTAGE_RETRY_MS
    if (kept && isRecentOutage && !isListening) return respond(c, kept)
    if (isListening) {
      await renderOnce(key, c, next)
    } else {
      c.set('isForGuests', true)
      await next()
    }
    if (c.res.status !== OUTAGE_STATUS) return
    lastOutage = performance.now()
    if (kept) respond(c, kept)
  }

  /** Simultaneous requests for a page share one rendering, unless something has changed since it began. */
  async function renderOnce(key: string, c: Context<HttpEnv>, next: Next): Promise<void> {
    const pending = renderings.get(key)
    const isShared = pending?.revision === store.revision()
    const page = await (isShared ? pending.page : renderAndStore(key, c, next))
    if (page) respond(c, page)
    else if (isShared) await next()
  }

  async function renderAndStore(key: string, c: Context<HttpEnv>, next: Next): Promise<CachedPage | null> {
    const rendering: Rendering = { revision: store.revision(), page: renderForGuests(c, next) }
    renderings.set(key, rendering)
    try {
      const page = await rendering.page
      if (page) store.save(key, page, rendering.revision)
      return page
    } finally {
      if (renderings.get(key) === rendering) renderings.delete(key)
    }
  }

  function logHits(): void {
    const served = hits - loggedHits
    loggedHits = hits
    if (served > 0) log.info({ served, everyMs: LOG_EVERY_MS, cached: store.size() }, 'cached pages served')
  }
  const logTimer = setInterval(logHits, LOG_EVERY_MS).unref()

  return {
    inFrontOf,
    storeMiss,
    figures: () => ({ hits, misses, ...store.size() }),
    close() {
      clearInterval(logTimer)
      store.close()
      logHits()
    },
  }
}

/** Lets the rest of the chain answer a request that has no cookie or other header of the client. */
async function renderForGuests(c: Context<HttpEnv>, next: Next): Promise<CachedPage | null> {
  const { incoming } = c.env
  const original = c.req.raw
  c.set('isForGuests', true)
  const encoding = chosenEncoding(incoming.headers['accept-encoding'] as string | undefined)
  c.req.raw = new Request(c.get('origin') + incoming.url, {
    headers: { accept: 'text/html', 'accept-encoding': encoding },
  })
  try {
    await next()
  } finally {
    c.req.raw = original
    c.set('isForGuests', false)
  }
  return cachedPageFrom(c.res, c.get('sentBytes'), c.get('demand'))
}

function respond(c: Context<HttpEnv>, page: CachedPage): void {
  c.set('demand', page.demand)
  // Hono copies the headers of the response that is replaced, unless it is removed first.
  c.res = undefined
  const { status, headers, body } = answerFrom(page, c.env.incoming.headers['if-none-match'])
  c.res = new Response(body, { status, headers })
}
