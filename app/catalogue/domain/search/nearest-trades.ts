// D43: the trades offered when a search found nobody.
import { RELATED_PROFESSIONS } from '#catalogue/domain/search/dictionary/dictionary.ts'
import { tradesOfPhrase } from '#catalogue/domain/search/dictionary/phrase-lookup.ts'
import { phraseKey } from '#catalogue/domain/search/typed-words.ts'
import { stemOf } from '#catalogue/domain/search/votes/features.ts'
import { BASE_WEIGHTS, tradeAt } from '#catalogue/domain/search/votes/weights.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

const OFFERED_COUNT = 3
const COMMON_TRADES: readonly SpecialtyLabel[] = ['Plomería', 'Electricidad', 'Cerrajería']
const BY_PROFESSION = new Map(
  RELATED_PROFESSIONS.flatMap(({ trades, professions }) =>
    professions.map(name => [phraseKey(name), trades] as const),
  ),
)

/** By phraseKey: the trades that may help instead of a profession that is no specialty. */
export function tradesRelatedTo(key: string): readonly SpecialtyLabel[] | null {
  return BY_PROFESSION.get(key) ?? null
}

/** Three trades: related professions first, then what the words may mean, then common ones. */
export function nearestTrades(words: readonly string[]): SpecialtyLabel[] {
  const keys = [words.join(' '), ...words].map(phraseKey)
  const meant = [
    ...keys.flatMap(key => tradesOfPhrase(key) ?? []),
    ...keys.flatMap(key => tradesRelatedTo(key) ?? []),
  ]
  const voted = words.flatMap(word => votedBy(phraseKey(word)) ?? [])
  return [...new Set([...meant, ...voted, ...COMMON_TRADES])].slice(0, OFFERED_COUNT)
}

/** What words of the same stem are about: 'carpintador'. */
function votedBy(key: string): SpecialtyLabel | null {
  const [best] = (BASE_WEIGHTS.ofFeature(stemOf(key)) ?? []).toSorted(([, a], [, b]) => b - a)
  return best ? tradeAt(best[0]) : null
}
