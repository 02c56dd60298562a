// Section 7, admin rows: where a page of a list begins. Opaque to whoever passes it on, and safe in a URL.

export interface ListCursor {
  /** How many rows came before. */
  readonly shown: number
  /** What the last of them was sorted by. */
  readonly value: string
  readonly id: string
}

const LONGEST_TEXT = 4_000

export function listCursorText({ shown, value, id }: ListCursor): string {
  const bytes = new TextEncoder().encode(JSON.stringify([shown, value, id]))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** Null for anything that we would not have written: the list then begins at its beginning. */
export function listCursorFrom(text: string | null): ListCursor | null {
  if (text === null || text.length > LONGEST_TEXT || !/^[\w-]+$/.test(text)) return null
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, character => character.charCodeAt(0))
    const fields: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (!Array.isArray(fields) || fields.length !== 3) return null
    const [shown, value, id] = fields as unknown[]
    if (!Number.isSafeInteger(shown) || !isText(value) || !isText(id)) return null
    return { shown: Math.max(shown as number, 0), value, id }
  } catch {
    return null
  }
}

/** A cursor of a list by time holds an instant to the microsecond, as PostgreSQL wrote it. */
export function instantCursor(cursor: ListCursor | null): ListCursor | null {
  if (!cursor || !/^2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(cursor.value)) return null
  return Number.isNaN(Date.parse(cursor.value)) ? null : cursor
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.isWellFormed() && !value.includes('\0')
}
