// Sections 2 and 5, catalogue: the filters, and how a query string writes them; catalogue-filters-from.ts parses it.

import { addDays } from '#platform/domain/time.ts'
import { BOOKABLE_HOURS, FIRST_HOUR, LAST_HOUR } from '#technicians/domain/hours.ts'
import { type SpecialtyLabel, specialtySlug } from '#technicians/domain/specialties.ts'

export const CATALOGUE_PAGE_SIZE = 12
export const HOME_PAGE_SIZE = 6
/** Section 9: of lists that name no limit of their own. */
export const DEFAULT_LIST_LIMIT = 24
/** 0 is all of them. */
export const MIN_RATING_OPTIONS = [0, 3, 4, 4.5] as const
export const PERFECT_RATING = 4.999
export const SEARCH_TEXT_LIMIT = 120
/** Of a city, an area or a specialty. */
export const NAME_LIMIT = 80

export interface CatalogueFilters {
  /** As typed, cleaned; '' is no search. */
  readonly q: string
  readonly esp: SpecialtyLabel | null
  readonly ciudad: string | null
  /** A locality or barrio of `ciudad`; without one, of any city. */
  readonly lugar: string | null
  readonly minRating: number
  readonly minPrecio: number | null
  readonly maxPrecio: number | null
  readonly orden: CatalogueOrder
  readonly disponible: boolean
  readonly perfect: boolean
  /** D62: requests are confirmed at once. */
  readonly instante: boolean
  /** 'YYYY-MM-DD': free on that day of Bogotá, at `hora` or, when that is null, at any hour. */
  readonly fecha: string | null
  /** Without `fecha`: free on one of these days, from the first to the last. Both or none. */
  readonly libreDesde: string | null
  readonly libreHasta: string | null
  /** 8…19, any hour of a part of the day, or from the first of two to the last; null without a day. */
  readonly hora: number | DayPart | HourRange | null
}

/** Days of a span that are looked at. */
const LONGEST_SPAN_DAYS = 31

/** The days on one of which somebody must be free; none without a day. */
export function daysAsked({
  fecha,
  libreDesde,
  libreHasta,
}: Pick<CatalogueFilters, 'fecha' | 'libreDesde' | 'libreHasta'>): string[] {
  if (fecha !== null) return [fecha]
  if (libreDesde === null || libreHasta === null) return []
  const days = Array.from({ length: LONGEST_SPAN_DAYS }, (_, at) => addDays(libreDesde, at))
  return days.filter(day => day <= libreHasta)
}

/** The hours of each part of a day: from the first to the last. */
const DAY_PARTS = {
  manana: [FIRST_HOUR, 11],
  tarde: [12, 17],
  noche: [18, LAST_HOUR],
} as const satisfies Record<string, readonly [number, number]>
export type DayPart = keyof typeof DAY_PARTS
/** '15-19' */
export type HourRange = `${number}-${number}`

/** The bookable hours that an hour or a part of the day stands for; without either, all of them. */
export function hoursMeant(hora: CatalogueFilters['hora']): number[] {
  const [first, last = first] =
    hora === null
      ? [FIRST_HOUR, LAST_HOUR]
      : isDayPart(hora)
        ? DAY_PARTS[hora]
        : String(hora).split('-').map(Number)
  return BOOKABLE_HOURS.filter(hour => hour >= Number(first) && hour <= Number(last))
}

export function isDayPart(hora: unknown): hora is DayPart {
  return typeof hora === 'string' && Object.hasOwn(DAY_PARTS, hora)
}

export const NO_FILTERS: CatalogueFilters = {
  q: '',
  esp: null,
  ciudad: null,
  lugar: null,
  minRating: 0,
  minPrecio: null,
  maxPrecio: null,
  orden: 'rating',
  disponible: false,
  perfect: false,
  instante: false,
  fecha: null,
  libreDesde: null,
  libreHasta: null,
  hora: null,
}

/** Whether somebody chose something else than these. */
export function isFiltered(filters: CatalogueFilters, besides: readonly (keyof CatalogueFilters)[]): boolean {
  return Object.entries(NO_FILTERS).some(([key, none]) => {
    const name = key as keyof CatalogueFilters
    return filters[name] !== none && !besides.includes(name)
  })
}

/** Between city and area where one field holds both: 'Bogotá|Suba'. */
const PLACE_SEPARATOR = '|'

/** The value of the field 'Dónde'; '' for any place. */
export function placeValue({ ciudad, lugar }: Pick<CatalogueFilters, 'ciudad' | 'lugar'>): string {
  return [ciudad ?? '', ...(lugar === null ? [] : [lugar])].join(PLACE_SEPARATOR)
}

/** From both parameters, or from the first alone. */
export function placeFrom(ciudad: string, lugar = ''): Pick<CatalogueFilters, 'ciudad' | 'lugar'> {
  const [city = '', area = ''] = ciudad.split(PLACE_SEPARATOR)
  return {
    ciudad: cleanText(city, NAME_LIMIT) || null,
    lugar: cleanText(area || lugar, NAME_LIMIT) || null,
  }
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
export function cleanText(text: string, limit: number): string {
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
/** Fewer prices have no shape to show. */
const FEWEST_PRICES = 5

/** Empty for too few prices. */
export function shownHistogram(bars: readonly number[]): readonly number[] {
  return bars.reduce((sum, count) => sum + count, 0) < FEWEST_PRICES ? [] : bars
}

export function priceHistogram(prices: readonly number[], min: number, max: number): number[] {
  const bars = Array.from({ length: HISTOGRAM_BARS }, () => 0)
  const width = (max - min) / HISTOGRAM_BARS
  for (const price of prices) {
    const bar = width === 0 ? 0 : Math.min(Math.floor((price - min) / width), HISTOGRAM_BARS - 1)
    bars[bar] = (bars[bar] ?? 0) + 1
  }
  return bars
}
