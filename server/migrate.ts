import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { ADVISORY_LOCKS } from '#platform/persistence/advisory-locks.server.ts'
import { UserFacingError } from '#server/user-facing-error.ts'

const FOLDER = fileURLToPath(new URL('../database/migrations/', import.meta.url))
const BASELINE = '0001-baseline'
/** The migrations that became the baseline: a database with all of them has its schema. */
const BEFORE_BASELINE = { count: 14, last: '0014-worker-pools.sql' }

/** Applies the pending migrations, each in its own transaction, and returns their names. */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect()
  try {
    // Of several instances one migrates and the others wait.
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.migration])
    await client.query(
      'create table if not exists migrations (name text primary key, "appliedAt" timestamptz not null default now())',
    )
    await recogniseBaseline(client)
    const applied = await appliedMigrations(client)
    const pending = (await listNames(FOLDER, /^\d{4}-/)).filter(name => !applied.includes(name))
    for (const name of pending) {
      await client.query('begin')
      for (const path of await filesOf(name)) await client.query(await readFile(path, 'utf8'))
      await client.query('insert into migrations (name) values ($1)', [name])
      await client.query('commit')
    }
    return pending
  } finally {
    // Closing the connection releases the lock and rolls back a failed migration.
    client.release(true)
  }
}

/** A migration is an SQL file, or a folder of them in the order of their names. */
async function filesOf(name: string): Promise<string[]> {
  const path = join(FOLDER, name)
  if (name.endsWith('.sql')) return [path]
  return (await listNames(path, /\.sql$/)).map(file => join(path, file))
}

async function listNames(folder: string, pattern: RegExp): Promise<string[]> {
  return (await readdir(folder)).filter(name => pattern.test(name)).sort()
}

/** Records a database of before as the baseline; one with other migrations is refused. */
async function recogniseBaseline(client: pg.PoolClient): Promise<void> {
  const applied = await appliedMigrations(client)
  if (applied.length === 0 || applied.includes(BASELINE)) return
  const last = applied.at(-1)
  if (applied.length !== BEFORE_BASELINE.count || last !== BEFORE_BASELINE.last)
    throw new UserFacingError(
      `La base de datos tiene otras migraciones (la última es ${last}): ` +
        `arranca primero la versión que llega a ${BEFORE_BASELINE.last} y después esta. No se cambió nada.`,
    )
  await client.query('with former as (delete from migrations) insert into migrations (name) values ($1)', [
    BASELINE,
  ])
}

async function appliedMigrations(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migrations')
  return rows.map(row => row.name).sort()
}
