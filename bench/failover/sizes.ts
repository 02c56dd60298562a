// `npm run failover -- sizes`: bytes per row of a generated database, tables and indexes.
import pg from 'pg'
import { query, startPostgres } from '#bench/failover/postgres-server.ts'
import { openTrial } from '#bench/failover/processes.ts'
import { fillDatabase } from '#database/generate/fill.ts'
import { migrate } from '#server/migrate.ts'

const TECHNICIANS = 5_000

export async function measureSizes(): Promise<string[]> {
  const trial = await openTrial('sizes')
  try {
    const { connection } = await startPostgres(trial)
    const pool = new pg.Pool({ ...connection, max: 2 })
    await migrate(pool)
    await fillDatabase(pool, TECHNICIANS, () => {})
    await pool.end()
    await query(connection, 'vacuum analyze')
    const rows = await query<{ name: string; rows: number; table: string; indexes: string }>(
      connection,
      `
      select relname as name, reltuples::int as rows, pg_table_size(oid) as table, pg_indexes_size(oid) as indexes
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= 1000
      order by pg_total_relation_size(oid) desc`,
    )
    return rows.map(
      ({ name, rows, table, indexes }) =>
        `${name}: ${rows} rows, ${Math.round(Number(table) / rows)} bytes a row, ${Math.round(Number(indexes) / rows)} of indexes`,
    )
  } finally {
    await trial.end()
  }
}
