// Reads the fields of a normalized document under the names and with the types of section 3. The readers never throw; what
// is stored otherwise than written is noted.

import { LINE_MAX_LENGTH, PHONE_MAX_LENGTH } from '#accounts/domain/credential-rules.ts'
import { type Document, isDocument } from '#database/import/document.ts'
import { FIELD_NAMES } from '#database/import/field-names.ts'
import type { Note } from '#database/import/report.ts'
import { digitsOf } from '#platform/domain/phone-digits.ts'
import { sanitizeText, truncateText } from '#platform/domain/sanitize-text.ts'
import { BOGOTA_OFFSET_MS, bogotaDate, isDate } from '#platform/domain/time.ts'
import { PRICE_MAX } from '#technicians/domain/parse-price.ts'

/** Where several names are given, the first field that holds something is read. */
export function readerOf(document: Document, note: Note) {
  const bounded = (text: string, max: number, name: string) => {
    const cut = truncateText(text, max).trim()
    if (cut.length < text.length) note('text-cut', name)
    return cut
  }
  const firstText = (names: readonly string[]): [name: string, text: string] => {
    for (const name of names) {
      const value = document[name]
      const text = textFrom(value)
      if (text !== '') return [name, text]
      if (isWritten(value) && typeof value !== 'string') note('unreadable-text', `${name}: ${shown(value)}`)
    }
    return ['', '']
  }
  const read = {
    /** Text of several lines; '' when there is none. */
    text(max: number, ...names: string[]): string {
      const [name, value] = firstText(names)
      return bounded(value, max, name)
    },
    /** Text without line breaks. */
    line(names: readonly string[], max = LINE_MAX_LENGTH): string {
      const [name, value] = firstText(names)
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
      if (typeof value === 'boolean') return value
      if (!isWritten(value)) return otherwise
      note('unreadable-flag', `${name}: ${shown(value)}`)
      return unreadable
    },
    /** Of aniosExperiencia: 0 when it is missing or cannot be read. */
    years(max: number, ...names: string[]): number {
      const name = names.find(each => isWritten(document[each])) ?? ''
      const years = numberFrom(document[name] ?? 0)
      if (years !== null && years >= 0 && years <= max) return Math.round(years)
      note('unreadable-years', `${name}: ${shown(document[name])}`)
      return 0
    },
    price(...names: string[]): number | null {
      const name = names.find(each => isWritten(document[each])) ?? ''
      const read = priceFrom(document[name])
      if (!read.ok) note('unreadable-price', `${name}: ${shown(document[name])}`)
      else if (read.isRounded) note('rounded-price', `${name}: ${shown(document[name])}`)
      return read.ok ? read.price : null
    },
    instant(name: string): Date | null {
      const instant = instantFrom(document[name])
      if (!instant && isWritten(document[name]))
        note('unreadable-instant', `${name}: ${shown(document[name])}`)
      return instant
    },
    /** A deletion whose moment cannot be read is a deletion all the same. */
    deletedAt(now: Date): Date | null {
      const value = document.deletedAt
      const instant = instantFrom(value)
      if (instant || !isWritten(value) || value === false) return instant
      note('unreadable-deletion', shown(value))
      return now
    },
    /** 'YYYY-MM-DD', also of an instant; '' when there is none. */
    date(name: string): string {
      const date = dateFrom(document[name])
      if (!date && isWritten(document[name])) note('unreadable-date', `${name}: ${shown(document[name])}`)
      return date ?? ''
    },
    /** Without repetitions. */
    texts(name: string, max: number): string[] {
      const texts = listOf(name).flatMap(each => {
        const text = textFrom(each)
        if (text === '') note('unreadable-entry', `${name}: ${shown(each)}`)
        return text === '' ? [] : bounded(text.replaceAll(/\s+/g, ' '), max, name)
      })
      return [...new Set(texts)]
    },
    documents(name: string): Document[] {
      return listOf(name).flatMap(each => {
        if (isDocument(each)) return [each]
        note('unreadable-entry', `${name}: ${shown(each)}`)
        return []
      })
    },
    /** Names the fields that are not imported. */
    noteUnknown(kind: keyof typeof FIELD_NAMES): void {
      const unknown = Object.keys(document).filter(
        name => !FIELD_NAMES[kind].has(name) && isWritten(document[name]),
      )
      if (unknown.length > 0) note('unknown-field', unknown.map(shown).join(', '))
    },
  }
  function listOf(name: string): readonly unknown[] {
    const value = document[name]
    if (Array.isArray(value)) return value
    if (isWritten(value)) note('unreadable-entry', `${name}: ${shown(value)}`)
    return []
  }
  return read
}

export type Reader = ReturnType<typeof readerOf>

function isWritten(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}

/** Without what PostgreSQL cannot store and what disguises a name. */
export function textFrom(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? sanitizeText(value).trim() : ''
}

/** A number, also as digits: '45.000' may mean two numbers. */
export function numberFrom(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d+$/.test(value.trim()) ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

const SHOWN_MAX_LENGTH = 40

/** A value in the report. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? sanitizeText(value) : (JSON.stringify(value) ?? '')
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > SHOWN_MAX_LENGTH ? `${truncateText(line, SHOWN_MAX_LENGTH)}…` : line
}

const ISO = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(?<zone>Z|[+-]\d{2}:?\d{2})?)?$/
const MIN_YEAR = 1970
const MAX_YEAR = 2999

/** ISO text, as normalizeValue gives it. Without a zone, the time is that of Bogotá (D13). */
export function instantFrom(value: unknown): Date | null {
  const text = typeof value === 'string' ? value.trim().replace(' ', 'T') : ''
  const iso = ISO.exec(text)
  if (!iso || !isDate(text.slice(0, 10))) return null
  const withTime = text.includes('T') ? text : `${text}T00:00:00`
  const instant = new Date(
    iso.groups?.zone ? Date.parse(withTime) : Date.parse(`${withTime}Z`) - BOGOTA_OFFSET_MS,
  )
  const year = instant.getUTCFullYear()
  return year >= MIN_YEAR && year <= MAX_YEAR ? instant : null
}

/** 'YYYY-MM-DD', or the day of an instant in Bogotá. */
export function dateFrom(value: unknown): string | null {
  if (typeof value !== 'string') return null
  if (isDate(value.trim())) return value.trim()
  const instant = instantFrom(value)
  const date = instant && bogotaDate(instant)
  return date && isDate(date) ? date : null
}

export type ReadPrice =
  | { readonly ok: true; readonly price: number | null; readonly isRounded: boolean }
  /** Something is written there that is not a price. */
  | { readonly ok: false }

/** D20: whole units of the currency of the record. A negative price is no price: it must not become a free service. */
export function priceFrom(value: unknown): ReadPrice {
  if (!isWritten(value)) return { ok: true, price: null, isRounded: false }
  const number = numberFrom(value)
  const price = Math.round(number ?? Number.NaN)
  if (number === null || !(number >= 0 && price <= PRICE_MAX)) return { ok: false }
  return { ok: true, price, isRounded: price !== number }
}
