// Reference implementation of the catalogue: filters and sorts all technicians in memory.
import { instantAt } from '#domain/bogota-time.ts'
import { hourStatesOn } from '#domain/bookings/free-hours.ts'
import { hourText } from '#domain/bookings/hours.ts'
import { plainText } from '#domain/plain-text.ts'
import {
  type CatalogueFilters,
  PERFECT_RATING,
  type PriceRange,
} from '#domain/technicians/catalogue-filters.ts'
import { searchTermsOf, searchWords } from '#domain/technicians/catalogue-terms.ts'
import type { Technician } from '#domain/technicians/technician.ts'

export type Known = Pick<
  Technician,
  | 'uid'
  | 'nombre'
  | 'ciudad'
  | 'especialidades'
  | 'descripcion'
  | 'bioCorta'
  | 'tags'
  | 'disponible'
  | 'ratingPromedio'
  | 'tarifaBase'
  | 'horarios'
  | 'excepciones'
  | 'publicado'
>

export interface Knowledge {
  readonly technicians: readonly Known[]
  /** Ids of booked slots: technicianId_YYYYMMDD_HH. */
  readonly booked: ReadonlySet<string>
  readonly now: Date
  readonly isHoliday: (date: string) => boolean
}

/** The uids of all matches, in order. */
export function everyMatch(filters: CatalogueFilters, knowledge: Knowledge): string[] {
  return knowledge.technicians
    .filter(technician => fits(technician, filters, knowledge))
    .toSorted((a, b) => keyOf(a, filters) - keyOf(b, filters) || compared(a, b))
    .map(({ uid }) => uid)
}

export function priceRangeOfEveryMatch(filters: CatalogueFilters, knowledge: Knowledge): PriceRange | null {
  const uids = new Set(everyMatch({ ...filters, minPrecio: null, maxPrecio: null }, knowledge))
  const prices = knowledge.technicians.flatMap(({ uid, tarifaBase }) =>
    uids.has(uid) && tarifaBase !== null ? [tarifaBase] : [],
  )
  return prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null
}

function fits(technician: Known, filters: CatalogueFilters, knowledge: Knowledge): boolean {
  const { esp, ciudad, minRating, perfect, minPrecio, maxPrecio, disponible } = filters
  const price = technician.tarifaBase
  return (
    technician.publicado &&
    (esp === null || technician.especialidades.includes(esp)) &&
    (ciudad === null || plainText(ciudad) === plainText(technician.ciudad)) &&
    technician.ratingPromedio >= Math.max(minRating, perfect ? PERFECT_RATING : 0) &&
    (price === null || (price >= (minPrecio ?? 0) && price <= (maxPrecio ?? price))) &&
    (!disponible || technician.disponible) &&
    isFree(technician, filters, knowledge) &&
    matches(technician, filters.q)
  )
}

function matches(technician: Known, q: string): boolean {
  const { nombre, ciudad, especialidades, descripcion, bioCorta, tags } = technician
  const words = searchWords([nombre, ciudad, ...especialidades, ...tags, bioCorta, descripcion].join(' '))
  return searchTermsOf(q).every(
    ({ texts, specialties }) =>
      texts.some(text => words.some(word => word.includes(text))) ||
      specialties.some(label => especialidades.includes(label)),
  )
}

function isFree(technician: Known, { fecha, hora }: CatalogueFilters, knowledge: Knowledge): boolean {
  if (fecha === null || hora === null) return true
  const { booked, now, isHoliday } = knowledge
  const id = `${technician.uid}_${fecha.replaceAll('-', '')}_${String(hora).padStart(2, '0')}`
  const start = instantAt(fecha, hourText(hora))
  const taken = start && booked.has(id) ? [start] : []
  // The filter does not look at `disponible` yet: when it does (D44), pass the technician as it is.
  const states = hourStatesOn(fecha, { ...technician, disponible: true }, { taken, now, isHoliday })
  return states.find(({ hour }) => hour === hora)?.state === 'free'
}

function keyOf({ ratingPromedio, tarifaBase }: Known, { orden }: CatalogueFilters): number {
  if (orden === 'rating') return -ratingPromedio
  if (tarifaBase === null) return Number.MAX_SAFE_INTEGER
  return orden === 'precio_asc' ? tarifaBase : -tarifaBase
}

function compared(a: Known, b: Known): number {
  const [first, second] = [plainText(a.nombre), plainText(b.nombre)]
  if (first !== second) return first < second ? -1 : 1
  return a.uid < b.uid ? -1 : 1
}
