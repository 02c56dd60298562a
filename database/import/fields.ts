// Lenient readers of the fields of a normalized document. They never throw; what is stored otherwise is noted.

import { LINE_MAX_LENGTH, PHONE_MAX_LENGTH } from '#accounts/domain/credential-rules.ts'
import { type Document, isDocument } from '#database/import/document.ts'
import type { Note } from '#database/import/report.ts'
import { digitsOf } from '#platform/domain/phone-digits.ts'
import { plainText } from '#platform/domain/plain-text.ts'
import { sanitizeText, truncateText } from '#platform/domain/sanitize-text.ts'
import { BOGOTA_OFFSET_MS, bogotaDate, isDate } from '#platform/domain/time.ts'
import { PRICE_MAX } from '#technicians/domain/parse-price.ts'

const YES = new Set(['true', '1', 'si', 's', 'yes', 'y', 'on', 'verdadero'])
const NO = new Set(['false', '0', 'no', 'n', 'off', 'falso', '', 'null'])

/** Each method reads the first of the named fields that holds something. */
export function readerOf(document: Document, note: Note) {
  const bounded = (text: string, max: number, name: string) => {
    const cut = truncateText(text, max).trim()
    if (cut.length < text.length) note('text-cut', name)
    return cut
  }
  const read = {
    /** Text of several lines; '' when there is none. */
    text(max: number, ...names: string[]): string {
      const [name = '', value = ''] = firstText(document, names) ?? []
      return bounded(value, max, name)
    },
    /** Text without line breaks. */
    line(names: readonly string[], max = LINE_MAX_LENGTH): string {
      const [name = '', value = ''] = firstText(document, names) ?? []
      return bounded(value.replaceAll(/\s+/g, ' '), max, name)
    },
    phone(...names: string[]): string {
      const typed = read.line(names, PHONE_MAX_LENGTH)
      if (typed === '' || digitsOf(typed) !== '') return typed
      note('phone-without-digits', typed)
      return ''
    },
    /** `otherwise` for a missing field; an unreadable one gives `unreadable`, the choice that shows less. */
    flag(name: string, { otherwise = false, unreadable = false } = {}): boolean {
      const value = document[name]
      if (value === undefined || value === null) return otherwise
      const text = typeof value === 'object' ? '?' : plainText(String(value))
      if (YES.has(text)) return true
      if (NO.has(text)) return false
      note('unreadable-flag', name)
      return unreadable
    },
    number(...names: string[]): number | null {
      const [, text = ''] = firstText(document, names) ?? []
      const number = text === '' ? Number.NaN : Number(text.replace(',', '.'))
      return Number.isFinite(number) ? number : null
    },
    price(...names: string[]): number | null {
      const name = names.find(each => document[each] !== undefined && document[each] !== null) ?? ''
      const read = priceFrom(document[name])
      if (!read.ok) note('unreadable-price', `${name}: ${shown(document[name])}`)
      else if (read.isRounded) note('rounded-price', `${name}: ${shown(document[name])}`)
      return read.ok ? read.price : null
    },
    instant(...names: string[]): Date | null {
      for (const name of names) {
        const instant = instantFrom(document[name])
        if (instant) return instant
      }
      return null
    },
    /** A deletion whose moment cannot be read is a deletion all the same. */
    deletedAt(now: Date): Date | null {
      const value = document.deletedAt
      const instant = instantFrom(value)
      if (instant || !value || NO.has(plainText(String(value)))) return instant
      note('unreadable-deletion', shown(value))
      return now
    },
    /** Without repetitions; a single text counts as a list of one. */
    texts(name: string, max: number): string[] {
      const value = document[name]
      const list = Array.isArray(value) ? value : typeof value === 'string' ? value.split(/[,;\n]/) : []
      const texts = list.flatMap(each => {
        const text = textFrom(each)
        if (text === '') return []
        return bounded(text.replaceAll(/\s+/g, ' '), max, name)
      })
      return [...new Set(texts)]
    },
    /** The maps of a list, or of a map by position as some tools write lists. */
    documents(name: string): Document[] {
      const value = document[name]
      const list = Array.isArray(value) ? value : isDocument(value) ? Object.values(value) : []
      const documents = list.filter(isDocument)
      if (documents.length < list.length) note('unreadable-entry', name)
      return documents
    },
  }
  return read
}

export type Reader = ReturnType<typeof readerOf>

function firstText(document: Document, names: readonly string[]): [name: string, text: string] | null {
  for (const name of names) {
    const text = textFrom(document[name])
    if (text !== '') return [name, text]
  }
  return null
}

/** Without what PostgreSQL cannot store and what disguises a name. */
export function textFrom(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? sanitizeText(value).trim() : ''
}

const SHOWN_MAX_LENGTH = 40

/** A value in the report. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? sanitizeText(value) : (JSON.stringify(value) ?? '')
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > SHOWN_MAX_LENGTH ? `${truncateText(line, SHOWN_MAX_LENGTH)}…` : line
}

// Instants and dates of exported documents. The values come from normalizeValue: text or numbers.

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

// D20, prices of exported documents: whole units of the currency of the record.

export type ReadPrice =
  | { readonly ok: true; readonly price: number | null; readonly isRounded: boolean }
  /** Something is written there that is not a price. */
  | { readonly ok: false }

/** Groups of three digits after a separator are thousands; one or two digits after the last separator are decimals. */
const GROUPED = /^(\d{1,3}(?:([.,' ])\d{3})(?:\2\d{3})*)(?:[.,](\d{1,2}))?$/
const PLAIN = /^(\d+)(?:[.,](\d{1,2}))?$/
const THOUSANDS = /^(\d{1,6}) ?(?:mil|k)$/
const NO_PRICE = /^(a convenir|por definir|n\/a|no aplica|-+|—)?$/
const AROUND =
  /^(?:desde )?(?:cop|usd|ars|us|\$| )*|(?: |cop|usd|ars|pesos|\$|\/ ?(?:hora|visita|servicio))*$/g

export function priceFrom(value: unknown): ReadPrice {
  if (value === undefined || value === null) return { ok: true, price: null, isRounded: false }
  if (typeof value === 'number') return boundedPrice(value)
  if (typeof value !== 'string') return { ok: false }
  const text = value.replaceAll(/\s+/g, ' ').trim().toLowerCase()
  if (NO_PRICE.test(text)) return { ok: true, price: null, isRounded: false }
  return priceFromText(text.replaceAll(AROUND, ''))
}

function priceFromText(text: string): ReadPrice {
  const thousands = THOUSANDS.exec(text)
  if (thousands) return boundedPrice(Number(thousands[1]) * 1_000)
  const grouped = GROUPED.exec(text)
  if (grouped) return boundedPrice(Number(`${grouped[1]?.replaceAll(/\D/g, '')}.${grouped[3] ?? 0}`))
  const plain = PLAIN.exec(text)
  return plain ? boundedPrice(Number(`${plain[1]}.${plain[2] ?? 0}`)) : { ok: false }
}

/** A negative price is no price: it must not become a free service. */
function boundedPrice(number: number): ReadPrice {
  const price = Math.round(number)
  if (!(number >= 0 && price <= PRICE_MAX)) return { ok: false }
  return { ok: true, price, isRounded: price !== number }
}
