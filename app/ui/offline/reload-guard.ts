// React Router reloads the document when the code of the next page cannot be loaded. Without network that would end on the
// browser's own error page: the reload is stopped, and the page stays.
import { isServerReady } from '#ui/hooks/is-server-ready.ts'

let isAllowed = false
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
    void isServerReady().then(isReady => {
      // The code is gone for another reason, such as a new version of the site.
      if (isReady) return reloadDocument()
      for (const listener of listeners) listener()
    })
  })
}
