// The tables of a backup: all of ours and those of graphile-worker, except the migration tables and what running programs record.
import type { ClientBase } from 'pg'

export interface StoredTable {
  /** With schema, quoted where SQL needs it. */
  readonly name: string
  /** Without generated columns. */
  readonly columns: readonly string[]
  /** Tables that its foreign keys reference. */
  readonly references: readonly string[]
}

const QUERY = `
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
  const { rows } = await client.query<StoredTable>(QUERY)
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
