// D43: what descriptions of completed visits teach about words. A feature counts for a trade from three different clients on, so
// that nobody's words can be read back.
import { featuresOf } from '#catalogue/domain/search/votes/features.ts'
import { type Counts, classOf, NO_COUNTS, votingWords } from '#catalogue/domain/search/votes/weights.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

export interface DescribedVisit {
  readonly client: string
  readonly trade: SpecialtyLabel
  readonly description: string
}

export const FEWEST_CLIENTS = 3
/** However often it is said: what is learned helps the dictionary, it does not outvote it. */
const MOST_CLIENTS = 8
const MOST_FEATURES = 5_000
/** No numbers, which may be of a phone or a door; no whole sentences. */
const LEARNED = /^~?[a-z]+(?: [a-z]+)?$/

export function learnedCounts(visits: readonly DescribedVisit[]): Counts {
  const clientsOf = new Map<string, Map<number, Set<string>>>()
  for (const { client, trade, description } of visits)
    for (const { key } of featuresOf(votingWords(description))) {
      if (!LEARNED.test(key)) continue
      const byTrade = clientsOf.get(key) ?? new Map<number, Set<string>>()
      const clients = byTrade.get(classOf(trade)) ?? new Set()
      // More add nothing.
      if (clients.size < MOST_CLIENTS) clients.add(client)
      clientsOf.set(key, byTrade.set(classOf(trade), clients))
    }
  const counted = [...clientsOf].map(([key, byTrade]) => {
    const row = NO_COUNTS.map((_, at) => byTrade.get(at)?.size ?? 0)
    return [key, row.map(clients => (clients >= FEWEST_CLIENTS ? clients : 0))] as const
  })
  const sumOf = (row: readonly number[]) => row.reduce((sum, clients) => sum + clients, 0)
  const told = counted.filter(([, row]) => sumOf(row) > 0)
  return new Map(told.toSorted(([, a], [, b]) => sumOf(b) - sumOf(a)).slice(0, MOST_FEATURES))
}

type Features = Readonly<Record<string, string>>

/** The keys that are new, gone and counted otherwise. */
export function changedFeatures(before: Features, after: Features) {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = keys.filter(key => before[key] !== after[key])
  return {
    added: changed.filter(key => before[key] === undefined),
    gone: changed.filter(key => after[key] === undefined),
    changed: changed.filter(key => before[key] !== undefined && after[key] !== undefined),
  }
}
