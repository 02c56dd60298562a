// Pages by trade and city have their own heading, title and description; everything else is the one catalogue.
import { type CatalogueFilters, catalogueSearch, NO_FILTERS } from '#domain/technicians/catalogue-filters.ts'

export interface CataloguePageTexts {
  /** Null where the headline of the specification is the heading. */
  readonly heading: string | null
  readonly text: string
  readonly title: string
  readonly description: string
  /** The address of this page without what only narrows or sorts it. */
  readonly path: string
  /** True for the catalogue and its pages by trade and city; what else a visitor narrows is noise to a crawler. */
  readonly indexed: boolean
}

export function cataloguePageTexts(filters: CatalogueFilters, found: number): CataloguePageTexts {
  const { esp, ciudad } = filters
  const kept = { ...NO_FILTERS, esp, ciudad }
  const where = ciudad === null ? '' : ` en ${ciudad}`
  const heading = esp === null && ciudad === null ? null : `${esp ?? 'Técnicos'}${where}`
  return {
    heading,
    text: 'Compara reseñas, precios y horas libres. Reservas en minutos.',
    title: heading ? `${heading}: precios, reseñas y horas libres` : 'Técnicos para tu hogar en Colombia',
    description: heading
      ? `${heading}: compara reseñas, precios y horas libres de técnicos de tu zona y reserva en minutos.`
      : 'Plomería, electricidad, neveras, pintura y veinte oficios más. Compara reseñas, precios y horas libres, y reserva en minutos.',
    path: `/tecnicos${catalogueSearch(kept)}`,
    indexed: found > 0 && catalogueSearch(filters) === catalogueSearch(kept),
  }
}
