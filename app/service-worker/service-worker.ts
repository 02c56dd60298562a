// The service worker: push notifications, the lists and pages of visits without network, for every other page a page that says
// that there is none, and what was said without network, sent when it returns. server/build.ts bundles it into
// /sw.js. Pages come from the network first; requests that it does not handle are left to the browser.
/// <reference lib="webworker" />
import { isOfflinePage, type WorkerMessage } from '#platform/domain/offline.ts'
import { eraseUnsent, hasUnsent, sendUnsent } from '#platform/ui/offline/unsent-acts.ts'
import {
  cachePage,
  currentGeneration,
  erase,
  findCachedAsset,
  findCachedPage,
  findCachedPhoto,
  isFresh,
  isRefused,
  refreshPage,
} from '#service-worker/cached-pages.ts'
import { offlineFallback } from '#service-worker/offline-fallback.ts'
import { openPage, resubscribe, showMessage, unsubscribe } from '#service-worker/push.ts'

declare const self: ServiceWorkerGlobalScope

// Safe for pages that are open: they keep their scripts, and what is cached has the same form.
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', event => {
  // Navigations are requested while the worker still starts.
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]))
})

self.addEventListener('push', event => {
  if (event.data) event.waitUntil(showMessage(event.data.json()))
})
self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(openPage(event.action || event.notification.data.url))
})
self.addEventListener('pushsubscriptionchange', event => {
  event.waitUntil(
    resubscribe((event as unknown as { oldSubscription: PushSubscription | null }).oldSubscription),
  )
})

// Background Sync, where it exists: also when no page is open.
self.addEventListener('sync', (event: Event) => (event as ExtendableEvent).waitUntil(sendUnsent()))

self.addEventListener('message', event => {
  const message: WorkerMessage = event.data
  if (message.type === 'signed-out') return event.waitUntil(erasePersonalData())
  const { path } = message
  if (isOfflinePage(path) && !isFresh(path)) event.waitUntil(refreshPage(path).catch(ignore))
})

self.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin) return
  // Signing in, out, or resetting the password: whoever used this device before may be somebody else.
  if (request.method === 'POST' && mayChangePerson(pathname)) event.waitUntil(erasePersonalData())
  if (request.method === 'POST' && request.mode === 'navigate')
    return event.respondWith(fetch(request).catch(() => offlineFallback(request)))
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') return event.respondWith(navigate(event))
  if (pathname.startsWith('/assets/')) return event.respondWith(findAsset(request))
  if (request.destination === 'image' && isOfflinePage(pathOf(request.referrer)))
    return event.respondWith(findPhoto(request))
  const page = pathname.endsWith('.data') ? pathname.slice(0, -'.data'.length) : ''
  if (isOfflinePage(page)) event.respondWith(loadData(event, page))
})

/** Confirming an e-mail signs nobody in or out. */
function mayChangePerson(pathname: string): boolean {
  return pathname.startsWith('/auth/') && !/^\/auth\/confirmar(\.data)?$/.test(pathname)
}

async function erasePersonalData(): Promise<void> {
  await Promise.all([erase(), eraseUnsent(), unsubscribe().catch(ignore)])
}

async function navigate(event: FetchEvent): Promise<Response> {
  const { pathname, search } = new URL(event.request.url)
  const page = isOfflinePage(pathname) ? pathname : null
  const startedIn = currentGeneration()
  try {
    const preloaded: Response | undefined = await event.preloadResponse
    // Without network Firefox resolves the preload with an error instead of rejecting it.
    const response = preloaded && preloaded.type !== 'error' ? preloaded : await fetch(event.request)
    // With a query it may be another part of the conversation.
    if (page && (search === '' || isRefused(response)))
      cacheInBackground(event, cachePage(page, response.clone(), startedIn))
    cacheInBackground(event, sendWhatWaits())
    return response
  } catch {
    return (page && (await findCachedPage(page))) || offlineFallback(event.request)
  }
}

async function findAsset(request: Request): Promise<Response> {
  return (await findCachedAsset(request)) ?? fetch(request)
}

async function findPhoto(request: Request): Promise<Response> {
  return fetch(request).catch(async () => (await findCachedPhoto(request)) ?? Response.error())
}

/** The site was reached. */
async function sendWhatWaits(): Promise<void> {
  if (await hasUnsent()) await sendUnsent()
}

const pathOf = (url: string) => (URL.canParse(url) ? new URL(url).pathname : '')

/** React Router's data request of a cached page. Without network the cached document is opened instead. */
async function loadData(event: FetchEvent, page: string): Promise<Response> {
  const { request, clientId } = event
  try {
    const response = await fetch(request)
    if (isRefused(response)) cacheInBackground(event, erase())
    else if (response.ok) cacheInBackground(event, refreshPage(page))
    return response
  } catch (error) {
    // A revalidation of the page that is open may fail: what it shows is newer than what is cached.
    const isRevalidation = pathOf(request.referrer) === page
    const client = await self.clients.get(clientId)
    if (isRevalidation || !(client instanceof WindowClient) || !(await findCachedPage(page))) throw error
    await client.navigate(page)
    throw error
  }
}

/** What could not be stored is not worth failing for: the page itself was answered. */
function cacheInBackground(event: FetchEvent, work: Promise<void>): void {
  event.waitUntil(work.catch(ignore))
}

function ignore(): void {}
