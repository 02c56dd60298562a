// The nightly computation of what is usual (D73): its time and the memory of its connection, at 1,000,000 receipts with --full.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Bench } from '#bench/support/bench.ts'
import { addReceipts } from '#database/generate/receipts.ts'
import { replaceUsualPrices } from '#prices/persistence/compute-usual-prices.server.ts'
import { migrate } from '#server/migrate.ts'
import { startEmbeddedPostgres } from '#server/postgres/embedded.ts'
import { SPECIALTIES } from '#technicians/domain/specialties.ts'

const RECEIPTS = 100_000
const RECEIPTS_FULL = 1_000_000
const VISITS_EACH = 100
const CITIES = 60
const CLIENTS = 1_000
const SAMPLE_MS = 100
/** Durability is off: everything is thrown away. */
const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '4GB' }
/** Foreign keys and notifications of two million rows would take most of the time. */
const WITHOUT_TRIGGERS = '-c session_replication_role=replica'

export const bench: Bench = {
  about: 'the nightly computation of usual prices',
  async run({ say, full }) {
    const receipts = full ? RECEIPTS_FULL : RECEIPTS
    const folder = await mkdtemp(join(tmpdir(), 'tecniya-bench-'))
    const server = await startEmbeddedPostgres({ dataDir: folder, log: () => {}, settings: SETTINGS })
    const pool = new pg.Pool({ ...server.poolConfig, max: 2 })
    const filling = new pg.Pool({ ...server.poolConfig, max: 1, options: WITHOUT_TRIGGERS })
    for (const each of [pool, filling]) each.on('error', error => say(error.message))
    try {
      await migrate(pool)
      say(`Storing ${receipts} receipts…`)
      await addPeople(filling, receipts / VISITS_EACH)
      await addReceipts(filling, receipts, CLIENTS)
      await filling.query('vacuum analyze')
      const client = await pool.connect()
      const { rows: own } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
      const memory = watchMemory(own[0]?.pid)
      const started = performance.now()
      const groups = await drizzle(client).transaction(tx => replaceUsualPrices(tx, new Date()))
      const seconds = (performance.now() - started) / 1_000
      const megabytes = memory.stop()
      client.release()
      const what = `usual prices of ${receipts} receipts, ${groups} rows`
      return [
        {
          what: `${what}, seconds`,
          reference: '',
          ours: seconds.toFixed(1),
          ratio: seconds,
          reach: 180,
          aim: 60,
        },
        {
          ...{ what: `${what}, MB of its connection`, reference: '', ours: megabytes.toFixed(0) },
          ...{ ratio: megabytes, reach: 256, aim: 128 },
        },
      ]
    } finally {
      await Promise.all([pool.end(), filling.end()])
      await server.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    }
  },
}

async function addPeople(pool: pg.Pool, technicians: number): Promise<void> {
  await pool.query(
    `insert into users (uid, name, email, role) select 'cliente-' || n, 'Cliente', 'cliente.' || n || '@generado.invalid', 'cliente'
     from generate_series(1, $1::integer) as n`,
    [CLIENTS],
  )
  await pool.query(
    `insert into users (uid, name, email, role) select 'tecnico-' || n, 'Técnico', 'tecnico.' || n || '@generado.invalid', 'tecnico'
     from generate_series(1, $1::integer) as n`,
    [technicians],
  )
  await pool.query(
    `insert into technicians (uid, nombre, slug, ciudad, especialidades)
     select 'tecnico-' || n, 'Técnico', 'tecnico-' || n, 'Ciudad ' || n % $2, array[($3::text[])[1 + n % $4]]
     from generate_series(1, $1::integer) as n`,
    [technicians, CITIES, SPECIALTIES.map(({ label }) => label), SPECIALTIES.length],
  )
}

/** The most that the process of a connection held of its own; the shared buffers are not counted. */
function watchMemory(pid: number | undefined) {
  let peak = 0
  const look = async () => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8')
    peak = Math.max(peak, Number(/RssAnon:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1_024)
  }
  const timer = setInterval(look, SAMPLE_MS)
  return {
    stop() {
      clearInterval(timer)
      return peak
    },
  }
}
