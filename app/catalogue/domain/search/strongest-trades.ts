// D43: which of several parts that name trades decide.
import type { Span } from '#catalogue/domain/search/search-span.ts'
import { isStronger, type TradeMeaning } from '#catalogue/domain/search/trade-lookup.ts'

const AND_OR = new Set(['y', 'e', 'o', 'u'])

/** The trades of the strongest parts; weaker parts add none to them. */
export function strongestTrades(spans: readonly Span[]): TradeMeaning[] {
  const trades = spans.flatMap(({ meaning }) => (meaning.kind === 'trade' ? meaning.trade : []))
  return trades.filter(trade => !trades.some(other => isStronger(other, trade)))
}

/** Both of 'nevera y estufa' are asked for. */
export function joinedTrades(spans: readonly Span[]): Set<Span> {
  const isTrade = ({ meaning }: Span) => meaning.kind === 'trade' && meaning.trade.strength !== 'weak'
  const joined = new Set<Span>()
  let last: Span | null = null
  let isJoined = false
  for (const span of spans) {
    if (span.words.every(word => word.isStopWord)) {
      isJoined ||= span.words.some(word => AND_OR.has(word.plain))
      continue
    }
    if (last && isJoined && isTrade(last) && isTrade(span)) joined.add(last).add(span)
    last = span
    isJoined = false
  }
  return joined
}
