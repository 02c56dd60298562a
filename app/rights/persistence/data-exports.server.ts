// Requested exports of personal data.

import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { and, desc, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm'
import { users } from '#accounts/persistence/account-tables.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { isExportId } from '#rights/domain/data-export.ts'
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
  const rows = await db
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(inArray(dataExports.id, ids.filter(isExportId)))
  return new Set(rows.map(({ id }) => id))
}

// The ZIP files of exports: private, in a folder of their own, never part of a backup.

export interface ExportFiles {
  /** Writes the file of this export and returns its size. A file of an earlier attempt is replaced. */
  write(id: string, zip: NodeJS.ReadableStream): Promise<number>
  /** Null when there is no such file. */
  open(id: string): Promise<{ stream: ReadableStream<Uint8Array>; bytes: number } | null>
  /** Deletes the files that `findStored` does not know. */
  removeOthers(findStored: (ids: string[]) => Promise<ReadonlySet<string>>): Promise<void>
}

const SUFFIX = '.zip'

export function createExportFiles(folder: string): ExportFiles {
  const fileOf = (id: string) => join(folder, `${id}${SUFFIX}`)
  return {
    async write(id, zip) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const temporary = `${fileOf(id)}.tmp`
      const target = createWriteStream(temporary, { mode: 0o600 })
      await pipeline(zip, target)
      await rename(temporary, fileOf(id))
      return target.bytesWritten
    },
    async open(id) {
      const file = await open(fileOf(id)).catch(() => null)
      if (!file) return null
      const { size } = await file.stat()
      const stream = Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array>
      return { stream, bytes: size }
    },
    async removeOthers(findStored) {
      const names = await readdir(folder).catch((): string[] => [])
      const idIn = (name: string) => name.slice(0, name.indexOf('.'))
      const stored = await findStored(names.map(idIn))
      for (const name of names) if (!stored.has(idIn(name))) await rm(join(folder, name), { force: true })
    },
  }
}
