// D35: what the catalogue section of the home page can be asked for; the other filters are the catalogue's.
import { type CatalogueFilters, catalogueSearch, NO_FILTERS } from '#domain/technicians/catalogue-filters.ts'
import { catalogueFiltersFrom } from '#domain/technicians/catalogue-query.ts'

export const HOME_SEARCH_PAUSE_MS = 350

export type HomeFilters = Pick<CatalogueFilters, 'q' | 'esp' | 'ciudad' | 'orden' | 'disponible'>

export function homeFiltersFrom(params: URLSearchParams): HomeFilters {
  const { q, esp, ciudad, orden, disponible } = catalogueFiltersFrom(params)
  return { q, esp, ciudad, orden, disponible }
}

/** '?q=…&esp=…', or '' where nothing is asked for. */
export function homeSearch(filters: HomeFilters): string {
  return catalogueSearch({ ...NO_FILTERS, ...filters })
}

/** True where the list is narrowed; its order narrows nothing. */
export function isNarrowed({ q, esp, ciudad, disponible }: HomeFilters): boolean {
  return q !== '' || esp !== null || ciudad !== null || disponible
}
