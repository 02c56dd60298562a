// Outcomes that operators count (server/metrics). They are published where they are decided; without a subscriber this
// costs nothing.
import { channel } from 'node:diagnostics_channel'

/** What is counted, and its outcomes: fixed words of the code, never anything that people typed. Subjects add theirs by declaration merging. */
export interface CountedOutcomes {
  /** The name of the limit. */
  'rate-limit': string
}

export type CountedKind = keyof CountedOutcomes

export interface CountedOutcome {
  readonly kind: CountedKind
  readonly outcome: string
  /** The code of a refusal. */
  readonly code?: string | undefined
  readonly count: number
}

const outcomes = channel('tecniya:counted-outcomes')

export function countOutcome<Kind extends CountedKind>(
  kind: Kind,
  outcome: CountedOutcomes[Kind],
  { code, count = 1 }: { code?: string; count?: number } = {},
): void {
  if (count > 0) outcomes.publish({ kind, outcome, code, count } satisfies CountedOutcome)
}

/** It may happen and did not yet: its series begins with 0, since one that appears with 1 has no increase. */
export function announceOutcome<Kind extends CountedKind>(
  kind: Kind,
  outcome: CountedOutcomes[Kind],
  code: string,
): void {
  outcomes.publish({ kind, outcome, code, count: 0 } satisfies CountedOutcome)
}

/** Returns the function that unsubscribes. */
export function onCountedOutcome(listener: (event: CountedOutcome) => void): () => void {
  const subscriber = (event: unknown) => listener(event as CountedOutcome)
  outcomes.subscribe(subscriber)
  return () => void outcomes.unsubscribe(subscriber)
}
