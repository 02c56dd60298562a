// Reads everything that PERSONAL_DATA lists about one person.

import { type SQL, sql } from 'drizzle-orm'
import { ERASED_NAME, NAMELESS_REVIEWER } from '#accounts/domain/account-deletion.ts'
import { lockAccounts } from '#accounts/persistence/account-moderation.server.ts'
import { CLOCK } from '#platform/domain/trail.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { addToTrail } from '#platform/trail/moderation-trail.server.ts'
import { withoutNames } from '#reviews/domain/names-in-text.ts'
import { EXPORT_FILES, type ExportedRow, type ExportFile } from '#rights/domain/data-export.ts'
import { keptSince } from '#rights/domain/retention.ts'
import { PERSONAL_DATA } from '#rights/persistence/personal-data.server.ts'
import {
  SECRET_COLUMN,
  type TableErasure,
  type TableExport,
} from '#rights/persistence/personal-table.server.ts'

/** How many rows are in memory at once. */
const BATCH_ROWS = 500
const BATCH_VISITS = 100

export interface ExportSource extends TableExport {
  readonly table: string
}

const SOURCES: readonly ExportSource[] = PERSONAL_DATA.flatMap(({ table, exported }) =>
  typeof exported === 'string' ? [] : exported.map(each => ({ table, ...each })),
)

/** In the order in which they are shown. */
export const EXPORT_SOURCES = EXPORT_FILES.flatMap(file => SOURCES.filter(source => source.file === file))

interface RowsToRead {
  /** Only those without a visit. */
  readonly visitless?: boolean
}

/** In batches, none of them empty. */
export async function* exportedRows(
  db: Db,
  uid: string,
  source: ExportSource,
  wanted: RowsToRead = {},
): AsyncGenerator<readonly ExportedRow[]> {
  const { table, without = [] } = source
  for (let offset = 0; ; offset += BATCH_ROWS) {
    const found = await db.execute<{ row: ExportedRow }>(sql`
      select to_jsonb(t) as row from ${sql.identifier(table)} as t where ${wantedRows(uid, source, wanted)}
      order by t limit ${BATCH_ROWS} offset ${offset}`)
    if (found.rows.length > 0) yield found.rows.map(({ row }) => withoutColumns(row, without))
    if (found.rows.length < BATCH_ROWS) return
  }
}

/** How many visits a person has, and how many rows of each kind belong to none. */
export async function countExported(
  db: Db,
  uid: string,
): Promise<{ visits: number; rows: ReadonlyMap<ExportFile, number> }> {
  const counted = await db.execute<{ visits: number }>(sql`
    select count(*)::int as visits from reservas where ${uid} in ("clientId", "technicianId")`)
  const rows = new Map<ExportFile, number>()
  for (const source of EXPORT_SOURCES) {
    const found = await db.execute<{ count: number }>(sql`
      select count(*)::int as count from ${sql.identifier(source.table)} as t
      where ${wantedRows(uid, source, { visitless: true })}`)
    rows.set(source.file, found.rows[0]?.count ?? 0)
  }
  return { visits: counted.rows[0]?.visits ?? 0, rows }
}

const wantedRows = (uid: string, { rows, visit }: ExportSource, { visitless = false }: RowsToRead): SQL =>
  visitless && visit ? sql`${rows(uid)} and ${visit} is null` : rows(uid)

/** The rows that belong to one visit. */
export type ExportedVisit = ReadonlyMap<ExportFile, readonly ExportedRow[]>

/** The visits of the person on either side with all that belongs to them, newest first. */
export async function* exportedVisits(db: Db, uid: string): AsyncGenerator<readonly ExportedVisit[]> {
  let last: { at: string; key: string } | null = null
  for (;;) {
    const before: SQL = last
      ? sql`and ("scheduledAt", key) < (${last.at}::timestamptz, ${last.key}::bigint)`
      : sql``
    const found: { rows: { key: string; at: string }[] } = await db.execute(sql`
      select key::text as key, "scheduledAt"::text as at from reservas
      where ${uid} in ("clientId", "technicianId") ${before}
      order by "scheduledAt" desc, key desc limit ${BATCH_VISITS}`)
    last = found.rows.at(-1) ?? null
    if (!last) return
    const visits = new Map(found.rows.map(({ key }) => [key, new Map<ExportFile, ExportedRow[]>()]))
    const keys = sql.join(
      found.rows.map(({ key }) => sql`${key}::bigint`),
      sql`, `,
    )
    for (const source of EXPORT_SOURCES) {
      if (!source.visit) continue
      const { table, rows, visit, file, without = [] } = source
      const owned = await db.execute<{ row: ExportedRow; visit: string }>(sql`
        select to_jsonb(t) as row, (${visit})::text as visit from ${sql.identifier(table)} as t
        where ${rows(uid)} and ${visit} in (${keys}) order by t`)
      for (const { row, visit: key } of owned.rows) {
        const parts = visits.get(key)
        parts?.set(file, [...(parts.get(file) ?? []), withoutColumns(row, without)])
      }
    }
    yield [...visits.values()]
  }
}

function withoutColumns(row: ExportedRow, without: readonly string[]): ExportedRow {
  return Object.fromEntries(
    Object.entries(row).filter(([column]) => !without.includes(column) && !SECRET_COLUMN.test(column)),
  )
}

// Erases the personal data of accounts whose time is over, as PERSONAL_DATA says.

/** Accounts that were deleted by their owner, or by an administrator, too long ago. Returns how many. */
export async function eraseDueAccounts(
  db: Db,
  deletedBy: 'owner' | 'administrator',
  now: Date,
): Promise<number> {
  const name = deletedBy === 'owner' ? 'deleted-account' : 'removed-account'
  const before = sql`${keptSince(name, now).toISOString()}::timestamptz`
  const isDue =
    deletedBy === 'owner'
      ? sql`"deletionRequestedAt" <= ${before}`
      : sql`"deletionRequestedAt" is null and "deletedAt" <= ${before}`
  const { rows } = await db.execute<{ uid: string }>(sql`
    select uid from users where "deletedAt" is not null and "erasedAt" is null and ${isDue}`)
  let erased = 0
  for (const { uid } of rows) {
    const isErased = await db.transaction(async tx => {
      await lockAccounts(tx)
      // Checked again under the lock: it may have been taken back.
      const due = await tx.execute(sql`
        update users set "erasedAt" = ${now.toISOString()}::timestamptz
        where uid = ${uid} and "deletedAt" is not null and "erasedAt" is null and ${isDue} returning uid`)
      if (due.rows.length === 0) return false
      await eraseRows(tx, uid)
      await addToTrail(tx, {
        actorUid: CLOCK,
        act: 'erase',
        targetKind: 'user',
        targetId: uid,
        before: {},
        after: {},
        reason: null,
        at: now,
      })
      return true
    })
    if (isErased) erased++
  }
  return erased
}

async function eraseRows(tx: Db, uid: string): Promise<void> {
  // Before the first table loses them.
  const names = await listNamesOf(tx, uid)
  for (const { table, erased } of PERSONAL_DATA)
    if (typeof erased !== 'string')
      for (const erasure of erased) await eraseFrom(tx, table, erasure, { uid, names })
}

/** Under which the person was known: the account's and those that bookings and reviews kept. */
async function listNamesOf(tx: Db, uid: string): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select name from users where uid = ${uid} union
    select "clientName" from reservas where "clientId" = ${uid} union
    select "clienteNombre" from reviews_public where "clientId" = ${uid}`)
  const replaced: readonly string[] = [ERASED_NAME, NAMELESS_REVIEWER]
  return rows.map(({ name }) => name).filter(name => !replaced.includes(name))
}

interface ErasedPerson {
  readonly uid: string
  readonly names: readonly string[]
}

async function eraseFrom(
  tx: Db,
  table: string,
  erasure: TableErasure,
  { uid, names }: ErasedPerson,
): Promise<void> {
  const name = sql.identifier(table)
  const where = erasure.rows(uid)
  if (erasure.act === 'delete') {
    await tx.execute(sql`delete from ${name} as t where ${where}`)
    return
  }
  if (erasure.act === 'remove-names') {
    const [key, text] = [sql.identifier(erasure.key), sql.identifier(erasure.text)]
    const found = await tx.execute<{ key: string; text: string }>(
      sql`select t.${key}::text as key, t.${text} as text from ${name} as t where ${where} for update`,
    )
    for (const row of found.rows) {
      const nameless = withoutNames(row.text, names)
      if (nameless === row.text) continue
      await tx.execute(sql`update ${name} set ${text} = ${nameless} where ${key}::text = ${row.key}`)
    }
    await tx.execute(sql`delete from ${name} as t where ${where} and t.${text} = ''`)
    return
  }
  const changes = Object.entries(erasure.set).map(
    ([column, value]) => sql`${sql.identifier(column)} = ${value}`,
  )
  await tx.execute(sql`update ${name} as t set ${sql.join(changes, sql`, `)} where ${where}`)
}
