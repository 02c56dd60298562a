// Sections 2 and 5, catalogue: the filters, parsed from a query string and written as one.

import { isDate } from '#platform/domain/time.ts'
import { BOOKABLE_HOURS, FIRST_HOUR, LAST_HOUR } from '#technicians/domain/hours.ts'
import { parsePrice } from '#technicians/domain/parse-price.ts'
import { type SpecialtyLabel, specialtySlug } from '#technicians/domain/specialties.ts'
import { specialtyFrom } from '#technicians/domain/specialty-names.ts'

export const CATALOGUE_PAGE_SIZE = 12
export const HOME_PAGE_SIZE = 6
/** Section 9: of lists that name no limit of their own. */
export const DEFAULT_LIST_LIMIT = 24
/** 0 is all of them. */
export const MIN_RATING_OPTIONS = [0, 3, 4, 4.5] as const
export const PERFECT_RATING = 4.999
const HIGHEST_RATING = 5
export const SEARCH_TEXT_LIMIT = 120
/** Of a city or a specialty. */
const NAME_LIMIT = 80
/** Maximum of PostgreSQL's integer. */
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
  /** 'YYYY-MM-DD': free on that day of Bogotá, at `hora` or, when that is null, at any hour. */
  readonly fecha: string | null
  /** 8…19, or any hour of a part of the day; null without a day. */
  readonly hora: number | DayPart | null
}

/** The hours of each part of a day: from the first to the last. */
export const DAY_PARTS = {
  manana: [FIRST_HOUR, 11],
  tarde: [12, 17],
  noche: [18, LAST_HOUR],
} as const satisfies Record<string, readonly [number, number]>
export type DayPart = keyof typeof DAY_PARTS

/** The bookable hours that an hour or a part of the day stands for; without either, all of them. */
export function hoursMeant(hora: CatalogueFilters['hora']): number[] {
  const [first, last] =
    hora === null ? [FIRST_HOUR, LAST_HOUR] : typeof hora === 'number' ? [hora, hora] : DAY_PARTS[hora]
  return BOOKABLE_HOURS.filter(hour => hour >= first && hour <= last)
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

/** Invalid values fall back to the defaults. */
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
  if (isDayPart(hour)) return { fecha: date, hora: hour }
  const number = /^\d{1,2}(:00)?$/.test(hour) ? Number.parseInt(hour, 10) : Number.NaN
  return { fecha: date, hora: number >= FIRST_HOUR && number <= LAST_HOUR ? number : null }
}

function isDayPart(text: string): text is DayPart {
  return Object.hasOwn(DAY_PARTS, text)
}

/** The canonical query string: without defaults, in a fixed order. */
export function catalogueSearch(filters: CatalogueFilters, cursor: string | null = null): string {
  return writtenSearch(
    name => (name === 'esp' ? filters.esp && specialtySlug(filters.esp) : filters[name]),
    cursor,
  )
}

/** The same for unparsed values, such as form fields. */
export function writtenSearch(
  valueFor: (name: keyof CatalogueFilters) => unknown,
  cursor: string | null = null,
): string {
  const params = new URLSearchParams()
  for (const [name, none] of Object.entries(NO_FILTERS)) {
    const value = valueFor(name as keyof CatalogueFilters)
    const text = value === true ? '1' : String(value ?? '')
    if (text !== '' && text !== String(none)) params.set(name, text)
  }
  if (cursor) params.set('cursor', cursor)
  return params.size === 0 ? '' : `?${params}`
}

export interface PriceRange {
  readonly min: number
  readonly max: number
}

/**
 * Section 5: clamps both prices to the range of the data, the lower never above the upper; null where none was given.
 * A range with max 0 means that no match has a price: nothing is clamped.
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

export function cleanSearch(text: string): string {
  return cleanText(text, SEARCH_TEXT_LIMIT)
}

/** Without control characters and lone surrogates, with single spaces, truncated. */
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

export function atMost(price: number | null, highest: number | null): number | null {
  return price !== null && highest !== null ? Math.min(price, highest) : price
}

// Section 9: the orders of the catalogue; the first is the default. Ties go by name, then by id.

export const CATALOGUE_ORDERS = ['rating', 'precio_asc', 'precio_desc'] as const
export type CatalogueOrder = (typeof CATALOGUE_ORDERS)[number]

// D36: how the prices of the matches spread between the lowest and the highest.

export const HISTOGRAM_BARS = 16

export function priceHistogram(prices: readonly number[], min: number, max: number): number[] {
  const bars = Array.from({ length: HISTOGRAM_BARS }, () => 0)
  const width = (max - min) / HISTOGRAM_BARS
  for (const price of prices) {
    const bar = width === 0 ? 0 : Math.min(Math.floor((price - min) / width), HISTOGRAM_BARS - 1)
    bars[bar] = (bars[bar] ?? 0) + 1
  }
  return bars
}
