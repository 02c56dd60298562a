// Which tables a backup holds: all of ours and those of the jobs, but not what migrations write about themselves.
import type { ClientBase } from 'pg'

export interface StoredTable {
  /** As SQL writes it, quoted where it must be. */
  readonly name: string
  /** Those that take a value: generated ones make their own. */
  readonly columns: readonly string[]
  /** Tables whose rows these rows point at. */
  readonly needs: readonly string[]
}

const QUERY = `
  select format('%I.%I', n.nspname, c.relname) as name,
    (select array_agg(format('%I', attname) order by attnum) from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
    array(select distinct format('%I.%I', rn.nspname, r.relname) from pg_constraint k
      join pg_class r on r.oid = k.confrelid join pg_namespace rn on rn.oid = r.relnamespace
      where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('public', 'graphile_worker')
    and (n.nspname, c.relname) not in (('public', 'migrations'), ('graphile_worker', 'migrations'))
  order by name`

/** Each table after those it points at. */
export async function storedTables(client: ClientBase): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(QUERY)
  const waiting = new Map(rows.map(table => [table.name, table]))
  const ordered: StoredTable[] = []
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(({ needs }) => !needs.some(name => waiting.has(name)))
    if (ready.length === 0) throw new Error(`tables that need each other: ${[...waiting.keys()]}`)
    for (const table of ready) {
      waiting.delete(table.name)
      ordered.push(table)
    }
  }
  return ordered
}

/** The shape of the database: two with the same one hold the same columns in the same order. */
export async function shapeOf(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select name from migrations
    union all select 'graphile_worker ' || id from graphile_worker.migrations
    order by name`)
  return rows.map(({ name }) => name)
}

/** Rows are written and read as PostgreSQL spells them; the spelling must not depend on whose server it is. */
export async function spellAlike(client: ClientBase): Promise<void> {
  await client.query(`
    set datestyle = 'ISO, YMD'; set timezone = 'UTC'; set intervalstyle = 'postgres';
    set extra_float_digits = 1; set bytea_output = 'hex'`)
}
