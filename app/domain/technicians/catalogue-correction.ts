// D19: when nothing matches, the word that was probably meant.
import { plainText } from '#domain/plain-text.ts'
import { SPECIALTIES } from '#domain/technicians/specialties.ts'
import { SYNONYMS } from '#domain/technicians/specialty-names.ts'

/** Names of the trades, as people search for them. */
export const TRADE_WORDS: readonly string[] = [
  ...new Set(
    SPECIALTIES.flatMap(({ label }) => [plainText(label), ...SYNONYMS[label]])
      .flatMap(name => name.split(/[^a-z]+/))
      .filter(word => word.length > 3),
  ),
]

/** Maximum edit distance for a word of that length; none for short words, which are close to too many others. */
export function slipsAllowed(word: string): number {
  if (word.length < 4) return 0
  return word.length < 7 ? 1 : 2
}

/** The candidate at the smallest edit distance; earlier ones win ties. Null when none is close enough. */
export function closestWord(word: string, candidates: Iterable<string>): string | null {
  let closest: string | null = null
  let fewest = slipsAllowed(word) + 1
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= fewest) continue
    const slips = slipsBetween(word, candidate)
    if (slips < fewest) {
      closest = candidate
      fewest = slips
    }
  }
  return closest
}

/** Every word at an edit distance of one. */
export function oneSlipAway(word: string): string[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const cuts = Array.from(
    { length: word.length + 1 },
    (_, at) => [word.slice(0, at), word.slice(at)] as const,
  )
  return [
    ...new Set(
      cuts.flatMap(([head, tail]) => [
        head + tail.slice(1),
        head + tail.slice(1, 2) + tail.slice(0, 1) + tail.slice(2),
        ...letters.flatMap(letter => [head + letter + tail, head + letter + tail.slice(1)]),
      ]),
    ),
  ]
}

/** Damerau–Levenshtein distance. */
export function slipsBetween(from: string, to: string): number {
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
