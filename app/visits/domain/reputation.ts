// What a technician's answers to requests say, shown from five requests on, and to how many visits the technician came.
import { DAY_MS } from '#platform/domain/time.ts'

export interface Reputation {
  /** Median time from a request to its answer; null below five requests or without any answer. */
  readonly answerMinutes: number | null
  /** Accepted requests of every ten; null below five requests. */
  readonly acceptedOfTen: number | null
  readonly completed: number
  /** Visits to which the technician came, of those about which both sides agree; null below ten. */
  readonly attendance: Attendance | null
}

export interface Attendance {
  readonly came: number
  readonly of: number
}

/** From so many visits on. */
export const ATTENDANCE_MIN_VISITS = 10
/** A visit counts once its two people had this time to contradict each other. */
export const ATTENDANCE_AFTER_MS = 2 * DAY_MS

export const REPUTATION_MIN_REQUESTS = 5
/** Only the newest count, so that the figures follow how somebody works now. */
export const REPUTATION_MAX_REQUESTS = 50
export const REPUTATION_DAYS = 365

/** Rounded, but ten means all of them and zero means none. */
export function acceptedOfTen(accepted: number, requests: number): number {
  if (accepted === requests) return 10
  if (accepted === 0) return 0
  return Math.min(9, Math.max(1, Math.round((accepted / requests) * 10)))
}
