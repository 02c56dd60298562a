// The hours at which agreed work is offered (D66), and those at which the same is booked again.
import { isInTerm } from '#bookings/domain/booking-form-data.ts'
import { addDays, bogotaDate, instantAt, weekdayOf } from '#platform/domain/time.ts'
import {
  type Calendar,
  DAYS_AHEAD,
  hourStateAt,
  hourStatesOn,
  type Schedule,
  type Slot,
} from '#technicians/domain/free-hours.ts'

const SHOWN = 3

interface Wish {
  /** Of the visit for which the work was quoted, 8…19. */
  readonly hour: number
  /** The end of the term. */
  readonly until: Date
}

/** On the next three days that have free hours, the one nearest to the hour of the visit; none after the term. */
export function hoursToChoose(schedule: Schedule, calendar: Calendar, { hour, until }: Wish): Slot[] {
  const slots: Slot[] = []
  const lastDay = bogotaDate(until)
  for (
    let date = bogotaDate(calendar.now);
    date <= lastDay && slots.length < SHOWN;
    date = addDays(date, 1)
  ) {
    const [nearest] = hourStatesOn(date, schedule, calendar)
      .filter(({ hour: each, state }) => state === 'free' && isInTerm({ date, hour: each }, until))
      .toSorted((a, b) => Math.abs(a.hour - hour) - Math.abs(b.hour - hour))
    if (nearest) slots.push({ date, hour: nearest.hour })
  }
  return slots
}

/**
 * For who books the same again: the next time at the weekday and hour of the last visit if it is free, else the next; then
 * one on each of the two days that come soonest.
 */
export function hoursLikeLast(schedule: Schedule, calendar: Calendar, last: Slot): Slot[] {
  const today = bogotaDate(calendar.now)
  const until = instantAt(addDays(today, DAYS_AHEAD), '00:00') ?? calendar.now
  const next = hoursToChoose(schedule, calendar, { hour: last.hour, until })
  const first = addDays(today, (weekdayOf(last.date) - weekdayOf(today) + DAYS_A_WEEK) % DAYS_A_WEEK)
  const isPast = hourStateAt({ date: first, hour: last.hour }, schedule, calendar) === 'past'
  const same = { date: isPast ? addDays(first, DAYS_A_WEEK) : first, hour: last.hour }
  if (hourStateAt(same, schedule, calendar) !== 'free') return next
  return [same, ...next.filter(({ date }) => date !== same.date)].slice(0, SHOWN)
}

const DAYS_A_WEEK = 7
