// Who can go instead of a technician who cancelled or did not answer.

import { and, eq, gte, inArray, lt, ne } from 'drizzle-orm'
import type { Booking } from '#bookings/domain/booking.ts'
import { ANSWER_TIME_MIN_MS, RESCUE_OPTIONS_MAX, type RescueOption } from '#bookings/domain/rescue.ts'
import { reservas } from '#bookings/persistence/booking-tables.server.ts'
import { acceptsClient } from '#bookings/persistence/client-blocks.server.ts'
import { inOrderOf, listColleagueUids } from '#bookings/persistence/colleagues.server.ts'
import { HOUR_MS } from '#platform/domain/durations.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import {
  hourStateAt,
  hoursAhead,
  type Moment,
  nextFreeSlot,
  PAST_TOLERANCE_MS,
  type Slot,
} from '#technicians/domain/free-hours.ts'
import { slotAt } from '#technicians/domain/slot.ts'
import { readableTechnicians } from '#technicians/persistence/readable-technicians.server.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'

type CancelledBooking = Pick<Booking, 'technicianId' | 'clientId' | 'scheduledAt'>

/**
 * Up to three technicians of the same trade and city: those who are free at the same hour, then those who can go
 * soonest; never at an hour at which the client already has a visit, nor at one that begins too soon to be answered.
 */
export async function listRescueOptions(
  db: Db,
  booking: CancelledBooking,
  { now, isHoliday }: Moment,
): Promise<RescueOption[]> {
  const candidates = await listCandidates(db, booking)
  const taken = await listTakenHours(
    db,
    candidates.map(({ uid }) => uid),
    booking,
    now,
  )
  const requested = slotAt(booking.scheduledAt)
  const earliest = earliestMoment({ now, isHoliday })
  const options = candidates.flatMap(candidate => {
    const busy = taken.filter(({ uid }) => uid === candidate.uid || uid === null).map(({ at }) => at)
    const calendar = { ...earliest, taken: busy }
    const isFreeThen = hourStateAt(requested, candidate, calendar) === 'free'
    const slot = isFreeThen ? requested : nextFreeSlot(candidate, calendar)
    if (!slot) return []
    const { uid, nombre, ciudad, barrio, fotoURL, ratingPromedio, resenasCount, tarifaBase } = candidate
    return [{ uid, nombre, ciudad, barrio, fotoURL, ratingPromedio, resenasCount, tarifaBase, slot }]
  })
  return options.toSorted(comparing(requested)).slice(0, RESCUE_OPTIONS_MAX)
}

function comparing(requested: Slot) {
  const rank = ({ slot }: RescueOption) =>
    slot.date === requested.date && slot.hour === requested.hour ? '' : `${slot.date} ${slot.hour + 10}`
  return (a: RescueOption, b: RescueOption) =>
    rank(a).localeCompare(rank(b)) || b.ratingPromedio - a.ratingPromedio || a.nombre.localeCompare(b.nombre)
}

/** A moment at which hours that begin too soon count as past. */
export function earliestMoment({ now, isHoliday }: Moment): Moment {
  return { now: new Date(now.getTime() + ANSWER_TIME_MIN_MS + PAST_TOLERANCE_MS), isHoliday }
}

async function listCandidates(db: Db, { technicianId, clientId }: CancelledBooking) {
  const [technician] = await db
    .select({
      uid: technicians.uid,
      ciudad: technicians.ciudad,
      especialidades: technicians.especialidades,
    })
    .from(technicians)
    .where(eq(technicians.uid, technicianId))
  const uids = technician ? await listColleagueUids(db, technician, clientId) : []
  if (uids.length === 0) return []
  const rows = await db
    .select({
      uid: technicians.uid,
      nombre: technicians.nombre,
      ciudad: technicians.ciudad,
      barrio: technicians.barrio,
      fotoURL: technicians.fotoURL,
      ratingPromedio: technicians.ratingPromedio,
      resenasCount: technicians.resenasCount,
      tarifaBase: technicians.tarifaBase,
      disponible: technicians.disponible,
      horarios: technicians.horarios,
      excepciones: technicians.excepciones,
      isReadable: technicians.isReadable,
    })
    .from(technicians)
    .where(
      and(
        inArray(technicians.uid, uids),
        technicians.publicado,
        technicians.disponible,
        acceptsClient(technicians.uid, clientId),
      ),
    )
  return inOrderOf(uids, readableTechnicians(rows))
}

/** Booked hours of the candidates; `uid` is null for visits of the client, which occupy everybody. */
async function listTakenHours(
  db: Db,
  uids: string[],
  { clientId, scheduledAt }: CancelledBooking,
  now: Date,
) {
  const { from, until } = hoursAhead(now)
  const lastHourEnds = new Date(Math.max(until.getTime(), scheduledAt.getTime() + HOUR_MS))
  const ahead = and(
    ne(reservas.status, 'cancelada'),
    gte(reservas.scheduledAt, from),
    lt(reservas.scheduledAt, lastHourEnds),
  )
  const at = reservas.scheduledAt
  const [theirs, own] = await Promise.all([
    uids.length === 0
      ? []
      : db
          .select({ uid: reservas.technicianId, at })
          .from(reservas)
          .where(and(inArray(reservas.technicianId, uids), ahead)),
    db
      .select({ at })
      .from(reservas)
      .where(and(eq(reservas.clientId, clientId), ahead)),
  ])
  return [...theirs, ...own.map(visit => ({ uid: null, ...visit }))]
}
