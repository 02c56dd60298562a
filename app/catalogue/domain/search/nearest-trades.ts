// D43: the trades offered when a search found nobody.
import { editDistance } from '#catalogue/domain/search/correct-word.ts'
import { TRADE_WORDS, tradesOfPhrase } from '#catalogue/domain/search/dictionary/phrase-lookup.ts'
import { tradesRelatedTo } from '#catalogue/domain/search/related-professions.ts'
import { phraseKey } from '#catalogue/domain/search/typed-words.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

const OFFERED_COUNT = 3
const COMMON_TRADES: readonly SpecialtyLabel[] = ['Plomería', 'Electricidad', 'Cerrajería']
/** Above it two words are not similar. */
const MAX_RELATIVE_DISTANCE = 0.4

/** Three trades: related professions first, then trades with similar words, then common ones. */
export function nearestTrades(words: readonly string[]): SpecialtyLabel[] {
  const keys = [words.join(' '), ...words].map(phraseKey)
  const meant = keys.flatMap(key => tradesOfPhrase(key) ?? [])
  const related = keys.flatMap(key => tradesRelatedTo(key) ?? [])
  const chosen = new Set([...meant, ...related])
  if (chosen.size < OFFERED_COUNT) for (const trade of similarTrades(keys)) chosen.add(trade)
  return [...new Set([...chosen, ...COMMON_TRADES])].slice(0, OFFERED_COUNT)
}

function similarTrades(keys: readonly string[]): SpecialtyLabel[] {
  return [...new Set(keys)]
    .flatMap(key =>
      TRADE_WORDS.filter(word => word[0] === key[0]).map(word => ({
        word,
        distance: relativeDistance(key, word),
      })),
    )
    .filter(({ distance }) => distance <= MAX_RELATIVE_DISTANCE)
    .toSorted((a, b) => a.distance - b.distance)
    .flatMap(({ word }) => tradesOfPhrase(word) ?? [])
}

/**
 * Edit distance divided by the length of the longer word, less for a common prefix: 'carpintador' is nearer to
 * 'carpintero' than to 'calentador'.
 */
function relativeDistance(a: string, b: string): number {
  const longer = Math.max(a.length, b.length)
  if (Math.abs(a.length - b.length) > longer * MAX_RELATIVE_DISTANCE) return 1
  return (editDistance(a, b) - commonPrefixLength(a, b) * 0.1) / longer
}

function commonPrefixLength(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}
