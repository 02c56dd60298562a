import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'

const FOLDER = new URL('../database/migrations/', import.meta.url)
/** Any number, the same in every instance: whoever holds it migrates, the others wait. */
const MIGRATION_LOCK = 7_311_001

/** Applies the migrations that this database has not seen, each in its own transaction. Returns their names. */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(
      'create table if not exists migrations (name text primary key, "appliedAt" timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string }>('select name from migrations')
    const seen = new Set(rows.map(row => row.name))
    const pending = (await readdir(FOLDER)).filter(name => name.endsWith('.sql') && !seen.has(name)).sort()
    for (const name of pending) {
      await client.query('begin')
      await client.query(await readFile(new URL(name, FOLDER), 'utf8'))
      await client.query('insert into migrations (name) values ($1)', [name])
      await client.query('commit')
    }
    return pending
  } finally {
    // Shutdown the connection frees the lock and whatever a failed migration left open.
    client.release(true)
  }
}
