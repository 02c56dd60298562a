// Section 4, notifications: when people are reminded of a request or a visit, and asked for a rating.
import type { BookingNotification } from '#bookings/domain/booking.ts'
import { addDays, bogotaDate, DAY_MS, HOUR_MS } from '#platform/domain/time.ts'

interface VisitReminder {
  readonly notice: BookingNotification
  readonly beforeMs: number
}

/** Of a confirmed visit, in this order. A booking stores how many are over. */
export const VISIT_REMINDERS: readonly VisitReminder[] = [
  { notice: 'tomorrow', beforeMs: DAY_MS },
  { notice: 'soon', beforeMs: 2 * HOUR_MS },
]

/** A request without an answer is mentioned again when this part of the time to answer is over. */
export const ANSWER_REMINDER_PART = 0.5

/** A rating is asked for from this hour in Bogotá of the day after the visit. */
const RATING_HOUR = 9
/** Nobody is asked about older visits. */
export const RATING_MAX_AGE_MS = 3 * DAY_MS

/** Visits up to this day ('YYYY-MM-DD') may be asked about. */
export function lastDayToRate(now: Date): string {
  return addDays(bogotaDate(new Date(now.getTime() - RATING_HOUR * HOUR_MS)), -1)
}
