// Section 5, booking; D16, D34: which hours of a technician can be booked, and which of them comes next.
import { addDays, bogotaDate, instantAt, weekdayOf } from '#domain/bogota-time.ts'
import { BOOKABLE_HOURS, hourText } from '#domain/bookings/hours.ts'
import {
  DAY_KEYS,
  type HourExceptions,
  type TimeRange,
  type WeeklyHours,
} from '#domain/technicians/technician.ts'

/** D34: an hour has passed this long after it began. */
export const PAST_TOLERANCE_MS = 60_000
export const DAYS_AHEAD = 14
const DAY_MS = 24 * 60 * 60 * 1000

export interface Slot {
  /** 'YYYY-MM-DD' */
  readonly date: string
  /** 8…19 */
  readonly hour: number
}

export interface Schedule {
  readonly horarios: WeeklyHours
  readonly excepciones: HourExceptions
}

/** What the calendar on the wall says: the instant, and which days are public holidays. */
export interface Moment {
  readonly now: Date
  readonly isHoliday: (date: string) => boolean
}

export interface Calendar extends Moment {
  /** Starts of the hours that are booked already, as instants. */
  readonly taken: readonly Date[]
}

/** Which bookings matter to them: an hour that has just begun is still offered (D34), and may be taken. */
export function hoursAhead(now: Date): { from: Date; until: Date } {
  const from = new Date(now.getTime() - PAST_TOLERANCE_MS)
  return { from, until: new Date(from.getTime() + (DAYS_AHEAD + 1) * DAY_MS) }
}

export type HourState = 'free' | 'taken' | 'closed' | 'past'

/** Every hour of a day, and why it cannot be booked if it cannot. */
export function hourStatesOn(
  date: string,
  schedule: Schedule,
  { taken, isHoliday, now }: Calendar,
): { hour: number; state: HourState }[] {
  const ranges = rangesOn(date, schedule, isHoliday)
  const busy = new Set(taken.map(instant => instant.getTime()))
  return BOOKABLE_HOURS.map(hour => {
    if (isSlotPast({ date, hour }, now)) return { hour, state: 'past' }
    if (!ranges.some(range => holds(range, hour))) return { hour, state: 'closed' }
    return { hour, state: busy.has(instantAt(date, hourText(hour))?.getTime() ?? 0) ? 'taken' : 'free' }
  })
}

/** One hour of a day, where the rest does not matter. */
export function hourStateAt(
  { date, hour }: Slot,
  schedule: Schedule,
  { taken, isHoliday, now }: Calendar,
): HourState {
  const start = instantAt(date, hourText(hour))?.getTime() ?? Number.NaN
  if (!(start + PAST_TOLERANCE_MS >= now.getTime())) return 'past'
  if (!rangesOn(date, schedule, isHoliday).some(range => holds(range, hour))) return 'closed'
  return taken.some(instant => instant.getTime() === start) ? 'taken' : 'free'
}

/** The first hour that can be booked from now on, within two weeks. */
export function nextFreeSlot(schedule: Schedule, calendar: Calendar): Slot | null {
  return nextFreeSlots(schedule, calendar, 1)[0] ?? null
}

export function nextFreeSlots(schedule: Schedule, calendar: Calendar, most: number): Slot[] {
  const today = bogotaDate(calendar.now)
  const slots: Slot[] = []
  for (let day = 0; day < DAYS_AHEAD && slots.length < most; day++) {
    const date = addDays(today, day)
    for (const { hour, state } of hourStatesOn(date, schedule, calendar)) {
      if (state === 'free') slots.push({ date, hour })
    }
  }
  return slots.slice(0, most)
}

/** D34: also when there is no such hour. */
export function isSlotPast({ date, hour }: Slot, now: Date): boolean {
  const start = instantAt(date, hourText(hour))
  return start === null || now.getTime() > start.getTime() + PAST_TOLERANCE_MS
}

export interface FreeDay {
  readonly date: string
  readonly hours: readonly number[]
}

/** The days of the next two weeks that have hours left, the first `most` of them. */
export function freeDays(schedule: Schedule, calendar: Calendar, most: number): FreeDay[] {
  const today = bogotaDate(calendar.now)
  return Array.from({ length: DAYS_AHEAD }, (_, at) => addDays(today, at))
    .map(date => ({
      date,
      hours: hourStatesOn(date, schedule, calendar)
        .filter(({ state }) => state === 'free')
        .map(({ hour }) => hour),
    }))
    .filter(({ hours }) => hours.length > 0)
    .slice(0, most)
}

/** D16: the bookable hours inside the schedule of that day, also those that are past or taken. */
export function workingHoursOn(date: string, schedule: Schedule, isHoliday: Calendar['isHoliday']): number[] {
  const ranges = rangesOn(date, schedule, isHoliday)
  return BOOKABLE_HOURS.filter(hour => ranges.some(range => holds(range, hour)))
}

function rangesOn(
  date: string,
  { horarios, excepciones }: Schedule,
  isHoliday: Calendar['isHoliday'],
): readonly TimeRange[] {
  const exception = excepciones.fechas?.[date]
  if (exception) return exception
  if (excepciones.festivos && isHoliday(date)) return []
  const day = DAY_KEYS[weekdayOf(date)]
  return (day && horarios[day]) ?? []
}

/** The whole hour lies inside; '24:00' is the end of the day. */
function holds({ inicio, fin }: TimeRange, hour: number): boolean {
  return inicio <= hourText(hour) && hourText(hour + 1) <= fin
}
