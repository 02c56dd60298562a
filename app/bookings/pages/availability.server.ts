// The technician's free hours for the booking form.
import { earliestMoment } from '#agenda/persistence/offered-slots.server.ts'
import type { Services } from '#app/services.ts'
import {
  dayStripFrom,
  type FreeColleague,
  type FreeInstead,
  STRIP_DAYS,
  type StripDay,
  type TechnicianToBook,
  UNKNOWN_SCHEDULE,
} from '#bookings/domain/booking-form-data.ts'
import { searchedTradesFrom, visitTrade, worksIn } from '#bookings/domain/visit-trade.ts'
import { findTechnicianToBook, listUnbooked } from '#bookings/persistence/bookable-technicians.server.ts'
import { listTakenHours } from '#bookings/persistence/bookings.server.ts'
import { findClientAtTechnician } from '#bookings/persistence/client-blocks.server.ts'
import type { OfferedHour, OwnVisit } from '#bookings/ui/hour-picker.tsx'
import { tradesIn } from '#catalogue/domain/search/described-work.ts'
import { listColleagueUids } from '#catalogue/persistence/colleagues.server.ts'
import { addDays, bogotaDate, instantAt, isDate } from '#platform/domain/time.ts'
import { DAYS_AHEAD, hourStateAt, hourStatesOn, type Slot } from '#technicians/domain/free-hours.ts'
import { type RequestedSlot, slotAt } from '#technicians/domain/slot.ts'
import { hoursLikeLast } from '#visits/domain/hours-to-choose.ts'

export interface Availability {
  readonly date: string | null
  readonly hours: readonly OfferedHour[]
  readonly strip: readonly StripDay[]
  /** D44: false when the technician receives no new work. */
  readonly disponible: boolean
  /** False when the technician does not accept this client: no hour is offered. */
  readonly acceptsClient: boolean
  /** False when the taken hours could not be loaded: all are offered, and the use case decides. */
  readonly isKnown: boolean
  /** D51: what the client has that day. */
  readonly ownVisits: readonly OwnVisit[]
  /** For who books again: hours like that of the last visit. Without another day in the query the first one is chosen. */
  readonly proposed: readonly Slot[]
}

/** Null: no such technician. 'unread': the profile could not be loaded, and booking goes on (section 8). */
export async function readTechnician(
  { db, log }: Services,
  uid: string,
): Promise<TechnicianToBook | null | 'unread'> {
  return findTechnicianToBook(db, uid).catch(error => {
    log.warn({ err: error }, 'profile could not be read for booking')
    return 'unread' as const
  })
}

interface AvailabilityQuestion {
  readonly requestedDate: string
  readonly clientId: string | null
  /** Of who books this technician again. */
  readonly lastVisit?: Slot | null
}

export async function readAvailability(
  { db, log, now: clock, isHoliday }: Services,
  technician: TechnicianToBook | 'unread',
  { requestedDate, clientId, lastVisit = null }: AvailabilityQuestion,
): Promise<Availability> {
  const now = clock()
  const requested = isDate(requestedDate) ? requestedDate : null
  const known = technician === 'unread' ? UNKNOWN_SCHEDULE : technician
  const [taken, { acceptsClient, visits }] = await Promise.all([readTaken(), readClient(requested)])
  const calendar = { taken: taken ?? [], isHoliday, now }
  const schedule = { ...known, disponible: known.disponible && acceptsClient }
  const proposed =
    lastVisit && taken ? hoursLikeLast(schedule, { ...calendar, ...earliestMoment(calendar) }, lastVisit) : []
  const date = requested ?? proposed[0]?.date ?? null
  const ownVisits = date === requested ? visits : (await readClient(date)).visits
  return {
    date,
    hours: date ? hourStatesOn(date, schedule, calendar) : [],
    strip: dayStripFrom(schedule, calendar),
    disponible: schedule.disponible,
    acceptsClient,
    isKnown: taken !== null,
    ownVisits,
    proposed,
  }

  async function readClient(date: string | null): Promise<{ acceptsClient: boolean; visits: OwnVisit[] }> {
    const unknown = { acceptsClient: true, visits: [] }
    if (!clientId || technician === 'unread') return unknown
    const pair = { clientId, technicianId: technician.uid }
    const [from, until] = date ? [midnight(date), midnight(addDays(date, 1))] : [now, now]
    const found = await findClientAtTechnician(db, pair, { from, until }).catch(() => null)
    // When it cannot be read the use case decides.
    if (!found) return unknown
    const visits = found.visits.map(({ key, at, technicianId, technicianName }) => ({
      hour: slotAt(new Date(at)).hour,
      technicianName,
      requestedKey: technicianId === technician.uid ? key : null,
    }))
    return { acceptsClient: !found.isBlocked, visits }
  }

  async function readTaken(): Promise<Date[] | null> {
    if (technician === 'unread') return null
    const today = bogotaDate(now)
    const length = lastVisit ? DAYS_AHEAD : STRIP_DAYS
    const days = [{ from: today, days: length }]
    if (requested && (requested < today || requested >= addDays(today, length)))
      days.push({ from: requested, days: 1 })
    const lists = days.map(({ from, days }) =>
      listTakenHours(db, technician.uid, { from: midnight(from), until: midnight(addDays(from, days)) }),
    )
    return Promise.all(lists).then(
      found => found.flat(),
      error => {
        log.warn({ err: error }, 'hours could not be read for booking')
        return null
      },
    )
  }
}

const COLLEAGUES_SHOWN = 3

/** Up to three technicians of the visit's trade and city who are free at that hour. */
export async function readFreeColleagues(
  { db, now, isHoliday }: Services,
  { uid, ciudad }: TechnicianToBook,
  { clientId, trade }: { clientId: string; trade: string },
  { date, hour, scheduledAt }: RequestedSlot,
): Promise<FreeColleague[]> {
  const uids = await listColleagueUids(db, { technicianId: uid, clientId, trade, cities: [ciudad] })
  const unbooked = await listUnbooked(db, uids, { clientId, at: scheduledAt })
  const calendar = { taken: [], isHoliday, now: now() }
  const free = unbooked.filter(other => hourStateAt({ date, hour }, other, calendar) === 'free')
  const isOfTrade = (other: TechnicianToBook) => worksIn(trade, other, tradesIn)
  return [...free.filter(isOfTrade), ...free.filter(other => !isOfTrade(other))]
    .slice(0, COLLEAGUES_SHOWN)
    .map(({ uid, nombre, fotoURL, ratingPromedio, resenasCount }) => ({
      uid,
      nombre,
      fotoURL,
      ratingPromedio,
      resenasCount,
    }))
}

/** The current hours and, when the requested hour was lost, who of the visit's trade is free then. */
export async function reloadAvailability(
  services: Services,
  tid: string,
  clientId: string,
  { date = '', servicio = '', description = '', esp = '' }: Readonly<Record<string, string>>,
  lostSlot: RequestedSlot | null,
): Promise<{ availability?: Availability; instead?: FreeInstead }> {
  const technician = await readTechnician(services, tid)
  if (!technician) return {}
  const availability = await readAvailability(services, technician, { requestedDate: date, clientId })
  if (!lostSlot || technician === 'unread') return { availability }
  const { ciudad, especialidades } = technician
  const searched = searchedTradesFrom([esp])
  const trade = visitTrade({ servicio, searched, description, especialidades }, tradesIn)
  // Where nothing says the trade they are colleagues of the technician.
  const sought = { clientId, trade: trade ?? especialidades[0] ?? '' }
  const colleagues = await readFreeColleagues(services, technician, sought, lostSlot)
  return { availability, instead: { colleagues, trade: trade ?? '', ciudad } }
}

function midnight(date: string): Date {
  return instantAt(date, '00:00') ?? new Date(0)
}
