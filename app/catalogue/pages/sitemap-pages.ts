// Sitemap of the public screens and of the pages by trade, by city, and by both where somebody is published.

import { originContext, servicesContext } from '#app/services.ts'
import { landingPath } from '#catalogue/domain/landing-paths.ts'
import { listTradesByCity } from '#catalogue/persistence/sitemap.server.ts'
import { type SitemapEntry, sitemapPart, sitemapResponse } from '#catalogue/wording/sitemap.ts'
import { HOUR_MS } from '#platform/domain/time.ts'
import { ttlCache } from '#platform/http/ttl-cache.server.ts'
import { PRICES_PATH, pricesPath } from '#prices/domain/price-paths.ts'
import { listPricedCities, type PricedCity } from '#prices/persistence/usual-prices.server.ts'
import { specialtyFrom } from '#technicians/domain/specialty-names.ts'
import type { Route } from './+types/sitemap-pages'

const SCREENS = ['/', '/tecnicos', '/about', '/contacto', '/carreras', '/terminos', '/privacidad', '/cookies']
const MAX_TRADES_BY_CITY = 5_000
const findEntries = ttlCache<SitemapEntry[]>(HOUR_MS)

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const entries = await findEntries(now(), async () => {
    const [trades, priced] = await Promise.all([
      listTradesByCity(db, MAX_TRADES_BY_CITY),
      listPricedCities(db, MAX_TRADES_BY_CITY),
    ])
    return [...pathsOf(trades), ...pricePaths(priced)].map(path => ({ path }))
  })
  return sitemapResponse(sitemapPart(context.get(originContext), entries))
}

function pathsOf(trades: readonly { ciudad: string; especialidad: string }[]): string[] {
  const known = trades.flatMap(({ ciudad, especialidad }) => {
    const esp = specialtyFrom(especialidad)
    return esp ? [{ esp, ciudad }] : []
  })
  const landings = [
    ...known.map(({ esp }) => ({ esp, ciudad: null })),
    ...known.map(({ ciudad }) => ({ esp: null, ciudad })),
    ...known,
  ].flatMap(subject => landingPath(subject) ?? [])
  return [...new Set([...SCREENS, ...landings])]
}

function pricePaths(priced: readonly PricedCity[]): string[] {
  const paths = priced.flatMap(({ trade, ciudad }) => [pricesPath(trade), pricesPath(trade, ciudad)])
  return priced.length === 0 ? [] : [PRICES_PATH, ...new Set(paths.flatMap(path => path ?? []))]
}
