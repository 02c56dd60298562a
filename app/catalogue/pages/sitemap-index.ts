import { originContext, servicesContext } from '#app/services.ts'
import { listSitemapBounds } from '#catalogue/persistence/sitemap.server.ts'
import {
  SITEMAP_PART_SIZE,
  sitemapIndex,
  sitemapResponse,
  technicianPartPaths,
} from '#catalogue/wording/sitemap.ts'
import { HOUR_MS } from '#platform/domain/time.ts'
import { ttlCache } from '#platform/http/ttl-cache.server.ts'
import type { Route } from './+types/sitemap-index'

const findBounds = ttlCache<string[]>(HOUR_MS)

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const bounds = await findBounds(now(), () => listSitemapBounds(db, SITEMAP_PART_SIZE))
  return sitemapResponse(
    sitemapIndex(context.get(originContext), ['/sitemap/paginas.xml', ...technicianPartPaths(bounds)]),
  )
}
