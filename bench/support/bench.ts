import type { Spread } from '#bench/support/measure.ts'

export interface Bench {
  readonly name: string
  readonly about: string
  /** What the two measured sides are called. */
  readonly sides: readonly [reference: string, ours: string]
  run(say: (text: string) => void): Promise<readonly BenchRow[]>
}

export interface BenchRow {
  readonly what: string
  readonly reference: Spread
  readonly ours: Spread
  readonly ratio: number
  readonly reach: number
  readonly aim: number
  readonly verdict: Verdict
}

export type Verdict = 'aim held' | 'reach held' | 'missed'

/** For times: the smaller the ratio, the better. */
export function timesRow(
  what: string,
  reference: Spread,
  ours: Spread,
  { reach, aim }: { reach: number; aim: number },
): BenchRow {
  const ratio = ours.p99 / reference.p99
  const verdict = ratio <= aim ? 'aim held' : ratio <= reach ? 'reach held' : 'missed'
  return { what, reference, ours, ratio, reach, aim, verdict }
}
