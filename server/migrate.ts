import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { ADVISORY_LOCKS } from '#platform/persistence/advisory-locks.server.ts'

const FOLDER = fileURLToPath(new URL('../database/migrations/', import.meta.url))

/** Applies the pending migrations, each in its own transaction, and returns their names. */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect()
  try {
    // Of several instances one migrates and the others wait.
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.migration])
    await client.query(
      'create table if not exists migrations (name text primary key, "appliedAt" timestamptz not null default now())',
    )
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

async function appliedMigrations(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migrations')
  return rows.map(row => row.name).sort()
}
