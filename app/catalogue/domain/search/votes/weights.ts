// D43: how much each feature of a text says for each trade. Counted from labelled phrases by `npm run search-weights`.

import { typedWordsOf } from '#catalogue/domain/search/typed-words.ts'
import { featuresOf, piecesOf } from '#catalogue/domain/search/votes/features.ts'
import { SPECIALTIES, type SpecialtyLabel } from '#technicians/domain/specialties.ts'

/** By trade, in the order of SPECIALTIES; the last count is of what no trade does. */
export type Counts = ReadonlyMap<string, readonly number[]>

export interface LabelledPhrase {
  readonly text: string
  /** The likeliest first; none for work that nobody here does; 'any' for what is said about anything. */
  readonly trades: readonly SpecialtyLabel[] | 'any'
  readonly weight: number
}

export interface Weights {
  /** A vote for each trade; null for a feature that was never seen. */
  ofFeature(key: string): readonly number[] | null
  ofPiece(piece: string): readonly number[] | null
}

const NO_TRADE = 'none'
const CLASSES: readonly (SpecialtyLabel | typeof NO_TRADE)[] = [
  ...SPECIALTIES.map(({ label }) => label),
  NO_TRADE,
]

export const NO_VOTES: readonly number[] = CLASSES.map(() => 0)

/** Null for the votes that no trade gets. */
export const tradeAt = (index: number): SpecialtyLabel | null => SPECIALTIES[index]?.label ?? null

/** The words that vote, as keys of typed words. */
const votingWords = (text: string): string[] =>
  typedWordsOf(text).flatMap(({ key, isStopWord }) => (isStopWord ? [] : key.split(' ')))

export function countPhrases(phrases: readonly LabelledPhrase[]): Counts {
  const counts = new Map<string, number[]>()
  for (const { text, trades, weight } of phrases) {
    const shares = sharesOf(trades)
    for (const { key } of featuresOf(votingWords(text))) {
      const row = counts.get(key) ?? [...NO_VOTES]
      counts.set(
        key,
        row.map((count, at) => count + weight * (shares[at] ?? 0)),
      )
    }
  }
  return counts
}

/** The likeliest of several trades gets most. */
function sharesOf(trades: LabelledPhrase['trades']): number[] {
  if (trades === 'any') return CLASSES.map(() => 1)
  const named: readonly (typeof CLASSES)[number][] = trades.length > 0 ? trades : [NO_TRADE]
  const whole = named.reduce((sum, _, at) => sum + 1 / (at + 2), 0)
  return CLASSES.map(trade => {
    const at = named.indexOf(trade)
    return at === -1 ? 0 : 1 / (at + 2) / whole
  })
}

/** Seen once, a feature says less than seen often. */
const SMOOTHING = 0.3

/** Features of few trades outvote several of many. */
const SHARPNESS = 3

/** A vote is the share of a trade times how telling the feature is: 1 for one that leads to one trade only. */
function votesOf(row: readonly number[], sharpness = SHARPNESS): number[] {
  const total = row.reduce((sum, count) => sum + count, SMOOTHING)
  const shares = row.map(count => (count + SMOOTHING / CLASSES.length) / total)
  const entropy = -shares.reduce((sum, share) => sum + share * Math.log(share), 0)
  const telling = Math.max(1 - entropy / Math.log(CLASSES.length), 0)
  return row.map(count => (count / total) * telling ** sharpness)
}

export function weightsOf(counts: Counts): Weights {
  const pieces = new Map<string, number[]>()
  for (const [key, row] of counts) {
    if (/[ =~]/.test(key)) continue
    for (const piece of piecesOf(key)) {
      const sum = pieces.get(piece) ?? [...NO_VOTES]
      row.forEach((count, at) => {
        sum[at] = (sum[at] ?? 0) + Math.sqrt(count)
      })
      pieces.set(piece, sum)
    }
  }
  const ofFeatures = new Map([...counts].map(([key, row]) => [key, votesOf(row)]))
  const ofPieces = new Map([...pieces].map(([piece, row]) => [piece, votesOf(row, 1)]))
  return {
    ofFeature: key => ofFeatures.get(key) ?? null,
    ofPiece: piece => ofPieces.get(piece) ?? null,
  }
}

/** 'gote': '0:3.5 12:1' – counts by class, rounded. */
export function countsText(row: readonly number[]): string {
  return row.flatMap((count, at) => (count >= 0.05 ? `${at}:${Math.round(count * 10) / 10}` : [])).join(' ')
}

export function countsFrom(features: Readonly<Record<string, string>>): Counts {
  const rowOf = (text: string) => {
    const row = CLASSES.map(() => 0)
    for (const [, at, count] of text.matchAll(/(\d+):([\d.]+)/g)) row[Number(at)] = Number(count)
    return row
  }
  return new Map(Object.entries(features).map(([key, text]) => [key, rowOf(text)]))
}
