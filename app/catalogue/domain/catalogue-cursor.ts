// Section 7, catalogue page: the cursor holds the sort order and where the last row stands in it.

import { CATALOGUE_ORDERS, type CatalogueOrder } from '#catalogue/domain/catalogue-filters.ts'
import { catalogueFiltersFrom } from '#catalogue/domain/catalogue-filters-from.ts'
import { isStorableText } from '#platform/domain/sanitize-text.ts'

export interface CatalogueCursor {
  readonly orden: CatalogueOrder
  /** What the search had given up: the index of its relaxation (D43). */
  readonly step: number
  /** How well the last row fits; 0 in the orders by price. */
  readonly rank: number
  /** Its sort key, rating or price: the smaller comes first. */
  readonly key: number
  /** As sorted: plainText. */
  readonly name: string
  readonly uid: string
}

const LONGEST_TEXT = 2_000

/** base64url of JSON. */
export function catalogueCursorText({ orden, step, rank, key, name, uid }: CatalogueCursor): string {
  const bytes = new TextEncoder().encode(JSON.stringify([orden, step, rank, key, name, uid]))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** Null for anything that catalogueCursorText does not produce. */
export function catalogueCursorFrom(text: string): CatalogueCursor | null {
  if (text.length > LONGEST_TEXT || !/^[\w-]+$/.test(text)) return null
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), at =>
      at.charCodeAt(0),
    )
    const fields: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (!Array.isArray(fields) || fields.length !== 6) return null
    const [orden, step, rank, key, name, uid] = fields as unknown[]
    const order = CATALOGUE_ORDERS.find(known => known === orden)
    if (order === undefined || !isStorableText(name) || !isStorableText(uid)) return null
    if (!isSmallNumber(step) || !isSmallNumber(rank) || !isNumber(key)) return null
    return { orden: order, step, rank, key, name, uid }
  } catch {
    return null
  }
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

function isSmallNumber(value: unknown): value is number {
  return isNumber(value) && Number.isInteger(value) && value >= 0 && value < 10
}

/** The cursor; null when it is invalid or belongs to another order. */
export function cataloguePositionFrom(params: URLSearchParams): CatalogueCursor | null {
  const cursor = catalogueCursorFrom(params.get('cursor') ?? '')
  return cursor?.orden === catalogueFiltersFrom(params).orden ? cursor : null
}
