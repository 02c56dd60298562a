// Section 2, Booking: the technician as the booking page shows and checks them.

import type { Booking } from '#bookings/domain/booking.ts'
import { addDays, bogotaDate, instantAt } from '#platform/domain/time.ts'
import {
  type Calendar,
  type HourState,
  hourStatesOn,
  type Schedule,
  type Slot,
} from '#technicians/domain/free-hours.ts'
import { hourText } from '#technicians/domain/hours.ts'
import type { OfferedService, Technician } from '#technicians/domain/technician.ts'

/** What the page shows of the technician. */
export type BookedTechnician = Pick<
  Technician,
  | 'nombre'
  | 'slug'
  | 'fotoURL'
  | 'verificado'
  | 'confirmaAlInstante'
  | 'ratingPromedio'
  | 'resenasCount'
  | 'tarifaBase'
  | 'servicios'
>

/** Another technician who is free at the hour that was lost. */
export type FreeColleague = Pick<Technician, 'uid' | 'nombre' | 'fotoURL' | 'ratingPromedio' | 'resenasCount'>

/** Who of the visit's trade is free at the hour that was lost; perhaps nobody. */
export interface FreeInstead {
  readonly colleagues: readonly FreeColleague[]
  readonly trade: string
  readonly ciudad: string
}

export interface TechnicianToBook
  extends Schedule,
    BookedTechnician,
    Pick<Technician, 'uid' | 'ciudad' | 'especialidades' | 'zonasCobertura'> {
  /** PostgreSQL's `xmin`: changes with every update of the row. */
  readonly version: string
}

// D16: the next days as the booking form offers them, each open or not, and why.

export const STRIP_DAYS = 7

export interface StripDay {
  readonly date: string
  /**
   * `full`: all hours that are left are taken. `past`: the working hours of today are over. `not-receiving`: D44. `late`: the
   * agreed quote has ended by then (D66).
   */
  readonly state: 'open' | 'full' | 'closed' | 'past' | 'not-receiving' | 'late'
}

/** Today and the days after it. */
export function dayStripFrom(schedule: Schedule, calendar: Calendar): StripDay[] {
  const today = bogotaDate(calendar.now)
  return Array.from({ length: STRIP_DAYS }, (_, index) => {
    const date = addDays(today, index)
    if (!schedule.disponible) return { date, state: 'not-receiving' }
    const states = hourStatesOn(date, schedule, calendar).map(({ state }) => state)
    if (states.includes('free')) return { date, state: 'open' }
    if (states.includes('taken')) return { date, state: 'full' }
    return { date, state: isWorkday(date, schedule, calendar) ? 'past' : 'closed' }
  })
}

function isWorkday(date: string, schedule: Schedule, calendar: Calendar): boolean {
  const beforeIt = { ...calendar, taken: [], now: new Date(0) }
  return hourStatesOn(date, schedule, beforeIt).some(({ state }) => state === 'free')
}

const ALL_DAY = [{ inicio: '00:00', fin: '24:00' }]

/** Used when the profile could not be loaded: every hour is offered, and the server decides on submit. */
export const UNKNOWN_SCHEDULE: Schedule = {
  horarios: {
    lun: ALL_DAY,
    mar: ALL_DAY,
    mie: ALL_DAY,
    jue: ALL_DAY,
    vie: ALL_DAY,
    sab: ALL_DAY,
    dom: ALL_DAY,
  },
  excepciones: {},
  disponible: true,
  horasBloqueadas: [],
}

// D66: work and price that were agreed before; only its hour is chosen.

export interface AgreedWork {
  /** Id of its quote. */
  readonly cotizacion: number
  /** Its name in short. */
  readonly servicio: string
  readonly total: number
  /** The end of its term. */
  readonly until: Date
}

interface OfferedDays {
  readonly date: string | null
  readonly hours: readonly { readonly hour: number; readonly state: HourState }[]
  readonly strip: readonly StripDay[]
}

/** The days and hours that begin before the end of the term. */
export function withinTerm<Days extends OfferedDays>(days: Days, until: Date): Days {
  const lastDay = bogotaDate(until)
  const date = days.date !== null && days.date <= lastDay ? days.date : null
  return {
    ...days,
    date,
    hours: days.hours.filter(({ hour }) => date !== null && isInTerm({ date, hour }, until)),
    strip: days.strip.map(day => (day.date > lastDay ? { ...day, state: 'late' as const } : day)),
  }
}

/** The hour of the link was free when it was offered. */
export function isHourLost(hour: string, { date, hours }: Pick<OfferedDays, 'date' | 'hours'>): boolean {
  return (
    hour !== '' && date !== null && !hours.some(each => each.hour === Number(hour) && each.state === 'free')
  )
}

export function isInTerm({ date, hour }: Slot, until: Date): boolean {
  const start = instantAt(date, hourText(hour))
  return start !== null && start <= until
}

// The values of the booking form while it is filled in.

export interface BookingDraft {
  /** '15', or empty. */
  readonly hour: string
  readonly description: string
  readonly address: string
  readonly barrio: string
  readonly ciudad: string
  /** The name of a service; empty for 'No sé, que lo revise'. */
  readonly servicio: string
  /** Slug of the trade that the search understood; empty for none. */
  readonly esp: string
  /** Ids of uploaded photos. */
  readonly photos: readonly string[]
  /** Key of the client's earlier booking that filled the form. */
  readonly de: number | null
  /** Idempotency key: the same form sent twice is one booking. */
  readonly formKey: string
}

/** An earlier booking that fills a new form. */
export interface BookingToRepeat
  extends Pick<
    Booking,
    'key' | 'description' | 'address' | 'barrio' | 'ciudad' | 'servicio' | 'especialidad'
  > {
  /** Ids of the photos of the problem. */
  readonly photos: readonly string[]
  /** D61: starts of the hours that are confirmed at once. */
  readonly acceptedHours: readonly Date[]
  /** When it took place, with this technician; null: it did not, or with another one. */
  readonly lastVisit: Slot | null
}

/** The services that a form can name: with a name, each once. */
export function bookableServices(services: readonly OfferedService[]): OfferedService[] {
  return services.filter(
    ({ nombre }, index) =>
      nombre.trim() !== '' && services.findIndex(other => other.nombre === nombre) === index,
  )
}
