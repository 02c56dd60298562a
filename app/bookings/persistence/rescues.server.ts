// Bookings that were cancelled, or not answered in time, and that a client has neither replaced nor dismissed: who can go
// instead, and when.

import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { type Booking, VISIT_MS } from '#bookings/domain/booking.ts'
import {
  RESCUE_DAYS,
  RESCUE_OPTIONS_MAX,
  RESCUES_MAX,
  type Rescue,
  type RescueOption,
} from '#bookings/domain/rescue.ts'
import { TRANSITIONS } from '#bookings/domain/transitions.ts'
import { type AskedWork, type TradesIn, visitTrade } from '#bookings/domain/visit-trade.ts'
import {
  COLLEAGUES_MAX,
  inOrderOf,
  listColleagueUids,
} from '#bookings/persistence/bookable-technicians.server.ts'
import { listBookingsToRescue } from '#bookings/persistence/booking-lists.server.ts'
import { allowedBy, answerDeadlineOf } from '#bookings/persistence/booking-rules.server.ts'
import { reservas, takenHours } from '#bookings/persistence/booking-tables.server.ts'
import { acceptsClient } from '#bookings/persistence/client-blocks.server.ts'
import {
  earliestMoment,
  findHoursToOffer,
  listFreeSlots,
} from '#bookings/persistence/offered-slots.server.ts'
import { listHoursTaken } from '#bookings/persistence/taken-hours.server.ts'
import type { Db, PooledDb } from '#platform/persistence/database.server.ts'
import {
  hourStateAt,
  hoursAhead,
  type Moment,
  nextFreeSlot,
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
  db: PooledDb,
  clientId: string,
  moment: Moment,
  search: RescueSearch,
): Promise<Rescue[]> {
  const keys = await listRescueKeys(db, clientId, moment.now, search.tradesIn)
  const bookings = await listBookingsToRescue(db, keys)
  const rescues = bookings.map(async ({ offeredHours, ...booking }): Promise<Rescue> => {
    const { technicianId } = booking
    const hours = await findHoursToOffer(db, { ...booking, offeredHours }, moment)
    const [offeredSlots, found] = await Promise.all([
      listFreeSlots(db, { technicianId, clientId, hours }, moment),
      // Who said that no visit can be received that day does not look for others.
      booking.cannotReason
        ? { trade: '', ciudad: booking.technicianCiudad, options: [], isNobodyNear: false }
        : listRescueOptions(db, { ...booking, clientId }, moment, search),
    ])
    return { booking, offeredSlots, isOffered: offeredHours.length > 0, ...found }
  })
  const position = new Map(keys.map((key, index) => [key, index]))
  const found = await Promise.all(rescues)
  return found.toSorted((a, b) => (position.get(a.booking.key) ?? 0) - (position.get(b.booking.key) ?? 0))
}

/** So many bookings are looked at. */
const CANDIDATES_MAX = 20

/**
 * `updatedAt` of a cancelled booking is when it was cancelled. A booking made from it, or later for its trade, replaces it.
 * Who could not receive a visit is offered hours of the same technician only.
 */
async function listRescueKeys(db: Db, clientId: string, now: Date, tradesIn: TradesIn): Promise<number[]> {
  const work = (
    visit: SQL,
  ) => sql`json_build_object('servicio', ${visit}.servicio, 'description', ${visit}.description,
    'especialidades', coalesce((select especialidades from technicians where uid = ${visit}."technicianId"), '{}'))`
  const isLater = sql`later."clientId" = ${clientId} and later."createdAt" > ${reservas.updatedAt} and later.key <> ${reservas.key}`
  const { rows } = await db.execute<{ key: string; asked: AskedWork; later: AskedWork[] | null }>(sql`
    select key, ${work(sql`reservas`)} as asked,
      (select json_agg(${work(sql`later`)}) from ${reservas} as later where ${isLater}) as later
    from ${reservas}
    where "clientId" = ${clientId} and "rescueDismissedAt" is null
      -- A visit by guarantee is booked again from its case.
      and precio is distinct from 0
      and (${allowedBy(TRANSITIONS.replace, now)} and "cannotAt" is null
        or status = 'cancelada' and "cancelReason" is distinct from ${TRANSITIONS.replace.cancelReason}
          and "updatedAt" > ${now.toISOString()}::timestamptz - ${RESCUE_DAYS}::int * interval '1 day'
          and ("cannotAt" is null or "cannotReason" = 'otro_dia' or cardinality("offeredHours") > 0))
      and not exists (
        select from ${reservas} as later
        where later."clientId" = ${clientId} and later."rebookedFrom" = ${reservas.key}
          or ${isLater} and later."technicianId" = ${reservas.technicianId})
    order by case status when 'cancelada' then "updatedAt" else ${answerDeadlineOf} end desc, key desc
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

// Who can go instead of a technician who cancelled or did not answer in time.

type LostBooking = Pick<
  Booking,
  'key' | 'technicianId' | 'clientId' | 'scheduledAt' | 'servicio' | 'description'
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
  booking: LostBooking,
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
  booking: LostBooking,
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
  { key, clientId, scheduledAt }: LostBooking,
  now: Date,
) {
  const { from, until } = hoursAhead(now)
  const lastHourEnds = new Date(Math.max(until.getTime(), scheduledAt.getTime() + VISIT_MS))
  const ahead = { from, until: lastHourEnds }
  const [theirs, own] = await Promise.all([
    uids.length === 0 ? [] : listHoursTaken(db, inArray(takenHours.technicianId, uids), ahead),
    // The new booking takes its place.
    listHoursTaken(db, and(eq(takenHours.clientId, clientId), ne(takenHours.key, key)), ahead),
  ])
  return [
    ...theirs.map(({ technicianId, at }) => ({ uid: technicianId, at })),
    ...own.map(({ at }) => ({ uid: null, at })),
  ]
}
