// JSON: suggestions while typing. Nothing in it depends on who asks; a technician who was hidden leaves it at once.
import { servicesContext } from '#app/services.ts'
import { catalogueFiltersFrom } from '#catalogue/domain/catalogue-filters.ts'
import { listSuggestions } from '#catalogue/persistence/suggestions.server.ts'
import type { Route } from './+types/search-suggestions'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now, isHoliday } = context.get(servicesContext)
  const { q, ciudad } = catalogueFiltersFrom(url.searchParams)
  const suggestions = await listSuggestions(db, { q, ciudad }, { now: now(), isHoliday })
  return Response.json(suggestions, { headers: { 'cache-control': 'public, no-cache' } })
}
