// Professions that are no specialty, and the trades that may help instead.
import { RELATED_PROFESSIONS } from '#catalogue/domain/search/dictionary/dictionary.ts'
import { phraseKey } from '#catalogue/domain/search/typed-words.ts'

type ThreeTrades = (typeof RELATED_PROFESSIONS)[number]['trades']

const TRADES_BY_PROFESSION = new Map<string, ThreeTrades>(
  RELATED_PROFESSIONS.flatMap(({ trades, professions }) =>
    professions.map(name => [phraseKey(name), trades] as const),
  ),
)

/** By phraseKey. */
export function tradesRelatedTo(key: string): ThreeTrades | null {
  return TRADES_BY_PROFESSION.get(key) ?? null
}
