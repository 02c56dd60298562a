// Sections 2 and 5, catalogue: the filters of a query string. Apart from catalogue-filters.ts because of the names of the
// trades, which the catalogue needs on the server only.

import {
  atMost,
  CATALOGUE_ORDERS,
  type CatalogueFilters,
  cleanSearch,
  cleanText,
  type HourRange,
  hoursMeant,
  isDayPart,
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
    ...timeFrom(text),
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

/** A day alone is any hour of it; an hour without a day is ignored. A single day wins over a span. */
function timeFrom(
  text: (name: string) => string,
): Pick<CatalogueFilters, 'fecha' | 'libreDesde' | 'libreHasta' | 'hora'> {
  const [fecha, from, to] = [text('fecha'), text('libreDesde'), text('libreHasta')]
  if (isDate(fecha)) return { fecha, libreDesde: null, libreHasta: null, hora: hourFrom(text('hora')) }
  if (!isDate(from) || !isDate(to) || to < from)
    return { fecha: null, libreDesde: null, libreHasta: null, hora: null }
  const hora = hourFrom(text('hora'))
  return from === to
    ? { fecha: from, libreDesde: null, libreHasta: null, hora }
    : { fecha: null, libreDesde: from, libreHasta: to, hora }
}

function hourFrom(hour: string): CatalogueFilters['hora'] {
  if (isDayPart(hour)) return hour
  if (/^\d{1,2}-\d{1,2}$/.test(hour))
    return hoursMeant(hour as HourRange).length > 0 ? (hour as HourRange) : null
  const number = /^\d{1,2}(:00)?$/.test(hour) ? Number.parseInt(hour, 10) : Number.NaN
  return number >= FIRST_HOUR && number <= LAST_HOUR ? number : null
}
