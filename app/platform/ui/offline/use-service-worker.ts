import { useEffect } from 'react'
import type { WorkerMessage } from '#platform/domain/offline.ts'

/** Registers the service worker once the page has loaded. For guests it keeps nothing but answers without network. */
export function useServiceWorker(): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    if (document.readyState === 'complete') return void register()
    addEventListener('load', register, { once: true })
    return () => removeEventListener('load', register)
  }, [])
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ type: 'visited', path: location.pathname } satisfies WorkerMessage)
  } catch {
    // Private windows of some browsers refuse it: the site works without.
  }
}

/** For pages on which nobody is signed in. */
export function tellWorkerSignedOut(): void {
  navigator.serviceWorker?.controller?.postMessage({ type: 'signed-out' } satisfies WorkerMessage)
}
