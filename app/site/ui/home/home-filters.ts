// D35: the filters of the catalogue section of the home page, a subset of the catalogue's.
import { type CatalogueFilters, catalogueSearch, NO_FILTERS } from '#catalogue/domain/catalogue-filters.ts'
import { catalogueFiltersFrom } from '#catalogue/domain/catalogue-query.ts'

export const HOME_SEARCH_DELAY_MS = 350

export type HomeFilters = Pick<CatalogueFilters, 'q' | 'esp' | 'ciudad' | 'orden' | 'disponible'>

export function homeFiltersFrom(params: URLSearchParams): HomeFilters {
  const { q, esp, ciudad, orden, disponible } = catalogueFiltersFrom(params)
  return { q, esp, ciudad, orden, disponible }
}

/** '?q=…&esp=…', or '' without filters. */
export function homeSearch(filters: HomeFilters): string {
  return catalogueSearch({ ...NO_FILTERS, ...filters })
}

/** True when a filter narrows the list; the order does not. */
export function isFiltered({ q, esp, ciudad, disponible }: HomeFilters): boolean {
  return q !== '' || esp !== null || ciudad !== null || disponible
}
