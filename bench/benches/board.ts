// /admin/tablero and the lists behind it at 1,000,000 bookings and 5,000,000 counted searches with --full, and the count of the night.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Bench, type BenchRow, p95Row } from '#bench/support/bench.ts'
import { boardQueries } from '#bench/support/board-queries.ts'
import { fillBoard } from '#bench/support/fill-board.ts'
import { percentilesOf } from '#bench/support/measure.ts'
import { countBoard } from '#board/persistence/count-board.server.ts'
import { openDatabase } from '#platform/persistence/database.server.ts'
import { migrate } from '#server/migrate.ts'
import { startEmbeddedPostgres } from '#server/postgres/embedded.ts'

const SIZE = { bookings: 100_000, searches: 500_000, technicians: 2_000 }
const SIZE_FULL = { bookings: 1_000_000, searches: 5_000_000, technicians: 10_000 }
const LIMITS_MS = { reach: 100, aim: 50 }
const WARM_UP = 5
/** Durability is off: everything is thrown away. */
const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '4GB' }

export const bench: Bench = {
  about: 'the board of the operator, its lists and its count of the night',
  async run({ say, full }) {
    const size = full ? SIZE_FULL : SIZE
    const samples = Number(process.env.BENCH_SAMPLES ?? (full ? 200 : 60))
    const folder = await mkdtemp(join(tmpdir(), 'tecniya-bench-'))
    const server = await startEmbeddedPostgres({ dataDir: folder, log: () => {}, settings: SETTINGS })
    const pool = new pg.Pool({ ...server.poolConfig, max: 2 })
    pool.on('error', error => say(error.message))
    const database = openDatabase(server.poolConfig, error => say(error.message))
    try {
      await migrate(pool)
      say(`Storing ${size.bookings} bookings and ${size.searches} searches…`)
      await fillBoard(server.poolConfig, size)
      const { db } = database
      const now = new Date()
      const started = performance.now()
      await db.transaction(tx => countBoard(tx, { now, isHoliday: () => false }))
      const seconds = (performance.now() - started) / 1_000
      await pool.query('vacuum analyze')
      const rows: BenchRow[] = [
        {
          ...{ what: `the count of the night, ${size.bookings} bookings, seconds`, reference: '' },
          ...{ ours: seconds.toFixed(1), ratio: seconds, reach: 120, aim: 60 },
        },
      ]
      for (const { what, run } of boardQueries(now)) {
        const times: number[] = []
        for (let sample = 0; sample < WARM_UP + samples; sample++) {
          const begun = performance.now()
          await run(db)
          if (sample >= WARM_UP) times.push(performance.now() - begun)
        }
        rows.push(p95Row(what, percentilesOf(times), LIMITS_MS))
      }
      return rows
    } finally {
      await Promise.all([pool.end(), database.pool.end()])
      await server.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    }
  },
}
