// The cached pages in memory. PostgreSQL notifies what changes:
// - 'hours' (somebody was booked): stored pages are out of date, but are kept for an outage of the database;
// - 'public', or null when notifications were missed: somebody may have been hidden, so no earlier page is shown again.
import { LRUCache } from 'lru-cache'
import type { PgListener } from '#server/live/pg-listener.ts'
import type { CachedPage } from '#server/page-cache/cached-page.ts'

const MAX_BYTES = 64 * 1024 * 1024
/** Free hours depend on the clock, so pages expire even when nothing changes. */
const TTL_MS = 30_000
/** How long a page is kept for an outage of the database, such as a failover. */
const KEPT_FOR_OUTAGE_MS = 10 * 60_000
/** Key, headers and bookkeeping of an entry. */
const OVERHEAD_BYTES = 2_000
/** No single page may evict more than this part of the others. */
const MAX_ENTRY_FRACTION = 1 / 8

export interface PageStoreLimits {
  readonly maxBytes: number
  readonly ttlMs: number
}

export interface PageStore {
  /** Increases with every change. A page has the revision at which its rendering began. */
  revision(): number
  /** A page that shows every change. Undefined while notifications may be missed, too. */
  findCurrent(key: string): CachedPage | undefined
  /** A page that may be out of date, for an outage. */
  findKept(key: string): CachedPage | undefined
  /** Does nothing if the page must not be shown again, or if a later one is stored. */
  save(key: string, page: CachedPage, revision: number): void
  size(): { readonly pages: number; readonly bytes: number }
  close(): void
}

interface Entry {
  readonly page: CachedPage
  readonly revision: number
  readonly savedAt: number
}

export function createPageStore(listener: PgListener, limits: Partial<PageStoreLimits>): PageStore {
  const { maxBytes = MAX_BYTES, ttlMs = TTL_MS } = limits
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes * MAX_ENTRY_FRACTION,
    sizeCalculation: ({ page }) => page.body.length + OVERHEAD_BYTES,
    ttl: KEPT_FOR_OUTAGE_MS,
  })
  let revision = 0
  let purgedRevision = 0
  const unsubscribe = listener.subscribe(topic => {
    if (topic !== 'hours' && topic !== 'public' && topic !== null) return
    revision++
    if (topic === 'hours') return
    purgedRevision = revision
    entries.clear()
  })

  return {
    revision: () => revision,
    findCurrent(key) {
      const entry = listener.isListening() ? entries.get(key) : undefined
      const isCurrent = entry?.revision === revision && performance.now() - entry.savedAt < ttlMs
      return isCurrent ? entry.page : undefined
    },
    findKept: key => entries.get(key)?.page,
    save(key, page, pageRevision) {
      if (pageRevision < purgedRevision || !listener.isListening()) return
      const stored = entries.get(key)
      if (stored && stored.revision > pageRevision) return
      entries.set(key, { page, revision: pageRevision, savedAt: performance.now() })
    },
    size: () => ({ pages: entries.size, bytes: entries.calculatedSize }),
    close: unsubscribe,
  }
}
