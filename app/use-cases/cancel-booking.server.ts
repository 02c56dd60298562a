import type { Services } from '#app/services.ts'
import type { BookingStatus } from '#domain/bookings/booking.ts'
import { bookableHoursAmong, cancelNoteFrom } from '#domain/bookings/cancellation.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { Viewer } from '#domain/users/viewer.ts'
import { findBookableHours } from '#persistence/bookings/bookable-hours.server.ts'
import { changeBookingAsTechnician } from '#persistence/bookings/booking-writes.server.ts'
import { findBookingStateOfTechnician } from '#persistence/bookings/bookings.server.ts'

interface Cancellation {
  /** The status that the page showed; refused if it has changed since. */
  readonly seen?: BookingStatus | undefined
  /** The technician's reason, as the client reads it; cut at its maximum length. */
  readonly note?: string
  /** Starts of the hours offered instead; those that cannot be booked are dropped. */
  readonly offeredHours?: readonly Date[]
}

/** Section 4: the technician's own booking that is neither cancelled nor past. Cancelling twice succeeds twice. */
export async function cancelBooking(
  services: Services,
  viewer: Viewer,
  key: number,
  { seen, note = '', offeredHours = [] }: Cancellation = {},
): Promise<Outcome<void, 'past-booking' | 'not-cancelled'>> {
  if (viewer.role === 'cliente') return refused('not-cancelled')
  const { db, now } = services
  const technicianId = viewer.uid
  const change = {
    key,
    technicianId,
    now: now(),
    seen,
    note: cancelNoteFrom(note),
    offeredHours: await bookableHoursOf(services, technicianId, offeredHours),
  }
  if (await changeBookingAsTechnician(db, 'cancel', change)) return accepted()
  const booking = await findBookingStateOfTechnician(db, key, technicianId)
  if (booking && booking.scheduledAt <= now()) return refused('past-booking')
  return booking?.cancelReason === 'tecnico' ? accepted() : refused('not-cancelled')
}

async function bookableHoursOf(
  { db, now, isHoliday }: Services,
  technicianId: string,
  offered: readonly Date[],
): Promise<Date[]> {
  if (offered.length === 0) return []
  const hours = await findBookableHours(db, technicianId, { now: now(), isHoliday })
  return hours ? bookableHoursAmong(offered, hours.schedule, hours.calendar) : []
}
