// A page that is open loses its signal, and has it again. Only where the service worker keeps pages: elsewhere nothing could be
// opened or sent later, and each screen says that it failed in its own words (D48).
import { useSyncExternalStore } from 'react'
import { retryUntil } from '#platform/ui/live/retry.ts'
import { isServerReady } from '#platform/ui/live/server-ready.ts'
import { isOffline, setSeenAt } from '#platform/ui/offline/seen-at.ts'

let returns = 0
const listeners = new Set<() => void>()

/** Whether what is said without network can be kept. */
export const canKeep = () => Boolean(navigator.serviceWorker?.controller) && 'indexedDB' in globalThis

export function loseConnection(): void {
  if (!isOffline() && canKeep()) setSeenAt(new Date())
}

export function regainConnection(): void {
  returns++
  setSeenAt(null)
  for (const listener of listeners) listener()
}

/** After a request without an answer. True: there is no network, or the site is gone altogether. */
export async function checkConnection(): Promise<boolean> {
  if (!canKeep()) return false
  const isAnswered = await fetch('/readyz', { cache: 'no-store' }).then(
    () => true,
    () => false,
  )
  if (!isAnswered) loseConnection()
  return !isAnswered
}

/** Calls back once per absence, when the site answers again; returns how to stop. */
export function whenReachable(callback: () => void): () => void {
  let waiting = new AbortController()
  async function start() {
    waiting.abort()
    waiting = new AbortController()
    if (await retryUntil(isServerReady, { signal: waiting.signal })) callback()
  }
  void start()
  addEventListener('online', start)
  return () => {
    waiting.abort()
    removeEventListener('online', start)
  }
}

/** How often the signal has come back. */
export const countReturns = () => returns

export const useReturns = () =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    countReturns,
    () => 0,
  )
