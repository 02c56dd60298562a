import { isColombianHoliday } from '#app/holidays.server.ts'
import type { Services } from '#app/services.ts'
import { hourStateAt } from '#domain/bookings/free-hours.ts'
import type { BookingRefusal } from '#domain/bookings/refusals.ts'
import type { BookingDetails } from '#domain/bookings/request-form.ts'
import { bookingId, type RequestedSlot, requestedSlotFrom } from '#domain/bookings/slot.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { Viewer } from '#domain/users/viewer.ts'
import { insertBooking } from '#persistence/bookings/booking-writes.server.ts'
import { whyNotBooked } from '#persistence/bookings/bookings.server.ts'
import {
  findTechnicianSchedule,
  rememberedSchedule,
} from '#persistence/bookings/technician-schedules.server.ts'
import { countedTry } from '#persistence/limits.server.ts'

type Request = { technicianId: string; date?: string; hour?: string } & BookingDetails

/** The technician may save his profile while somebody books: then what was read is read again. */
const READS = 3
const LONG_AGO = new Date(0)

/** Section 5, Booking. The same form sent again for the same hour is answered as it was the first time. */
export async function requestBooking(
  services: Services,
  viewer: Viewer,
  request: Request,
): Promise<Outcome<void, BookingRefusal>> {
  const slot = requestedSlotFrom(request, LONG_AGO)
  if (!slot.ok) return slot
  const outcome = await judgeAndBook(services, viewer, request, slot.value)
  if (outcome.ok || outcome.code === 'slot-taken' || request.formKey === null) return outcome
  // Refused by what happened since it was sent the first time: it was booked all the same.
  const id = bookingId(request.technicianId, slot.value)
  const why = await whyNotBooked(services.db, { id, clientId: viewer.uid, formKey: request.formKey })
  return why === 'same-form' ? accepted() : outcome
}

async function judgeAndBook(
  { db, now }: Services,
  viewer: Viewer,
  request: Request,
  slot: RequestedSlot,
): Promise<Outcome<void, BookingRefusal>> {
  const { technicianId, description, address, formKey } = request
  const inTime = requestedSlotFrom(request, now())
  if (!inTime.ok) return inTime
  if (viewer.uid === technicianId) return refused('own-booking')

  const id = bookingId(technicianId, slot)
  const calendar = { taken: [], isHoliday: isColombianHoliday, now: now() }
  let remembered = rememberedSchedule(db, technicianId)
  for (let read = 0; read < READS; read++) {
    const schedule = remembered ?? (await findTechnicianSchedule(db, technicianId))
    if (!schedule) return refused('technician-unavailable')
    const isFree = hourStateAt(slot, schedule, calendar) === 'free'
    if (!isFree && !remembered) return refused('closed-slot')
    if (isFree) {
      const technicianVersion = schedule.version
      const asked = countedTry('booking-person', viewer.uid)
      const given = { id, technicianId, technicianVersion, client: viewer, slot, asked }
      const insertion = await insertBooking(db, { ...given, description, address, formKey })
      if (insertion === 'booked') return accepted()
      if (insertion === 'asked-too-often') return refused('too-many-requests')
      const why = await whyNotBooked(db, { id, clientId: viewer.uid, formKey })
      if (why !== 'neither') return why === 'same-form' ? accepted() : refused('slot-taken')
    }
    remembered = null
  }
  return refused('booking-failed')
}
