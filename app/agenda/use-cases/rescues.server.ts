// Bookings that were cancelled, or not answered in time, and that a client has neither replaced nor dismissed: who can go
// instead, and when.

import type { Viewer } from '#accounts/domain/role.ts'
import { RESCUE_OPTIONS_MAX, type Rescue } from '#agenda/domain/rescue.ts'
import { listBookingsToRescue } from '#agenda/persistence/booking-lists.server.ts'
import { earliestMoment, findHoursToOffer, listFreeSlots } from '#agenda/persistence/offered-slots.server.ts'
import {
  dismissRescuedBooking,
  findTradesOfTechnician,
  type LostBooking,
  listCandidates,
  listHoursInTheWay,
  listLostKeys,
} from '#agenda/persistence/rescues.server.ts'
import type { Services } from '#app/services.ts'
import type { BookingStatus } from '#bookings/domain/booking.ts'
import type { RescueOption } from '#bookings/domain/rescue-option.ts'
import { type TradesIn, worksIn } from '#bookings/domain/visit-trade.ts'
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
  const keys = await listLostKeys(db, clientId, moment.now)
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

/** After so many pages of colleagues without a free hour nothing is claimed about the others. */
const PAGES_MAX = 10

/**
 * Up to three technicians of the visit's trade and city, or near the client where nobody of that city can go: those who
 * are free at the same hour, then those who can go soonest; never at an hour at which the client already has a visit, nor
 * at one that begins too soon to be answered. Who only names the trade among others is offered where nobody else can go.
 * Where the trade is not known they are colleagues of the technician, and nothing is said of a trade.
 */
export async function listRescueOptions(
  db: Db,
  booking: LostBooking,
  moment: Moment,
  { tradesIn, near = [] }: RescueSearch,
): Promise<Pick<Rescue, 'trade' | 'ciudad' | 'options' | 'isNobodyNear'>> {
  const { technicianId, clientId } = booking
  const technician = await findTradesOfTechnician(db, technicianId)
  const trade = booking.especialidad ?? technician?.especialidades[0] ?? ''
  const ciudad = technician?.ciudad ?? ''
  const nobody = { trade: booking.especialidad ?? '', ciudad, options: [], isNobodyNear: false }
  if (trade === '') return nobody
  let others: RescueOption[] = []
  for (const cities of [[ciudad], near]) {
    for (let page = 0; cities.length > 0; page++) {
      if (page === PAGES_MAX) return { ...nobody, options: others }
      const offset = page * COLLEAGUES_MAX
      const uids = await listColleagueUids(db, { technicianId, clientId, trade, cities }, offset)
      const found = uids.length === 0 ? [] : await optionsAmong(db, uids, booking, moment)
      const options = shownOptions(found, ({ candidate }) => worksIn(trade, candidate, tradesIn))
      if (options.length > 0) return { ...nobody, options }
      if (others.length === 0) others = shownOptions(found)
      if (uids.length < COLLEAGUES_MAX) break
    }
  }
  return { ...nobody, options: others, isNobodyNear: others.length === 0 && near.length > 0 }
}

interface FoundOption {
  readonly candidate: Awaited<ReturnType<typeof listCandidates>>[number]
  readonly option: RescueOption
}

/** The first that fit. Whether somebody fits is asked of few: the dictionary is looked up for each of their services. */
function shownOptions(
  found: readonly FoundOption[],
  fits: (found: FoundOption) => boolean = () => true,
): RescueOption[] {
  const shown: RescueOption[] = []
  for (const each of found) {
    if (shown.length === RESCUE_OPTIONS_MAX) break
    if (fits(each)) shown.push(each.option)
  }
  return shown
}

/** The best first. */
async function optionsAmong(
  db: Db,
  uids: string[],
  booking: LostBooking,
  { now, isHoliday }: Moment,
): Promise<FoundOption[]> {
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
    const option = { uid, nombre, ciudad, barrio, fotoURL, ratingPromedio, resenasCount, tarifaBase, slot }
    return [{ candidate, option }]
  })
  const compared = comparing(requested)
  return options.toSorted((a, b) => compared(a.option, b.option))
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
