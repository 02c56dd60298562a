// D43: how much each feature of a text says for each trade. Counted from labelled phrases by `npm run search-weights`.

import { nearIn } from '#catalogue/domain/search/near-words.ts'
import { typedWordsOf } from '#catalogue/domain/search/typed-words.ts'
import { featuresOf } from '#catalogue/domain/search/votes/features.ts'
import table from '#catalogue/domain/search/votes/weights.json' with { type: 'json' }
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
  ofFeature(key: string): Vote | null
  /** Known words that it may be a misspelling of. */
  near(word: string): string[]
}

/** The shares of the trades that it speaks for. */
export type Vote = readonly (readonly [trade: number, share: number])[]

const NO_TRADE = 'none'
export const CLASSES: readonly (SpecialtyLabel | typeof NO_TRADE)[] = [
  ...SPECIALTIES.map(({ label }) => label),
  NO_TRADE,
]

export const NO_COUNTS: readonly number[] = CLASSES.map(() => 0)

export const classOf = (trade: SpecialtyLabel): number => CLASSES.indexOf(trade)

/** Null for the votes that no trade gets. */
export const tradeAt = (index: number): SpecialtyLabel | null => SPECIALTIES[index]?.label ?? null

/** The words that vote, as keys of typed words. */
export const votingWords = (text: string): string[] =>
  typedWordsOf(text).flatMap(({ key, isStopWord }) => (isStopWord ? [] : key.split(' ')))

/** Each word of a long sentence says less about its trade than the words of a short one. */
export function countPhrases(phrases: readonly LabelledPhrase[]): Counts {
  const counts = new Map<string, number[]>()
  for (const { text, trades, weight } of phrases) {
    const shares = sharesOf(trades)
    const words = votingWords(text)
    const weightOfEach = weight / Math.sqrt(Math.max(words.length / 2, 1))
    for (const { key } of featuresOf(words)) {
      const row = counts.get(key) ?? [...NO_COUNTS]
      const added = key.startsWith('=') ? weight : weightOfEach
      counts.set(
        key,
        row.map((count, at) => count + added * (shares[at] ?? 0)),
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

/** Said of everything, a word decides nothing. */
const SMALLEST_SHARE = 0.005

/** A vote is the share of a trade times how telling the feature is: 1 for one that leads to one trade only. */
function voteOf(row: readonly number[]): Vote {
  const total = row.reduce((sum, count) => sum + count, SMOOTHING)
  const shares = row.map(count => (count + SMOOTHING / CLASSES.length) / total)
  const entropy = -shares.reduce((sum, share) => sum + share * Math.log(share), 0)
  const telling = Math.max(1 - entropy / Math.log(CLASSES.length), 0)
  return row.flatMap((count, at) => {
    const share = (count / total) * telling
    return share >= SMALLEST_SHARE ? [[at, share] as const] : []
  })
}

function weightsOf(counts: Counts): Weights {
  const words = [...counts.keys()].flatMap(key => (key.startsWith('~') ? key.slice(1) : []))
  return { ofFeature: votesOf(counts), near: nearIn(words) }
}

/** Each vote is counted when it is first asked for. */
function votesOf(counts: Counts): (key: string) => Vote | null {
  const votes = new Map<string, Vote>()
  return key => {
    const known = votes.get(key)
    const row = known ? undefined : counts.get(key)
    if (!row) return known ?? null
    const vote = voteOf(row)
    votes.set(key, vote)
    return vote
  }
}

/** 'gote': '0:3.5 12:1' – counts by class, rounded. */
export function countsText(row: readonly number[]): string {
  return row.flatMap((count, at) => (count >= 0.05 ? `${at}:${Math.round(count * 10) / 10}` : [])).join(' ')
}

export function countsFrom(features: Readonly<Record<string, string>>): Counts {
  const rowOf = (text: string) => {
    const row = [...NO_COUNTS]
    for (const [, at, count] of text.matchAll(/(\d+):([\d.]+)/g)) row[Number(at)] = Number(count)
    return row
  }
  return new Map(Object.entries(features).map(([key, text]) => [key, rowOf(text)]))
}

/** Of the dictionary and the table of searches: written by `npm run search-weights`. */
const BASE_COUNTS = countsFrom(table.features)
export const BASE_WEIGHTS = weightsOf(BASE_COUNTS)

/** Descriptions are long. */
const LEARNED_WEIGHT = 0.5
/** Said by an administrator: as much as the name of a trade. */
const NAMED_WEIGHT = 10

export function withLearned(learned: Counts, named: Counts = new Map()): Weights {
  const sums = new Map(BASE_COUNTS)
  const add = (counts: Counts, weight: number) => {
    for (const [key, row] of counts) {
      const before = sums.get(key) ?? NO_COUNTS
      sums.set(
        key,
        row.map((count, at) => count * weight + (before[at] ?? 0)),
      )
    }
  }
  add(learned, LEARNED_WEIGHT)
  add(named, NAMED_WEIGHT)
  return weightsOf(sums)
}

/** Of several words only what holds two of them, or all: 'paso' alone does not mean what 'calentador paso' does. */
export function countNamedWords(
  named: readonly { readonly words: string; readonly trade: SpecialtyLabel }[],
): Counts {
  const counts = countPhrases(named.map(({ words, trade }) => ({ text: words, trades: [trade], weight: 1 })))
  const single = new Set(named.flatMap(({ words }) => (words.includes(' ') ? [] : featureKeysOf(words))))
  return new Map([...counts].filter(([key]) => key.startsWith('=') || key.includes(' ') || single.has(key)))
}

const featureKeysOf = (text: string) => featuresOf(votingWords(text)).map(({ key }) => key)
