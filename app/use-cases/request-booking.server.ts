import type { Services } from '#app/services.ts'
import { hourStateAt, isSlotPast } from '#domain/bookings/free-hours.ts'
import type { BookingRefusal } from '#domain/bookings/refusals.ts'
import type { BookingDetails } from '#domain/bookings/request-form.ts'
import { bookingId, type RequestedSlot } from '#domain/bookings/slot.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { Viewer } from '#domain/users/viewer.ts'
import {
  findCachedTechnician,
  findTechnicianToBook,
} from '#persistence/bookings/bookable-technicians.server.ts'
import { insertBooking } from '#persistence/bookings/booking-writes.server.ts'
import { findExistingBooking } from '#persistence/bookings/bookings.server.ts'
import { rateLimitedAttempt } from '#persistence/rate-limits.server.ts'

interface BookingRequest extends BookingDetails {
  readonly technicianId: string
  readonly slot: RequestedSlot
}

/** The insert fails when the technician's row changed since it was read; then it is read again. */
const ATTEMPTS_MAX = 3

/** Section 5, Booking. A repeated submission of the same form gets the same answer as the first. */
export async function requestBooking(
  services: Services,
  viewer: Viewer,
  request: BookingRequest,
): Promise<Outcome<void, BookingRefusal>> {
  const outcome = await tryToBook(services, viewer, request)
  if (outcome.ok || outcome.code === 'slot-taken' || request.formKey === null) return outcome
  // The refusal may come from what changed since this form was booked: the hour passed, the limit was reached …
  const { technicianId, slot, formKey } = request
  const id = bookingId(technicianId, slot)
  const existing = await findExistingBooking(services.db, { id, clientId: viewer.uid, formKey })
  return existing === 'same-form' ? accepted() : outcome
}

async function tryToBook(
  { db, now: clock, isHoliday }: Services,
  viewer: Viewer,
  { technicianId, slot, description, address, formKey, servicio, fotos, de }: BookingRequest,
): Promise<Outcome<void, BookingRefusal>> {
  const now = clock()
  if (isSlotPast(slot, now)) return refused('past-slot')
  if (viewer.uid === technicianId) return refused('own-booking')

  const id = bookingId(technicianId, slot)
  let cached = findCachedTechnician(db, technicianId)
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    const technician = cached ?? (await findTechnicianToBook(db, technicianId))
    if (!technician) return refused('technician-unavailable')
    const state = hourStateAt(slot, technician, { taken: [], isHoliday, now })
    if (state !== 'free' && !cached)
      return refused(state === 'not-receiving' ? 'technician-not-receiving' : 'closed-slot')
    if (state === 'free') {
      const service = technician.servicios.find(({ nombre }) => nombre === servicio)
      const insertion = await insertBooking(db, {
        id,
        technicianId,
        technicianVersion: technician.version,
        client: viewer,
        slot,
        description,
        address,
        formKey,
        servicio: service?.nombre ?? '',
        precio: service?.precioSugerido ?? null,
        fotos,
        rebookedFrom: de,
        attempt: rateLimitedAttempt('booking-person', viewer.uid),
      })
      if (insertion === 'booked') return accepted()
      if (insertion === 'too-many-requests') return refused('too-many-requests')
      const existing = await findExistingBooking(db, { id, clientId: viewer.uid, formKey })
      if (existing !== 'none') return existing === 'same-form' ? accepted() : refused('slot-taken')
    }
    cached = null
  }
  return refused('booking-failed')
}
