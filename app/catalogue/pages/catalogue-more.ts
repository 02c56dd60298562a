// JSON: the next page of the catalogue, for 'Cargar más técnicos'. Without a script the link opens a full page.
import { servicesContext } from '#app/services.ts'
import { catalogueCursorText, cataloguePositionFrom } from '#catalogue/domain/catalogue-cursor.ts'
import { CATALOGUE_PAGE_SIZE, catalogueSearch } from '#catalogue/domain/catalogue-filters.ts'
import { catalogueFiltersFrom, unknownSpecialtyFrom } from '#catalogue/domain/catalogue-filters-from.ts'
import type { CataloguePage } from '#catalogue/ui/catalogue-pages.tsx'
import { searchCatalogue } from '#catalogue/use-cases/search-catalogue.server.ts'
import type { Route } from './+types/catalogue-more'

const NOBODY: CataloguePage = { technicians: [], next: null }

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now, isHoliday, catalogueWords } = context.get(servicesContext)
  const { searchParams } = url
  if (unknownSpecialtyFrom(searchParams) !== null) return Response.json(NOBODY)
  const filters = catalogueFiltersFrom(searchParams)
  const cursor = cataloguePositionFrom(searchParams)
  const moment = { now: now(), isHoliday }
  const { technicians, nextCursor } = await searchCatalogue(db, filters, moment, {
    cursor,
    size: CATALOGUE_PAGE_SIZE,
    words: catalogueWords,
  })
  const page: CataloguePage = {
    technicians,
    next: nextCursor && catalogueSearch(filters, catalogueCursorText(nextCursor)),
  }
  return Response.json(page)
}
