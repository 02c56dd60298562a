// Catalogue and search at a million technicians against the same at a thousand.
import { type Bench, type BenchRow, timesRow } from '#bench/support/bench.ts'
import { type Question, questions } from '#bench/support/catalogue-questions.ts'
import { openBenchServer } from '#bench/support/databases.ts'
import { measureInTurns } from '#bench/support/measure.ts'
import type { Database } from '#persistence/database.server.ts'

const FEW = 1_000
const MANY = Number(process.env.BENCH_TECHNICIANS ?? 1_000_000)
const TIMES = { warmUp: 40, samples: Number(process.env.BENCH_SAMPLES ?? 300) }
const PROMISE = { reach: 2.0, aim: 1.2 }

export const bench: Bench = {
  name: 'catalogue',
  about: `p99 with ${MANY} technicians against ${FEW}`,
  sides: [`${FEW}`, `${MANY}`],
  async run(say) {
    const server = await openBenchServer(say)
    try {
      const few = await server.databaseOf(FEW)
      const many = await server.databaseOf(MANY)
      return await measured(few, many, say)
    } finally {
      await server.close()
    }
  },
}

async function measured(few: Database, many: Database, say: (text: string) => void): Promise<BenchRow[]> {
  const [atFew, atMany] = [await questions(few), await questions(many)]
  const only = process.env.BENCH_ONLY ?? ''
  const rows: BenchRow[] = []
  for (const [at, { what, ask }] of atMany.entries()) {
    if (!what.includes(only)) continue
    const reference = atFew[at] as Question
    const { reference: before, ours } = await measureInTurns(
      sample => reference.ask(few.db, sample),
      sample => ask(many.db, sample),
      TIMES,
    )
    rows.push(timesRow(what, before, ours, PROMISE))
    say(`${what}: ${(ours.p99 / before.p99).toFixed(2)}`)
  }
  return rows
}
