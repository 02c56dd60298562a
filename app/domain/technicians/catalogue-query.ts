// Sections 2 and 5, catalogue: a query string that anybody may have written, by any name of a specialty.
import { type CatalogueCursor, catalogueCursorFrom } from '#domain/technicians/catalogue-cursor.ts'
import { type CatalogueFilters, readFilters } from '#domain/technicians/catalogue-filters.ts'
import { specialtyFrom } from '#domain/technicians/specialty-names.ts'

export function catalogueFiltersFrom(params: URLSearchParams): CatalogueFilters {
  return readFilters(params, specialtyFrom)
}

/** Where the page begins. A cursor that was made up, or made in another order, is none. */
export function cataloguePositionFrom(params: URLSearchParams): CatalogueCursor | null {
  const cursor = catalogueCursorFrom(params.get('cursor') ?? '')
  return cursor?.orden === catalogueFiltersFrom(params).orden ? cursor : null
}
