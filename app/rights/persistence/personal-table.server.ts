// How the personal data of one table are exported to the person and erased with the account.
import { type SQL, sql } from 'drizzle-orm'
import type { ExportFile } from '#rights/domain/data-export.ts'

/** Which rows, as a condition on the table under the alias `t`. */
export type RowsOf = (uid: string) => SQL

interface TableExport {
  readonly file: ExportFile
  readonly rows: RowsOf
  /** Columns that are left out beside the secret ones: derived, internal, or data of somebody else. */
  readonly without?: readonly string[]
}

export type TableErasure =
  | { readonly rows: RowsOf; readonly act: 'delete' }
  | { readonly rows: RowsOf; readonly act: 'change'; readonly set: Readonly<Record<string, SQL>> }

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

export const EMPTY = sql`''`
export const EMPTY_ARRAY = sql`'{}'`
export const NULL = sql`null`
