const FIRST_MS = 1_000
/** Open pages show the truth within five seconds of a server that is back, however long it was away. */
const LONGEST_MS = 3_000

/** How long to wait before trying again: doubling from 1 s to 3 s, spread so that not everybody returns at once. */
export function retryDelayMs(failures: number, random: number): number {
  const most = Math.min(LONGEST_MS, FIRST_MS * 2 ** failures)
  return Math.max(FIRST_MS, Math.round(most * (0.5 + random / 2)))
}
