// Bookings that were cancelled, or not answered in time, and that a client has neither replaced nor dismissed: who can go
// instead, and when.

import type { Viewer } from '#accounts/domain/role.ts'
import { RESCUE_OPTIONS_MAX, RESCUES_MAX, type Rescue } from '#agenda/domain/rescue.ts'
import { listBookingsToRescue } from '#agenda/persistence/booking-lists.server.ts'
import { earliestMoment, findHoursToOffer, listFreeSlots } from '#agenda/persistence/offered-slots.server.ts'
import {
  dismissRescuedBooking,
  findTradesOfTechnician,
  type LostBooking,
  listCandidates,
  listHoursInTheWay,
  listLostWork,
} from '#agenda/persistence/rescues.server.ts'
import type { Services } from '#app/services.ts'
import type { BookingStatus } from '#bookings/domain/booking.ts'
import type { RescueOption } from '#bookings/domain/rescue-option.ts'
import { type AskedWork, type TradesIn, visitTrade } from '#bookings/domain/visit-trade.ts'
import { COLLEAGUES_MAX, listColleagueUids } from '#catalogue/persistence/colleagues.server.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import type { Db, PooledDb } from '#platform/persistence/database.server.ts'
import { hourStateAt, type Moment, nextFreeSlot, type Slot } from '#technicians/domain/free-hours.ts'
import { slotAt } from '#technicians/domain/slot.ts'

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
  const lost = await listLostWork(db, clientId, moment.now)
  const keys = lost
    .filter(work => !isReplaced(work, search.tradesIn))
    .slice(0, RESCUES_MAX)
    .map(({ key }) => key)
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

/** A later booking for the trade of a lost one replaces it. */
function isReplaced(
  { asked, later }: { readonly asked: AskedWork; readonly later: readonly AskedWork[] },
  tradesIn: TradesIn,
): boolean {
  const trade = visitTrade(asked, tradesIn)
  return trade !== '' && later.some(work => visitTrade(work, tradesIn) === trade)
}

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
  const technician = await findTradesOfTechnician(db, technicianId)
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
  const taken = await listHoursInTheWay(
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

/** 'Ya no lo necesito', or 'Prefiero esperar': an own booking is no longer offered alternatives. Dismissing twice succeeds twice. */
export async function dismissRescue(
  { db, now }: Services,
  viewer: Viewer,
  key: number,
): Promise<Outcome<BookingStatus, 'rescue-not-dismissed'>> {
  const status = await dismissRescuedBooking(db, { key, clientId: viewer.uid, now: now() })
  return status ? accepted(status) : refused('rescue-not-dismissed')
}
