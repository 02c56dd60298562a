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
import type { BarrioAndCity } from '#bookings/domain/visit-place.ts'
import { searchedTradesFrom, visitTrade, worksIn } from '#bookings/domain/visit-trade.ts'
import { findTechnicianToBook, listUnbooked } from '#bookings/persistence/bookable-technicians.server.ts'
import { listTakenHours } from '#bookings/persistence/bookings.server.ts'
import { findHoursForClient } from '#bookings/persistence/hours-for-client.server.ts'
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

interface Hours {
  readonly availability: Availability
  /** Of the account; null for guests, and where it could not be read. */
  readonly home: BarrioAndCity | null
}

interface HoursQuestion {
  readonly requestedDate: string
  readonly clientId: string | null
  /** Of who books this technician again. */
  readonly lastVisit?: Slot | null
}

export async function readHours(
  { db, log, now: clock, isHoliday }: Services,
  { tid, technician }: { tid: string; technician: TechnicianToBook | 'unread' },
  { requestedDate, clientId, lastVisit = null }: HoursQuestion,
): Promise<Hours> {
  const now = clock()
  const today = bogotaDate(now)
  const requested = isDate(requestedDate) ? requestedDate : null
  const length = lastVisit ? DAYS_AHEAD : STRIP_DAYS
  const span = spanOf(today, length)
  const day = requested ? spanOf(requested, 1) : { from: now, until: now }
  const isInSpan = !requested || (requested >= today && requested < addDays(today, length))
  const pair = { technicianId: tid, clientId }
  const [found, later] = await Promise.all([
    findHoursForClient(db, pair, { hours: span, day }),
    isInSpan ? [] : listTakenHours(db, tid, day),
  ]).catch(error => {
    log.warn({ err: error }, 'hours could not be read for booking')
    return [null, []] as const
  })
  // Of a profile that cannot be read nothing is known; where the rest cannot be read, the use case decides.
  const known = technician === 'unread' ? null : found
  const calendar = { taken: [...(known?.taken ?? []), ...later], isHoliday, now }
  const acceptsClient = known?.isBlocked !== true
  const profile = technician === 'unread' ? UNKNOWN_SCHEDULE : technician
  const schedule = { ...profile, disponible: profile.disponible && acceptsClient }
  const proposed =
    lastVisit && known ? hoursLikeLast(schedule, { ...calendar, ...earliestMoment(calendar) }, lastVisit) : []
  const date = requested ?? proposed[0]?.date ?? null
  const visits = date === requested ? (known?.visits ?? []) : await listVisitsOn(date)
  return {
    home: found?.home ?? null,
    availability: {
      date,
      hours: date ? hourStatesOn(date, schedule, calendar) : [],
      strip: dayStripFrom(schedule, calendar),
      disponible: schedule.disponible,
      acceptsClient,
      isKnown: known !== null,
      ownVisits: visits.map(({ key, at, technicianId, technicianName }) => ({
        hour: slotAt(new Date(at)).hour,
        technicianName,
        requestedKey: technicianId === tid ? key : null,
      })),
      proposed,
    },
  }

  async function listVisitsOn(date: string | null) {
    if (!date) return []
    const nothing = { from: now, until: now }
    const asked = findHoursForClient(db, pair, { hours: nothing, day: spanOf(date, 1) })
    return (await asked.catch(() => null))?.visits ?? []
  }
}

const spanOf = (date: string, days: number) => ({
  from: midnight(date),
  until: midnight(addDays(date, days)),
})

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
  const { availability } = await readHours(services, { tid, technician }, { requestedDate: date, clientId })
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
