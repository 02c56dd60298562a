// A bench is a file in bench/benches that exports `bench: Bench`; its name is the file's. `npm run bench` finds it, runs
// it, prints its rows as a table and compares them with their limits. To add one:
//
//   export const bench: Bench = {
//     about: 'what is measured, against what',
//     async run({ say, full }) {
//       const { reference, ours } = await measureInterleaved(…, …, { warmUp: 40, samples: 300 })
//       return [timesRow('what', reference, ours, { reach: 2, aim: 1.2 })]
//     },
//   }
//
// `run` starts what it needs, measures both sides alternately and stops everything it started, also when it fails.
// Without `full` all benches together take a few minutes; with it each uses the size of its target.
import type { Percentiles } from '#bench/support/measure.ts'

export interface Bench {
  readonly about: string
  run(options: BenchOptions): Promise<readonly BenchRow[]>
}

interface BenchOptions {
  /** Prints progress. */
  readonly say: (text: string) => void
  readonly full: boolean
}

export interface Limits {
  readonly reach: number
  /** Below `reach` where less is better, above it where more is. */
  readonly aim: number
}

export interface BenchRow extends Limits {
  readonly what: string
  /** Both sides as text with their unit; '' where there is no reference. */
  readonly reference: string
  readonly ours: string
  /** The value compared with the limits: ours divided by the reference, or ours alone. */
  readonly ratio: number
}

export type Verdict = 'aim held' | 'reach held' | 'missed'

export function verdictOf({ ratio, reach, aim }: BenchRow): Verdict {
  const holds = (limit: number) => (aim < reach ? ratio <= limit : ratio >= limit)
  if (holds(aim)) return 'aim held'
  return holds(reach) ? 'reach held' : 'missed'
}

/** Milliseconds, as 'p50 / p99'; the ratio is that of p99. */
export function timesRow(what: string, reference: Percentiles, ours: Percentiles, limits: Limits): BenchRow {
  const ratio = ours.p99 / reference.p99
  return { what, reference: percentilesText(reference), ours: percentilesText(ours), ratio, ...limits }
}

/** Milliseconds, as 'p50 / p99'; compared with the limits is p95 itself, without a reference. */
export function p95Row(what: string, ours: Percentiles, limits: Limits): BenchRow {
  return {
    what: `${what}, p95 in ms`,
    reference: '',
    ours: percentilesText(ours),
    ratio: ours.p95,
    ...limits,
  }
}

/** Requests per second; `ratio` is passed where it is the median over pairs of rounds. */
export function ratesRow(
  what: string,
  reference: number,
  ours: number,
  limits: Limits,
  ratio = ours / reference,
): BenchRow {
  return { what, reference: `${reference.toFixed(0)} /s`, ours: `${ours.toFixed(0)} /s`, ratio, ...limits }
}

/** Milliseconds of CPU of the whole process; PostgreSQL does the same work for both sides. */
export function cpuRow(what: string, reference: number, ours: number, limits: Limits): BenchRow {
  const text = (ms: number) => `${ms.toFixed(1)} ms`
  return { what, reference: text(reference), ours: text(ours), ratio: ours / reference, ...limits }
}

export function countRow(what: string, reference: number, ours: number, limits: Limits): BenchRow {
  return { what, reference: String(reference), ours: String(ours), ratio: ours / reference, ...limits }
}

/** In kB of 1,000 bytes. */
export function bytesRow(what: string, reference: number, ours: number, limits: Limits): BenchRow {
  const text = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
  return { what, reference: text(reference), ours: text(ours), ratio: ours / reference, ...limits }
}

function percentilesText({ p50, p99 }: Percentiles): string {
  return `${p50.toFixed(2)} / ${p99.toFixed(2).padStart(6)} ms`
}
