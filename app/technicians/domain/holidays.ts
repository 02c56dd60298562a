// Public holidays of Colombia, for technicians who take them off (D38): the eighteen of Ley 51 de 1983, with those that it moves
// to the Monday that follows, and since 2026 that of Ley 2578 de 2026.
import { addDays, weekdayOf } from '#platform/domain/time.ts'

/** Año Nuevo, Día del Trabajo, Independencia, Batalla de Boyacá, Inmaculada Concepción, Navidad. */
const FIXED = ['01-01', '05-01', '07-20', '08-07', '12-08', '12-25']

/** Reyes, San José, San Pedro y San Pablo, Asunción, Día de la Raza, Todos los Santos, Independencia de Cartagena. */
const ON_MONDAYS = ['01-06', '03-19', '06-29', '08-15', '10-12', '11-01', '11-11']

/** Nuestra Señora del Rosario de Chiquinquirá, moved like those. */
const CHIQUINQUIRA = { day: '07-09', since: 2026 }

/** Days after Easter: Jueves and Viernes Santo; the Mondays of Ascensión, Corpus Christi and Sagrado Corazón. */
const AROUND_EASTER = [-3, -2, 43, 64, 71]

const holidaysByYear = new Map<string, ReadonlySet<string>>()

/** `date` is 'YYYY-MM-DD'. */
export function isColombianHoliday(date: string): boolean {
  const year = date.slice(0, 4)
  const known = holidaysByYear.get(year)
  if (known) return known.has(date)
  const holidays = new Set(colombianHolidays(Number(year)))
  holidaysByYear.set(year, holidays)
  return holidays.has(date)
}

/** The day that is so many working days later: neither a Saturday nor a Sunday nor a holiday. */
export function addWorkingDays(date: string, days: number): string {
  let day = date
  for (let left = days; left > 0; ) {
    day = addDays(day, 1)
    if (isWorkingDay(day)) left -= 1
  }
  return day
}

const isWorkingDay = (date: string) => weekdayOf(date) < 5 && !isColombianHoliday(date)

/** In order, each once: two may fall on one day, as Sagrado Corazón and San Pedro in 2025. */
export function colombianHolidays(year: number): string[] {
  const easter = easterOf(year)
  const onMondays = year < CHIQUINQUIRA.since ? ON_MONDAYS : [...ON_MONDAYS, CHIQUINQUIRA.day]
  const all = [
    ...FIXED.map(day => `${year}-${day}`),
    ...onMondays.map(day => mondayFrom(`${year}-${day}`)),
    ...AROUND_EASTER.map(days => addDays(easter, days)),
  ]
  return [...new Set(all)].sort()
}

/** That day, or the next Monday. */
function mondayFrom(date: string): string {
  return addDays(date, (7 - weekdayOf(date)) % 7)
}

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
function easterOf(year: number): string {
  const a = year % 19
  const century = Math.floor(year / 100)
  const c = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const h = (19 * a + century - Math.floor(century / 4) - correction + 15) % 30
  const l = (32 + 2 * (century % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  return addDays(`${year}-03-22`, h + l - 7 * m)
}
