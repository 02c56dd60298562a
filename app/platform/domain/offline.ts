// What the service worker and the pages must agree on.

/** The pages that can be read without network, as they were last seen. */
export const OFFLINE_PAGES = ['/agenda', '/mis-reservas'] as const
export type OfflinePage = (typeof OFFLINE_PAGES)[number]

export function offlinePageAt(pathname: string): OfflinePage | null {
  return OFFLINE_PAGES.find(page => page === pathname) ?? null
}

/** Set on <html> by the service worker when it answers with a cached page: when that page was seen (ISO 8601). */
export const SEEN_AT_ATTRIBUTE = 'data-seen-at'

/** Messages from pages to the service worker. */
export type WorkerMessage =
  /** The page was visited before the worker controlled it. */
  | { readonly type: 'visited'; readonly path: string }
  /** Nobody is signed in any more: nothing of that person may stay on this device. */
  | { readonly type: 'signed-out' }
