import { type Document, documentsOf, isDocument, textOf } from '#database/import/fields.ts'
import { isDate } from '#domain/bogota-time.ts'
import { plainText } from '#domain/plain-text.ts'
import {
  DAY_KEYS,
  DEFAULT_WEEKLY_HOURS,
  type HourExceptions,
  type TimeRange,
  type WeeklyHours,
} from '#domain/technicians/technician.ts'

const ONE_LETTER = ['l', 'm', 'x', 'j', 'v', 's', 'd']
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/

/** D24: days are named by three letters or one; without a map, the default hours. */
export function weeklyHoursFrom(value: unknown): WeeklyHours {
  if (!isDocument(value)) return DEFAULT_WEEKLY_HOURS
  const byDay = new Map(Object.keys(value).map(key => [plainText(key), key]))
  const entries = DAY_KEYS.map((day, index) => {
    const key = byDay.get(day) ?? byDay.get(ONE_LETTER[index] ?? '')
    return [day, key === undefined ? [] : rangesOf(value, key)]
  })
  return Object.fromEntries(entries)
}

export function exceptionsFrom(value: unknown): HourExceptions {
  if (!isDocument(value)) return {}
  const days = isDocument(value.fechas) ? value.fechas : {}
  const fechas = Object.fromEntries(
    Object.keys(days)
      .filter(isDate)
      .map(date => [date, rangesOf(days, date)]),
  )
  return { fechas, ...(value.festivos === true && { festivos: true }) }
}

function rangesOf(days: Document, key: string): TimeRange[] {
  return documentsOf(days, key)
    .map(range => ({ inicio: clockFrom(textOf(range, 'inicio')), fin: clockFrom(textOf(range, 'fin')) }))
    .filter(({ inicio, fin }) => CLOCK.test(inicio) && CLOCK.test(fin) && inicio < fin)
}

/** '8:00' → '08:00' */
function clockFrom(text: string): string {
  return text.padStart(5, '0')
}
