// A bench is a file in bench/benches that exports `bench: Bench`; its name is the file's. `npm run bench` finds it, runs
// it, prints its rows as a table and judges them. To add one, copy the shape of another:
//
//   export const bench: Bench = {
//     about: 'what is measured, against what',
//     async run({ say, full }) {
//       const { reference, ours } = await measureInTurns(…, …, { warmUp: 40, samples: 300 })
//       return [timesRow('what', reference, ours, { reach: 2, aim: 1.2 })]
//     },
//   }
//
// `run` prepares whatever it needs, measures both sides in turns and puts everything away, also when it fails. Without
// `full` all benches together take a few minutes; with it each takes the size that promises.md names.
import type { Spread } from '#bench/support/measure.ts'

export interface Bench {
  readonly about: string
  run(circumstances: Circumstances): Promise<readonly BenchRow[]>
}

export interface Circumstances {
  /** Progress, for whoever waits. */
  readonly say: (text: string) => void
  readonly full: boolean
}

export interface Promised {
  readonly reach: number
  /** Below the reach where less is better, above it where more is. */
  readonly aim: number
}

export interface BenchRow extends Promised {
  readonly what: string
  /** Both sides as people read them, with their unit; without reference, ''. */
  readonly reference: string
  readonly ours: string
  /** What is judged: ours by the reference, or ours alone where there is none. */
  readonly ratio: number
}

export type Verdict = 'aim held' | 'reach held' | 'missed'

export function verdictOf({ ratio, reach, aim }: BenchRow): Verdict {
  const holds = (limit: number) => (aim < reach ? ratio <= limit : ratio >= limit)
  if (holds(aim)) return 'aim held'
  return holds(reach) ? 'reach held' : 'missed'
}

/** Milliseconds, as 'p50 / p99'; judged by p99. */
export function timesRow(what: string, reference: Spread, ours: Spread, promised: Promised): BenchRow {
  const ratio = ours.p99 / reference.p99
  return { what, reference: spreadText(reference), ours: spreadText(ours), ratio, ...promised }
}

/** So many a second; the ratio is given apart where it is not that of the two, but of each pair of turns. */
export function ratesRow(
  what: string,
  reference: number,
  ours: number,
  promised: Promised,
  ratio = ours / reference,
): BenchRow {
  return { what, reference: `${reference.toFixed(0)} /s`, ours: `${ours.toFixed(0)} /s`, ratio, ...promised }
}

/** Bytes, in kB of a thousand. */
export function bytesRow(what: string, reference: number, ours: number, promised: Promised): BenchRow {
  const text = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
  return { what, reference: text(reference), ours: text(ours), ratio: ours / reference, ...promised }
}

function spreadText({ p50, p99 }: Spread): string {
  return `${p50.toFixed(2)} / ${p99.toFixed(2).padStart(6)} ms`
}
