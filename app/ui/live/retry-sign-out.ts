import { showToast } from '#ui/basics/toasts.ts'
import { retryDelayMs } from '#ui/live/backoff.ts'

/** Only the server can delete the session cookie: asks again until the request arrives, then leaves the page. */
export async function retrySignOut(): Promise<null> {
  showToast('Sin conexión. Cerramos tu sesión apenas vuelva.')
  for (let failures = 0; !(await isSignedOut()); failures++)
    await new Promise(resolve => setTimeout(resolve, retryDelayMs(failures, Math.random())))
  location.replace('/')
  return null
}

function isSignedOut(): Promise<boolean> {
  return fetch('/auth/logout', { method: 'POST', redirect: 'manual' }).then(
    ({ type }) => type === 'opaqueredirect',
    () => false,
  )
}
