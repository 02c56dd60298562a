// How the personal data of one table are exported to the person and erased with the account.
import { type SQL, sql } from 'drizzle-orm'
import type { ExportFile } from '#rights/domain/data-export.ts'

/** Which rows, as a condition on the table under the alias `t`. */
export type RowsOf = (uid: string) => SQL

export interface TableExport {
  readonly file: ExportFile
  readonly rows: RowsOf
  /** The key of the visit that a row `t` belongs to: it is shown there. Missing: the rows are a section of their own. */
  readonly visit?: SQL
  /** Columns that are left out beside the secret ones: derived, internal, or data of somebody else. */
  readonly without?: readonly string[]
}

export type TableErasure =
  | { readonly rows: RowsOf; readonly act: 'delete' }
  | { readonly rows: RowsOf; readonly act: 'change'; readonly set: Readonly<Record<string, SQL>> }
  /** Words of somebody else lose the names of the person; of which nothing is left, the row goes. */
  | { readonly rows: RowsOf; readonly act: 'remove-names'; readonly key: string; readonly text: string }

export interface PersonalTable {
  readonly table: string
  /** Every column that holds the id of a person. */
  readonly people: readonly string[]
  /** The files, or why nothing is exported. */
  readonly exported: readonly TableExport[] | string
  /** In this order, or why everything stays. */
  readonly erased: readonly TableErasure[] | string
}

/** Never exported, whatever the table: with these others could act as the person. */
export const SECRET_COLUMN = /token|^password$|secret|backupcodes|^p256dh$|^auth$/i

/** The rows whose column holds the id. */
export function by(column: string): RowsOf {
  return uid => sql`t.${sql.identifier(column)} = ${uid}`
}

/** Tables that hold counts or hashes and lead to no person. */
export function ofNobody(tables: readonly string[], why: string): PersonalTable[] {
  return tables.map(table => ({ table, people: [], exported: why, erased: why }))
}

export const EMPTY = sql`''`
export const EMPTY_ARRAY = sql`'{}'`
export const NULL = sql`null`

/** The visit of a row that names it, or whose row in another table does. */
export const OF_VISIT = sql`t."reservaKey"`
export const visitBy = (table: string, column: string) =>
  sql`(select "reservaKey" from ${sql.identifier(table)} where id = t.${sql.identifier(column)})`

export const ofOwnPhotos: RowsOf = uid =>
  sql`t."photoId" in (select id from problem_photos where "clientId" = ${uid})`
