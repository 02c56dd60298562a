import type { Spread } from '#bench/support/measure.ts'

/** A file of bench/ exports one as `measure`. */
export type Measure = (say: (text: string) => void) => Promise<readonly BenchRow[]>

export interface BenchRow {
  readonly name: string
  /** Times in milliseconds, or so many a second. */
  readonly reference: Spread | number
  readonly ours: Spread | number
  readonly ratio: number
  readonly reach: number
  /** Below the reach where less is better, above it where more is. */
  readonly aim: number
}

export type Verdict = 'aim held' | 'reach held' | 'missed'

export function verdictOf({ ratio, reach, aim }: BenchRow): Verdict {
  const holds = (limit: number) => (aim < reach ? ratio <= limit : ratio >= limit)
  if (holds(aim)) return 'aim held'
  return holds(reach) ? 'reach held' : 'missed'
}
