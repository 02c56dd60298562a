// D43: the one trade that a whole sentence asks for.
import { featuresOf, MOST_WORDS, stemOf } from '#catalogue/domain/search/votes/features.ts'
import { CLASSES, tradeAt, type Vote, type Weights } from '#catalogue/domain/search/votes/weights.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'
import { specialtyFrom } from '#technicians/domain/specialty-names.ts'

/** Below it no trade is claimed. */
const CLAIMED_FROM = 0.2
/** Work of others is said in more ways than there are phrases of it. */
const OTHER_WORK = 1.6
/** A trade that is named is seldom not meant, */
const NAMED_BESIDE = 0.6
/** but for what is learned, sold or looked for as a job: 'curso de soldadura', 'vendo', 'vacante'. */
const OF_OTHERS_FROM = 0.6
/** Where every word is known by ear or by its ending only. */
const CLAIMED_UNSAID_FROM = 0.51
/** Share of the best from which a second trade is asked for too, or offered. */
const ALSO_ASKED_FROM = 0.97
const OFFERED_FROM = 0.5
/** A word stands for the trade from this vote on. */
const SAYS_FROM = 0.1
const HEARD = 0.8
const NEAR = 1
/** A letter more or less makes another word of a short one: never is not nevera. */
const SHORT_NEAR = 0.6

export interface Decision {
  /** None below the margin; two where the votes are all but equal. */
  readonly trades: readonly SpecialtyLabel[]
  /** The next one, where it is close. */
  readonly second: SpecialtyLabel | null
  /** How much the best trade leads, as a share of its score. */
  readonly margin: number
  /** The positions of the words that say so. */
  readonly words: ReadonlySet<number>
  /** Work that nobody here does leads. */
  readonly isOtherWork: boolean
}

export const UNDECIDED: Decision = {
  trades: [],
  second: null,
  margin: 0,
  words: new Set(),
  isOtherWork: false,
}

/** Words as keys of typed words, without stop words. */
export function decide(typed: readonly string[], weights: Weights): Decision {
  const words = typed.slice(0, MOST_WORDS)
  const scores = new Float64Array(CLASSES.length)
  const own = words.map(() => new Float64Array(CLASSES.length))
  const addAll = (vote: Vote | null, weight: number, of: readonly number[]) => {
    const rows = [scores, ...of.flatMap(at => own[at] ?? [])]
    for (const [trade, share] of vote ?? [])
      for (const row of rows) row[trade] = (row[trade] ?? 0) + share * weight
  }
  for (const { key, weight, words: of } of featuresOf(words)) {
    // Known only by ear or by its ending.
    const isHeard = of.length === 1 && !weights.ofFeature(`~${words[of[0] ?? 0]}`)
    addAll(weights.ofFeature(key), isHeard ? weight * HEARD : weight, of)
  }
  let isSaid = false
  for (const [at, word] of words.entries()) {
    isSaid ||= weights.ofFeature(`~${word}`)?.some(([, vote]) => vote >= SAYS_FROM) ?? false
    const meant = weights.ofFeature(stemOf(word)) === null ? weights.near(word) : []
    for (const other of meant)
      addAll(weights.ofFeature(stemOf(other)), (word.length > 5 ? NEAR : SHORT_NEAR) / meant.length, [at])
  }
  const named = words.findIndex(word => specialtyFrom(word) !== null)
  const isOfOthers = (word: string) =>
    weights.ofFeature(`~${word}`)?.some(([at, vote]) => tradeAt(at) === null && vote >= OF_OTHERS_FROM)
  const others = named === -1 || words.slice(0, named).some(isOfOthers) ? OTHER_WORK : NAMED_BESIDE
  const ranked = [...scores]
    .map((score, trade) => ({ trade, score: tradeAt(trade) === null ? score * others : score }))
    .sort((a, b) => b.score - a.score)
  const [best, next] = ranked
  const claimedFrom = isSaid ? CLAIMED_FROM : CLAIMED_UNSAID_FROM
  if (!best || !next || best.score < claimedFrom) return UNDECIDED
  if (tradeAt(best.trade) === null) return { ...UNDECIDED, isOtherWork: true }
  const atLeast = (share: number) =>
    ranked.flatMap(({ score, trade }) => (score >= best.score * share ? (tradeAt(trade) ?? []) : []))
  const trades = atLeast(ALSO_ASKED_FROM).slice(0, 2)
  return {
    trades,
    second: atLeast(OFFERED_FROM)[trades.length] ?? null,
    margin: 1 - next.score / best.score,
    words: new Set(own.flatMap((row, at) => ((row[best.trade] ?? 0) >= SAYS_FROM ? at : []))),
    isOtherWork: false,
  }
}
