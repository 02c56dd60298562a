// Signing out on purpose shows no 'Tu sesión terminó.' notice, in this tab or in the others of this browser.
import { deleteDrafts } from '#bookings/ui/booking-draft.ts'
import { deleteStoredDraft } from '#technicians/ui/editor/stored-draft.ts'

const CHANNEL = 'tecniya-sign-out'
const NOTICE_SUPPRESSED_MS = 10_000
let suppressedUntil = 0

/** For the `onSubmit` of forms that sign out. */
export function broadcastSignOut(): void {
  suppressSignOutNotice()
  deleteDrafts()
  deleteStoredDraft()
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(null)
  channel.close()
}

/** True shortly after this browser asked to sign out. */
export function isSigningOut(): boolean {
  return Date.now() < suppressedUntil
}

/** Listens for sign-outs of other tabs; returns how to stop. */
export function listenForSignOut(): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', suppressSignOutNotice)
  return () => channel.close()
}

/** For an act that ends the session if it succeeds. */
export function suppressSignOutNotice(): void {
  suppressedUntil = Date.now() + NOTICE_SUPPRESSED_MS
}
