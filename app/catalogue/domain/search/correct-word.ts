// D19, D43: when nothing matches, the word that was probably meant.

import { OTHER_WORK } from '#catalogue/domain/search/dictionary/dictionary.ts'
import { isNoise, TRADE_WORDS, tradesOfPhrase } from '#catalogue/domain/search/dictionary/phrase-lookup.ts'
import { nearIn } from '#catalogue/domain/search/near-words.ts'
import { tradesRelatedTo } from '#catalogue/domain/search/nearest-trades.ts'
import { cityPlaces, placeNamed, placeNames } from '#catalogue/domain/search/places/place-lookup.ts'
import { GIVEN_NAMES } from '#catalogue/domain/search/places/places.ts'
import { plainText } from '#platform/domain/plain-text.ts'
import { specialtyFrom } from '#technicians/domain/specialty-names.ts'

/**
 * Words of trades, then cities, then their areas: the first of several is taken. The longest of a kind first, because a letter is
 * more often left out than added: 'camras' is 'cámaras', not 'camas'.
 */
const nearest = nearIn(
  [TRADE_WORDS, cityPlaces().flatMap(({ names }) => names), placeNames()].flatMap(longestFirst),
)

/**
 * The word of a trade or place, or else of `extra` (names and services of profiles), that was probably meant.
 * Null when the typed one is known, or none is close enough.
 */
export function correctWord(typed: string, extra: readonly string[] = []): string | null {
  const word = plainText(typed)
  if (isKnownWord(word) || extra.includes(word)) return null
  return nearest(word)[0] ?? nearIn(longestFirst(extra))(word)[0] ?? null
}

function longestFirst(words: readonly string[]): string[] {
  return words.toSorted((a, b) => b.length - a.length)
}

/** Work that nobody here does is no misspelling: 'pañales' is not 'paneles'. */
const OTHER_WORDS: ReadonlySet<string> = new Set(OTHER_WORK.map(plainText))

function isKnownWord(word: string): boolean {
  return (
    tradesOfPhrase(word) !== null ||
    isNoise(word) ||
    placeNamed(word) !== null ||
    tradesRelatedTo(word) !== null ||
    GIVEN_NAMES.has(word) ||
    OTHER_WORDS.has(word)
  )
}

/** Every word at an edit distance of one. */
export function wordsAtDistanceOne(word: string): string[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const splits = Array.from(
    { length: word.length + 1 },
    (_, at) => [word.slice(0, at), word.slice(at)] as const,
  )
  return [
    ...new Set(
      splits.flatMap(([head, tail]) => [
        head + tail.slice(1),
        head + tail.slice(1, 2) + tail.slice(0, 1) + tail.slice(2),
        ...letters.flatMap(letter => [head + letter + tail, head + letter + tail.slice(1)]),
      ]),
    ),
  ]
}

/** The typed text with one of its words, compared as plainText, replaced; 'bogota' is written 'Bogotá'. */
export function replaceWord(text: string, word: string, replacement: string): string {
  const labels = [specialtyFrom(replacement)?.toLowerCase(), placeNamed(replacement)?.label]
  const written = labels.find(label => label && plainText(label) === replacement) ?? replacement
  return text
    .split(/([\p{L}\p{M}\p{N}]+)/u)
    .map(part => (plainText(part) === word ? written : part))
    .join('')
}
