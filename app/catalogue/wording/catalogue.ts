// Labels of the catalogue's sort orders and filters.

import {
  type CatalogueFilters,
  type CatalogueOrder,
  type DayPart,
  NO_FILTERS,
} from '#catalogue/domain/catalogue-filters.ts'
import { addDays } from '#platform/domain/time.ts'
import { capitalised, dayAndMonthText } from '#platform/wording/dates.ts'
import { filterPriceText } from '#platform/wording/price.ts'
import { hourText } from '#technicians/domain/hours.ts'
import { INSTANT_LABEL } from '#technicians/wording/availability.ts'

export const ORDER_LABELS: Record<CatalogueOrder, string> = {
  rating: 'Mejor calificados',
  precio_asc: 'Menor precio',
  precio_desc: 'Mayor precio',
}

export interface ActiveFilter {
  readonly kind: 'text' | 'trade' | 'place' | 'rating' | 'price' | 'available' | 'instant' | 'today' | 'day'
  readonly label: string
  /** The same filters without this one. */
  readonly without: CatalogueFilters
}

/** The applied filters in the order of the sidebar; sorting is not a filter. */
export function activeFilters(filters: CatalogueFilters, today: string): ActiveFilter[] {
  const {
    q,
    esp,
    ciudad,
    lugar,
    minRating,
    minPrecio,
    maxPrecio,
    disponible,
    perfect,
    instante,
    fecha,
    hora,
  } = filters
  const active: ActiveFilter[] = []
  const add = (kind: ActiveFilter['kind'], label: string, part: Partial<CatalogueFilters>) =>
    active.push({ kind, label, without: { ...filters, ...part } })
  if (q !== '') add('text', `"${q}"`, { q: NO_FILTERS.q })
  if (esp !== null) add('trade', esp, { esp: null })
  if (ciudad !== null || lugar !== null) add('place', placeText(filters), { ciudad: null, lugar: null })
  if (minRating > 0) add('rating', `${minRating}+ estrellas`, { minRating: 0 })
  if (minPrecio !== null || maxPrecio !== null)
    add('price', priceRangeText(minPrecio, maxPrecio), { minPrecio: null, maxPrecio: null })
  if (disponible) add('available', 'Disponibles', { disponible: false })
  if (perfect) add('rating', 'Solo 5.0', { perfect: false })
  if (instante) add('instant', INSTANT_LABEL, { instante: false })
  if (fecha !== null)
    add(fecha === today ? 'today' : 'day', freeText(fecha, hora, today), { fecha: null, hora: null })
  return active
}

type When = Pick<CatalogueFilters, 'fecha' | 'hora'>

export const DAY_PART_LABELS: Record<DayPart, string> = {
  manana: 'en la mañana',
  tarde: 'en la tarde',
  noche: 'en la noche',
}

/** 'Suba, Bogotá', 'Bogotá' */
export function placeText({ ciudad, lugar }: Pick<CatalogueFilters, 'ciudad' | 'lugar'>): string {
  return [lugar, ciudad].filter(name => name !== null).join(', ')
}

/** 'Libre hoy', 'Mañana en la mañana', 'Libre el 17 de noviembre'; with an hour '17 de noviembre, 09:00'. */
export function freeText(fecha: string, hora: When['hora'], today: string): string {
  if (typeof hora === 'number') return `${dayAndMonthText(fecha)}, ${hourText(hora)}`
  if (hora !== null) return capitalised(whenText(fecha, hora, today))
  return `Libre ${nearOrDated(fecha, today)}`
}

/** 'mañana en la mañana', 'el 21 de noviembre a las 09:00' */
export function whenText(fecha: string, hora: When['hora'], today: string): string {
  const day = nearOrDated(fecha, today)
  if (hora === null) return day
  return `${day} ${typeof hora === 'number' ? `a las ${hourText(hora)}` : DAY_PART_LABELS[hora]}`
}

function nearOrDated(fecha: string, today: string): string {
  if (fecha === today) return 'hoy'
  return fecha === addDays(today, 1) ? 'mañana' : `el ${dayAndMonthText(fecha)}`
}

function priceRangeText(min: number | null, max: number | null): string {
  if (min === null) return `Hasta ${filterPriceText(max ?? 0)}`
  if (max === null) return `Desde ${filterPriceText(min)}`
  return `${filterPriceText(min)} – ${filterPriceText(max)}`
}
