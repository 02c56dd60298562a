import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'

const FOLDER = new URL('../database/migrations/', import.meta.url)
/** Advisory lock: of several instances one migrates and the others wait. */
const MIGRATION_LOCK = 7_311_001

/** Applies the pending migrations, each in its own transaction, and returns their names. */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(
      'create table if not exists migrations (name text primary key, "appliedAt" timestamptz not null default now())',
    )
    await upgradeOldLayout(client)
    const applied = await appliedMigrations(client)
    const pending = (await readdir(FOLDER)).filter(name => name.endsWith('.sql') && !applied.has(name)).sort()
    for (const name of pending) {
      await client.query('begin')
      await client.query(await readFile(new URL(name, FOLDER), 'utf8'))
      await client.query('insert into migrations (name) values ($1)', [name])
      await client.query('commit')
    }
    return pending
  } finally {
    // Closing the connection releases the lock and rolls back a failed migration.
    client.release(true)
  }
}

/** Databases made before the migrations were written anew. */
async function upgradeOldLayout(client: pg.PoolClient): Promise<void> {
  const applied = await appliedMigrations(client)
  if (!applied.has('0008-catalogue-at-a-million.sql')) return
  await client.query('begin')
  await client.query(await readFile(new URL('upgrade/from-0008.sql', FOLDER), 'utf8'))
  await client.query('commit')
}

async function appliedMigrations(client: pg.PoolClient): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>('select name from migrations')
  return new Set(rows.map(row => row.name))
}
