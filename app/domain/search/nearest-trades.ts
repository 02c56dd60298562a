// D43: the trades offered when a search found nobody.
import { editDistance } from '#domain/search/correct-word.ts'
import { tradesRelatedTo } from '#domain/search/related-professions.ts'
import { tradeMeaningOf, tradeWords } from '#domain/search/trade-lookup.ts'
import { phraseKey } from '#domain/search/typed-words.ts'
import type { SpecialtyLabel } from '#domain/technicians/specialties.ts'

const OFFERED = 3
const COMMON_TRADES: readonly SpecialtyLabel[] = ['Plomería', 'Electricidad', 'Cerrajería']
/** Words with more differing letters than this, by length, have nothing in common. */
const MOST_DIFFERENT = 0.4
const TRADE_WORDS = tradeWords()

/** Three trades: related professions first, then trades with similar words, then common ones. */
export function nearestTrades(words: readonly string[]): SpecialtyLabel[] {
  const keys = [words.join(' '), ...words].map(phraseKey)
  const meant = keys.flatMap(key => tradeMeaningOf(key)?.trades ?? [])
  const related = keys.flatMap(key => tradesRelatedTo(key) ?? [])
  const chosen = new Set([...meant, ...related])
  if (chosen.size < OFFERED) for (const trade of similarTrades(keys)) chosen.add(trade)
  return [...new Set([...chosen, ...COMMON_TRADES])].slice(0, OFFERED)
}

function similarTrades(keys: readonly string[]): SpecialtyLabel[] {
  return [...new Set(keys)]
    .flatMap(key =>
      TRADE_WORDS.filter(word => word[0] === key[0]).map(word => ({
        word,
        difference: differenceBetween(key, word),
      })),
    )
    .filter(({ difference }) => difference <= MOST_DIFFERENT)
    .toSorted((a, b) => a.difference - b.difference)
    .flatMap(({ word }) => tradeMeaningOf(word)?.trades ?? [])
}

/** From 0, the same, to 1. A shared beginning counts: 'carpintador' is nearer to 'carpintero' than to 'calentador'. */
function differenceBetween(a: string, b: string): number {
  const longer = Math.max(a.length, b.length)
  if (Math.abs(a.length - b.length) > longer * MOST_DIFFERENT) return 1
  return (editDistance(a, b) - sharedStart(a, b) * 0.1) / longer
}

function sharedStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}
