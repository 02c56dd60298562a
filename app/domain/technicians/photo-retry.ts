// Section 7: uploads are tried again after 5xx, 408 and 429, waiting 1 to 64 seconds plus jitter; section 9: for ten minutes.

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 64_000
const JITTER_MS = 1_000
export const UPLOAD_WINDOW_MS = 10 * 60_000

/** An answer that another try may turn into a better one; 0 is no answer at all. */
export function isWorthRetrying(status: number): boolean {
  return status === 0 || status === 408 || status === 429 || status >= 500
}

interface Failed {
  /** How many tries failed so far, this one included. */
  readonly failures: number
  /** Since the first try began. */
  readonly elapsedMs: number
  /** What the server asked for, if it did. */
  readonly retryAfterMs?: number | null
}

/** How long to wait before the next try; null when it would come too late. `random` is from 0 to 1. */
export function retryDelayMs(
  { failures, elapsedMs, retryAfterMs = null }: Failed,
  random: number,
): number | null {
  const base = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1))
  const wait = Math.max(base, retryAfterMs ?? 0) + Math.round(random * JITTER_MS)
  return elapsedMs + wait > UPLOAD_WINDOW_MS ? null : wait
}
