// Section 7: uploads are retried after 5xx, 408 and 429 with 1 to 64 seconds of backoff plus jitter; section 9: for ten
// minutes.
import { UPLOAD_WINDOW_MS } from '#platform/domain/retry-windows.ts'

const BASE_DELAY_MS = 1_000
const MAX_DELAY_MS = 64_000
const JITTER_MS = 1_000

/** `status` 0 means that no response arrived. */
export function isWorthRetrying(status: number): boolean {
  return status === 0 || status === 408 || status === 429 || status >= 500
}

interface Failed {
  /** Failed attempts so far. */
  readonly failures: number
  /** Since the first attempt. */
  readonly elapsedMs: number
  /** From the Retry-After header. */
  readonly retryAfterMs?: number | null
}

/** Null when the next attempt would fall outside the window. `random` is between 0 and 1. */
export function retryDelayMs(
  { failures, elapsedMs, retryAfterMs = null }: Failed,
  random: number,
): number | null {
  const backoff = Math.min(MAX_DELAY_MS, BASE_DELAY_MS * 2 ** (failures - 1))
  const delay = Math.max(backoff, retryAfterMs ?? 0) + Math.round(random * JITTER_MS)
  return elapsedMs + delay > UPLOAD_WINDOW_MS ? null : delay
}
