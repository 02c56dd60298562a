// D43: what the page says about a search. Made on the server, so that dictionary and report stay out of the browser.

import type { CatalogueFilters } from '#catalogue/domain/catalogue-filters.ts'
import type { SearchReport } from '#catalogue/domain/search/search-report.ts'
import { activeFilters } from '#catalogue/wording/catalogue.ts'
import { type NobodyFound, nobodyFound, unknownTradeFound } from '#catalogue/wording/nobody-found.ts'
import {
  type ChipOffers,
  type SearchChip,
  searchChips,
  searchTextWithout,
  unknownTradeChip,
} from '#catalogue/wording/search-chips.ts'
import { searchMessage } from '#catalogue/wording/search-message.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

export interface SearchSummary {
  readonly chips: readonly SearchChip[]
  /** How the search was relaxed or corrected; null when it was not. */
  readonly message: string | null
  /** Why the words found nobody; null when somebody was found, or when the other filters are the cause. */
  readonly nobody: NobodyFound | null
  /** The one trade that the text was understood to mean; null when none or several. */
  readonly trade: SpecialtyLabel | null
  /** The text without its words for trades: another trade replaces them. */
  readonly otherText: string
  /** How many filters are chosen, apart from the text. */
  readonly filterCount: number
}

interface SummaryContext extends ChipOffers {
  readonly found: number
  /** The `esp` of the URL when it names no trade; null when it does, or without one. */
  readonly unknownTrade: string | null
}

export function searchSummary(
  filters: CatalogueFilters,
  report: SearchReport,
  { found, unknownTrade, ...offers }: SummaryContext,
): SearchSummary {
  const filterCount = activeFilters({ ...filters, q: '' }, offers.today).length
  if (unknownTrade !== null)
    return {
      chips: [
        unknownTradeChip(unknownTrade, filters),
        ...withoutOffers(searchChips(filters, report, offers)),
      ],
      message: null,
      nobody: unknownTradeFound(unknownTrade, report.nearestTrades),
      trade: null,
      otherText: filters.q,
      filterCount,
    }
  const chips = searchChips(filters, report, offers)
  return {
    chips: found > 0 ? chips : withoutOffers(chips),
    message: found > 0 ? searchMessage(filters, report) : null,
    nobody: found > 0 ? null : nobodyFound(report),
    trade: understoodTrade(report),
    otherText: searchTextWithout('trade', filters, report),
    filterCount,
  }
}

function understoodTrade({ parts }: SearchReport): SpecialtyLabel | null {
  const trades = new Set(parts.flatMap(part => (part.kind === 'trade' ? part.trades : [])))
  const [trade] = trades
  return trades.size === 1 ? (trade ?? null) : null
}

function withoutOffers(chips: readonly SearchChip[]): SearchChip[] {
  return chips.filter(({ state }) => state !== 'offered')
}
