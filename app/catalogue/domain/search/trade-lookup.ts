// D43: which trades a phrase leads to. Built once from the dictionary.

import {
  DICTIONARY,
  GENERAL_THINGS,
  INSTANT_PHRASES,
  NOISE_PHRASES,
  SHARED_WORDS,
  STOP_WORDS,
  WEAK_WORDS,
} from '#catalogue/domain/search/dictionary/dictionary.ts'
import { phraseKey } from '#catalogue/domain/search/typed-words.ts'
import { plainText } from '#platform/domain/plain-text.ts'
import { SPECIALTIES, type SpecialtyLabel } from '#technicians/domain/specialties.ts'
import { specialtyNames } from '#technicians/domain/specialty-names.ts'

export interface TradeMeaning {
  /** The likeliest first. */
  readonly trades: readonly SpecialtyLabel[]
  readonly strength: Strength
}

/**
 * How strongly a phrase points to a trade, weakest first: what is said about anything ('gotea'),
 * brands, materials and what every house has ('puerta'), things of a trade ('vidrio'), its names, troubles and tasks, and
 * things in several words ('vidrio templado').
 */
const STRENGTHS = ['weak', 'general', 'thing', 'name'] as const
type Strength = (typeof STRENGTHS)[number]

export function isStronger(a: TradeMeaning, b: TradeMeaning): boolean {
  return STRENGTHS.indexOf(a.strength) > STRENGTHS.indexOf(b.strength)
}

/** With their stop words: 'ya mismo' is one, 'mismo' is not. */
const INSTANT: ReadonlySet<string> = new Set(INSTANT_PHRASES.map(plainText))
const NOISE: ReadonlySet<string> = new Set([
  ...STOP_WORDS,
  ...[...NOISE_PHRASES, ...INSTANT_PHRASES].map(phraseKey),
])
/** Usually a number of rooms or metres, which profiles do not hold. */
const SHORT_NUMBER = /^\d{1,2}$/

const GENERAL: ReadonlySet<string> = new Set(withPlurals(GENERAL_THINGS).map(phraseKey))
const MEANINGS = new Map<string, TradeMeaning>()

/** Phrases already there keep their meaning. */
function add(phrases: readonly string[], trades: readonly SpecialtyLabel[], strength: Strength): void {
  for (const phrase of phrases) {
    const key = phraseKey(phrase)
    if (MEANINGS.has(key)) continue
    const isNamed = strength === 'thing' && key.includes(' ')
    MEANINGS.set(key, { trades, strength: GENERAL.has(key) ? 'general' : isNamed ? 'name' : strength })
  }
}

/** False for 'nevera que no enfría': 'nevera' leads to the same trades with the same strength, and the rest is weak. */
function addsTrades(phrase: string, trades: readonly SpecialtyLabel[]): boolean {
  const contentWords = phraseKey(phrase)
    .split(' ')
    .filter(word => !isNoise(word) && MEANINGS.get(word)?.strength !== 'weak')
  const known = MEANINGS.get(contentWords.join(' '))
  return known?.strength !== 'name' || known.trades.join() !== trades.join()
}

function withPlurals(phrases: readonly string[]): string[] {
  return phrases.flatMap(phrase => [phrase, pluralOf(phrase)])
}

// The first meaning of a phrase wins: shared things, names of trades, things of one trade, weak words, then troubles and
// tasks.
for (const { trades, things, misspellings } of SHARED_WORDS)
  add(withPlurals([...things, ...misspellings]), trades, 'thing')
for (const { label, slug } of SPECIALTIES) add([label, slug, ...specialtyNames(label)], [label], 'name')
for (const { label } of SPECIALTIES) {
  const { things, regionalisms, brands, misspellings } = DICTIONARY[label]
  add(withPlurals([...things, ...regionalisms, ...misspellings]), [label], 'thing')
  add(brands, [label], 'general')
}
for (const { trades, phrases } of WEAK_WORDS) add(withPlurals(phrases), trades, 'weak')
for (const { trades, troubles } of SHARED_WORDS)
  add(
    troubles.filter(phrase => addsTrades(phrase, trades)),
    trades,
    'name',
  )
for (const { label } of SPECIALTIES) {
  const { troubles, tasks } = DICTIONARY[label]
  add(
    [...troubles, ...tasks].filter(phrase => addsTrades(phrase, [label])),
    [label],
    'name',
  )
}

/** The number of words of the longest phrase in the dictionary, stop words not counted. */
export const MAX_PHRASE_WORDS = Math.max(...[...MEANINGS.keys()].map(key => key.split(' ').length))

/** By phraseKey. */
export function tradeMeaningOf(key: string): TradeMeaning | null {
  return MEANINGS.get(key) ?? null
}

/** By phraseKey. */
/** 'ya mismo', 'inmediato' */
export function isInstant(phrase: string): boolean {
  return INSTANT.has(phrase)
}

export function isNoise(key: string): boolean {
  return key === '' || NOISE.has(key) || SHORT_NUMBER.test(key)
}

/** Single words of trades, things and troubles, well spelt, as plainText. */
export function tradeWords(): string[] {
  const entries = [...Object.values(DICTIONARY), ...SHARED_WORDS]
  const wellSpelt = new Set(entries.flatMap(({ things }) => withPlurals(things).map(phraseKey)))
  const misspelt = new Set(entries.flatMap(({ misspellings }) => withPlurals(misspellings).map(phraseKey)))
  return [...MEANINGS].flatMap(([key, { strength }]) =>
    strength === 'weak' || key.includes(' ') || (misspelt.has(key) && !wellSpelt.has(key)) ? [] : key,
  )
}

/** 'panel solar' → 'paneles solares', 'llave de paso' → 'llaves de paso', 'closet' → 'closets'. As plainText. */
export function pluralOf(phrase: string): string {
  const words = plainText(phrase).split(' ')
  const firstStopWord = words.findIndex(word => STOP_WORDS.has(word))
  const end = firstStopWord === -1 ? words.length : firstStopWord
  return words.map((word, at) => (at < end ? pluralOfWord(word) : word)).join(' ')
}

function pluralOfWord(word: string): string {
  if (/[sx\d]$/.test(word)) return word
  if (word.endsWith('z')) return `${word.slice(0, -1)}ces`
  return /[djlnry]$/.test(word) ? `${word}es` : `${word}s`
}
