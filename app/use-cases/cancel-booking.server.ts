import type { Services } from '#app/services.ts'
import type { BookingStatus } from '#domain/bookings/booking.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { Viewer } from '#domain/users/viewer.ts'
import { changeBookingAsTechnician } from '#persistence/bookings/booking-writes.server.ts'
import { findBookingStateOfTechnician } from '#persistence/bookings/bookings.server.ts'

interface Cancellation {
  /** The status that the page showed; refused if it has changed since. */
  readonly seen?: BookingStatus | undefined
  /** The technician's reason, as the client reads it. */
  readonly note?: string
  readonly offeredHours?: readonly Date[]
}

/** Section 4: the technician's own booking that is neither cancelled nor past. Cancelling twice succeeds twice. */
export async function cancelBooking(
  { db, now }: Services,
  viewer: Viewer,
  key: number,
  { seen, note = '', offeredHours = [] }: Cancellation = {},
): Promise<Outcome<void, 'past-booking' | 'not-cancelled'>> {
  if (viewer.role === 'cliente') return refused('not-cancelled')
  const technicianId = viewer.uid
  if (
    await changeBookingAsTechnician(db, 'cancel', { key, technicianId, now: now(), seen, note, offeredHours })
  )
    return accepted()
  const booking = await findBookingStateOfTechnician(db, key, technicianId)
  if (booking && booking.scheduledAt <= now()) return refused('past-booking')
  return booking?.cancelReason === 'tecnico' ? accepted() : refused('not-cancelled')
}
