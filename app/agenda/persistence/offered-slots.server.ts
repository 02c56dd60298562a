// Hours of the technician of a lost visit that its client can still book.
import { and, eq, or } from 'drizzle-orm'
import { ANSWER_TIME_MIN_MS } from '#agenda/domain/rescue.ts'
import { OFFERED_HOURS_MAX } from '#bookings/domain/booking.ts'
import { offerableDays, offeredHoursFrom, offeredHourValue } from '#bookings/domain/cancellation.ts'
import { findBookableHours } from '#bookings/persistence/bookable-technicians.server.ts'
import { takenHours } from '#bookings/persistence/booking-tables.server.ts'
import { acceptsClient } from '#bookings/persistence/client-blocks.server.ts'
import { listHoursTaken } from '#bookings/persistence/taken-hours.server.ts'
import type { Db, PooledDb } from '#platform/persistence/database.server.ts'
import { hourStateAt, type Moment, PAST_TOLERANCE_MS, type Slot } from '#technicians/domain/free-hours.ts'
import { slotAt } from '#technicians/domain/slot.ts'
import { readableTechnicians } from '#technicians/persistence/readable-technicians.server.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'
import type { ClientBooking } from '#visits/domain/listed-visit.ts'

type Rescued = Pick<ClientBooking, 'technicianId' | 'leftBy' | 'scheduledAt' | 'cannotReason' | 'date'> & {
  readonly offeredHours: Date[]
}

/** Hours of the same technician: those offered, the visit's own when the client left, or of another day when one was asked for. */
export async function findHoursToOffer(db: PooledDb, booking: Rescued, moment: Moment): Promise<Date[]> {
  const { technicianId, leftBy, scheduledAt, offeredHours, cannotReason, date } = booking
  // The technician did nothing: the visit can be had again as it was.
  if (leftBy === 'client') return [scheduledAt]
  if (offeredHours.length > 0 || cannotReason !== 'otro_dia') return offeredHours
  const bookable = await findBookableHours(db, technicianId, earliestMoment(moment))
  if (!bookable) return []
  const slots = offerableDays(bookable.schedule, bookable.calendar)
    .filter(day => day.date !== date)
    .flatMap(day => day.hours.map(hour => ({ date: day.date, hour })))
  return offeredHoursFrom(slots.map(offeredHourValue)).slice(0, OFFERED_HOURS_MAX)
}

/** Those of the hours at which the technician can still be booked and the client has no other visit. */
export async function listFreeSlots(
  db: Db,
  { technicianId, clientId, hours }: { technicianId: string; clientId: string; hours: Date[] },
  moment: Moment,
): Promise<Slot[]> {
  if (hours.length === 0) return []
  const { uid, disponible, horarios, excepciones, horasBloqueadas, isReadable } = technicians
  const [rows, visits] = await Promise.all([
    db
      .select({ uid, disponible, horarios, excepciones, horasBloqueadas, isReadable })
      .from(technicians)
      .where(and(eq(uid, technicianId), technicians.publicado, acceptsClient(uid, clientId))),
    listHoursTaken(db, or(eq(takenHours.technicianId, technicianId), eq(takenHours.clientId, clientId)), {
      from: new Date(Math.min(...hours.map(Number))),
      until: new Date(Math.max(...hours.map(Number)) + 1),
    }),
  ])
  const [schedule] = readableTechnicians(rows)
  if (!schedule) return []
  const calendar = { ...earliestMoment(moment), taken: visits.map(({ at }) => at) }
  return hours
    .toSorted((a, b) => a.getTime() - b.getTime())
    .map(slotAt)
    .filter(slot => hourStateAt(slot, schedule, calendar) === 'free')
}

/** A moment at which hours that begin too soon count as past. */
export function earliestMoment({ now, isHoliday }: Moment): Moment {
  return { now: new Date(now.getTime() + ANSWER_TIME_MIN_MS + PAST_TOLERANCE_MS), isHoliday }
}
