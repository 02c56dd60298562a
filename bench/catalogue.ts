// Catalogue and search at a million technicians against the same at a thousand.
// BENCH_TECHNICIANS, BENCH_SAMPLES and BENCH_ONLY (part of a row's name) make it smaller while working on it.
import type { BenchRow } from '#bench/support/bench.ts'
import { type Question, questions } from '#bench/support/catalogue-questions.ts'
import { openBenchServer } from '#bench/support/databases.ts'
import { measureInTurns } from '#bench/support/measure.ts'
import type { Database } from '#persistence/database.server.ts'

const FEW = 1_000
const MANY = Number(process.env.BENCH_TECHNICIANS ?? 1_000_000)
const TIMES = { warmUp: 40, samples: Number(process.env.BENCH_SAMPLES ?? 300) }
const PROMISE = { reach: 2.0, aim: 1.2 }

export async function measure(say: (text: string) => void): Promise<BenchRow[]> {
  const server = await openBenchServer(say)
  try {
    const few = await server.databaseOf(FEW)
    const many = await server.databaseOf(MANY)
    say(`p50 and p99 with ${FEW} technicians, then with ${MANY}; the ratio is that of p99`)
    return await compared(few, many, say)
  } finally {
    await server.close()
  }
}

async function compared(few: Database, many: Database, say: (text: string) => void): Promise<BenchRow[]> {
  const [atFew, atMany] = [await questions(few), await questions(many)]
  const only = process.env.BENCH_ONLY ?? ''
  const rows: BenchRow[] = []
  for (const [at, { what, ask }] of atMany.entries()) {
    if (!what.includes(only)) continue
    const { ask: askFew } = atFew[at] as Question
    const { reference, ours } = await measureInTurns(
      sample => askFew(few.db, sample),
      sample => ask(many.db, sample),
      TIMES,
    )
    rows.push({ name: what, reference, ours, ratio: ours.p99 / reference.p99, ...PROMISE })
    if (rows.length % 10 === 0) say(`${rows.length} of ${atMany.length} measured`)
  }
  return rows
}
