import { OPERATION_WINDOW_MS } from '#platform/domain/retry-windows.ts'
import { showToast } from '#platform/ui/basics/toasts.ts'
import { retryDelayMs } from '#platform/ui/live/backoff.ts'
import { tellWorkerSignedOut } from '#platform/ui/offline/use-service-worker.ts'

/**
 * D49: only the server can delete the session cookie. What this device stores of the person goes at once; the request is
 * repeated for two minutes (section 9) and each time the network returns, and then the page is left.
 */
export async function retrySignOut(): Promise<null> {
  tellWorkerSignedOut()
  showToast('Sin conexión. Cerramos tu sesión apenas vuelva.')
  while (!(await signedOutWithin(OPERATION_WINDOW_MS))) {
    showToast('Sigues sin conexión y tu sesión sigue abierta. La cerramos cuando vuelva la señal.')
    await new Promise(resolve => addEventListener('online', resolve, { once: true }))
  }
  location.replace('/')
  return null
}

async function signedOutWithin(windowMs: number): Promise<boolean> {
  const until = performance.now() + windowMs
  for (let failures = 0; performance.now() < until; failures++) {
    if (await isSignedOut()) return true
    await new Promise(resolve => setTimeout(resolve, retryDelayMs(failures, Math.random())))
  }
  return false
}

function isSignedOut(): Promise<boolean> {
  return fetch('/auth/logout', { method: 'POST', redirect: 'manual' }).then(
    ({ type }) => type === 'opaqueredirect',
    () => false,
  )
}
