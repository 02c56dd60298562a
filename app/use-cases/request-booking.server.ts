import { isColombianHoliday } from '#app/holidays.server.ts'
import type { Services } from '#app/services.ts'
import { hourStatesOn } from '#domain/bookings/free-hours.ts'
import type { BookingDetails } from '#domain/bookings/request-form.ts'
import { bookingId, requestedSlotFrom, type SlotRefusal } from '#domain/bookings/slot.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { Viewer } from '#domain/users/viewer.ts'
import { findBookableTechnician, insertBooking } from '#persistence/booking-writes.server.ts'
import { findBookingOfForm, isSlotTaken } from '#persistence/bookings.server.ts'

export type BookingRefusal =
  | SlotRefusal
  | 'technician-unavailable'
  | 'own-booking'
  | 'closed-slot'
  | 'slot-taken'
  | 'too-many-requests'
  | 'booking-failed'

/** The technician may save his profile while somebody books: then what was read is read again. */
const READS = 3

export async function requestBooking(
  { db, limits, now }: Services,
  viewer: Viewer,
  request: { technicianId: string; date?: string; hour?: string } & BookingDetails,
): Promise<Outcome<void, BookingRefusal>> {
  const { technicianId, description, address, formKey } = request
  const slot = requestedSlotFrom(request, now())
  if (!slot.ok) return slot
  if (viewer.uid === technicianId) return refused('own-booking')
  if (!(await limits.spend('booking-person', viewer.uid))) return refused('too-many-requests')

  const id = bookingId(technicianId, slot.value)
  for (let read = 0; read < READS; read++) {
    const technician = await findBookableTechnician(db, technicianId)
    if (!technician) return refused('technician-unavailable')
    const states = hourStatesOn(slot.value.date, technician, {
      taken: [],
      isHoliday: isColombianHoliday,
      now: now(),
    })
    if (states.find(({ hour }) => hour === slot.value.hour)?.state !== 'free') return refused('closed-slot')

    const technicianVersion = technician.version
    const key = await insertBooking(db, {
      id,
      technicianId,
      technicianVersion,
      client: viewer,
      slot: slot.value,
      description,
      address,
      formKey,
    })
    if (key !== null) return accepted()
    if (formKey && (await findBookingOfForm(db, viewer.uid, formKey, id))) return accepted()
    if (await isSlotTaken(db, id)) return refused('slot-taken')
  }
  return refused('booking-failed')
}
