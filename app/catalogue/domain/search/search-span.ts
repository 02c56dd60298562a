// The intermediate result of understanding a search: typed words grouped by meaning.
import type { Place } from '#catalogue/domain/search/search-parts.ts'
import type { TradeMeaning } from '#catalogue/domain/search/trade-lookup.ts'
import type { TypedWord } from '#catalogue/domain/search/typed-words.ts'

export type Meaning =
  | { readonly kind: 'trade'; readonly trade: TradeMeaning }
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'noise' | 'word' }

/** Consecutive typed words with one meaning. */
export interface Span {
  readonly words: readonly TypedWord[]
  readonly meaning: Meaning
}
