// D43: which phrases the dictionary knows.

import {
  INSTANT_PHRASES,
  NOISE_PHRASES,
  PHRASES,
  STOP_WORDS,
} from '#catalogue/domain/search/dictionary/dictionary.ts'
import { phraseKey, type TypedWord } from '#catalogue/domain/search/typed-words.ts'
import { SPECIALTIES, type SpecialtyLabel } from '#technicians/domain/specialties.ts'
import { specialtyNames } from '#technicians/domain/specialty-names.ts'

const NOISE: ReadonlySet<string> = new Set([
  ...STOP_WORDS,
  ...[...NOISE_PHRASES, ...INSTANT_PHRASES].map(phraseKey),
])
/** Usually a number of rooms or metres, which profiles do not hold. */
const SHORT_NUMBER = /^\d{1,2}$/

const TRADES = new Map<string, readonly SpecialtyLabel[]>()
for (const { label, slug } of SPECIALTIES)
  for (const name of [label, slug, ...specialtyNames(label)]) TRADES.set(phraseKey(name), [label])
for (const { trades, phrases } of PHRASES)
  for (const key of phrases.flatMap(phrase => [phraseKey(phrase), phraseKey(pluralOf(phrase))]))
    if (!TRADES.has(key)) TRADES.set(key, trades)

/** By phraseKey; the likeliest first. */
export function tradesOfPhrase(key: string): readonly SpecialtyLabel[] | null {
  return TRADES.get(key) ?? null
}

/** Every word of a phrase that leads to a trade. */
export const PHRASE_WORDS: ReadonlySet<string> = new Set([...TRADES.keys()].flatMap(key => key.split(' ')))

/** Single words that lead to a trade, as plainText. */
export const TRADE_WORDS: readonly string[] = [...TRADES.keys()].filter(key => !key.includes(' '))

/** By phraseKey. */
export function isNoise(key: string): boolean {
  return key === '' || NOISE.has(key) || SHORT_NUMBER.test(key)
}

const LONGEST_NOISE = 4

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
  const own = words.slice(first, last + 1).filter(isContent)
  const before = words.slice(0, first).findLast(isContent)
  const after = words.slice(last + 1).find(isContent)
  const isPhrase = (span: readonly TypedWord[]) => TRADES.has(span.map(({ key }) => key).join(' '))
  return (
    (before !== undefined && isPhrase([before, ...own])) || (after !== undefined && isPhrase([...own, after]))
  )
}

const isContent = (word: TypedWord) => !word.isStopWord

/** 'panel solar' → 'paneles solares', 'llave de paso' → 'llaves de paso'. */
function pluralOf(phrase: string): string {
  const words = phrase.split(' ')
  const firstStopWord = words.findIndex(word => STOP_WORDS.has(word))
  const end = firstStopWord === -1 ? words.length : firstStopWord
  return words.map((word, at) => (at < end ? pluralOfWord(word) : word)).join(' ')
}

function pluralOfWord(word: string): string {
  if (/[sx\d]$/.test(word)) return word
  if (word.endsWith('z')) return `${word.slice(0, -1)}ces`
  return /[djlnry]$/.test(word) ? `${word}es` : `${word}s`
}
