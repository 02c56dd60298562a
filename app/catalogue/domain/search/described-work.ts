// What a text says about the work to be done: a search, the name of a service, the description of a booking.
import { combinedTrades } from '#catalogue/domain/search/search-parts.ts'
import { understandSearch } from '#catalogue/domain/search/understand-search.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

/** The trades that the text leads to, the likeliest first; none for a text that names no work. */
export function tradesIn(text: string): SpecialtyLabel[] {
  return combinedTrades(understandSearch(text, () => false))
}
