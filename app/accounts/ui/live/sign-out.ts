// Signing out on purpose shows no 'Tu sesión terminó.', in this tab or in the others of this browser.

import { endSession } from '#accounts/ui/live/session-state.ts'
import { BROWSER_STORAGE } from '#platform/domain/browser-storage.ts'
import { OPERATION_WINDOW_MS } from '#platform/domain/retry-windows.ts'
import { showToast } from '#platform/ui/basics/toasts.ts'
import { withSessionStorage } from '#platform/ui/hooks/session-storage.ts'
import { retryUntil } from '#platform/ui/live/retry.ts'
import { tellWorkerSignedOut } from '#platform/ui/offline/use-service-worker.ts'

const CHANNEL = 'tecniya-sign-out'
const SUPPRESSED_MS = 10_000
/** What the keys of unsent forms begin with. */
const DRAFTS = [
  BROWSER_STORAGE.bookingDraft.key,
  BROWSER_STORAGE.messageDraft.key,
  BROWSER_STORAGE.profileDraft.key,
]
let suppressedUntil = 0

/** Once the session of this browser ends on purpose. */
export function broadcastSignOut(): void {
  suppressSessionEnded()
  deleteDrafts()
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(null)
  channel.close()
}

let nextSignInMessage: string | null = null

/** What the sign-in page says next. A flash message is lost when the event that the session ended loads the page again. */
export function leaveSignInMessage(text: string): void {
  nextSignInMessage = text
}

export function takeSignInMessage(): string | null {
  const text = nextSignInMessage
  nextSignInMessage = null
  return text
}

/** True shortly after this browser asked to sign out. */
export function isSigningOut(): boolean {
  return Date.now() < suppressedUntil
}

/** Calls back when this tab or another one of this browser signs out; returns how to stop. */
export function onSignOut(listener: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', listener)
  return () => channel.close()
}

export function suppressSessionEnded(): void {
  suppressedUntil = Date.now() + SUPPRESSED_MS
}

let isActPending = false

/**
 * For an act that ends the session if it succeeds, and whose answer says where to go. The event that the session ended may
 * come before that answer: loading the page again would lead to signing in and back here.
 */
export async function endingSession<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  suppressSessionEnded()
  isActPending = true
  try {
    return await act()
  } finally {
    isActPending = false
  }
}

export function isEndingSession(): boolean {
  return isActPending
}

function deleteDrafts(): void {
  withSessionStorage(storage => {
    for (const key of Object.keys(storage))
      if (DRAFTS.some(draft => key.startsWith(draft))) storage.removeItem(key)
  })
}

/**
 * D49: only the server can delete the session cookie. What this device shows and stores of the person goes at once; the
 * request is repeated for two minutes (section 9) and each time the network returns, and then the page is left.
 */
export async function signOutOfBrowser(next: '/' | '/auth/login'): Promise<void> {
  broadcastSignOut()
  if (await isSignedOut()) return location.replace(next)
  endSession()
  tellWorkerSignedOut()
  showToast('Sin conexión. Cerramos tu sesión apenas vuelva.')
  while (!(await retryUntil(isSignedOut, { windowMs: OPERATION_WINDOW_MS }))) {
    showToast('Sigues sin conexión y tu sesión sigue abierta. La cerramos cuando vuelva la señal.')
    await new Promise(resolve => addEventListener('online', resolve, { once: true }))
  }
  location.replace(next)
}

function isSignedOut(): Promise<boolean> {
  return fetch('/auth/logout', { method: 'POST', redirect: 'manual' }).then(
    ({ type }) => type === 'opaqueredirect',
    () => false,
  )
}
