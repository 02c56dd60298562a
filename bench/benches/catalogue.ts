// Catalogue and search among many technicians against the same among a thousand; in full, among a million.
// BENCH_TECHNICIANS, BENCH_SAMPLES and BENCH_ONLY (a pattern of rows' names) change it while working on it.
import { type Bench, type BenchRow, timesRow } from '#bench/support/bench.ts'
import { type Question, questions } from '#bench/support/catalogue-questions.ts'
import { openBenchServer } from '#bench/support/databases.ts'
import { measureInTurns } from '#bench/support/measure.ts'
import type { Database } from '#persistence/database.server.ts'

const FEW = 1_000
const manyOf = (full: boolean) => Number(process.env.BENCH_TECHNICIANS ?? (full ? 1_000_000 : 100_000))
const samplesOf = (full: boolean) => Number(process.env.BENCH_SAMPLES ?? (full ? 600 : 100))
const PROMISE = { reach: 2.0, aim: 1.2 }

export const bench: Bench = {
  about: 'p99 with many technicians against p99 with a thousand',
  async run({ say, full }) {
    const server = await openBenchServer(say)
    try {
      const few = await server.databaseOf(FEW)
      const many = await server.databaseOf(manyOf(full))
      say(`The reference has ${FEW} technicians, ours ${manyOf(full)}; p50 / p99.`)
      return await compared(few, many, samplesOf(full), say)
    } finally {
      await server.close()
    }
  },
}

async function compared(
  few: Database,
  many: Database,
  samples: number,
  say: (text: string) => void,
): Promise<BenchRow[]> {
  const [atFew, atMany] = [await questions(few), await questions(many)]
  const only = new RegExp(process.env.BENCH_ONLY ?? '')
  const rows: BenchRow[] = []
  for (const [at, { what, ask }] of atMany.entries()) {
    if (!only.test(what)) continue
    const { ask: askFew } = atFew[at] as Question
    const { reference, ours } = await measureInTurns(
      sample => askFew(few.db, sample),
      sample => ask(many.db, sample),
      { warmUp: 20, samples },
    )
    const row = timesRow(what, reference, ours, PROMISE)
    rows.push(row)
    say(`${what}: ${row.ratio.toFixed(2)}  (${row.reference}, ${row.ours})`)
  }
  return rows
}
