// Signing out on purpose needs no notice, in this tab or in the others of this browser.

import { deleteDrafts } from '#ui/bookings/booking-draft.ts'

const CHANNEL = 'tecniya-leaving'
const QUIET_MS = 10_000
let quietUntil = 0

export function broadcastSignOut(): void {
  keepQuiet()
  deleteDrafts()
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(null)
  channel.close()
}

/** True while the end of the session is what somebody here asked for. */
export function isSigningOut(): boolean {
  return Date.now() < quietUntil
}

/** Hears of the other tabs; returns how to stop. */
export function listenForSignOut(): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', keepQuiet)
  return () => channel.close()
}

function keepQuiet() {
  quietUntil = Date.now() + QUIET_MS
}
