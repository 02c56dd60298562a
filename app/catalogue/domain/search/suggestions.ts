// D43: what a search field suggests while somebody types. The typed words may be unfinished.

import { PHRASES } from '#catalogue/domain/search/dictionary/dictionary.ts'
import { isNoise } from '#catalogue/domain/search/dictionary/phrase-lookup.ts'
import { areaPlaces, cityPlaces } from '#catalogue/domain/search/places/place-lookup.ts'
import type { Place } from '#catalogue/domain/search/search-parts.ts'
import { phraseKey, type TypedWord, typedWordsOf } from '#catalogue/domain/search/typed-words.ts'
import { plainText } from '#platform/domain/plain-text.ts'
import { SPECIALTIES, type SpecialtyLabel } from '#technicians/domain/specialties.ts'
import { specialtyNames } from '#technicians/domain/specialty-names.ts'

export interface TroubleSuggestion {
  readonly text: string
  readonly trade: SpecialtyLabel
}

/** Something to suggest, under the words by which it is found. */
interface Entry<Suggested> {
  /** As plainText. */
  readonly name: string
  readonly words: readonly string[]
  readonly suggested: Suggested
}

function entry<Suggested>(phrase: string, suggested: Suggested): Entry<Suggested> {
  return { name: plainText(phrase), words: phraseKey(phrase).split(' '), suggested }
}

/** Written as a person says it. */
function isTrouble(phrase: string): boolean {
  return /^\p{Lu}/u.test(phrase)
}

/** Names of trades before things, and things of one trade before those of several. */
const TRADES: readonly Entry<SpecialtyLabel>[] = [
  ...SPECIALTIES.map(({ label }) => entry(label, label)),
  ...SPECIALTIES.flatMap(({ label }) => specialtyNames(label).map(name => entry(name, label))),
  ...PHRASES.flatMap(({ trades, phrases }) =>
    trades.flatMap(trade => phrases.filter(text => !isTrouble(text)).map(thing => entry(thing, trade))),
  ),
]

const TROUBLES: readonly Entry<TroubleSuggestion>[] = PHRASES.flatMap(({ trades: [trade], phrases }) =>
  trade ? phrases.filter(isTrouble).map(text => entry(text, { text, trade })) : [],
)

/** Cities, then localities, then barrios; last the other names of cities, because 'su' is Suba before 'Sucursal del Cielo'. */
const PLACES: readonly Entry<Place>[] = [
  ...[...cityPlaces(), ...areaPlaces()].map(place => entry(place.label, place)),
  ...cityPlaces().flatMap(place => place.names.map(name => entry(name, place))),
]

/** 'plome' → Plomería. A finished search suggests the trades that it means. */
export function suggestTrades(q: string, meant: readonly SpecialtyLabel[], limit: number): SpecialtyLabel[] {
  const typed = plainText(q)
  const begun = SPECIALTIES.flatMap(({ label }) =>
    typed !== '' && plainText(label).startsWith(typed) ? label : [],
  )
  return [...new Set([...begun, ...meant, ...matchingSuggestions(TRADES, withoutNoise(q))])].slice(0, limit)
}

/** Troubles of which every typed word is a prefix of some word: 'nev ruid' → 'La nevera hace ruido'. */
export function suggestTroubles(q: string, limit: number): TroubleSuggestion[] {
  return matchingSuggestions(TROUBLES, q).slice(0, limit)
}

/** Too few letters begin some barrio whatever is meant: 'cu' is Cúcuta, not Cuba. */
const FEWEST_LETTERS_OF_BARRIO = 3

export function suggestPlaces(q: string, limit: number): Place[] {
  const letters = typedWordsOf(q).at(-1)?.key.length ?? 0
  const found = matchingSuggestions(PLACES, q).filter(
    place => letters >= FEWEST_LETTERS_OF_BARRIO || !isBarrio(place),
  )
  return [...new Set(found)].slice(0, limit)
}

/** A locality has the names of its barrios too. */
const isBarrio = ({ kind, names }: Place) => kind === 'area' && names.length <= 2

/** Names that begin with the typed text, article included ('el p'), then by their first word, then the rest. */
function matchingSuggestions<Suggested>(entries: readonly Entry<Suggested>[], q: string): Suggested[] {
  const words = typedWordsOf(q).filter(word => word.key !== '')
  const contentWords = words.filter(word => !word.isStopWord)
  const last = words.at(-1)
  // The last word may be unfinished, whatever it is: 'la' → 'lavadora', 'en su' → Suba.
  const found = last?.isStopWord ? entriesWithPrefixes(entries, [...contentWords, last]) : []
  const all =
    found.length > 0 || contentWords.length === 0 ? found : entriesWithPrefixes(entries, contentWords)
  const typed = plainText(q)
  const byText = words.length === 1 ? [] : all.filter(({ name }) => name.startsWith(typed))
  const first = contentWords[0] ?? last
  const byFirstWord = all.filter(entry => first && entry.words[0]?.startsWith(first.key))
  return [...new Set([...byText, ...byFirstWord, ...all])].map(({ suggested }) => suggested)
}

/** Entries of which every typed word is a prefix of some word, or a stop word of the name: 'se fue la'. */
function entriesWithPrefixes<Suggested>(
  entries: readonly Entry<Suggested>[],
  typed: readonly TypedWord[],
): Entry<Suggested>[] {
  return entries.filter(({ name, words }) =>
    typed.every(
      ({ key, isStopWord }) =>
        words.some(word => word.startsWith(key)) || (isStopWord && ` ${name} `.includes(` ${key} `)),
    ),
  )
}

/** 'se me dañó la nev' → 'nev'; the last word may be unfinished. */
function withoutNoise(q: string): string {
  const words = typedWordsOf(q)
  return words
    .filter((word, at) => at === words.length - 1 || !isNoise(word.key))
    .map(word => word.text)
    .join(' ')
}
