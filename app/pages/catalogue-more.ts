// JSON: the next page of the catalogue, for 'Cargar más técnicos'. Without a script the link opens a full page.
import { servicesContext } from '#app/services.ts'
import { catalogueCursorText } from '#domain/technicians/catalogue-cursor.ts'
import { catalogueSearch } from '#domain/technicians/catalogue-filters.ts'
import { catalogueFiltersFrom, cataloguePositionFrom } from '#domain/technicians/catalogue-query.ts'
import { listPublishedTechnicians } from '#persistence/catalogue/catalogue.server.ts'
import type { CataloguePage } from '#ui/catalogue/catalogue-pages.ts'
import type { Route } from './+types/catalogue-more'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now, isHoliday } = context.get(servicesContext)
  const { searchParams } = url
  const filters = catalogueFiltersFrom(searchParams)
  const { technicians, nextCursor } = await listPublishedTechnicians(
    db,
    filters,
    { now: now(), isHoliday },
    {
      cursor: cataloguePositionFrom(searchParams),
    },
  )
  const page: CataloguePage = {
    technicians,
    next: nextCursor && catalogueSearch(filters, catalogueCursorText(nextCursor)),
  }
  return Response.json(page)
}
