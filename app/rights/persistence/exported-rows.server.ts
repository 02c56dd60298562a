// Reads everything that PERSONAL_DATA lists about one person.
import { sql } from 'drizzle-orm'
import type { Db } from '#platform/persistence/database.server.ts'
import { PERSONAL_DATA } from '#rights/persistence/personal-data.server.ts'
import { SECRET_COLUMN } from '#rights/persistence/personal-table.server.ts'

export type ExportedRow = Readonly<Record<string, unknown>>

export interface ExportedTable {
  /** Its name in the ZIP, without extension. */
  readonly file: string
  readonly rows: readonly ExportedRow[]
}

/** One table after the other, so that only one is in memory. */
export async function* exportedTables(db: Db, uid: string): AsyncGenerator<ExportedTable> {
  for (const { table, exported } of PERSONAL_DATA) {
    if (typeof exported === 'string') continue
    for (const { file, rows, without = [] } of exported) {
      const found = await db.execute<{ row: ExportedRow }>(sql`
        select to_jsonb(t) as row from ${sql.identifier(table)} as t where ${rows(uid)} order by t`)
      yield { file, rows: found.rows.map(({ row }) => withoutColumns(row, without)) }
    }
  }
}

function withoutColumns(row: ExportedRow, without: readonly string[]): ExportedRow {
  return Object.fromEntries(
    Object.entries(row).filter(([column]) => !without.includes(column) && !SECRET_COLUMN.test(column)),
  )
}
