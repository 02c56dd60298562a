// Catalogue queries with 100,000 technicians against the same queries with 1,000; with --full, p95 with a million.
// BENCH_TECHNICIANS, BENCH_SAMPLES and BENCH_ONLY (a pattern for row names) override the defaults.
import { type Bench, type BenchRow, p95Row, timesRow } from '#bench/support/bench.ts'
import { catalogueCost } from '#bench/support/catalogue-cost.ts'
import { catalogueQueries } from '#bench/support/catalogue-queries.ts'
import { openBenchServer } from '#bench/support/databases.ts'
import { measureInterleaved } from '#bench/support/measure.ts'
import type { Database } from '#platform/persistence/database.server.ts'

const FEW = 1_000
const manyOf = (full: boolean) => Number(process.env.BENCH_TECHNICIANS ?? (full ? 1_000_000 : 100_000))
const samplesOf = (full: boolean) => Number(process.env.BENCH_SAMPLES ?? (full ? 600 : 100))
const LIMITS = { reach: 2.0, aim: 1.2 }

export const bench: Bench = {
  about: 'p99 with many technicians against p99 with a thousand',
  async run({ say, full }) {
    const server = await openBenchServer(say)
    try {
      const few = await server.databaseOf(FEW)
      const many = await server.databaseOf(manyOf(full))
      say(`The reference has ${FEW} technicians, ours ${manyOf(full)}; p50 / p99.`)
      const rows = await compare(few, many, { samples: samplesOf(full), full, say })
      return [...rows, ...(await catalogueCost(many))]
    } finally {
      await server.close()
    }
  },
}

async function compare(
  few: Database,
  many: Database,
  { samples, full, say }: { samples: number; full: boolean; say: (text: string) => void },
): Promise<BenchRow[]> {
  const fewQueries = new Map((await catalogueQueries(few)).map(query => [query.what, query]))
  const only = new RegExp(process.env.BENCH_ONLY ?? '')
  const rows: BenchRow[] = []
  for (const query of await catalogueQueries(many)) {
    const { what } = query
    const reduced = fewQueries.get(what)
    if (!reduced || !only.test(what)) continue
    const { reference, ours } = await measureInterleaved(
      sample => reduced.run(few.db, sample),
      sample => query.run(many.db, sample),
      { warmUp: 20, samples },
    )
    const row = timesRow(what, reference, ours, LIMITS)
    rows.push(full ? p95Row(what, ours, query.limitsMs) : row)
    say(`${what}: ${row.ratio.toFixed(2)}  (${row.reference}, ${row.ours})`)
  }
  return rows
}
