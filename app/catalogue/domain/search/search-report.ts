// D43: what a search understood, and what it dropped or corrected to find anybody.
import type { SearchPart } from '#catalogue/domain/search/search-parts.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

export interface SearchReport {
  readonly parts: readonly SearchPart[]
  /** The text that was searched instead of the typed one; null when nothing was corrected. */
  readonly correction: string | null
  /** Kinds of parts that were understood but not applied, because with them nobody was found. */
  readonly dropped: readonly ('word' | 'place')[]
  /** The city whose technicians are shown instead of the place that was asked for. */
  readonly nearestCity: string | null
  /** When nobody was found: the typed words that no profile holds. */
  readonly unknownWords: readonly string[]
  /** When nobody was found: the trades nearest to those words, in the city of the place that was asked for. */
  readonly nearestTrades: readonly NearestTrade[]
}

export interface NearestTrade {
  readonly label: SpecialtyLabel
  readonly technicians: number
  readonly ciudad: string | null
}
