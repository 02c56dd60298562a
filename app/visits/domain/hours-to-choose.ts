// D66: the hours at which agreed work is offered.
import { isInTerm } from '#bookings/domain/booking-form-data.ts'
import { addDays, bogotaDate } from '#platform/domain/time.ts'
import { type Calendar, hourStatesOn, type Schedule, type Slot } from '#technicians/domain/free-hours.ts'

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
