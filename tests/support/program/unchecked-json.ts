import type { TestDatabase } from '#tests/support/program/database.ts'

/** Runs a statement while the shapes of the JSON columns are not checked. */
export async function writeUnchecked(rows: TestDatabase['rows'], sql: string, values?: unknown[]) {
  await rows('alter table technicians disable trigger technicians_json_shape')
  try {
    await rows(sql, values)
  } finally {
    await rows('alter table technicians enable trigger technicians_json_shape')
  }
}
