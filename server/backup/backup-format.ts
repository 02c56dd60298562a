// A backup is a folder: manifest.json, one gzipped NDJSON file of rows per table, the photos and the documents.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import type { ClientBase } from 'pg'
import { z } from 'zod'
import { type FileStore, listKeys } from '#platform/files/file-store.server.ts'
import { UserFacingError } from '#server/user-facing-error.ts'

const manifest = z.object({
  madeAt: z.iso.datetime(),
  /** The migrations of the database. Restoring needs the same ones. */
  shape: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), rows: z.int().nonnegative() })),
  photos: z.int().nonnegative(),
  documents: z.int().nonnegative(),
})

export type Manifest = z.infer<typeof manifest>

export const manifestFile = (folder: string) => join(folder, 'manifest.json')
export const rowsFile = (folder: string, table: string) => join(folder, 'tables', `${table}.ndjson.gz`)

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestFile(folder), 'utf8').catch(() => null)
  if (text === null) throw new UserFacingError(`En ${folder} no hay una copia de seguridad completa.`)
  const parsed = manifest.safeParse(parseJson(text))
  if (!parsed.success)
    throw new UserFacingError(`${manifestFile(folder)} está dañado: no se puede restaurar.`)
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

// The tables of a backup: all of ours and those of graphile-worker, except the migration tables and what running programs record.

export interface StoredTable {
  /** With schema, quoted where SQL needs it. */
  readonly name: string
  /** Without generated columns. */
  readonly columns: readonly string[]
  /** Tables that its foreign keys reference. */
  readonly references: readonly string[]
}

const TABLES_QUERY = `
  select format('%I.%I', n.nspname, c.relname) as name,
    (select array_agg(format('%I', attname) order by attnum) from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
    array(select distinct format('%I.%I', rn.nspname, r.relname) from pg_constraint k
      join pg_class r on r.oid = k.confrelid join pg_namespace rn on rn.oid = r.relnamespace
      where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as "references"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('public', 'graphile_worker')
    and (n.nspname, c.relname) not in (
      ('public', 'migrations'), ('public', 'worker_pools'), ('graphile_worker', 'migrations'))
  order by name`

/** Each table after those it references. */
export async function storedTables(client: ClientBase): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(TABLES_QUERY)
  const waiting = new Map(rows.map(table => [table.name, table]))
  const ordered: StoredTable[] = []
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(
      ({ references }) => !references.some(name => waiting.has(name)),
    )
    if (ready.length === 0) throw new Error(`circular foreign keys: ${[...waiting.keys()]}`)
    for (const table of ready) {
      waiting.delete(table.name)
      ordered.push(table)
    }
  }
  return ordered
}

/** Databases with the same migrations have the same columns in the same order. */
export async function migrationsOf(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select name from migrations
    union all select 'graphile_worker ' || id from graphile_worker.migrations
    order by name`)
  return rows.map(({ name }) => name)
}

/** Rows are stored as PostgreSQL text: fixes the settings that change how values are written. */
export async function fixTextFormat(client: ClientBase): Promise<void> {
  await client.query(`
    set datestyle = 'ISO, YMD'; set timezone = 'UTC'; set intervalstyle = 'postgres';
    set extra_float_digits = 1; set bytea_output = 'hex'`)
}

// Copies photos and documents between file stores. Originals never change; resized images are not part of a backup.

const COPIED_AT_ONCE = 8

/** Returns the number of files. One that is deleted meanwhile is left out. */
export async function copyFiles(from: FileStore, to: FileStore): Promise<number> {
  let count = 0
  const copy = async (key: string) => {
    const bytes = await from.get(key)
    if (!bytes) return
    await to.put(key, bytes)
    count++
  }
  await pLimit(COPIED_AT_ONCE).map(await listKeys(from), copy)
  return count
}

export async function hasFiles(store: FileStore): Promise<boolean> {
  for await (const _ of store.list()) return true
  return false
}
