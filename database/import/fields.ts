// Lenient readers of the fields of an exported document. They never throw.

export type Document = Readonly<Record<string, unknown>>

/** The first of these fields that holds text; '' when none does. */
export function textOf(document: Document, ...names: string[]): string {
  for (const name of names) {
    const value = document[name]
    if (typeof value === 'number') return String(value)
    if (typeof value === 'string' && cleaned(value) !== '') return cleaned(value)
  }
  return ''
}

/** The first of these fields that is a number or numeric text. */
export function numberOf(document: Document, ...names: string[]): number | null {
  for (const name of names) {
    const value = document[name]
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
    if (typeof number === 'number' && Number.isFinite(number)) return number
  }
  return null
}

/** Rounded, between 0 and `max`. */
export function integerOf(document: Document, max: number, ...names: string[]): number | null {
  const number = numberOf(document, ...names)
  return number === null ? null : Math.min(Math.max(Math.round(number), 0), max)
}

export function listOf(document: Document, name: string): readonly unknown[] {
  const value = document[name]
  return Array.isArray(value) ? value : []
}

export function textsOf(document: Document, name: string): string[] {
  const texts = listOf(document, name).filter(each => typeof each === 'string')
  return [...new Set(texts.map(cleaned).filter(text => text !== ''))]
}

export function documentsOf(document: Document, name: string): Document[] {
  return listOf(document, name).filter(isDocument)
}

export function isDocument(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** ISO text, milliseconds, or the seconds that Firestore exports. */
export function instantOf(document: Document, ...names: string[]): Date | null {
  for (const name of names) {
    const value = document[name]
    const seconds = isDocument(value) ? numberOf(value, 'seconds', '_seconds') : null
    const instant = seconds !== null ? new Date(seconds * 1_000) : dateFrom(value)
    if (instant && !Number.isNaN(instant.getTime())) return instant
  }
  return null
}

function dateFrom(value: unknown): Date | null {
  return typeof value === 'string' || typeof value === 'number' ? new Date(value) : null
}

/** PostgreSQL text cannot hold NUL nor lone surrogates. */
function cleaned(text: string): string {
  return text.replaceAll('\0', '').toWellFormed().trim()
}
