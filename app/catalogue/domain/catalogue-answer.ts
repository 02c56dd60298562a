// Section 2: the answer to a search of the catalogue.
import type { CatalogueCard } from '#catalogue/domain/catalogue-card.ts'
import type { CatalogueCursor } from '#catalogue/domain/catalogue-cursor.ts'
import type { PriceRange } from '#catalogue/domain/catalogue-filters.ts'
import type { CataloguePlace } from '#catalogue/domain/catalogue-places.ts'
import type { SearchReport } from '#catalogue/domain/search/search-parts.ts'
import type { Tally } from '#platform/domain/lists.ts'

export interface CatalogueAnswer {
  readonly technicians: CatalogueCard[]
  /** Null on the last page. */
  readonly nextCursor: CatalogueCursor | null
  readonly tally: Tally
  /** D36: of everybody who matches the other filters; where very many do, the histogram is of some of them. */
  readonly prices: PriceRange & { readonly histogram: number[] }
  /** Where those attend who match everything but the place; null when that was not asked for. */
  readonly places: CataloguePlace[] | null
  readonly report: SearchReport
}
