// The lists and the pages of visits as last seen, with the files and photos that they need. Nothing else of a signed-in person
// is stored.
import { BROWSER_STORAGE } from '#platform/domain/browser-storage.ts'
import { OFFLINE_LISTS, SEEN_AT_ATTRIBUTE } from '#platform/domain/offline.ts'

const PAGES = BROWSER_STORAGE.cachedPages.key
const ASSETS = BROWSER_STORAGE.cachedAssets.key
const PHOTOS = BROWSER_STORAGE.cachedPhotos.key
const SEEN_AT_HEADER = 'x-seen-at'
const REFRESH_INTERVAL_MS = 60_000
/** Without network nobody can say whether the session was ended elsewhere. */
const MAX_UNCHECKED_MS = 24 * 60 * 60_000
/** Besides the lists; the last ones that were seen. */
const VISITS_MAX = 20
/** Of one page. */
const PHOTOS_MAX = 24

/** Incremented when everything is erased: a page that was requested before is not stored afterwards. */
let generation = 0
const lastRefreshes = new Map<string, number>()
const scheduledRefreshes = new Map<string, Promise<void>>()

/** Stores a page that was just fetched, or erases everything when the guard refused it. */
export async function cachePage(page: string, response: Response, startedIn = generation): Promise<void> {
  if (isRefused(response)) return erase()
  if (response.status === 404 || response.status === 410)
    return void (await (await caches.open(PAGES)).delete(page))
  if (!response.ok || response.redirected) return
  lastRefreshes.set(page, Date.now())
  const html = await response.text()
  const headers = new Headers(response.headers)
  // The body was decompressed.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  headers.set(SEEN_AT_HEADER, new Date().toISOString())
  await addMissing(ASSETS, assetsIn(html))
  // A photo that is gone is not worth the page.
  await addMissing(PHOTOS, photosIn(html)).catch(() => {})
  if (startedIn !== generation) return
  await (await caches.open(PAGES)).put(page, new Response(html, { headers }))
  if (startedIn !== generation) return erase()
  await deleteOldVisits()
  await deleteUnused(ASSETS, assetsIn)
  await deleteUnused(PHOTOS, photosIn)
}

async function addMissing(name: string, urls: readonly string[]): Promise<void> {
  const cache = await caches.open(name)
  for (const url of urls) if (!(await cache.match(url))) await cache.add(url)
}

async function deleteOldVisits(): Promise<void> {
  const visits = (await listCachedPages()).filter(({ page }) => !OFFLINE_LISTS.some(list => list === page))
  const newestFirst = visits.toSorted((a, b) => b.seenAt.getTime() - a.seenAt.getTime())
  const pages = await caches.open(PAGES)
  for (const { page } of newestFirst.slice(VISITS_MAX)) await pages.delete(page)
}

export const currentGeneration = () => generation

/** True when the page was cached less than a minute ago. */
export function isFresh(page: string): boolean {
  return Date.now() - (lastRefreshes.get(page) ?? 0) < REFRESH_INTERVAL_MS
}

/**
 * Fetches the document of a page whose data was just loaded by a script: at most once per minute, so the last change
 * is cached at the end of that minute.
 */
export function refreshPage(page: string): Promise<void> {
  const scheduled = scheduledRefreshes.get(page)
  if (scheduled) return scheduled
  const delayMs = Math.max(0, (lastRefreshes.get(page) ?? 0) + REFRESH_INTERVAL_MS - Date.now())
  const refresh = refreshAfter(delayMs, page, generation)
  scheduledRefreshes.set(page, refresh)
  return refresh
}

async function refreshAfter(delayMs: number, page: string, startedIn: number): Promise<void> {
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
export async function findCachedPage(page: string): Promise<Response | null> {
  const found = (await listCachedPages()).find(each => each.page === page)
  const cached = found && (await (await caches.open(PAGES)).match(page))
  if (!cached) return null
  const html = await cached.text()
  return new Response(html.replace('<html', `<html ${SEEN_AT_ATTRIBUTE}="${found.seenAt.toISOString()}"`), {
    headers: cached.headers,
  })
}

export interface CachedPage {
  readonly page: string
  readonly seenAt: Date
}

/** None, and everything is erased, when the server last answered with one of them more than a day ago. */
export async function listCachedPages(): Promise<CachedPage[]> {
  const pages = await caches.open(PAGES)
  const found = await Promise.all(
    (await pages.keys()).map(async request => {
      const seenAt = (await pages.match(request))?.headers.get(SEEN_AT_HEADER)
      return seenAt ? [{ page: new URL(request.url).pathname, seenAt: new Date(seenAt) }] : []
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

export async function findCachedPhoto(request: Request): Promise<Response | undefined> {
  return (await caches.open(PHOTOS)).match(request, { ignoreVary: true })
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
  await Promise.all([caches.delete(PAGES), caches.delete(ASSETS), caches.delete(PHOTOS)])
}

/** The style sheets, scripts, fonts and icons of our build. */
export function assetsIn(html: string): string[] {
  return pathsIn(html, /["'](\/assets\/[\w.-]+\.(?:js|css|woff2|svg))/g)
}

/** The images of the page that are of this site, and the photos that open whole. */
export function photosIn(html: string): string[] {
  const shown = pathsIn(html, /<img\b[^>]*?\ssrc="(\/(?!\/|assets\/|icons\/)[^"]+)"/g)
  const opened = pathsIn(html, /<a\b[^>]*?\shref="(\/fotos\/[\w-]+)"/g)
  return [...shown, ...opened].slice(0, PHOTOS_MAX)
}

function pathsIn(html: string, pattern: RegExp): string[] {
  const paths = [...html.matchAll(pattern)].map(found => (found[1] ?? '').replaceAll('&amp;', '&'))
  return [...new Set(paths)]
}

/** Of what is stored, all that no stored page needs. */
async function deleteUnused(name: string, pathsOf: (html: string) => string[]): Promise<void> {
  const pages = await (await caches.open(PAGES)).matchAll()
  const used = new Set((await Promise.all(pages.map(page => page.text()))).flatMap(pathsOf))
  const cache = await caches.open(name)
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url)
    if (!used.has(pathname + search)) await cache.delete(request)
  }
}
