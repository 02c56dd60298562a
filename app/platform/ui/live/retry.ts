const FIRST_MS = 1_000
/** Short, so that open pages are current within five seconds of the server's return. */
const LONGEST_MS = 2_000

/** Exponential backoff from 1 s to 2 s with jitter, so that not every browser retries at once. */
export function retryDelayMs(failures: number, random: number): number {
  const most = Math.min(LONGEST_MS, FIRST_MS * 2 ** failures)
  return Math.max(FIRST_MS, Math.round(most * (0.5 + random / 2)))
}

interface RetryOptions {
  readonly signal?: AbortSignal
  /** No attempt begins later than one delay after it. */
  readonly windowMs?: number
}

/** Repeats what may fail. False when the window is over, and when it was aborted, whatever the last attempt said. */
export async function retryUntil(
  succeeds: () => Promise<boolean>,
  { signal, windowMs = Number.POSITIVE_INFINITY }: RetryOptions,
): Promise<boolean> {
  const until = performance.now() + windowMs
  for (let failures = 0; !signal?.aborted; failures++) {
    if (await succeeds()) return !signal?.aborted
    if (performance.now() > until) return false
    await new Promise(resolve => setTimeout(resolve, retryDelayMs(failures, Math.random())))
  }
  return false
}
