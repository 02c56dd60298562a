// D64: a visit that takes more time than its hour. It stays one booking of one hour; the further hours are blocked.
import { type Booking, FURTHER_HOURS_MAX, VISIT_MS } from '#bookings/domain/booking.ts'
import { rateLimit } from '#platform/domain/rate-limit.ts'
import { HOUR_MS } from '#platform/domain/time.ts'

/** Blocked hours count too: every change removes cached pages. */
export const HOURS_LIMIT = rateLimit('hours-person', 300, HOUR_MS)

/** '0' … '3'; null for anything else. */
export function furtherHoursFrom(text: string): number | null {
  return /^[0-3]$/.test(text) ? Number(text) : null
}

/** While one of the hours in question is still to come or under way. */
export function mayTakeLonger(
  { status, scheduledAt }: Pick<Booking, 'status' | 'scheduledAt'>,
  now: Date,
): boolean {
  const lastEnd = scheduledAt.getTime() + VISIT_MS + FURTHER_HOURS_MAX * HOUR_MS
  return status !== 'cancelada' && now.getTime() < lastEnd
}

/** Starts of the further hours. */
export function furtherHours({ scheduledAt }: Pick<Booking, 'scheduledAt'>, hours: number): Date[] {
  return Array.from({ length: hours }, (_, index) => new Date(scheduledAt.getTime() + (index + 1) * HOUR_MS))
}
