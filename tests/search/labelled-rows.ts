// The searches of the table that may build the weights: those with one trade, and those that no trade does.

import { typedWordsOf } from '#catalogue/domain/search/typed-words.ts'
import type { LabelledPhrase } from '#catalogue/domain/search/votes/weights.ts'
import { specialtyFrom } from '#technicians/domain/specialty-names.ts'
import { ALL_ROWS } from '#tests/search/all-rows.ts'
import { isUnseen } from '#tests/search/split.ts'

/** Without those that name the trade, of which nothing else can be learned; without places and names of people, which say nothing about work. Instead of several allowed trades only the first is counted: a row says who may come first, not who is meant. */
export function labelledRows(): LabelledPhrase[] {
  return ALL_ROWS.flatMap(({ q, expect: { trades, noTrade, ciudad, barrio, names } }) => {
    if (isUnseen(q) || ciudad || barrio || names) return []
    if (typedWordsOf(q).some(({ plain }) => specialtyFrom(plain) !== null)) return []
    if (noTrade) return { text: q, trades: [], weight: 1 }
    return trades?.length === 1 ? { text: q, trades, weight: 1 } : []
  })
}
