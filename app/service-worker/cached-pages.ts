// Agenda and Mis reservas as last seen, with the files that they need. Nothing else of a signed-in person is stored.
import { BROWSER_STORAGE } from '#platform/domain/browser-storage.ts'
import { OFFLINE_PAGES, type OfflinePage, SEEN_AT_ATTRIBUTE } from '#platform/domain/offline.ts'

const PAGES = BROWSER_STORAGE.cachedPages.key
const ASSETS = BROWSER_STORAGE.cachedAssets.key
const SEEN_AT_HEADER = 'x-seen-at'
const REFRESH_INTERVAL_MS = 60_000
/** Without network nobody can say whether the session was ended elsewhere. */
const MAX_UNCHECKED_MS = 24 * 60 * 60_000

/** Incremented when everything is erased: a page that was requested before is not stored afterwards. */
let generation = 0
const lastRefreshes = new Map<OfflinePage, number>()
const scheduledRefreshes = new Map<OfflinePage, Promise<void>>()

/** Stores a page that was just fetched, or erases everything when the guard refused it. */
export async function cachePage(
  page: OfflinePage,
  response: Response,
  startedIn = generation,
): Promise<void> {
  if (isRefused(response)) return erase()
  if (!response.ok || response.redirected) return
  lastRefreshes.set(page, Date.now())
  const html = await response.text()
  const headers = new Headers(response.headers)
  // The body was decompressed.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  headers.set(SEEN_AT_HEADER, new Date().toISOString())
  const assets = await caches.open(ASSETS)
  for (const url of assetsIn(html)) if (!(await assets.match(url))) await assets.add(url)
  if (startedIn !== generation) return
  await (await caches.open(PAGES)).put(page, new Response(html, { headers }))
  if (startedIn !== generation) return erase()
  await deleteUnusedAssets()
}

export const currentGeneration = () => generation

/** True when the page was cached less than a minute ago. */
export function isFresh(page: OfflinePage): boolean {
  return Date.now() - (lastRefreshes.get(page) ?? 0) < REFRESH_INTERVAL_MS
}

/**
 * Fetches the document of a page whose data was just loaded by a script: at most once per minute, so the last change
 * is cached at the end of that minute.
 */
export function refreshPage(page: OfflinePage): Promise<void> {
  const scheduled = scheduledRefreshes.get(page)
  if (scheduled) return scheduled
  const delayMs = Math.max(0, (lastRefreshes.get(page) ?? 0) + REFRESH_INTERVAL_MS - Date.now())
  const refresh = refreshAfter(delayMs, page, generation)
  scheduledRefreshes.set(page, refresh)
  return refresh
}

async function refreshAfter(delayMs: number, page: OfflinePage, startedIn: number): Promise<void> {
  await new Promise(resolve => setTimeout(resolve, delayMs))
  scheduledRefreshes.delete(page)
  if (startedIn !== generation) return
  lastRefreshes.set(page, Date.now())
  await cachePage(page, await fetch(page, { redirect: 'manual' }), startedIn)
}

/**
 * Guards redirect whoever has no session or another role: documents by their status, data requests by status 202. The page
 * that follows says whether somebody is still signed in.
 */
export function isRefused({ type, status }: Response): boolean {
  return type === 'opaqueredirect' || status === 202 || status === 401
}

/** The page as last seen, marked with the moment; null when it is not cached. */
export async function findCachedPage(page: OfflinePage): Promise<Response | null> {
  const found = (await listCachedPages()).find(each => each.page === page)
  const cached = found && (await (await caches.open(PAGES)).match(page))
  if (!cached) return null
  const html = await cached.text()
  return new Response(html.replace('<html', `<html ${SEEN_AT_ATTRIBUTE}="${found.seenAt.toISOString()}"`), {
    headers: cached.headers,
  })
}

export interface CachedPage {
  readonly page: OfflinePage
  readonly seenAt: Date
}

/** None, and everything is erased, when the server last answered with one of them more than a day ago. */
export async function listCachedPages(): Promise<CachedPage[]> {
  const pages = await caches.open(PAGES)
  const found = await Promise.all(
    OFFLINE_PAGES.map(async page => {
      const seenAt = (await pages.match(page))?.headers.get(SEEN_AT_HEADER)
      return seenAt ? [{ page, seenAt: new Date(seenAt) }] : []
    }),
  )
  const cached = found.flat()
  // Absolute: the clock of the device may have been turned back.
  const isChecked = cached.some(({ seenAt }) => Math.abs(Date.now() - seenAt.getTime()) < MAX_UNCHECKED_MS)
  if (isChecked) return cached
  if (cached.length > 0) await erase()
  return []
}

export async function findCachedAsset(request: Request): Promise<Response | null> {
  return (await (await caches.open(ASSETS)).match(request, { ignoreVary: true })) ?? null
}

/** The font of the cached pages; an empty URL without any. */
export async function findCachedFont(): Promise<string> {
  const requests = await (await caches.open(ASSETS)).keys()
  return requests.find(({ url }) => url.endsWith('.woff2'))?.url ?? ''
}

export async function erase(): Promise<void> {
  generation++
  lastRefreshes.clear()
  scheduledRefreshes.clear()
  await Promise.all([caches.delete(PAGES), caches.delete(ASSETS)])
}

/** The style sheets, scripts, fonts and icons of our build. Photos are not cached. */
export function assetsIn(html: string): string[] {
  return [
    ...new Set(
      [...html.matchAll(/["'](\/assets\/[\w.-]+\.(?:js|css|woff2|svg))/g)].map(found => found[1] ?? ''),
    ),
  ]
}

async function deleteUnusedAssets(): Promise<void> {
  const pages = await caches.open(PAGES)
  const cached = await pages.matchAll()
  const used = new Set((await Promise.all(cached.map(page => page.text()))).flatMap(assetsIn))
  const assets = await caches.open(ASSETS)
  for (const request of await assets.keys())
    if (!used.has(new URL(request.url).pathname)) await assets.delete(request)
}
