// Bookings that were cancelled, not answered in time or missed by their technician, and that a client has neither replaced nor
// dismissed: who can go instead, and when.

import type { Viewer } from '#accounts/domain/role.ts'
import { RESCUE_OPTIONS_MAX, type Rescue, SHOWN_OPTIONS_MAX } from '#agenda/domain/rescue.ts'
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
import { addDays, bogotaDate, instantAt } from '#platform/domain/time.ts'
import type { Db, PooledDb } from '#platform/persistence/database.server.ts'
import { hourStateAt, type Moment, nextFreeSlot, type Slot } from '#technicians/domain/free-hours.ts'
import { hourText } from '#technicians/domain/hours.ts'
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
  const found = await rescuesOf(db, { clientId, keys }, moment, search)
  const position = new Map(keys.map((key, index) => [key, index]))
  return found.toSorted((a, b) => (position.get(a.booking.key) ?? 0) - (position.get(b.booking.key) ?? 0))
}

/** What `listRescues` offers for this booking; null when it offers nothing. */
export async function findRescue(
  db: PooledDb,
  { key, clientId }: { key: number; clientId: string },
  moment: Moment,
  search: RescueSearch,
): Promise<Rescue | null> {
  const keys = await listLostKeys(db, clientId, moment.now)
  if (!keys.includes(key)) return null
  const [rescue = null] = await rescuesOf(db, { clientId, keys: [key] }, moment, search)
  return rescue
}

async function rescuesOf(
  db: PooledDb,
  { clientId, keys }: { clientId: string; keys: number[] },
  moment: Moment,
  search: RescueSearch,
): Promise<Rescue[]> {
  const bookings = await listBookingsToRescue(db, keys)
  const rescues = bookings.map(async ({ offeredHours, ...booking }): Promise<Rescue> => {
    const { technicianId } = booking
    const hours = await findHoursToOffer(db, { ...booking, offeredHours }, moment)
    const [offeredSlots, found] = await Promise.all([
      listFreeSlots(db, { technicianId, clientId, hours }, moment),
      // Who said that no visit can be received that day does not look for others.
      booking.cannotReason
        ? { trade: '', ciudad: booking.technicianCiudad, options: [], later: null, isNobodyNear: false }
        : listRescueOptions(db, { ...booking, clientId }, moment, search),
    ])
    return { booking, offeredSlots, isOffered: offeredHours.length > 0, ...found }
  })
  return Promise.all(rescues)
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
): Promise<Pick<Rescue, 'trade' | 'ciudad' | 'options' | 'later' | 'isNobodyNear'>> {
  const { technicianId, clientId } = booking
  const technician = await findTradesOfTechnician(db, technicianId)
  const trade = booking.especialidad ?? technician?.especialidades[0] ?? ''
  const ciudad = technician?.ciudad ?? ''
  const nobody = { trade: booking.especialidad ?? '', ciudad, options: [], later: null, isNobodyNear: false }
  if (trade === '') return nobody
  let others: Offer = { options: [], later: null }
  for (const cities of [[ciudad], near]) {
    for (let page = 0; cities.length > 0; page++) {
      if (page === PAGES_MAX) return { ...nobody, ...others }
      const offset = page * COLLEAGUES_MAX
      const uids = await listColleagueUids(db, { technicianId, clientId, trade, cities }, offset)
      const found = uids.length === 0 ? [] : await optionsAmong(db, uids, booking, moment)
      const offer = offerOf(found, candidate => worksIn(trade, candidate, tradesIn))
      if (offer.options.length > 0) return { ...nobody, ...offer }
      if (others.options.length === 0) others = offerOf(found)
      if (uids.length < COLLEAGUES_MAX) break
    }
  }
  return { ...nobody, ...others, isNobodyNear: others.options.length === 0 && near.length > 0 }
}

type Offer = Pick<Rescue, 'options' | 'later'>

interface FoundOption {
  readonly candidate: Candidate
  readonly option: RescueOption | null
  /** Not today. */
  readonly later: RescueOption | null
}

/** The first that fit. Whether somebody fits is asked of few: the dictionary is looked up for each of their services. */
function offerOf(found: readonly FoundOption[], fits: (candidate: Candidate) => boolean = () => true): Offer {
  const known = new Map<string, boolean>()
  const isFit = ({ candidate }: FoundOption) => {
    const fit = known.get(candidate.uid) ?? fits(candidate)
    known.set(candidate.uid, fit)
    return fit
  }
  const options: RescueOption[] = []
  for (const each of found) {
    if (options.length === RESCUE_OPTIONS_MAX) break
    if (each.option && isFit(each)) options.push(each.option)
  }
  const named = new Set(options.slice(0, SHOWN_OPTIONS_MAX).map(({ uid }) => uid))
  // At the same hour somebody who is not named yet.
  const soonest = comparing(option => `${timeOf(option)} ${named.has(option.uid) ? 1 : 0}`)
  const later = found
    .flatMap(each => (each.later ? [{ each, option: each.later }] : []))
    .toSorted((a, b) => soonest(a.option, b.option))
    .find(({ each }) => isFit(each))
  return { options, later: later?.option ?? null }
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
  const tomorrow = instantAt(addDays(bogotaDate(now), 1), hourText(0)) ?? now
  const found = candidates.map(candidate => {
    const busy = taken.filter(({ uid }) => uid === candidate.uid || uid === null).map(({ at }) => at)
    const calendar = { ...earliest, taken: busy }
    const isFreeThen = hourStateAt(requested, candidate, calendar) === 'free'
    const from = new Date(Math.max(tomorrow.getTime(), earliest.now.getTime()))
    return {
      candidate,
      option: optionAt(candidate, isFreeThen ? requested : nextFreeSlot(candidate, calendar)),
      later: optionAt(candidate, nextFreeSlot(candidate, { ...calendar, now: from })),
    }
  })
  const best = comparing(option => (isAt(requested, option) ? '' : timeOf(option)))
  return found.toSorted((a, b) => (a.option && b.option ? best(a.option, b.option) : a.option ? -1 : 1))
}

type Candidate = Awaited<ReturnType<typeof listCandidates>>[number]

function optionAt(candidate: Candidate, slot: Slot | null): RescueOption | null {
  if (!slot) return null
  const { uid, nombre, ciudad, barrio, fotoURL, ratingPromedio, resenasCount, tarifaBase } = candidate
  return { uid, nombre, ciudad, barrio, fotoURL, ratingPromedio, resenasCount, tarifaBase, slot }
}

const isAt = ({ date, hour }: Slot, { slot }: RescueOption) => slot.date === date && slot.hour === hour
const timeOf = ({ slot }: RescueOption) => `${slot.date} ${slot.hour + 10}`

/** By this, then by rating. */
function comparing(rank: (option: RescueOption) => string) {
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
