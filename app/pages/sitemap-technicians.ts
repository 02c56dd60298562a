import { originContext, servicesContext } from '#app/services.ts'
import { SITEMAP_PART_SIZE, sitemapPart, sitemapResponse } from '#content/sitemap.ts'
import { technicianPath } from '#content/technician-page.ts'
import { listSitemapTechnicians } from '#persistence/sitemap.server.ts'
import type { Route } from './+types/sitemap-technicians'

const LONGEST_ID = 200

/** One part: those whose id comes at or after the one asked for. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const from = (url.searchParams.get('desde') ?? '').replaceAll('\0', '').slice(0, LONGEST_ID)
  const technicians = await listSitemapTechnicians(context.get(servicesContext).db, from, SITEMAP_PART_SIZE)
  const entries = technicians.map(({ slug, changed }) => ({ path: technicianPath(slug), changed }))
  return sitemapResponse(sitemapPart(context.get(originContext), entries))
}
