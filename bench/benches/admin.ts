// Every list, filter, count and search of the administrators with 200,000 users of whom 50,000 are technicians.
// BENCH_SAMPLES and BENCH_ONLY (a pattern for row names) override the defaults.
import { adminQueries } from '#bench/support/admin-queries.ts'
import { type Bench, type BenchRow, p95Row } from '#bench/support/bench.ts'
import { openBenchServer } from '#bench/support/databases.ts'
import { percentilesOf } from '#bench/support/measure.ts'
import { bogotaDate } from '#platform/domain/time.ts'

const TECHNICIANS = 50_000
const LIMITS_MS = { reach: 100, aim: 50 }
const samplesOf = (full: boolean) => Number(process.env.BENCH_SAMPLES ?? (full ? 400 : 60))
const WARM_UP = 5

export const bench: Bench = {
  about: 'p95 of the panel with 200,000 users and 50,000 technicians',
  async run({ say, full }) {
    const server = await openBenchServer(say)
    try {
      const { db } = await server.adminDatabaseOf(TECHNICIANS)
      const only = new RegExp(process.env.BENCH_ONLY ?? '')
      const rows: BenchRow[] = []
      for (const { what, run } of adminQueries(bogotaDate(new Date()))) {
        if (!only.test(what)) continue
        const times: number[] = []
        for (let sample = 0; sample < WARM_UP + samplesOf(full); sample++) {
          const started = performance.now()
          await run(db)
          if (sample >= WARM_UP) times.push(performance.now() - started)
        }
        rows.push(p95Row(what, percentilesOf(times), LIMITS_MS))
      }
      return rows
    } finally {
      await server.close()
    }
  },
}
