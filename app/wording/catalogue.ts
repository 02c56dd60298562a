// Labels of the catalogue's sort orders and filters.
import { hourText } from '#domain/bookings/hours.ts'
import { type CatalogueFilters, NO_FILTERS } from '#domain/technicians/catalogue-filters.ts'
import type { CatalogueOrder } from '#domain/technicians/catalogue-order.ts'
import { dayAndMonthText } from '#wording/dates.ts'
import { filterPriceText } from '#wording/price.ts'

export const ORDER_LABELS: Record<CatalogueOrder, string> = {
  rating: 'Mejor calificados',
  precio_asc: 'Menor precio',
  precio_desc: 'Mayor precio',
}

/** D19: shown when nothing matched and a corrected search was run instead. */
export function correctionText(typed: string, correction: string): string {
  return `No encontramos "${typed}"; mostramos resultados para "${correction}"`
}

export interface ActiveFilter {
  readonly label: string
  /** The same filters without this one. */
  readonly without: CatalogueFilters
}

/** The applied filters in the order of the sidebar; sorting is not a filter. */
export function activeFilters(filters: CatalogueFilters): ActiveFilter[] {
  const { q, esp, ciudad, minRating, minPrecio, maxPrecio, disponible, perfect, fecha, hora } = filters
  const active: ActiveFilter[] = []
  const add = (label: string, part: Partial<CatalogueFilters>) =>
    active.push({ label, without: { ...filters, ...part } })
  if (q !== '') add(`"${q}"`, { q: NO_FILTERS.q })
  if (esp !== null) add(esp, { esp: null })
  if (ciudad !== null) add(ciudad, { ciudad: null })
  if (minRating > 0) add(`${minRating}+ estrellas`, { minRating: 0 })
  if (minPrecio !== null || maxPrecio !== null)
    add(priceRangeText(minPrecio, maxPrecio), { minPrecio: null, maxPrecio: null })
  if (disponible) add('Disponibles', { disponible: false })
  if (perfect) add('Solo 5.0', { perfect: false })
  if (fecha !== null && hora !== null)
    add(`${dayAndMonthText(fecha)}, ${hourText(hora)}`, { fecha: null, hora: null })
  return active
}

function priceRangeText(min: number | null, max: number | null): string {
  if (min === null) return `Hasta ${filterPriceText(max ?? 0)}`
  if (max === null) return `Desde ${filterPriceText(min)}`
  return `${filterPriceText(min)} – ${filterPriceText(max)}`
}
