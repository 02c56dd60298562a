// Sections 2 and 5, catalogue: the filters of a query string. Apart from catalogue-filters.ts because of the names of the
// trades, which the catalogue needs on the server only.

import {
  atMost,
  CATALOGUE_ORDERS,
  type CatalogueFilters,
  cleanSearch,
  cleanText,
  DAY_PARTS,
  type DayPart,
  NAME_LIMIT,
  placeFrom,
} from '#catalogue/domain/catalogue-filters.ts'
import { isDate } from '#platform/domain/time.ts'
import { FIRST_HOUR, LAST_HOUR } from '#technicians/domain/hours.ts'
import { parsePrice } from '#technicians/domain/parse-price.ts'
import { specialtyFrom } from '#technicians/domain/specialty-names.ts'

const HIGHEST_RATING = 5
/** Maximum of PostgreSQL's integer. */
const HIGHEST_PRICE = 2_147_483_647

/** Invalid values fall back to the defaults. */
export function catalogueFiltersFrom(params: URLSearchParams): CatalogueFilters {
  const text = (name: string) => params.get(name) ?? ''
  const maxPrecio = priceFrom(text('maxPrecio'))
  return {
    q: cleanSearch(text('q')),
    esp: specialtyFrom(cleanText(text('esp'), NAME_LIMIT)),
    ...placeFrom(text('ciudad'), text('lugar')),
    minRating: Math.min(numberFrom(text('minRating')) ?? 0, HIGHEST_RATING),
    minPrecio: atMost(priceFrom(text('minPrecio')), maxPrecio),
    maxPrecio,
    orden: CATALOGUE_ORDERS.find(order => order === text('orden')) ?? 'rating',
    disponible: text('disponible') === '1',
    perfect: text('perfect') === '1',
    instante: text('instante') === '1',
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
