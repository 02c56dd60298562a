// Outcomes that operators count (server/metrics). They are published where they are decided; without a subscriber this
// costs nothing.
import { channel } from 'node:diagnostics_channel'
import type { Outcome } from '#platform/domain/outcome.ts'

export interface CountedOutcome {
  readonly kind: 'booking' | 'sign-in' | 'rate-limit'
  /** A fixed word of the code, never anything that people typed. */
  readonly outcome: string
  /** The code of a refusal. */
  readonly code?: string
  readonly count: number
}

const outcomes = channel('tecniya:counted-outcomes')

export type BookingOutcome = 'requested' | 'accepted' | 'undone' | 'cancelled' | 'expired' | 'completed'

export function countBookings(outcome: BookingOutcome, count = 1): void {
  if (count > 0) outcomes.publish({ kind: 'booking', outcome, count } satisfies CountedOutcome)
}

/** `lost`: somebody else has the hour. */
export function countRefusedBooking(code: string): void {
  const outcome = code === 'slot-taken' ? 'lost' : 'refused'
  outcomes.publish({ kind: 'booking', outcome, code, count: 1 } satisfies CountedOutcome)
}

export function countSignIn(result: Outcome<unknown, string>): void {
  const outcome = result.ok ? 'signed-in' : result.code
  outcomes.publish({ kind: 'sign-in', outcome, count: 1 } satisfies CountedOutcome)
}

export function countRateLimitRefusal(limiter: string): void {
  outcomes.publish({ kind: 'rate-limit', outcome: limiter, count: 1 } satisfies CountedOutcome)
}

/** Returns the function that unsubscribes. */
export function onCountedOutcome(listener: (event: CountedOutcome) => void): () => void {
  const subscriber = (event: unknown) => listener(event as CountedOutcome)
  outcomes.subscribe(subscriber)
  return () => void outcomes.unsubscribe(subscriber)
}
