// Sections 2 and 5, catalogue: what the query string asks for. Whatever it holds, it is understood.
import { isDate } from '#domain/bogota-time.ts'
import { FIRST_HOUR, LAST_HOUR } from '#domain/bookings/hours.ts'
import { type CatalogueCursor, catalogueCursorText } from '#domain/technicians/catalogue-cursor.ts'
import { CATALOGUE_ORDERS, type CatalogueOrder } from '#domain/technicians/catalogue-order.ts'
import { SPECIALTIES, type SpecialtyLabel } from '#domain/technicians/specialties.ts'

export const CATALOGUE_PAGE_SIZE = 12
export const HOME_PAGE_SIZE = 6
/** 0 is all of them. */
export const MIN_RATING_OPTIONS = [0, 3, 4, 4.5] as const
export const PERFECT_RATING = 4.999
export const HIGHEST_RATING = 5
/** What a search may hold; the rest is cut off. */
export const SEARCH_TEXT_LIMIT = 120
const CITY_LIMIT = 80
/** The largest integer that PostgreSQL stores in the column. */
const HIGHEST_PRICE = 2_147_483_647

export interface CatalogueFilters {
  /** As typed, cleaned; '' is no search. */
  readonly q: string
  readonly esp: SpecialtyLabel | null
  readonly ciudad: string | null
  readonly minRating: number
  readonly minPrecio: number | null
  readonly maxPrecio: number | null
  readonly orden: CatalogueOrder
  readonly disponible: boolean
  readonly perfect: boolean
  /** 'YYYY-MM-DD' and 8…19, together or not at all: free at that hour of Bogotá. */
  readonly fecha: string | null
  readonly hora: number | null
}

export const NO_FILTERS: CatalogueFilters = {
  q: '',
  esp: null,
  ciudad: null,
  minRating: 0,
  minPrecio: null,
  maxPrecio: null,
  orden: 'rating',
  disponible: false,
  perfect: false,
  fecha: null,
  hora: null,
}

/** `specialtyOf` knows as many names of a specialty as whoever asks may use. */
export function readFilters(
  params: URLSearchParams,
  specialtyOf: (text: string) => SpecialtyLabel | null,
): CatalogueFilters {
  const text = (name: string) => params.get(name) ?? ''
  const maxPrecio = priceFrom(text('maxPrecio'))
  return {
    q: cleanSearch(text('q')),
    esp: specialtyOf(cleanText(text('esp'), CITY_LIMIT)),
    ciudad: cleanText(text('ciudad'), CITY_LIMIT) || null,
    minRating: Math.min(numberFrom(text('minRating')) ?? 0, HIGHEST_RATING),
    minPrecio: atMost(priceFrom(text('minPrecio')), maxPrecio),
    maxPrecio,
    orden: CATALOGUE_ORDERS.find(order => order === text('orden')) ?? 'rating',
    disponible: text('disponible') === '1',
    perfect: text('perfect') === '1',
    ...hourFrom(text('fecha'), text('hora')),
  }
}

/** The one way to write these filters: defaults are left out, the rest stands in a fixed order. */
export function catalogueSearch(filters: CatalogueFilters, cursor: CatalogueCursor | null = null): string {
  const params = new URLSearchParams()
  const put = (name: string, value: string | number | null, isDefault = value === null) => {
    if (!isDefault) params.set(name, String(value))
  }
  put('q', filters.q, filters.q === '')
  put('esp', SPECIALTIES.find(({ label }) => label === filters.esp)?.slug ?? null)
  put('ciudad', filters.ciudad)
  put('minRating', filters.minRating, filters.minRating === 0)
  put('minPrecio', filters.minPrecio)
  put('maxPrecio', filters.maxPrecio)
  put('orden', filters.orden, filters.orden === 'rating')
  put('disponible', '1', !filters.disponible)
  put('perfect', '1', !filters.perfect)
  put('fecha', filters.fecha)
  put('hora', filters.hora)
  put('cursor', cursor && catalogueCursorText(cursor))
  return params.size === 0 ? '' : `?${params}`
}

export interface PriceRange {
  readonly min: number
  readonly max: number
}

/**
 * Section 5: both ends inside the range of the data, the lower never above the upper; null where none was asked. Where
 * nobody who matches has a price there is no range to be inside of.
 */
export function pricesWithin(
  { minPrecio, maxPrecio }: Pick<CatalogueFilters, 'minPrecio' | 'maxPrecio'>,
  range: PriceRange,
): Pick<CatalogueFilters, 'minPrecio' | 'maxPrecio'> {
  const inside = (price: number | null) =>
    price === null || range.max === 0 ? price : Math.min(Math.max(price, range.min), range.max)
  const highest = inside(maxPrecio)
  return { minPrecio: atMost(inside(minPrecio), highest), maxPrecio: highest }
}

/** The text of a search as it is understood. */
export function cleanSearch(text: string): string {
  return cleanText(text, SEARCH_TEXT_LIMIT)
}

/** Text as people mean it: no control characters, no halves of characters, single spaces, not endless. */
function cleanText(text: string, limit: number): string {
  return text
    .slice(0, limit * 4)
    .replace(/\p{Cs}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, limit)
    .replace(/\p{Cs}/gu, '')
    .trim()
}

/** Zero or more; null for what is no number. A decimal comma is a decimal point. */
function numberFrom(text: string): number | null {
  const number = text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'))
  return Number.isFinite(number) ? Math.max(number, 0) : null
}

function priceFrom(text: string): number | null {
  const number = numberFrom(text)
  return number === null ? null : Math.min(Math.round(number), HIGHEST_PRICE)
}

function atMost(price: number | null, highest: number | null): number | null {
  return price !== null && highest !== null ? Math.min(price, highest) : price
}

function hourFrom(date: string, hour: string): Pick<CatalogueFilters, 'fecha' | 'hora'> {
  const number = /^\d{1,2}(:00)?$/.test(hour) ? Number.parseInt(hour, 10) : Number.NaN
  const known = isDate(date) && number >= FIRST_HOUR && number <= LAST_HOUR
  return known ? { fecha: date, hora: number } : { fecha: null, hora: null }
}
