import type { Viewer } from '#accounts/domain/viewer.ts'
import type { Services } from '#app/services.ts'
import { changeBookingAsTechnician } from '#bookings/persistence/booking-writes.server.ts'
import { findBookingStateOfTechnician } from '#bookings/persistence/bookings.server.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'

/** Section 4: the technician's own pending booking before its hour. Accepting twice succeeds twice. */
export async function acceptBooking(
  { db, now }: Services,
  viewer: Viewer,
  key: number,
): Promise<Outcome<void, 'not-accepted'>> {
  if (viewer.role === 'cliente') return refused('not-accepted')
  const technicianId = viewer.uid
  if (await changeBookingAsTechnician(db, 'accept', { key, technicianId, now: now() })) return accepted()
  const booking = await findBookingStateOfTechnician(db, key, technicianId)
  return booking?.status === 'confirmada' && booking.scheduledAt > now()
    ? accepted()
    : refused('not-accepted')
}
