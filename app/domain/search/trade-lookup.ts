// D43: which trades a phrase leads to. Built once from the dictionary.
import { DICTIONARY } from '#domain/search/dictionary/dictionary.ts'
import { JOINING_WORDS, NOISE_PHRASES } from '#domain/search/dictionary/noise-words.ts'
import { pluralOf } from '#domain/search/dictionary/plural-of.ts'
import { SHARED_WORDS } from '#domain/search/dictionary/shared-words.ts'
import { WEAK_WORDS } from '#domain/search/dictionary/weak-words.ts'
import { phraseKey } from '#domain/search/typed-words.ts'
import { SPECIALTIES, type SpecialtyLabel } from '#domain/technicians/specialties.ts'
import { specialtyNames } from '#domain/technicians/specialty-names.ts'

export interface TradeMeaning {
  /** The likeliest first. */
  readonly trades: readonly SpecialtyLabel[]
  /** Weak meanings count only when nothing else in the search names a trade. */
  readonly isWeak: boolean
}

const NOISE: ReadonlySet<string> = new Set([...JOINING_WORDS, ...NOISE_PHRASES.map(phraseKey)])
/** A number of rooms or metres. */
const SHORT_NUMBER = /^\d{1,2}$/

const MEANINGS = new Map<string, TradeMeaning>()

/** Phrases already there keep their meaning. */
function add(phrases: readonly string[], trades: readonly SpecialtyLabel[], isWeak = false): void {
  for (const phrase of phrases) {
    const key = phraseKey(phrase)
    if (!MEANINGS.has(key)) MEANINGS.set(key, { trades, isWeak })
  }
}

/** False for 'nevera que no enfría': 'nevera' leads there already, the rest is weak. */
function addsTrades(phrase: string, trades: readonly SpecialtyLabel[]): boolean {
  const telling = phraseKey(phrase)
    .split(' ')
    .filter(word => !isNoise(word) && !MEANINGS.get(word)?.isWeak)
  return MEANINGS.get(telling.join(' '))?.trades.join() !== trades.join()
}

function withPlurals(phrases: readonly string[]): string[] {
  return phrases.flatMap(phrase => [phrase, pluralOf(phrase)])
}

// What is more specific comes first: what several trades solve, names of trades, things, then what is said about things.
for (const { trades, things, misspellings } of SHARED_WORDS)
  add(withPlurals([...things, ...misspellings]), trades)
for (const { label, slug } of SPECIALTIES) add([label, slug, ...specialtyNames(label)], [label])
for (const { label } of SPECIALTIES) {
  const { things, elsewhere, brands, misspellings } = DICTIONARY[label]
  add([...withPlurals([...things, ...elsewhere]), ...brands, ...withPlurals(misspellings)], [label])
}
for (const { trades, phrases } of WEAK_WORDS) add(withPlurals(phrases), trades, true)
for (const { trades, troubles } of SHARED_WORDS)
  add(
    troubles.filter(phrase => addsTrades(phrase, trades)),
    trades,
  )
for (const { label } of SPECIALTIES) {
  const { troubles, tasks } = DICTIONARY[label]
  add(
    [...troubles, ...tasks].filter(phrase => addsTrades(phrase, [label])),
    [label],
  )
}

/** Most words of a phrase of the dictionary, without joining words. */
export const LONGEST_PHRASE_WORDS = Math.max(...[...MEANINGS.keys()].map(key => key.split(' ').length))

/** By phraseKey. */
export function tradeMeaningOf(key: string): TradeMeaning | null {
  return MEANINGS.get(key) ?? null
}

/** By phraseKey. */
export function isNoise(key: string): boolean {
  return key === '' || NOISE.has(key) || SHORT_NUMBER.test(key)
}

/** Single words of trades, things and troubles, well spelt, as plainText. */
export function tradeWords(): string[] {
  const entries = [...Object.values(DICTIONARY), ...SHARED_WORDS]
  const wellSpelt = new Set(entries.flatMap(({ things }) => withPlurals(things).map(phraseKey)))
  const misspelt = new Set(entries.flatMap(({ misspellings }) => withPlurals(misspellings).map(phraseKey)))
  return [...MEANINGS].flatMap(([key, { isWeak }]) =>
    isWeak || key.includes(' ') || (misspelt.has(key) && !wellSpelt.has(key)) ? [] : key,
  )
}
