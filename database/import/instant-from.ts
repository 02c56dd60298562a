// Instants and dates of exported documents. The values come from normalizeValue: text or numbers.
import { BOGOTA_OFFSET_MS, bogotaDate, isDate } from '#platform/domain/bogota-time.ts'

/** A smaller number counts seconds: as milliseconds it would be a day of 1973 or before. */
const MIN_MILLISECONDS = 100_000_000_000
const WITHOUT_ZONE = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?)?$/
const MIN_YEAR = 1970
const MAX_YEAR = 2999

/** ISO text, a text that Date reads, milliseconds or seconds. Without a zone, the time is that of Bogotá (D13). */
export function instantFrom(value: unknown): Date | null {
  const milliseconds = millisecondsFrom(value)
  if (milliseconds === null) return null
  const instant = new Date(milliseconds)
  const year = instant.getUTCFullYear()
  return year >= MIN_YEAR && year <= MAX_YEAR ? instant : null
}

function millisecondsFrom(value: unknown): number | null {
  if (typeof value === 'number') return Math.abs(value) < MIN_MILLISECONDS ? value * 1_000 : value
  if (typeof value !== 'string') return null
  const text = value.trim()
  if (/^\d{9,16}$/.test(text)) return millisecondsFrom(Number(text))
  if (WITHOUT_ZONE.test(text)) return Date.parse(`${isoText(text)}Z`) - BOGOTA_OFFSET_MS
  // Dates such as 3/4/2026 mean two days.
  return /[a-z]|^\d{4}-/i.test(text) ? Date.parse(text) : null
}

function isoText(text: string): string {
  return text.length === 10 ? `${text}T00:00:00` : text.replace(' ', 'T')
}

/** 'YYYY-MM-DD' of a date, of '20261224', of '24/12/2026' or of an instant in Bogotá. */
export function dateFrom(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
  const written =
    /^(?<y>\d{4})-?(?<m>\d{2})-?(?<d>\d{2})$/.exec(text) ??
    /^(?<d>\d{1,2})[/-](?<m>\d{1,2})[/-](?<y>\d{4})$/.exec(text)
  if (written?.groups) {
    const { y = '', m = '', d = '' } = written.groups
    const date = `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`
    return isDate(date) ? date : null
  }
  const instant = instantFrom(value)
  const date = instant && bogotaDate(instant)
  return date && isDate(date) ? date : null
}

const CLOCK = /^(\d{1,2})(?::?(\d{2}))?(?::\d{2})?\s*(a\.?\s?m\.?|p\.?\s?m\.?|h|hs)?$/i

/** 'HH:MM' of '8', '8:30', '08:00:00', '0800', '2 p. m.' or 8; null when it is no time of day. 24:00 ends the day. */
export function clockFrom(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
  const [matched, hours = '', minutes = '00', suffix = ''] = CLOCK.exec(text) ?? []
  if (matched === undefined) return null
  const half = suffix.toLowerCase()[0]
  const hour = half === 'p' || half === 'a' ? (Number(hours) % 12) + (half === 'p' ? 12 : 0) : Number(hours)
  if (hour > 24 || Number(minutes) > 59 || (hour === 24 && minutes !== '00')) return null
  return `${String(hour).padStart(2, '0')}:${minutes}`
}
