// The searches of the table that may build the weights: those with one trade, and those that no trade does.

import { NOBODY_KNOWN } from '#catalogue/domain/search/known.ts'
import type { SearchPart } from '#catalogue/domain/search/search-parts.ts'
import { typedWordsOf } from '#catalogue/domain/search/typed-words.ts'
import { understandSearch } from '#catalogue/domain/search/understand-search.ts'
import type { LabelledPhrase } from '#catalogue/domain/search/votes/weights.ts'
import { specialtyFrom } from '#technicians/domain/specialty-names.ts'
import { ALL_ROWS } from '#tests/search/all-rows.ts'
import { isUnseen } from '#tests/search/split.ts'

const UNSEEN = new Set(ALL_ROWS.flatMap(({ q }) => (isUnseen(q) ? q : [])))

/** Without those that name the trade, of which nothing else can be learned; without places and names of people, which say nothing about work. Instead of several allowed trades only the first is counted: a row says who may come first, not who is meant. */
export function labelledRows(): LabelledPhrase[] {
  return ALL_ROWS.flatMap(({ q, expect: { trades, noTrade, ciudad, barrio, names } }) => {
    if (isUnseen(q) || ciudad || barrio || names) return []
    if (typedWordsOf(q).some(({ plain }) => specialtyFrom(plain) !== null)) return []
    const text = votingText(q)
    if (UNSEEN.has(text)) return []
    if (noTrade) return { text, trades: [], weight: 1 }
    return trades?.length === 1 ? { text, trades, weight: 1 } : []
  })
}

/** Without price, time and place, as the votes of a search see it. */
function votingText(q: string): string {
  const { parts } = understandSearch(q, NOBODY_KNOWN, new Date(0))
  return parts.flatMap(({ kind, text }) => (VOTING.includes(kind) ? text : [])).join(' ')
}

const VOTING: readonly SearchPart['kind'][] = ['trade', 'word', 'extra', 'noise']
