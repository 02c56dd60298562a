// What must be known beside the text of a search to understand it.
import { BASE_WEIGHTS, type Weights } from '#catalogue/domain/search/votes/weights.ts'

/** What profiles hold, and what was learned from visits. */
export interface Known {
  /** A barrio or zone of some profile, as plainText. */
  isPlace(phrase: string): boolean
  /** A word of somebody's name, as plainText. */
  isName(word: string): boolean
  readonly weights: Weights
}

export const NOBODY_KNOWN: Known = { isPlace: () => false, isName: () => false, weights: BASE_WEIGHTS }
