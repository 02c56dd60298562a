import type { Visitor } from '#tests/support/visitor.ts'

/** One second plus the time of three such visits on this machine now: a busy machine is not a late update. */
export async function scaledSecondMs(visit: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await visit()
  return 1_000 + 3 * (performance.now() - started)
}

/** Options for expect.poll(): frequent attempts during one scaled second. */
export async function pollForOneSecond(guest: Visitor): Promise<{ timeout: number; intervals: number[] }> {
  const visits = async () => {
    for (let n = 0; n < 3; n++) await (await guest.get('/tecnicos')).text()
  }
  return { timeout: await scaledSecondMs(visits), intervals: [50] }
}
