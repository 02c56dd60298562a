// Lenient readers of the fields of a normalized document. They never throw; what is stored otherwise is noted.

import { LINE_MAX_LENGTH, PHONE_MAX_LENGTH } from '#accounts/domain/credential-rules.ts'
import { type Document, isDocument } from '#database/import/document.ts'
import { instantFrom } from '#database/import/instant-from.ts'
import { priceFrom } from '#database/import/price-from.ts'
import type { Note } from '#database/import/report.ts'
import { digitsOf } from '#platform/domain/phone-digits.ts'
import { plainText } from '#platform/domain/plain-text.ts'
import { sanitizeText, truncateText } from '#platform/domain/sanitize-text.ts'

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
