// What the text of a search asks of the catalogue.
import type { Place } from '#catalogue/domain/search/search-parts.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

/** A typed word, and for each column of words those that hold it. */
export interface SearchWord {
  readonly text: string
  readonly columns: readonly WordColumn[]
}

export interface WordColumn {
  readonly name: 'identity' | 'offers' | 'mentions'
  readonly matches: readonly string[]
  /** So many profiles hold it that `matches` may be incomplete and no index is asked. */
  readonly isCommon: boolean
}

/** How well somebody fits (D43): 0 has the trade and the place, 1 offers it by service or tag, 2 only mentions it. */
export type Tier = 0 | 1 | 2

/** What the text asks for: one of the trades, the place, and every other word. Trade and place may also be mentioned. */
export interface TextQuestion {
  readonly trades: readonly SpecialtyLabel[]
  readonly tradeWords: readonly SearchWord[]
  readonly place: Place | null
  readonly placeWords: readonly SearchWord[]
  readonly words: readonly SearchWord[]
  /** Section 5: the home page searches names, cities and specialties only, which is tier 0. */
  readonly worstTier: Tier
}

/** How a word is looked for: by the index of words, or by reading row after row. */
export type WordAccess = 'index' | 'rows'
