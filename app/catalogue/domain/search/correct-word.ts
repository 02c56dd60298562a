// D19, D43: when nothing matches, the word that was probably meant.

import { isNoise, TRADE_WORDS, tradesOfPhrase } from '#catalogue/domain/search/dictionary/phrase-lookup.ts'
import { cityPlaces, placeNamed, placeNames } from '#catalogue/domain/search/places/place-lookup.ts'
import { GIVEN_NAMES } from '#catalogue/domain/search/places/places.ts'
import { tradesRelatedTo } from '#catalogue/domain/search/related-professions.ts'
import { plainText } from '#platform/domain/plain-text.ts'

/**
 * Words of trades, then cities, then their areas: the first of two at the same edit distance is taken. The longest of a kind
 * first, because a letter is more often left out than added: 'camras' is 'cámaras', not 'camas'.
 */
const CANDIDATES: readonly string[] = [
  ...new Set([
    ...longestFirst(TRADE_WORDS),
    ...longestFirst(cityPlaces().flatMap(({ names }) => names)),
    ...longestFirst(placeNames()),
  ]),
].filter(word => !word.includes(' ') && maxEditDistance(word) > 0)

/**
 * The word of a trade or place, or else of `extra` (names and services of profiles), that was probably meant.
 * Null when the typed one is known, or none is close enough.
 */
export function correctWord(typed: string, extra: readonly string[] = []): string | null {
  const word = plainText(typed)
  if (maxEditDistance(word) === 0 || isKnownWord(word) || extra.includes(word)) return null
  return closestWord(word, [...CANDIDATES, ...longestFirst(extra)])
}

function longestFirst(words: readonly string[]): string[] {
  return words.toSorted((a, b) => b.length - a.length)
}

function isKnownWord(word: string): boolean {
  return (
    tradesOfPhrase(word) !== null ||
    isNoise(word) ||
    placeNamed(word) !== null ||
    tradesRelatedTo(word) !== null ||
    GIVEN_NAMES.has(word)
  )
}

/** Maximum edit distance for a word of that length; none for short words, which are close to too many others. */
export function maxEditDistance(word: string): number {
  if (word.length < 5) return 0
  return word.length < 9 ? 1 : 2
}

/** The candidate at the smallest edit distance; earlier ones win ties. Null when none is close enough. */
function closestWord(word: string, candidates: Iterable<string>): string | null {
  let closest: string | null = null
  let shortest = maxEditDistance(word) + 1
  for (const candidate of candidates) {
    if (maxEditDistance(candidate) === 0 || Math.abs(candidate.length - word.length) >= shortest) continue
    const distance = singleLetters(word) === singleLetters(candidate) ? 1 : editDistance(word, candidate)
    // The first letter is seldom wrong: 'tornero' is not 'portero'.
    if (distance < shortest && (distance < 2 || candidate[0] === word[0]) && isLikelyTypo(word, candidate)) {
      closest = candidate
      shortest = distance
    }
  }
  return closest
}

/** In a short word another letter makes another word, unless it sounds alike: 'playa' is not 'placa', 'pizos' is 'pisos'. */
function isLikelyTypo(word: string, meant: string): boolean {
  if (word.length >= MIN_LONG_WORD_LENGTH || word.length !== meant.length) return true
  return phoneticKey(word) === phoneticKey(meant) || sortedLetters(word) === sortedLetters(meant)
}

const MIN_LONG_WORD_LENGTH = 7
const phoneticKey = (word: string) =>
  word.replace(
    /[vzckqgyn]/g,
    letter => ({ v: 'b', z: 's', c: 's', k: 's', q: 's', g: 'j', y: 'i', n: 'm' })[letter] ?? letter,
  )
/** All doubled letters together count as a distance of one: 'keneddy'. */
const singleLetters = (word: string) => word.replace(/(.)\1+/g, '$1')
const sortedLetters = (word: string) => [...word].toSorted().join('')

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

/** Damerau–Levenshtein distance. */
export function editDistance(from: string, to: string): number {
  let twoAbove: number[] = []
  let above = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1]
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      current[column] = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (twoAbove[column - 2] ?? Number.POSITIVE_INFINITY) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    twoAbove = above
    above = current
  }
  return above[to.length] ?? 0
}

/** The typed text with one of its words, compared as plainText, replaced. */
export function replaceWord(text: string, word: string, replacement: string): string {
  return text
    .split(/([\p{L}\p{M}\p{N}]+)/u)
    .map(part => (plainText(part) === word ? replacement : part))
    .join('')
}
