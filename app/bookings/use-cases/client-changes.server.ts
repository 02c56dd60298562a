import type { Viewer } from '#accounts/domain/role.ts'
import type { Services } from '#app/services.ts'
import { ADDRESS_MAX_LENGTH } from '#bookings/domain/booking.ts'
import { ADDRESS_COMPLETION, isAllowed } from '#bookings/domain/transitions.ts'
import { updateAddress } from '#bookings/persistence/booking-writes.server.ts'
import { findBookingOfClient } from '#bookings/persistence/bookings.server.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { truncateText } from '#platform/domain/sanitize-text.ts'

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
  return booking && isAllowed(ADDRESS_COMPLETION, booking, now()) ? accepted() : refused('address-closed')
}
