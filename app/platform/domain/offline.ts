// What the service worker and the pages must agree on.

/** Lists that can be read without network, as they were last seen; and each page of theirs that was seen, by its number. */
export const OFFLINE_LISTS = ['/agenda', '/mis-reservas'] as const
export type OfflineList = (typeof OFFLINE_LISTS)[number]

export function isOfflinePage(pathname: string): boolean {
  const list = OFFLINE_LISTS.find(each => pathname.startsWith(each))
  return list !== undefined && /^(?:\/\d{1,15})?$/.test(pathname.slice(list.length))
}

/** Set on <html> by the service worker when it answers with a cached page: when that page was seen (ISO 8601). */
export const SEEN_AT_ATTRIBUTE = 'data-seen-at'

/** Messages from pages to the service worker. */
export type WorkerMessage =
  /** The page was visited before the worker controlled it. */
  | { readonly type: 'visited'; readonly path: string }
  /** Nobody is signed in any more: nothing of that person may stay on this device. */
  | { readonly type: 'signed-out' }
