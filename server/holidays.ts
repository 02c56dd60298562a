// Public holidays of Colombia, for technicians who take them off (D38).
import Holidays from 'date-holidays'

const calendar = new Holidays('CO', { types: ['public'] })
const holidaysByYear = new Map<string, ReadonlySet<string>>()

/** `date` is 'YYYY-MM-DD'. */
export function isColombianHoliday(date: string): boolean {
  const year = date.slice(0, 4)
  let holidays = holidaysByYear.get(year)
  if (!holidays) {
    holidays = new Set(calendar.getHolidays(Number(year)).map(holiday => holiday.date.slice(0, 10)))
    holidaysByYear.set(year, holidays)
  }
  return holidays.has(date)
}
