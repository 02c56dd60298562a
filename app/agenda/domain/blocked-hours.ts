// D64: hours of the agenda that a technician blocks, without a visit.
import type { AgendaPage } from '#agenda/domain/agenda.ts'
import type { Day } from '#bookings/domain/timeline.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { addDays, bogotaDate, isDate } from '#platform/domain/time.ts'
import {
  type Calendar,
  hourStatesOn,
  isSlotPast,
  type Schedule,
  type Slot,
} from '#technicians/domain/free-hours.ts'
import { hourText } from '#technicians/domain/hours.ts'
import { requestedSlotFrom, type SlotRefusal, slotAt } from '#technicians/domain/slot.ts'
import type { TechnicianBooking } from '#visits/domain/listed-visit.ts'

/** Stored at once; the check of the table says the same. Longer absences are special days of the profile. */
export const BLOCKED_HOURS_MAX = 400
/** Days that the page offers. */
export const BLOCKABLE_DAYS = 14
const LAST_DAY_AHEAD = 366

/** The day of the page: today unless another one that may be blocked is asked for. */
export function blockedDayFrom(text: string, now: Date): string {
  const today = bogotaDate(now)
  return isDate(text) && text >= today && text <= addDays(today, LAST_DAY_AHEAD) ? text : today
}

/** Starts of the hours of a form, each once: '08' … '19'. */
export function hoursToBlockFrom(
  date: string,
  hours: readonly string[],
  now: Date,
): Outcome<Date[], SlotRefusal | 'past-slot'> {
  if (hours.length === 0) return refused('slot-required')
  const starts: Date[] = []
  for (const hour of new Set(hours)) {
    const slot = requestedSlotFrom({ date, hour })
    if (!slot.ok) return slot
    if (date > addDays(bogotaDate(now), LAST_DAY_AHEAD)) return refused('invalid-slot')
    if (isSlotPast(slot.value, now)) return refused('past-slot')
    starts.push(slot.value.scheduledAt)
  }
  return accepted(starts)
}

export interface BlockableHour {
  readonly hour: number
  readonly state: 'free' | 'blocked' | 'taken' | 'past' | 'closed'
}

/** Every hour of the day as its technician sees it. */
export function blockableHoursOn(date: string, schedule: Schedule, calendar: Calendar): BlockableHour[] {
  const blocked = new Set(
    schedule.horasBloqueadas.map(slotAt).flatMap(slot => (slot.date === date ? slot.hour : [])),
  )
  // Whether new work is received does not matter here.
  const open = { ...schedule, disponible: true, horasBloqueadas: [] }
  return hourStatesOn(date, open, calendar).map(({ hour, state }) => {
    if (state === 'not-receiving') return { hour, state: 'closed' }
    const isBlocked = blocked.has(hour) && (state === 'free' || state === 'closed')
    return { hour, state: isBlocked ? 'blocked' : state }
  })
}

/** Blocked hours that follow each other on one day. */
export interface BlockedStretch {
  readonly date: string
  readonly first: number
  readonly last: number
}

/** Those that are not over, in order. */
export function blockedStretches(hours: readonly Date[], now: Date): BlockedStretch[] {
  const slots = hours
    .toSorted((a, b) => a.getTime() - b.getTime())
    .map(slotAt)
    .filter(slot => !isSlotPast(slot, now))
  const stretches: BlockedStretch[] = []
  for (const { date, hour } of slots) {
    const before = stretches.at(-1)
    if (before?.date === date && before.last >= hour - 1)
      stretches[stretches.length - 1] = { ...before, last: hour }
    else stretches.push({ date, first: hour, last: hour })
  }
  return stretches
}

interface BlockedDay {
  readonly date: string
  readonly bookings: readonly TechnicianBooking[]
  readonly stretches: readonly BlockedStretch[]
}

/** The days of a page of the agenda with the blocked hours between its first and its last visit; all of them on the only page. */
export function daysWithBlocked(
  days: readonly Day<TechnicianBooking>[],
  blocked: readonly BlockedStretch[],
  { after, next }: Pick<AgendaPage, 'after' | 'next'>,
): BlockedDay[] {
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? '']
  const here = blocked.filter(
    ({ date }) => (after === null || date >= first) && (next === null || date <= last),
  )
  const dates = new Set([...days, ...here].map(({ date }) => date))
  return [...dates].toSorted().map(date => ({
    date,
    bookings: days.find(day => day.date === date)?.bookings ?? [],
    stretches: here.filter(stretch => stretch.date === date),
  }))
}

/** Visits and blocked hours of one day. */
export function inOrder(
  bookings: readonly TechnicianBooking[],
  stretches: readonly BlockedStretch[],
): (TechnicianBooking | BlockedStretch)[] {
  const startOf = (item: TechnicianBooking | BlockedStretch) =>
    'first' in item ? hourText(item.first) : item.start
  return [...bookings, ...stretches].toSorted((a, b) => startOf(a).localeCompare(startOf(b)))
}

export function slotsOf({ date, first, last }: BlockedStretch): Slot[] {
  return Array.from({ length: last - first + 1 }, (_, index) => ({ date, hour: first + index }))
}
