// JSON: suggestions while typing. Nothing in it depends on who asks; a technician who was hidden leaves it at once.
import { networkContext, servicesContext } from '#app/services.ts'
import { catalogueFiltersFrom } from '#catalogue/domain/catalogue-filters-from.ts'
import { NO_SUGGESTIONS } from '#catalogue/domain/search/search-suggestions.ts'
import { listSuggestions, SUGGESTIONS_LIMIT } from '#catalogue/persistence/suggestions.server.ts'
import type { Route } from './+types/search-suggestions'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, catalogueWords, limits, now, isHoliday } = context.get(servicesContext)
  const { q, ciudad } = catalogueFiltersFrom(url.searchParams)
  if (!(await limits.consume(SUGGESTIONS_LIMIT, context.get(networkContext))))
    return Response.json(NO_SUGGESTIONS, { status: 429, headers: { 'cache-control': 'no-store' } })
  const suggestions = await listSuggestions(db, catalogueWords, { q, ciudad }, { now: now(), isHoliday })
  return Response.json(suggestions, { headers: { 'cache-control': 'public, no-cache' } })
}
