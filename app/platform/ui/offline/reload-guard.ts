// React Router reloads the document when the code of the next page cannot be loaded. Without network that would end on the
// browser's own error page: the reload is stopped, and the page stays.
import { isServerReady } from '#platform/ui/hooks/is-server-ready.ts'

const ONE_NAVIGATION_MS = 1_000

let isAllowed = false
let isHandling = false
const listeners = new Set<() => void>()

export function reloadDocument(): void {
  isAllowed = true
  location.reload()
}

/** Calls back when a reload was stopped; returns how to stop. */
export function onStoppedReload(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function guardReloads(): void {
  // Not every browser has the Navigation API.
  const { navigation } = window as { navigation?: Navigation }
  navigation?.addEventListener('navigate', event => {
    const { navigationType, userInitiated, cancelable } = event
    if (navigationType !== 'reload' || userInitiated || isAllowed || !cancelable) return
    event.preventDefault()
    // Every module of the page that cannot be loaded asks for a reload.
    if (isHandling) return
    isHandling = true
    setTimeout(() => {
      isHandling = false
    }, ONE_NAVIGATION_MS)
    void isServerReady().then(isReady => {
      // The code is gone for another reason, such as a new version of the site.
      if (isReady) return reloadDocument()
      for (const listener of listeners) listener()
    })
  })
}
