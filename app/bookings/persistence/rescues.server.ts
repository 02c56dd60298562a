// Cancelled bookings that a client has neither replaced nor dismissed, with who can go instead and when.

import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { type Booking, VISIT_MS } from '#bookings/domain/booking.ts'
import {
  ANSWER_TIME_MIN_MS,
  RESCUE_DAYS,
  RESCUE_OPTIONS_MAX,
  RESCUES_MAX,
  type Rescue,
  type RescueOption,
} from '#bookings/domain/rescue.ts'
import { type AskedWork, type TradesIn, visitTrade } from '#bookings/domain/visit-trade.ts'
import {
  COLLEAGUES_MAX,
  inOrderOf,
  listColleagueUids,
} from '#bookings/persistence/bookable-technicians.server.ts'
import { listCancelledBookings } from '#bookings/persistence/booking-lists.server.ts'
import { reservas } from '#bookings/persistence/booking-tables.server.ts'
import { acceptsClient } from '#bookings/persistence/client-blocks.server.ts'
import { listHoursTaken } from '#bookings/persistence/taken-hours.server.ts'
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

/** What is known above this subject: the dictionary of trades, and the client's city with its neighbours, if known. */
export interface RescueSearch {
  readonly tradesIn: TradesIn
  readonly near?: readonly string[]
}

/** The newest first. */
export async function listRescues(
  db: Db,
  clientId: string,
  moment: Moment,
  search: RescueSearch,
): Promise<Rescue[]> {
  const keys = await listRescueKeys(db, clientId, moment.now, search.tradesIn)
  const cancelled = await listCancelledBookings(db, keys)
  return Promise.all(
    cancelled.map(async ({ offeredHours, ...booking }) => {
      const [offeredSlots, found] = await Promise.all([
        listFreeSlots(
          db,
          {
            technicianId: booking.technicianId,
            clientId,
            // The technician did nothing: the visit can be had again as it was.
            hours: booking.leftBy === 'client' ? [booking.scheduledAt] : offeredHours,
          },
          moment,
        ),
        listRescueOptions(db, { ...booking, clientId }, moment, search),
      ])
      return { booking, offeredSlots, ...found }
    }),
  )
}

/** So many cancelled bookings are looked at. */
const CANDIDATES_MAX = 20

/** `updatedAt` of a cancelled booking is when it was cancelled. A booking made from it, or later for its trade, replaces it. */
async function listRescueKeys(db: Db, clientId: string, now: Date, tradesIn: TradesIn): Promise<number[]> {
  const work = (
    visit: SQL,
  ) => sql`json_build_object('servicio', ${visit}.servicio, 'description', ${visit}.description,
    'especialidades', coalesce((select especialidades from technicians where uid = ${visit}."technicianId"), '{}'))`
  const isLater = sql`later."clientId" = ${clientId} and later."createdAt" > cancelled."updatedAt"`
  const { rows } = await db.execute<{ key: string; asked: AskedWork; later: AskedWork[] | null }>(sql`
    select key, ${work(sql`cancelled`)} as asked,
      (select json_agg(${work(sql`later`)}) from ${reservas} as later where ${isLater}) as later
    from ${reservas} as cancelled
    where "clientId" = ${clientId} and status = 'cancelada' and "rescueDismissedAt" is null
      -- A visit by guarantee is booked again from its case.
      and precio is distinct from 0
      and "updatedAt" > ${now.toISOString()}::timestamptz - ${RESCUE_DAYS}::int * interval '1 day'
      and not exists (
        select from ${reservas} as later
        where later."clientId" = ${clientId} and later."rebookedFrom" = cancelled.key
          or ${isLater} and later."technicianId" = cancelled."technicianId")
    order by "updatedAt" desc, key desc
    limit ${CANDIDATES_MAX}`)
  const isReplaced = ({ asked, later }: (typeof rows)[number]) => {
    const trade = visitTrade(asked, tradesIn)
    return trade !== '' && later?.some(work => visitTrade(work, tradesIn) === trade)
  }
  return rows
    .filter(row => !isReplaced(row))
    .slice(0, RESCUES_MAX)
    .map(({ key }) => Number(key))
}

/** Those of the hours at which the technician can still be booked and the client has no other visit. */
async function listFreeSlots(
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
    listHoursTaken(db, or(eq(reservas.technicianId, technicianId), eq(reservas.clientId, clientId)), {
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

// Who can go instead of a technician who cancelled or did not answer.

type CancelledBooking = Pick<
  Booking,
  'technicianId' | 'clientId' | 'scheduledAt' | 'servicio' | 'description'
>

/** After so many pages of colleagues without a free hour nothing is claimed about the others. */
const PAGES_MAX = 10

/**
 * Up to three technicians of the visit's trade and city, or near the client where nobody of that city can go: those who
 * are free at the same hour, then those who can go soonest; never at an hour at which the client already has a visit, nor
 * at one that begins too soon to be answered.
 */
export async function listRescueOptions(
  db: Db,
  booking: CancelledBooking,
  moment: Moment,
  { tradesIn, near = [] }: RescueSearch,
): Promise<Pick<Rescue, 'trade' | 'ciudad' | 'options' | 'isNobodyNear'>> {
  const { technicianId, clientId } = booking
  const [technician] = await db
    .select({ ciudad: technicians.ciudad, especialidades: technicians.especialidades })
    .from(technicians)
    .where(eq(technicians.uid, technicianId))
  const trade = technician ? visitTrade({ ...booking, ...technician }, tradesIn) : ''
  const ciudad = technician?.ciudad ?? ''
  const nobody = { trade, ciudad, options: [], isNobodyNear: false }
  if (trade === '') return nobody
  for (const cities of [[ciudad], near]) {
    for (let page = 0; cities.length > 0; page++) {
      if (page === PAGES_MAX) return nobody
      const offset = page * COLLEAGUES_MAX
      const uids = await listColleagueUids(db, { technicianId, clientId, trade, cities }, offset)
      const options = uids.length === 0 ? [] : await optionsAmong(db, uids, booking, moment)
      if (options.length > 0) return { ...nobody, options }
      if (uids.length < COLLEAGUES_MAX) break
    }
  }
  return { ...nobody, isNobodyNear: near.length > 0 }
}

async function optionsAmong(
  db: Db,
  uids: string[],
  booking: CancelledBooking,
  { now, isHoliday }: Moment,
): Promise<RescueOption[]> {
  const candidates = await listCandidates(db, uids, booking.clientId)
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
function earliestMoment({ now, isHoliday }: Moment): Moment {
  return { now: new Date(now.getTime() + ANSWER_TIME_MIN_MS + PAST_TOLERANCE_MS), isHoliday }
}

async function listCandidates(db: Db, uids: string[], clientId: string) {
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
      horasBloqueadas: technicians.horasBloqueadas,
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

/** Taken hours of the candidates; `uid` is null for visits of the client, which occupy everybody. */
async function listTakenHours(
  db: Db,
  uids: string[],
  { clientId, scheduledAt }: CancelledBooking,
  now: Date,
) {
  const { from, until } = hoursAhead(now)
  const lastHourEnds = new Date(Math.max(until.getTime(), scheduledAt.getTime() + VISIT_MS))
  const ahead = { from, until: lastHourEnds }
  const [theirs, own] = await Promise.all([
    uids.length === 0 ? [] : listHoursTaken(db, inArray(reservas.technicianId, uids), ahead),
    listHoursTaken(db, eq(reservas.clientId, clientId), ahead),
  ])
  return [
    ...theirs.map(({ technicianId, at }) => ({ uid: technicianId, at })),
    ...own.map(({ at }) => ({ uid: null, at })),
  ]
}
