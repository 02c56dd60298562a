import { originContext, servicesContext } from '#app/services.ts'
import { listSitemapTechnicians } from '#catalogue/persistence/sitemap.server.ts'
import { SITEMAP_PART_LIMIT, sitemapPart, sitemapResponse } from '#catalogue/wording/sitemap.ts'
import { sanitizeText, truncateText } from '#platform/domain/sanitize-text.ts'
import { TECHNICIAN_ID_MAX_LENGTH } from '#technicians/domain/technician.ts'
import { technicianPath } from '#technicians/wording/technician-paths.ts'
import type { Route } from './+types/sitemap-technicians'

/** One part of the sitemap: the technicians whose id lies between `desde` and `hasta`. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const from = idFrom(url.searchParams.get('desde')) ?? ''
  const until = idFrom(url.searchParams.get('hasta'))
  const { db } = context.get(servicesContext)
  const technicians = await listSitemapTechnicians(db, { from, until }, SITEMAP_PART_LIMIT)
  const entries = technicians.map(({ slug, changed }) => ({ path: technicianPath(slug), changed }))
  return sitemapResponse(sitemapPart(context.get(originContext), entries))
}

function idFrom(text: string | null): string | null {
  return text === null ? null : truncateText(sanitizeText(text), TECHNICIAN_ID_MAX_LENGTH)
}
