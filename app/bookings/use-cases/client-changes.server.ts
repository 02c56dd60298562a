import type { Viewer } from '#accounts/domain/role.ts'
import type { Services } from '#app/services.ts'
import { placeForm } from '#bookings/domain/request-form.ts'
import { ADDRESS_COMPLETION, isAllowed } from '#bookings/domain/transitions.ts'
import type { VisitPlace } from '#bookings/domain/visit-place.ts'
import { updateAddress } from '#bookings/persistence/booking-writes.server.ts'
import { findBookingOfClient } from '#bookings/persistence/bookings.server.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'

/** D17: the client completes the address until the visit begins. The same address again succeeds and tells nobody. */
export async function completeAddress(
  { db, now }: Services,
  viewer: Viewer,
  { key, ...typed }: VisitPlace & { key: number },
): Promise<Outcome<void, 'address-required' | 'address-closed'>> {
  const place = placeForm.parse(typed)
  if (place.address === '') return refused('address-required')
  if (await updateAddress(db, { key, clientId: viewer.uid, ...place, now: now() })) return accepted()
  const booking = await findBookingOfClient(db, key, viewer.uid)
  return booking && isAllowed(ADDRESS_COMPLETION, booking, now()) ? accepted() : refused('address-closed')
}
