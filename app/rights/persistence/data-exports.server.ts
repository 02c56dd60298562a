// Requested exports of personal data.
import { and, desc, eq, gt, isNull, lt, or } from 'drizzle-orm'
import { users } from '#accounts/persistence/account-tables.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { dataExports } from '#rights/persistence/rights-tables.server.ts'

/** False when one is under way already. */
export async function insertDataExport(
  db: Db,
  request: { readonly id: string; readonly uid: string; readonly requestedAt: Date },
): Promise<boolean> {
  const inserted = await db
    .insert(dataExports)
    .values(request)
    .onConflictDoNothing()
    .returning({ id: dataExports.id })
  return inserted.length > 0
}

export async function findLatestExport(db: Db, uid: string) {
  const { id, bytes, expiresAt } = dataExports
  const [row] = await db
    .select({ id, bytes, expiresAt })
    .from(dataExports)
    .where(eq(dataExports.uid, uid))
    .orderBy(desc(dataExports.requestedAt))
    .limit(1)
  return row ?? null
}

/** The file of this person, while it is valid. */
export async function findDownloadableExport(
  db: Db,
  { id, uid, now }: { readonly id: string; readonly uid: string; readonly now: Date },
): Promise<{ id: string; bytes: number | null; requestedAt: Date } | null> {
  const [row] = await db
    .select({ id: dataExports.id, bytes: dataExports.bytes, requestedAt: dataExports.requestedAt })
    .from(dataExports)
    .where(and(eq(dataExports.id, id), eq(dataExports.uid, uid), gt(dataExports.expiresAt, now)))
  return row ?? null
}

export interface ExportOwner {
  readonly uid: string
  readonly name: string
  readonly email: string
  readonly emailVerified: boolean
  readonly requestedAt: Date
  readonly readyAt: Date | null
  readonly expiresAt: Date | null
}

/** Null when the account is deleted or the row is gone. */
export async function findExportOwner(db: Db, id: string): Promise<ExportOwner | null> {
  const { uid, name, email, emailVerified } = users
  const { requestedAt, readyAt, expiresAt } = dataExports
  const [row] = await db
    .select({ uid, name, email, emailVerified, requestedAt, readyAt, expiresAt })
    .from(dataExports)
    .innerJoin(users, eq(users.uid, dataExports.uid))
    .where(and(eq(dataExports.id, id), isNull(users.deletedAt)))
  return row ?? null
}

export async function markExportReady(
  db: Db,
  id: string,
  ready: { readonly readyAt: Date; readonly expiresAt: Date; readonly bytes: number },
): Promise<void> {
  await db.update(dataExports).set(ready).where(eq(dataExports.id, id))
}

/** Those that expired, and those that could not be made in that time. Returns how many. */
export async function deleteExpiredExports(db: Db, now: Date, requestedBefore: Date): Promise<number> {
  const deleted = await db
    .delete(dataExports)
    .where(
      or(
        lt(dataExports.expiresAt, now),
        and(isNull(dataExports.readyAt), lt(dataExports.requestedAt, requestedBefore)),
      ),
    )
    .returning({ id: dataExports.id })
  return deleted.length
}

/** Which of these ids have a row. */
export async function findStoredExports(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.select({ id: dataExports.id }).from(dataExports)
  const stored = new Set(rows.map(({ id }) => id))
  return new Set(ids.filter(id => stored.has(id)))
}
