// Section 5 and 9: whoever cancels shortly before the hour is asked more pointedly.

export const CANCEL_WARNING_MS = 2 * 60 * 60 * 1000

/** True when the booking starts within two hours. */
export function startsSoon(scheduledAt: Date, now: Date): boolean {
  return scheduledAt.getTime() - now.getTime() <= CANCEL_WARNING_MS
}
