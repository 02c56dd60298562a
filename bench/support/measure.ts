/** Milliseconds. */
export interface Percentiles {
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

export type Operation = (sample: number) => Promise<unknown>

/**
 * Alternates both sides, so that other load on the machine affects both equally; the order changes with each sample.
 * `sample` lets an operation vary its input.
 */
export async function measureInterleaved(
  reference: Operation,
  ours: Operation,
  { warmUp, samples }: { warmUp: number; samples: number },
): Promise<{ reference: Percentiles; ours: Percentiles }> {
  const times: [number[], number[]] = [[], []]
  for (let sample = 0; sample < warmUp + samples; sample++) {
    for (const side of sample % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const started = performance.now()
      await (side === 0 ? reference : ours)(sample)
      if (sample >= warmUp) times[side].push(performance.now() - started)
    }
  }
  return { reference: percentilesOf(times[0]), ours: percentilesOf(times[1]) }
}

export function percentilesOf(times: readonly number[]): Percentiles {
  const sorted = times.toSorted((a, b) => a - b)
  const quantile = (fraction: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? Number.NaN
  return { p50: quantile(0.5), p95: quantile(0.95), p99: quantile(0.99) }
}

export const medianOf = (values: readonly number[]) => percentilesOf(values).p50
