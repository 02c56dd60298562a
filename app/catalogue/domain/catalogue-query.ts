// Sections 2 and 5, catalogue: parses the query string. Invalid values fall back to the defaults.

import {
  atMost,
  CATALOGUE_ORDERS,
  type CatalogueFilters,
  type CatalogueOrder,
  cleanSearch,
  cleanText,
  HIGHEST_RATING,
} from '#catalogue/domain/catalogue-filters.ts'
import { isDate } from '#platform/domain/time.ts'
import { FIRST_HOUR, LAST_HOUR } from '#technicians/domain/hours.ts'
import { parsePrice } from '#technicians/domain/parse-price.ts'
import { specialtyFrom } from '#technicians/domain/specialty-names.ts'

/** Of a city or a specialty. */
const NAME_LIMIT = 80
/** Maximum of PostgreSQL's integer. */
const HIGHEST_PRICE = 2_147_483_647

export function catalogueFiltersFrom(params: URLSearchParams): CatalogueFilters {
  const text = (name: string) => params.get(name) ?? ''
  const maxPrecio = priceFrom(text('maxPrecio'))
  return {
    q: cleanSearch(text('q')),
    esp: specialtyFrom(cleanText(text('esp'), NAME_LIMIT)),
    ciudad: cleanText(text('ciudad'), NAME_LIMIT) || null,
    minRating: Math.min(numberFrom(text('minRating')) ?? 0, HIGHEST_RATING),
    minPrecio: atMost(priceFrom(text('minPrecio')), maxPrecio),
    maxPrecio,
    orden: CATALOGUE_ORDERS.find(order => order === text('orden')) ?? 'rating',
    disponible: text('disponible') === '1',
    perfect: text('perfect') === '1',
    ...hourFrom(text('fecha'), text('hora')),
  }
}

/** The `esp` that names no specialty, as typed; null when it is known or absent. Nobody can match it. */
export function unknownSpecialtyFrom(params: URLSearchParams): string | null {
  const typed = cleanText(params.get('esp') ?? '', NAME_LIMIT)
  return typed === '' || specialtyFrom(typed) !== null ? null : typed
}

/** The cursor; null when it is invalid or belongs to another order. */
export function cataloguePositionFrom(params: URLSearchParams): CatalogueCursor | null {
  const cursor = catalogueCursorFrom(params.get('cursor') ?? '')
  return cursor?.orden === catalogueFiltersFrom(params).orden ? cursor : null
}

/** At least 0; null when it is not a number. Accepts a decimal comma. */
function numberFrom(text: string): number | null {
  const number = text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'))
  return Number.isFinite(number) ? Math.max(number, 0) : null
}

/** '60.000' as a price; otherwise any number. */
function priceFrom(text: string): number | null {
  const number = parsePrice(text) ?? numberFrom(text)
  return number === null ? null : Math.min(Math.round(number), HIGHEST_PRICE)
}

/** A day alone is any hour of it; an hour without a day is ignored. */
function hourFrom(date: string, hour: string): Pick<CatalogueFilters, 'fecha' | 'hora'> {
  if (!isDate(date)) return { fecha: null, hora: null }
  const number = /^\d{1,2}(:00)?$/.test(hour) ? Number.parseInt(hour, 10) : Number.NaN
  return { fecha: date, hora: number >= FIRST_HOUR && number <= LAST_HOUR ? number : null }
}

// Section 7, catalogue page: the cursor holds the sort order and where the last row stands in it.

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
    if (order === undefined || !isText(name) || !isText(uid)) return null
    if (!isSmallNumber(step) || !isSmallNumber(rank) || !isNumber(key)) return null
    return { orden: order, step, rank, key, name, uid }
  } catch {
    return null
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.isWellFormed() && !value.includes('\0')
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

function isSmallNumber(value: unknown): value is number {
  return isNumber(value) && Number.isInteger(value) && value >= 0 && value < 10
}
