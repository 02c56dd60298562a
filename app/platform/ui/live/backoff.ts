const FIRST_MS = 1_000
/** Short, so that open pages are current within five seconds of the server's return. */
const LONGEST_MS = 2_000

/** Exponential backoff from 1 s to 2 s with jitter, so that not every browser retries at once. */
export function retryDelayMs(failures: number, random: number): number {
  const most = Math.min(LONGEST_MS, FIRST_MS * 2 ** failures)
  return Math.max(FIRST_MS, Math.round(most * (0.5 + random / 2)))
}
