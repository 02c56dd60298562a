// Spec §7, admin rows: pages of a list, the cursor between them as base64url of JSON, and the words of a search.

import { isStorableText } from '#platform/domain/sanitize-text.ts'

export interface ListCursor {
  /** How many rows the previous pages held. */
  readonly shown: number
  /** Sort value of the last row. */
  readonly value: string
  readonly id: string
}

export const ADMIN_PAGE_SIZE = 20

export interface AdminPage<Row> {
  readonly rows: readonly Row[]
  readonly next: ListCursor | null
}

const SEARCH_WORDS_MAX = 6
const TEXT_MAX_LENGTH = 4_000

export function listCursorText({ shown, value, id }: ListCursor): string {
  const bytes = new TextEncoder().encode(JSON.stringify([shown, value, id]))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** Null for anything that `listCursorText` does not produce: the list then starts from the beginning. */
export function listCursorFrom(text: string | null): ListCursor | null {
  if (text === null || text.length > TEXT_MAX_LENGTH || !/^[\w-]+$/.test(text)) return null
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, character => character.charCodeAt(0))
    const fields: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (!Array.isArray(fields) || fields.length !== 3) return null
    const [shown, value, id] = fields as unknown[]
    if (!Number.isSafeInteger(shown) || !isStorableText(value) || !isStorableText(id)) return null
    return { shown: Math.max(shown as number, 0), value, id }
  } catch {
    return null
  }
}

/** The cursor, if its value is an instant in microseconds as PostgreSQL writes it. */
export function instantCursor(cursor: ListCursor | null): ListCursor | null {
  if (!cursor || !/^2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(cursor.value)) return null
  return Number.isNaN(Date.parse(cursor.value)) ? null : cursor
}

/** The words of a search; a row must contain each of them. */
export function searchWords(q: string): string[] {
  return q.split(/\s+/).filter(Boolean).slice(0, SEARCH_WORDS_MAX)
}

/** A count that stops at a limit. */
export interface Tally {
  readonly count: number
  /** True when there are more than were counted. */
  readonly more: boolean
}
