// One PostgreSQL for the benches, under data/bench; a database that was filled once is used again.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { fillDatabase } from '#database/generate/fill.ts'
import { type Database, openDatabase } from '#persistence/database.server.ts'
import { migrate } from '#server/migrate.ts'
import { startEmbeddedPostgres } from '#server/postgres/embedded.ts'

const ROOT = new URL('../../', import.meta.url)
const FOLDER = process.env.BENCH_DIR || fileURLToPath(new URL('data/bench', ROOT))
/** Nothing in it is worth a disk's time; all else is as the product runs. */
const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '8GB' }

export interface BenchServer {
  /** A migrated database of that many generated technicians. */
  databaseOf(technicians: number): Promise<Database>
  /** The same, for a program that is told where its data is. */
  urlOf(technicians: number): string
  close(): Promise<void>
}

export async function openBenchServer(say: (text: string) => void): Promise<BenchServer> {
  const server = await startEmbeddedPostgres({ dataDir: FOLDER, log: () => {}, settings: SETTINGS })
  const admin = new pg.Client({ ...server.poolConfig, database: 'postgres' })
  await admin.connect()
  const print = await fingerprint()
  const nameOf = (technicians: number) => `generated_${print}_${technicians}`
  const opened: Database[] = []
  await dropStale(admin, print)
  return {
    urlOf: technicians => {
      const { user, host, port } = server.poolConfig
      return `postgres://${user}@${encodeURIComponent(String(host))}:${port}/${nameOf(technicians)}`
    },
    async databaseOf(technicians) {
      const name = nameOf(technicians)
      if (!(await exists(admin, name))) await create(admin, server.poolConfig, name, technicians, say)
      const database = openDatabase({ ...server.poolConfig, database: name, max: 4 }, () => {})
      opened.push(database)
      return database
    },
    async close() {
      await Promise.all(opened.map(({ pool }) => pool.end()))
      await admin.end()
      await server.stop()
    },
  }
}

async function create(
  admin: pg.Client,
  config: pg.PoolConfig,
  name: string,
  technicians: number,
  say: (text: string) => void,
): Promise<void> {
  say(`Filling a database with ${technicians} technicians…`)
  const unfinished = `unfinished_${process.pid}`
  await admin.query(`drop database if exists ${unfinished} with (force)`)
  await admin.query(`create database ${unfinished}`)
  const pool = new pg.Pool({ ...config, database: unfinished, max: 4 })
  pool.on('error', error => say(error.message))
  await migrate(pool)
  let last = -1
  await fillDatabase(pool, technicians, (done, what) => {
    const percent = Math.floor((done / technicians) * 20) * 5
    if (percent !== last || what !== 'técnicos') say(`${String(percent).padStart(3)} %  ${what}`)
    last = percent
  })
  await pool.end()
  await admin.query(`alter database ${unfinished} rename to ${name}`)
}

async function exists(admin: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name])
  return rowCount === 1
}

/** Databases of other migrations or other data, and those whose filling was interrupted. */
async function dropStale(admin: pg.Client, print: string): Promise<void> {
  const { rows } = await admin.query<{ name: string }>(
    `select datname as name from pg_database where datname ~ '^(generated|unfinished)_' and datname !~ $1`,
    [`^generated_${print}_`],
  )
  for (const { name } of rows) await admin.query(`drop database ${name} with (force)`)
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of ['database/migrations/', 'database/generate/']) {
    for (const file of (await readdir(new URL(folder, ROOT))).sort()) {
      hash.update(await readFile(new URL(folder + file, ROOT)))
    }
  }
  hash.update(await readFile(new URL('database/seeded-random.ts', ROOT)))
  return hash.digest('hex').slice(0, 12)
}
