// D43: the one trade that a whole sentence asks for.
import { featuresOf, MOST_WORDS, piecesOf, stemOf } from '#catalogue/domain/search/votes/features.ts'
import { NO_VOTES, tradeAt, type Weights } from '#catalogue/domain/search/votes/weights.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

/** Below it no trade is claimed. */
const CLAIMED_FROM = 0.25
/** One known word in a long text says little. */
const CLAIMED_FROM_EACH_UNKNOWN = 0.05
/** Where no word is known. */
const CLAIMED_BY_PIECES_FROM = 0.5
/** Share of the best from which a second trade is asked for too, or offered. */
const ALSO_ASKED_FROM = 0.97
const OFFERED_FROM = 0.5
/** A word stands for the trade from this vote on. */
const SAYS_FROM = 0.1
const PIECES = 0.4
const HEARD = 0.6
const PIECES_OF_UNKNOWN = 0.9
/** The share of its pieces that must speak for a trade. */
const KNOWN_PIECES = 0.7
const MAY_BE_MISSPELT = /^[a-z]{5,}$/

export interface Decision {
  /** None below the margin; two where the votes are all but equal. */
  readonly trades: readonly SpecialtyLabel[]
  /** The next one, where it is close. */
  readonly second: SpecialtyLabel | null
  readonly score: number
  /** How much the best trade leads, as a share of its score. */
  readonly margin: number
  /** The positions of the words that say so. */
  readonly words: ReadonlySet<number>
}

export const UNDECIDED: Decision = { trades: [], second: null, score: 0, margin: 0, words: new Set() }

/** Words as keys of typed words, without stop words. */
export function decide(words: readonly string[], weights: Weights): Decision {
  const votes = words.map(() => [] as number[])
  const scores = NO_VOTES.slice()
  const add = (vote: readonly number[], weight: number, of: readonly number[]) =>
    vote.forEach((share, trade) => {
      if (share === 0) return
      scores[trade] = (scores[trade] ?? 0) + share * weight
      for (const at of of) {
        const own = votes[at]
        if (own) own[trade] = (own[trade] ?? 0) + share * weight
      }
    })
  for (const { key, weight, words: of } of featuresOf(words)) {
    const vote = weights.ofFeature(key)
    // Known only by ear or by its ending.
    const isHeard = of.length === 1 && !weights.ofFeature(`~${words[of[0] ?? 0]}`)
    if (vote) add(vote, isHeard ? weight * HEARD : weight, of)
  }
  words.slice(0, MOST_WORDS).forEach((word, at) => {
    const stem = stemOf(word)
    const isKnown = weights.ofFeature(stem) !== null
    if (!isKnown && !MAY_BE_MISSPELT.test(word)) return
    const pieces = piecesOf(stem).map(piece => weights.ofPiece(piece) ?? [])
    const isOf = (trade: number) =>
      isKnown || pieces.filter(vote => (vote[trade] ?? 0) > 0).length >= pieces.length * KNOWN_PIECES
    const meant = scores.map((_, trade) => isOf(trade))
    for (const vote of pieces) {
      const votes = vote.map((each, trade) => (meant[trade] ? each : 0))
      add(votes, (isKnown ? PIECES : PIECES_OF_UNKNOWN) / pieces.length, [at])
    }
  })
  const ranked = scores.map((score, trade) => ({ score, trade })).toSorted((a, b) => b.score - a.score)
  const [best, next] = ranked
  const unknown = words.filter(word => !weights.ofFeature(stemOf(word))).length
  const claimedFrom = !words.some(word =>
    (weights.ofFeature(`~${word}`) ?? []).some(vote => vote >= SAYS_FROM),
  )
    ? CLAIMED_BY_PIECES_FROM
    : CLAIMED_FROM + unknown * CLAIMED_FROM_EACH_UNKNOWN
  if (!best || !next || best.score < claimedFrom) return UNDECIDED
  const atLeast = (share: number) =>
    ranked.flatMap(({ score, trade }) => (score >= best.score * share ? (tradeAt(trade) ?? []) : []))
  if (tradeAt(best.trade) === null) return UNDECIDED
  const trades = atLeast(ALSO_ASKED_FROM).slice(0, 2)
  return {
    trades,
    second: atLeast(OFFERED_FROM)[trades.length] ?? null,
    score: best.score,
    margin: 1 - next.score / best.score,
    words: new Set(votes.flatMap((own, at) => ((own[best.trade] ?? 0) >= SAYS_FROM ? at : []))),
  }
}
