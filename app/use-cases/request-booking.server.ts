import { isColombianHoliday } from '#app/holidays.server.ts'
import type { Services } from '#app/services.ts'
import { hourStatesOn } from '#domain/bookings/free-hours.ts'
import type { BookingRefusal } from '#domain/bookings/refusals.ts'
import type { BookingDetails } from '#domain/bookings/request-form.ts'
import { bookingId, type RequestedSlot, requestedSlotFrom } from '#domain/bookings/slot.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { Viewer } from '#domain/users/viewer.ts'
import { findBookableTechnician, insertBooking } from '#persistence/booking-writes.server.ts'
import { findBookingOfForm, isSlotTaken } from '#persistence/bookings.server.ts'

type Request = { technicianId: string; date?: string; hour?: string } & BookingDetails

/** The technician may save his profile while somebody books: then what was read is read again. */
const READS = 3

/** Section 5, Booking. The same form sent again for the same hour is answered as it was the first time. */
export async function requestBooking(
  services: Services,
  viewer: Viewer,
  request: Request,
): Promise<Outcome<void, BookingRefusal>> {
  const { technicianId, formKey } = request
  const slot = requestedSlotFrom(request, services.now())
  if (!slot.ok) return slot
  if (viewer.uid === technicianId) return refused('own-booking')
  if (!(await services.limits.spend('booking-person', viewer.uid))) return refused('too-many-requests')

  const outcome = await book(services, viewer, request, slot.value)
  if (outcome.ok || !formKey) return outcome
  // Refused by what the first sending itself did, or by what happened since: it was booked all the same.
  const id = bookingId(technicianId, slot.value)
  return (await findBookingOfForm(services.db, viewer.uid, formKey, id)) ? accepted() : outcome
}

async function book(
  { db, now }: Services,
  viewer: Viewer,
  { technicianId, description, address, formKey }: Request,
  slot: RequestedSlot,
): Promise<Outcome<void, BookingRefusal>> {
  const id = bookingId(technicianId, slot)
  for (let read = 0; read < READS; read++) {
    const technician = await findBookableTechnician(db, technicianId)
    if (!technician) return refused('technician-unavailable')
    const calendar = { taken: [], isHoliday: isColombianHoliday, now: now() }
    const states = hourStatesOn(slot.date, technician, calendar)
    if (states.find(({ hour }) => hour === slot.hour)?.state !== 'free') return refused('closed-slot')

    const technicianVersion = technician.version
    const booking = {
      id,
      technicianId,
      technicianVersion,
      client: viewer,
      slot,
      description,
      address,
      formKey,
    }
    if ((await insertBooking(db, booking)) !== null) return accepted()
    if (await isSlotTaken(db, id)) return refused('slot-taken')
  }
  return refused('booking-failed')
}
