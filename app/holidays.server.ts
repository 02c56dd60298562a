// Public holidays of Colombia, for technicians who rest on them.
import Holidays from 'date-holidays'
import type { Moment } from '#domain/bookings/free-hours.ts'

const calendar = new Holidays('CO', { types: ['public'] })
const years = new Map<string, ReadonlySet<string>>()

/** Now, and the holidays around it. */
export function momentOf(now: Date): Moment {
  return { now, isHoliday: isColombianHoliday }
}

/** `date` is 'YYYY-MM-DD'. */
export function isColombianHoliday(date: string): boolean {
  const year = date.slice(0, 4)
  let holidays = years.get(year)
  if (!holidays) {
    holidays = new Set(calendar.getHolidays(Number(year)).map(holiday => holiday.date.slice(0, 10)))
    years.set(year, holidays)
  }
  return holidays.has(date)
}
