// Push messages (app/platform/domain/web-push.ts) as notifications.
/// <reference lib="webworker" />
import type { PushMessage } from '#platform/domain/web-push.ts'

declare const self: ServiceWorkerGlobalScope

export async function showMessage({ title, body, url, tag, answers = [] }: PushMessage): Promise<void> {
  await self.registration.showNotification(title, {
    body,
    tag,
    // Sounds again when it replaces one with the same tag.
    renotify: true,
    icon: '/icons/icon-192.png',
    lang: 'es-CO',
    actions: answers.map(answer => ({ action: answer.url, title: answer.title })),
    data: { url },
  } as NotificationOptions)
}

/** Shows the page of a notification: in a window that has it open, or in another one of ours, or in a new one. */
export async function openPage(path: string): Promise<void> {
  const url = new URL(path, self.location.origin)
  const windows = await self.clients.matchAll({ type: 'window' })
  const open = windows.find(client => new URL(client.url).pathname === url.pathname) ?? windows[0]
  if (!open) return void (await self.clients.openWindow(url))
  await open.focus()
  await open.navigate(url)
}

/** The browser replaced the subscription: the server gets the new one. */
export async function resubscribe(old: PushSubscription | null): Promise<void> {
  const subscription = await self.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: old?.options.applicationServerKey ?? null,
  })
  const { endpoint, keys } = subscription.toJSON()
  await fetch('/avisos', { method: 'POST', body: new URLSearchParams({ endpoint: endpoint ?? '', ...keys }) })
}

export async function unsubscribe(): Promise<void> {
  const subscription = await self.registration.pushManager.getSubscription()
  await subscription?.unsubscribe()
}
