// Section 5, booking; D16, D34, D44, D64: which hours of a technician can be booked. The filter of the catalogue by date and hour
// decides the same in SQL, over all technicians; tests/database/free-hours.test.ts holds the two together.

import { addDays, bogotaDate, DAY_MS, HOUR_MS, instantAt, weekdayOf } from '#platform/domain/time.ts'
import { BOOKABLE_HOURS, hourText } from '#technicians/domain/hours.ts'
import {
  DAY_KEYS,
  type HourExceptions,
  type TimeRange,
  type WeeklyHours,
} from '#technicians/domain/technician.ts'

/** D34: an hour counts as past this long after its start. */
export const PAST_TOLERANCE_MS = 60_000
export const DAYS_AHEAD = 14

export interface Slot {
  /** 'YYYY-MM-DD' */
  readonly date: string
  /** 8…19 */
  readonly hour: number
}

export interface WorkingHours {
  readonly horarios: WeeklyHours
  readonly excepciones: HourExceptions
}

export interface Schedule extends WorkingHours {
  /** D44: false when the technician receives no new work. */
  readonly disponible: boolean
  /** D64: starts of the hours that the technician blocked. */
  readonly horasBloqueadas: readonly Date[]
}

export interface Moment {
  readonly now: Date
  readonly isHoliday: (date: string) => boolean
}

export interface Calendar extends Moment {
  /** Starts of the booked hours. */
  readonly taken: readonly Date[]
}

/** The range of bookings that affects free hours; it starts in the past because of the tolerance (D34). */
export function hoursAhead(now: Date): { from: Date; until: Date } {
  const from = new Date(now.getTime() - PAST_TOLERANCE_MS)
  return { from, until: new Date(from.getTime() + (DAYS_AHEAD + 1) * DAY_MS) }
}

export type HourState = 'free' | 'taken' | 'closed' | 'past' | 'not-receiving'

/** Every bookable hour of a day with its state. */
export function hourStatesOn(
  date: string,
  schedule: Schedule,
  calendar: Calendar,
): { hour: number; state: HourState }[] {
  const stateOf = hourStateOn(date, schedule, calendar)
  return BOOKABLE_HOURS.map(hour => ({ hour, state: stateOf(hour) }))
}

export function hourStateAt({ date, hour }: Slot, schedule: Schedule, calendar: Calendar): HourState {
  return hourStateOn(date, schedule, calendar)(hour)
}

function hourStateOn(date: string, schedule: Schedule, { taken, isHoliday, now }: Calendar) {
  const ranges = rangesOn(date, schedule, isHoliday)
  const takenMs = new Set(taken.map(Number))
  const blockedMs = new Set(schedule.horasBloqueadas.map(Number))
  const midnight = instantAt(date, hourText(0))
  return (hour: number): HourState => {
    const start = midnight && new Date(midnight.getTime() + hour * HOUR_MS)
    if (!start || hasPassed(start, now)) return 'past'
    if (!schedule.disponible) return 'not-receiving'
    if (!ranges.some(range => containsHour(range, hour)) || blockedMs.has(start.getTime())) return 'closed'
    return takenMs.has(start.getTime()) ? 'taken' : 'free'
  }
}

/** Whether `hoursAhead` spans that day. */
export function isWithinDaysAhead(date: string, now: Date): boolean {
  return date <= addDays(bogotaDate(now), DAYS_AHEAD)
}

/** The first bookable hour within DAYS_AHEAD days. */
export function nextFreeSlot(schedule: Schedule, calendar: Calendar): Slot | null {
  return nextFreeSlots(schedule, calendar, 1)[0] ?? null
}

export function nextFreeSlots(schedule: Schedule, calendar: Calendar, limit: number): Slot[] {
  const today = bogotaDate(calendar.now)
  const slots: Slot[] = []
  for (let day = 0; day < DAYS_AHEAD && slots.length < limit; day++) {
    const date = addDays(today, day)
    for (const { hour, state } of hourStatesOn(date, schedule, calendar)) {
      if (state === 'free') slots.push({ date, hour })
    }
  }
  return slots.slice(0, limit)
}

/** D34; also true for a date that does not exist. */
export function isSlotPast({ date, hour }: Slot, now: Date): boolean {
  const start = instantAt(date, hourText(hour))
  return start === null || hasPassed(start, now)
}

function hasPassed(start: Date, now: Date): boolean {
  return now.getTime() > start.getTime() + PAST_TOLERANCE_MS
}

export interface FreeDay {
  readonly date: string
  readonly hours: readonly number[]
}

/** The first `limit` days within DAYS_AHEAD days that have free hours. */
export function freeDays(schedule: Schedule, calendar: Calendar, limit: number): FreeDay[] {
  const today = bogotaDate(calendar.now)
  return Array.from({ length: DAYS_AHEAD }, (_, index) => addDays(today, index))
    .map(date => ({
      date,
      hours: hourStatesOn(date, schedule, calendar)
        .filter(({ state }) => state === 'free')
        .map(({ hour }) => hour),
    }))
    .filter(({ hours }) => hours.length > 0)
    .slice(0, limit)
}

/** D16: the bookable hours inside the schedule of that day, also those that are past or taken. */
export function workingHoursOn(
  date: string,
  hours: WorkingHours,
  isHoliday: Calendar['isHoliday'],
): number[] {
  const ranges = rangesOn(date, hours, isHoliday)
  return BOOKABLE_HOURS.filter(hour => ranges.some(range => containsHour(range, hour)))
}

function rangesOn(
  date: string,
  { horarios, excepciones }: WorkingHours,
  isHoliday: Calendar['isHoliday'],
): readonly TimeRange[] {
  const exception = excepciones.fechas?.[date]
  if (exception) return exception
  if (excepciones.festivos && isHoliday(date)) return []
  const day = DAY_KEYS[weekdayOf(date)]
  return (day && horarios[day]) ?? []
}

/** '24:00' is the end of the day. */
function containsHour({ inicio, fin }: TimeRange, hour: number): boolean {
  return inicio <= hourText(hour) && hourText(hour + 1) <= fin
}
