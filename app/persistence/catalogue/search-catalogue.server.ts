// A search of the catalogue: one page, how many match, their prices, and what was understood (D43).
import type { Moment } from '#domain/bookings/free-hours.ts'
import type { SearchReport } from '#domain/search/search-report.ts'
import type { Tally } from '#domain/tally.ts'
import type { CatalogueCard } from '#domain/technicians/catalogue-card.ts'
import type { CatalogueCursor } from '#domain/technicians/catalogue-cursor.ts'
import type { CatalogueFilters, PriceRange } from '#domain/technicians/catalogue-filters.ts'
import {
  countPublishedTechnicians,
  findPriceRange,
  listPublishedTechnicians,
} from '#persistence/catalogue/catalogue.server.ts'
import { findAsTypedOrMeant } from '#persistence/catalogue/catalogue-correction.server.ts'
import type { Db } from '#persistence/database.server.ts'

export interface CatalogueAnswer {
  readonly technicians: CatalogueCard[]
  readonly nextCursor: CatalogueCursor | null
  readonly tally: Tally
  readonly prices: PriceRange & { readonly histogram: number[] }
  readonly report: SearchReport
}

export async function searchCatalogue(
  db: Db,
  filters: CatalogueFilters,
  moment: Moment,
  { cursor = null }: { cursor?: CatalogueCursor | null } = {},
): Promise<CatalogueAnswer> {
  const { found, correction } = await findAsTypedOrMeant(
    db,
    filters.q,
    find,
    ({ tally }) => tally.count === 0,
  )
  const report = {
    ...{ parts: [], correction, dropped: [], nearestCity: null, unknownWords: [], nearestTrades: [] },
  }
  return { ...found, report }

  async function find(q: string) {
    const withText = { ...filters, q }
    const [page, tally, prices] = await Promise.all([
      listPublishedTechnicians(db, withText, moment, { cursor }),
      countPublishedTechnicians(db, withText, moment),
      findPriceRange(db, withText, moment),
    ])
    return { ...page, tally, prices }
  }
}
