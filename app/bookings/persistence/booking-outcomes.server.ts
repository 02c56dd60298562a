// What became of bookings, counted for operators.
import { countOutcome } from '#platform/persistence/counted-outcomes.server.ts'

/** `lost`: somebody else has the hour. */
export const BOOKING_OUTCOMES = [
  'requested',
  'lost',
  'accepted',
  'undone',
  'cancelled',
  'expired',
  'completed',
] as const

declare module '#platform/persistence/counted-outcomes.server.ts' {
  interface CountedOutcomes {
    booking: (typeof BOOKING_OUTCOMES)[number] | 'refused'
  }
}

export type BookingOutcome = Exclude<(typeof BOOKING_OUTCOMES)[number], 'lost'>

export function countBookings(outcome: BookingOutcome, count = 1): void {
  countOutcome('booking', outcome, { count })
}

export function countRefusedBooking(code: string): void {
  countOutcome('booking', code === 'slot-taken' ? 'lost' : 'refused', { code })
}
