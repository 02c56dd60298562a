import type { Services } from '#app/services.ts'
import { ADDRESS_MAX_LENGTH } from '#domain/bookings/booking.ts'
import { isUpcoming } from '#domain/bookings/timeline.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { truncateText } from '#domain/sanitize-text.ts'
import type { Viewer } from '#domain/users/viewer.ts'
import { findBookingOfClient } from '#persistence/bookings/bookings.server.ts'
import { updateAddress } from '#persistence/bookings/client-writes.server.ts'

/** D17: the client completes the address until the visit begins. The same address again succeeds and tells nobody. */
export async function completeAddress(
  { db, now }: Services,
  viewer: Viewer,
  { key, address }: { key: number; address: string },
): Promise<Outcome<void, 'address-required' | 'address-closed'>> {
  const text = truncateText(address.trim(), ADDRESS_MAX_LENGTH)
  if (text === '') return refused('address-required')
  if (await updateAddress(db, { key, clientId: viewer.uid, address: text, now: now() })) return accepted()
  const booking = await findBookingOfClient(db, key, viewer.uid)
  return booking && isUpcoming(booking, now()) ? accepted() : refused('address-closed')
}
