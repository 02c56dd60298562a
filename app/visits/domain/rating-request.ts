// Section 4, notifications: when a client is asked for a rating of a visit.
import { addDays, bogotaDate, DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/domain/time.ts'

/** From this hour in Bogotá of the day after the visit. */
const RATING_HOUR = 9
/** Nobody is asked about older visits. */
export const RATING_MAX_AGE_MS = 3 * DAY_MS

/** By WhatsApp they are asked so long after the end, if it is certain that somebody came. */
export const CHAT_RATING_AFTER_MS = 90 * MINUTE_MS

/** Visits up to this day ('YYYY-MM-DD') may be asked about. */
export function lastDayToRate(now: Date): string {
  return addDays(bogotaDate(new Date(now.getTime() - RATING_HOUR * HOUR_MS)), -1)
}
