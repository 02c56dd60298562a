// Reads everything that PERSONAL_DATA lists about one person.

import { sql } from 'drizzle-orm'
import { lockAccounts } from '#accounts/persistence/account-moderation.server.ts'
import { CLOCK } from '#platform/domain/trail.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { addToTrail } from '#platform/trail/moderation-trail.server.ts'
import type { ExportFile } from '#rights/domain/data-export.ts'
import { keptSince } from '#rights/domain/retention.ts'
import { PERSONAL_DATA } from '#rights/persistence/personal-data.server.ts'
import { SECRET_COLUMN, type TableErasure } from '#rights/persistence/personal-table.server.ts'

type ExportedRow = Readonly<Record<string, unknown>>

export interface ExportedTable {
  readonly file: ExportFile
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
  for (const { table, erased } of PERSONAL_DATA)
    if (typeof erased !== 'string') for (const erasure of erased) await eraseFrom(tx, table, erasure, uid)
}

async function eraseFrom(tx: Db, table: string, erasure: TableErasure, uid: string): Promise<void> {
  const name = sql.identifier(table)
  const where = erasure.rows(uid)
  if (erasure.act === 'delete') {
    await tx.execute(sql`delete from ${name} as t where ${where}`)
    return
  }
  const changes = Object.entries(erasure.set).map(
    ([column, value]) => sql`${sql.identifier(column)} = ${value}`,
  )
  await tx.execute(sql`update ${name} as t set ${sql.join(changes, sql`, `)} where ${where}`)
}
