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

/** How many slips are believed in a word of that length: none in short ones, where any would reach anything. */
export function slipsAllowed(word: string): number {
  if (word.length < 4) return 0
  return word.length < 7 ? 1 : 2
}

/** The candidate with the fewest slips; earlier ones win ties. Null when none is near enough. */
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

/** Every text of letters one slip away. */
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

/** Letters to put, drop, change or swap with their neighbour to turn one word into the other. */
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
