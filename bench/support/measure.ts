/** Milliseconds. */
export interface Spread {
  readonly p50: number
  readonly p99: number
}

export type Act = (sample: number) => Promise<unknown>

/**
 * Both sides in turns, so that what slows the machine slows both; which one goes first changes each time.
 * `sample` lets an act vary what it asks for.
 */
export async function measureInTurns(
  reference: Act,
  ours: Act,
  { warmUp, samples }: { warmUp: number; samples: number },
): Promise<{ reference: Spread; ours: Spread }> {
  const times: [number[], number[]] = [[], []]
  for (let sample = 0; sample < warmUp + samples; sample++) {
    for (const side of sample % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const started = performance.now()
      await (side === 0 ? reference : ours)(sample)
      if (sample >= warmUp) times[side].push(performance.now() - started)
    }
  }
  return { reference: spreadOf(times[0]), ours: spreadOf(times[1]) }
}

export function spreadOf(times: readonly number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99) }
}
