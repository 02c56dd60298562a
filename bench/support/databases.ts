// One PostgreSQL for the benches, under data/bench; generated databases are reused by later runs.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { fillForAdministrators } from '#bench/support/fill-admin.ts'
import { fillDatabase } from '#database/generate/fill.ts'
import { type Database, openDatabase } from '#platform/persistence/database.server.ts'
import { migrate } from '#server/migrate.ts'
import { startEmbeddedPostgres } from '#server/postgres/embedded.ts'

const ROOT = new URL('../../', import.meta.url)
const FOLDER = process.env.BENCH_DIR || fileURLToPath(new URL('data/bench', ROOT))
/** Durability is off: the data can be generated again. Everything else is configured as in the product. */
const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '8GB' }

export interface BenchServer {
  /** A migrated database with that many generated technicians. */
  databaseOf(technicians: number): Promise<Database>
  /** The same with three clients per technician and everything that administrators see. */
  adminDatabaseOf(technicians: number): Promise<Database>
  /** The DATABASE_URL of the same database. */
  urlOf(technicians: number): string
  close(): Promise<void>
}

export async function openBenchServer(say: (text: string) => void): Promise<BenchServer> {
  const server = await startEmbeddedPostgres({ dataDir: FOLDER, log: () => {}, settings: SETTINGS })
  const admin = new pg.Client({ ...server.poolConfig, database: 'postgres' })
  await admin.connect()
  const version = await fingerprint()
  const nameOf = (technicians: number) => `generated_${version}_${technicians}`
  const opened: Database[] = []
  const open = (name: string) => {
    const database = openDatabase({ ...server.poolConfig, database: name, max: 4 }, () => {})
    opened.push(database)
    return database
  }
  await dropStale(admin, version)
  return {
    urlOf: technicians => {
      const { user, host, port } = server.poolConfig
      return `postgres://${user}@${encodeURIComponent(String(host))}:${port}/${nameOf(technicians)}`
    },
    async databaseOf(technicians) {
      const name = nameOf(technicians)
      if (!(await exists(admin, name))) await create(admin, server.poolConfig, { name, technicians, say })
      return open(name)
    },
    async adminDatabaseOf(technicians) {
      const name = `${nameOf(technicians)}_admin`
      const fill = (pool: pg.Pool) => fillForAdministrators(pool, say)
      if (!(await exists(admin, name)))
        await create(admin, server.poolConfig, { name, technicians, say, fillMore: fill })
      return open(name)
    },
    async close() {
      await Promise.all(opened.map(({ pool }) => pool.end()))
      await admin.end()
      await server.stop()
    },
  }
}

interface NewDatabase {
  name: string
  technicians: number
  say: (text: string) => void
  fillMore?: (pool: pg.Pool) => Promise<void>
}

async function create(
  admin: pg.Client,
  config: pg.PoolConfig,
  { name, technicians, say, fillMore }: NewDatabase,
): Promise<void> {
  say(`Filling a database with ${technicians} technicians…`)
  const unfinished = `unfinished_${process.pid}`
  await admin.query(`drop database if exists ${unfinished} with (force)`)
  await admin.query(`create database ${unfinished}`)
  const pool = new pg.Pool({ ...config, database: unfinished, max: 4 })
  pool.on('error', error => say(error.message))
  await migrate(pool)
  let lastPercent = -1
  await fillDatabase(pool, technicians, (done, what) => {
    const percent = Math.floor((done / technicians) * 20) * 5
    if (percent !== lastPercent || what !== 'técnicos') say(`${String(percent).padStart(3)} %  ${what}`)
    lastPercent = percent
  })
  await fillMore?.(pool)
  await pool.end()
  await admin.query(`alter database ${unfinished} rename to ${name}`)
}

async function exists(admin: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name])
  return rowCount === 1
}

/** Drops databases of other migrations or generators, and those left by an interrupted run. */
async function dropStale(admin: pg.Client, version: string): Promise<void> {
  const { rows } = await admin.query<{ name: string }>(
    `select datname as name from pg_database where datname ~ '^(generated|unfinished)_' and datname !~ $1`,
    [`^generated_${version}_`],
  )
  for (const { name } of rows) await admin.query(`drop database ${name} with (force)`)
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of ['database/migrations/', 'database/generate/']) {
    const entries = await readdir(new URL(folder, ROOT), { withFileTypes: true, recursive: true })
    const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
    for (const file of files.sort()) hash.update(await readFile(file))
  }
  for (const file of ['database/seeded-random.ts', 'bench/support/fill-admin.ts'])
    hash.update(await readFile(new URL(file, ROOT)))
  return hash.digest('hex').slice(0, 12)
}
