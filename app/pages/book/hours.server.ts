// What the form knows of a technician's hours, read anew each time it is shown.
import { isColombianHoliday } from '#app/holidays.server.ts'
import type { Services } from '#app/services.ts'
import { addDays, bogotaDate, instantAt, isDate } from '#domain/bogota-time.ts'
import { dayStripFrom, STRIP_DAYS, type StripDay, UNKNOWN_SCHEDULE } from '#domain/bookings/day-strip.ts'
import { type HourState, hourStateAt, hourStatesOn } from '#domain/bookings/free-hours.ts'
import type { RequestedSlot } from '#domain/bookings/slot.ts'
import type { FreeColleague, TechnicianToBook } from '#domain/bookings/technician-to-book.ts'
import {
  findTechnicianToBook,
  listUnbookedColleagues,
} from '#persistence/bookings/bookable-technicians.server.ts'
import { listTakenHours } from '#persistence/bookings/bookings.server.ts'

export interface OfferedHours {
  readonly date: string | null
  readonly hours: readonly { readonly hour: number; readonly state: HourState }[]
  readonly strip: readonly StripDay[]
  /** False when they could not be read: then nothing is ruled out here, and the server decides. */
  readonly read: boolean
}

/** Null: there is no such technician. `unread`: there may be, but the profile could not be read (section 8). */
export async function readTechnician(
  { db, log }: Services,
  uid: string,
): Promise<TechnicianToBook | null | 'unread'> {
  return findTechnicianToBook(db, uid).catch(error => {
    log.warn({ err: error }, 'profile could not be read for booking')
    return 'unread' as const
  })
}

export async function readHours(
  { db, log, now: clock }: Services,
  technician: TechnicianToBook | 'unread',
  wanted: string,
): Promise<OfferedHours> {
  const now = clock()
  const date = isDate(wanted) ? wanted : null
  const schedule = technician === 'unread' ? UNKNOWN_SCHEDULE : technician
  const taken = technician === 'unread' ? null : await readTaken()
  const calendar = { taken: taken ?? [], isHoliday: isColombianHoliday, now }
  return {
    date,
    hours: date ? hourStatesOn(date, schedule, calendar) : [],
    strip: dayStripFrom(schedule, calendar),
    read: taken !== null,
  }

  async function readTaken(): Promise<Date[] | null> {
    if (technician === 'unread') return null
    const today = bogotaDate(now)
    const days = [{ from: today, days: STRIP_DAYS }]
    if (date && (date < today || date >= addDays(today, STRIP_DAYS))) days.push({ from: date, days: 1 })
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
const COLLEAGUES_LOOKED_AT = 40

/** Up to three others of that trade and city who are free at that hour. */
export async function readFreeColleagues(
  { db, now }: Services,
  technician: TechnicianToBook,
  clientId: string,
  { date, hour, scheduledAt }: RequestedSlot,
): Promise<FreeColleague[]> {
  const unbooked = await listUnbookedColleagues(db, technician, {
    clientId,
    at: scheduledAt,
    limit: COLLEAGUES_LOOKED_AT,
  })
  const calendar = { taken: [], isHoliday: isColombianHoliday, now: now() }
  return unbooked
    .filter(other => hourStateAt({ date, hour }, other, calendar) === 'free')
    .slice(0, COLLEAGUES_SHOWN)
    .map(({ uid, nombre, fotoURL, ratingPromedio, resenasCount }) => ({
      uid,
      nombre,
      fotoURL,
      ratingPromedio,
      resenasCount,
    }))
}

function midnight(date: string): Date {
  return instantAt(date, '00:00') ?? new Date(0)
}
