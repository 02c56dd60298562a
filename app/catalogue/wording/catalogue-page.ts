// Catalogue pages filtered by specialty or city have their own heading, title and description; all others share one.

import { type CatalogueFilters, catalogueSearch, NO_FILTERS } from '#catalogue/domain/catalogue-filters.ts'
import { landingPath } from '#catalogue/domain/landing-paths.ts'
import { landingHeading } from '#catalogue/wording/landing-texts.ts'
import { breadcrumbs, publicPageMeta } from '#platform/wording/page-meta.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

export interface CataloguePageTexts {
  /** Null: the page shows the headline of the specification. */
  readonly heading: string | null
  readonly text: string
  readonly title: string
  readonly description: string
  /** The canonical path: the page of the specialty and city, without the other filters. */
  readonly path: string
  /** True for the catalogue and its pages by specialty and city; other filters are kept out of search engines. */
  readonly indexed: boolean
}

/** What the text of a search names, and where those who are shown attend; null for neither. */
interface Understood {
  readonly trade: SpecialtyLabel | null
  readonly place: string | null
}

const NOTHING: Understood = { trade: null, place: null }

export function cataloguePageTexts(
  filters: CatalogueFilters,
  found: number,
  understood: Understood = NOTHING,
): CataloguePageTexts {
  const { esp, ciudad, lugar } = filters
  const canonical = { ...NO_FILTERS, esp, ciudad }
  const subject = { esp: esp ?? understood.trade, ciudad: understood.place ?? lugar ?? ciudad }
  const heading = subject.esp === null && subject.ciudad === null ? null : landingHeading(subject)
  // Without technicians there is no such page.
  const landing = found > 0 ? landingPath({ esp, ciudad }) : null
  return {
    heading,
    text: 'Compara reseñas, precios y horas libres. Reservas en minutos.',
    title: heading ? `${heading}: precios, reseñas y horas libres` : 'Técnicos para tu hogar en Colombia',
    description: heading
      ? `${heading}: compara reseñas, precios y horas libres de técnicos de tu zona y reserva en minutos.`
      : 'Plomería, electricidad, neveras, pintura y veinte oficios más. Compara reseñas, precios y horas libres, y reserva en minutos.',
    path: landing ?? `/tecnicos${catalogueSearch(canonical)}`,
    indexed: found > 0 && catalogueSearch(filters) === catalogueSearch(canonical),
  }
}

/** Meta tags and breadcrumbs of a catalogue page. */
export function catalogueMeta(texts: CataloguePageTexts, origin: string) {
  const crumbs = [
    { name: 'Inicio', path: '/' },
    { name: 'Técnicos', path: '/tecnicos' },
  ]
  return [
    ...publicPageMeta({ ...texts, origin }),
    breadcrumbs(origin, texts.heading ? [...crumbs, { name: texts.heading, path: texts.path }] : crumbs),
  ]
}
