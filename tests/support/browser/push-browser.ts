// Push messages in the headless shell of Chromium, which reaches no push service and shows no notification.
import type { BrowserContext, Page, Worker } from '@playwright/test'
import type { PushMessage } from '#platform/domain/web-push.ts'
import type { PushTestDevice } from '#tests/support/servers/push-server.ts'

/** Subscribes this browser at the push server of the tests. Permission is given when it is asked for. */
export async function subscribeAt(
  context: BrowserContext,
  { endpoint, p256dh, auth }: PushTestDevice,
): Promise<void> {
  await context.addInitScript(
    json => {
      const isOn = () => localStorage.getItem('test-push') === 'on'
      const subscription = {
        endpoint: json.endpoint,
        toJSON: () => json,
        async unsubscribe() {
          localStorage.removeItem('test-push')
        },
      }
      Object.defineProperty(Notification, 'permission', {
        get: () => localStorage.getItem('test-permission') ?? 'default',
      })
      Object.assign(Notification, {
        async requestPermission() {
          localStorage.setItem('test-permission', 'granted')
          return 'granted'
        },
      })
      Object.assign(PushManager.prototype, {
        getSubscription: async () => (isOn() ? subscription : null),
        async subscribe({ applicationServerKey }: PushSubscriptionOptionsInit) {
          if (String(applicationServerKey).length !== 87) throw new Error('no application server key')
          localStorage.setItem('test-push', 'on')
          return subscription
        },
      })
    },
    { endpoint, keys: { p256dh, auth } },
  )
}

/** Delivers a message to the worker through the DevTools protocol. Returns what the worker showed. */
export async function deliverPush(page: Page, worker: Worker, message: PushMessage) {
  await worker.evaluate(() => {
    Object.assign(ServiceWorkerRegistration.prototype, {
      async showNotification(title: string, options: object) {
        Object.assign(globalThis, { shown: { title, ...options } })
      },
    })
  })
  const { cdp, registrationId } = await registrationOf(page)
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId,
    data: JSON.stringify(message),
  })
  return () => worker.evaluate(() => (globalThis as { shown?: object }).shown)
}

/** Background Sync, as the browser does it when the signal returns: the worker is woken with no page of the site open. */
export async function deliverSync(blank: Page, origin: string): Promise<void> {
  const { cdp, registrationId } = await registrationOf(blank)
  await cdp.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId,
    tag: 'unsent',
    lastChance: true,
  })
}

async function registrationOf(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  const registrationId = new Promise<string>(resolve =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    }),
  )
  await cdp.send('ServiceWorker.enable')
  return { cdp, registrationId: await registrationId }
}

/** The paths of everything that the service worker stored on this device. */
export function storedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
}
