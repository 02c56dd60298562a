// The text of a search as a question to the catalogue: understood by the domain, with the vocabulary of the profiles.
import {
  combinedPlace,
  combinedTrades,
  type Place,
  type Relaxation,
  type SearchPart,
  searchedWords,
  wordsOf,
} from '#catalogue/domain/search/search-parts.ts'
import { typedWordsOf } from '#catalogue/domain/search/typed-words.ts'
import { phrasesOf, understandSearch } from '#catalogue/domain/search/understand-search.ts'
import { lookUpWords } from '#catalogue/persistence/catalogue-words.server.ts'
import type { SearchWord, TextQuestion, WordColumn } from '#catalogue/persistence/text-question.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'

/** Words after these are ignored. */
const MOST_WORDS = 20

export interface UnderstoodText {
  readonly parts: readonly SearchPart[]
  readonly place: Place | null
  /** The typed words that no profile holds. */
  readonly unknownWords: readonly string[]
  question(relaxation: Relaxation, nearestCity: string | null): Omit<TextQuestion, 'worstTier'>
}

export async function understandText(db: Db, q: string): Promise<UnderstoodText> {
  const typed = [...new Set(typedWordsOf(q).map(({ plain }) => plain))]
  const lookedUp = new Set(typed.slice(0, MOST_WORDS))
  const vocabulary = await lookUpWords(db, [...lookedUp], phrasesOf(q))
  const parts = understandSearch(q, vocabulary.isPlace)
  const known = (words: readonly string[]): SearchWord[] =>
    words.filter(word => lookedUp.has(word)).map(vocabulary.wordOf)
  const words = (kind: SearchPart['kind']) => known(wordsOf(parts, kind))
  const searched = known(searchedWords(parts))
  const place = combinedPlace(parts)
  return {
    parts,
    place,
    unknownWords: words('word').flatMap(({ text, columns }) => (columns.some(isHeld) ? [] : [text])),
    question: ({ dropped }, nearestCity) => ({
      trades: combinedTrades(parts),
      tradeWords: words('trade'),
      place: !dropped.includes('place') ? place : nearestCity === null ? null : cityNamed(nearestCity),
      placeWords: words('place'),
      words: dropped.includes('word') ? [] : searched,
    }),
  }
}

const isHeld = ({ matches }: WordColumn) => matches.length > 0
const cityNamed = (label: string): Place => ({ label, kind: 'city', city: label, names: [] })
