import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { ADVISORY_LOCKS } from '#platform/persistence/advisory-locks.server.ts'
import { UserFacingError } from '#server/user-facing-error.ts'

const FOLDER = fileURLToPath(new URL('../database/migrations/', import.meta.url))

/** The first line of a migration during and after which the version before still works: it reads and calls nothing that goes. */
const COMPATIBLE = /^-- Compatible with the version before\b/

export interface Migrated {
  readonly applied: readonly string[]
  /** Migrations of a newer version that this one works with. */
  readonly newer: readonly string[]
}

/** Applies the pending migrations, each in its own transaction. Refuses a database that a newer version made unusable for this one. */
export async function migrate(pool: pg.Pool): Promise<Migrated> {
  const client = await pool.connect()
  try {
    // Of several instances one migrates and the others wait.
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.migration])
    await client.query(
      'create table if not exists migrations (name text primary key, "appliedAt" timestamptz not null default now())',
    )
    await client.query(
      'alter table migrations add column if not exists compatible boolean not null default false',
    )
    const known = await listNames(FOLDER, /^\d{4}-/)
    const before = await appliedMigrations(client)
    const newer = before.filter(({ name }) => !known.includes(name))
    const unusable = newer.filter(({ compatible }) => !compatible).map(({ name }) => name)
    if (unusable.length > 0)
      throw new UserFacingError(
        `La base de datos es de una versión más nueva, que cambió lo que esta usa (${unusable.join(', ')}): arranca la versión nueva, o restaura la copia que se hizo antes de actualizar.`,
      )
    const applied = known.filter(name => before.every(migration => migration.name !== name))
    for (const name of applied) {
      const texts = await Promise.all((await filesOf(name)).map(path => readFile(path, 'utf8')))
      await client.query('begin')
      for (const text of texts) await client.query(text)
      await client.query('insert into migrations (name, compatible) values ($1, $2)', [
        name,
        texts.every(text => COMPATIBLE.test(text)),
      ])
      await client.query('commit')
    }
    return { applied, newer: newer.map(({ name }) => name) }
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

async function appliedMigrations(client: pg.PoolClient) {
  const { rows } = await client.query<{ name: string; compatible: boolean }>(
    'select name, compatible from migrations order by name',
  )
  return rows
}
