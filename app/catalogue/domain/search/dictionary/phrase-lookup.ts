// D43: which phrases the dictionary knows.

import {
  INSTANT_PHRASES,
  NOISE_PHRASES,
  PHRASES,
  STOP_WORDS,
} from '#catalogue/domain/search/dictionary/dictionary.ts'
import { neighboursOf, phraseKey, type TypedWord } from '#catalogue/domain/search/typed-words.ts'
import { plainText } from '#platform/domain/plain-text.ts'
import { SPECIALTIES, type SpecialtyLabel } from '#technicians/domain/specialties.ts'
import { specialtyNames } from '#technicians/domain/specialty-names.ts'

const NOISE: ReadonlySet<string> = new Set([
  ...STOP_WORDS,
  ...[...NOISE_PHRASES, ...INSTANT_PHRASES].map(phraseKey),
])
/** Usually a number of rooms or metres, which profiles do not hold. */
const SHORT_NUMBER = /^\d{1,2}$/

const PLURAL = /(?<=[djlnry])es\b/g
const SHORT_PLURAL = /(?<=[a-z])s\b/g

const TRADES = new Map<string, readonly SpecialtyLabel[]>()
for (const { label, slug } of SPECIALTIES)
  for (const name of [label, slug, ...specialtyNames(label)]) TRADES.set(phraseKey(name), [label])
for (const { trades, phrases } of PHRASES)
  for (const phrase of phrases) if (!TRADES.has(phraseKey(phrase))) TRADES.set(phraseKey(phrase), trades)

/** By phraseKey; the likeliest first. A plural is its singular: 'paneles solares'. */
export function tradesOfPhrase(key: string): readonly SpecialtyLabel[] | null {
  return (
    TRADES.get(key) ??
    TRADES.get(key.replace(PLURAL, '')) ??
    TRADES.get(key.replace(SHORT_PLURAL, '')) ??
    null
  )
}

/** Every word of a phrase that leads to a trade. */
export const PHRASE_WORDS: ReadonlySet<string> = new Set([...TRADES.keys()].flatMap(key => key.split(' ')))

/** Single words that lead to a trade, as plainText. */
export const TRADE_WORDS: readonly string[] = [...TRADES.keys()].filter(key => !key.includes(' '))

/** By phraseKey. */
export function isNoise(key: string): boolean {
  return key === '' || NOISE.has(key) || SHORT_NUMBER.test(key)
}

const LONGEST_NOISE = 5

const INSTANT: ReadonlySet<string> = new Set(INSTANT_PHRASES.map(plainText))
/** 'lo necesito ya', 'plomero ya en suba'; but 'ya no enfría', 'ahora hace ruido'. */
const AT_ONCE = /^(?:ya|ahora|ahorita|ahoritica)$/
const GOES_ON = /^(?:en|por|porfa|porfavor|pls|plis|gracias|urgente|mismo|mismito|para|cerca|barato|que)$/

/** D62: how many words from there on ask for who confirms at once. */
export function instantAt(plain: readonly string[], at: number): number {
  for (let size = LONGEST_NOISE; size > 0; size--)
    if (INSTANT.has(plain.slice(at, at + size).join(' '))) return size
  const next = plain[at + 1]
  return AT_ONCE.test(plain[at] ?? '') && (next === undefined || GOES_ON.test(next)) ? 1 : 0
}

/** How many words from there on are a phrase that says nothing, of several words: 'tercer piso'. */
export function noisePhraseAt(words: readonly TypedWord[], at: number): number {
  for (let size = Math.min(LONGEST_NOISE, words.length - at); size > 1; size--) {
    const span = words.slice(at, at + size)
    if (span[0]?.isStopWord || span.at(-1)?.isStopWord) continue
    if (NOISE.has(span.flatMap(({ key, isStopWord }) => (isStopWord ? [] : key)).join(' '))) return size
  }
  return 0
}

/** 'contador de luz' is a thing, Contador a barrio and a name: whether the words stand in a phrase with a neighbour. */
export function isInPhrase(words: readonly TypedWord[], first: number, last: number): boolean {
  const own = words.slice(first, last + 1).filter(word => !word.isStopWord)
  const { before, after } = neighboursOf(words, first, last)
  const isPhrase = (span: readonly TypedWord[]) => TRADES.has(span.map(({ key }) => key).join(' '))
  return (
    (before !== undefined && isPhrase([before, ...own])) || (after !== undefined && isPhrase([...own, after]))
  )
}
