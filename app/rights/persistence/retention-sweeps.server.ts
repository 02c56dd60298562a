// Rows that are kept for a time only (domain/retention.ts). Each returns how many it deleted.

import { and, lt, ne, sql } from 'drizzle-orm'
import {
  emailChanges,
  passwordResets,
  sessions,
  verifications,
} from '#accounts/persistence/account-tables.server.ts'
import { PROBLEM_PHOTO_FOLDER } from '#bookings/domain/problem-photo.ts'
import { problemPhotoIdIn } from '#bookings/persistence/problem-photo-store.server.ts'
import { PHOTO_FOLDER, UNUSED_PHOTO_KEPT_DAYS } from '#platform/domain/photo.ts'
import { DAY_MS } from '#platform/domain/time.ts'
import type { FileStore } from '#platform/files/file-store.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { limits } from '#platform/persistence/platform-tables.server.ts'
import { reports } from '#reports/persistence/report-tables.server.ts'
import { documentIdIn } from '#verification/persistence/document-files.server.ts'

export async function deleteExpiredSessions(db: Db, now: Date): Promise<number> {
  return (await db.delete(sessions).where(lt(sessions.expiresAt, now))).rowCount ?? 0
}

/** Of links in e-mails, and second steps that were begun. */
export async function deleteExpiredTokens(db: Db, now: Date): Promise<number> {
  let deleted = 0
  for (const table of [verifications, passwordResets, emailChanges])
    deleted += (await db.delete(table).where(lt(table.expiresAt, now))).rowCount ?? 0
  return deleted
}

export async function deleteExpiredLimits(db: Db, now: Date): Promise<number> {
  return (await db.delete(limits).where(lt(limits.expire, now.getTime()))).rowCount ?? 0
}

export async function deleteDecidedReports(db: Db, decidedBefore: Date): Promise<number> {
  const isOld = and(ne(reports.status, 'open'), lt(reports.decidedAt, decidedBefore))
  return (await db.delete(reports).where(isOld)).rowCount ?? 0
}

/** Jobs that failed for the last time: they are never run again, and their payload may name a person. */
export async function deleteFailedJobs(db: Db, failedBefore: Date): Promise<number> {
  const { rows } = await db.execute(sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs where attempts >= max_attempts and locked_at is null
        and updated_at < ${failedBefore.toISOString()}::timestamptz))`)
  return rows.length
}

// Deletes stored files that no row refers to: replaced photos, uploads without a row, documents of credentials.

const FILES_PER_QUERY = 10_000

/** Which of these ids some row refers to. */
type FindReferenced = (ids: string[]) => Promise<ReadonlySet<string>>

/**
 * An upload is referred to by its row within seconds: a file without a row after a day is unused.
 * Returns the number of deleted files.
 */
export function removeUnusedPhotos(
  photos: FileStore,
  now: Date,
  findReferenced: FindReferenced,
): Promise<number> {
  const idIn = (key: string) => (key.endsWith('.webp') ? key.slice(0, -'.webp'.length) : null)
  return removeUnreferenced(photos, { prefix: `${PHOTO_FOLDER}/`, now, idIn, findReferenced })
}

/** The same for photos of the problem. Their rows are deleted first, so that no row is left without its file. */
export function removeUnusedProblemPhotos(
  photos: FileStore,
  now: Date,
  findReferenced: FindReferenced,
): Promise<number> {
  const prefix = `${PROBLEM_PHOTO_FOLDER}/`
  return removeUnreferenced(photos, { prefix, now, idIn: problemPhotoIdIn, findReferenced })
}

/** The same for documents of credentials. */
export function removeUnusedDocuments(
  documents: FileStore,
  now: Date,
  findReferenced: FindReferenced,
): Promise<number> {
  return removeUnreferenced(documents, { prefix: '', now, idIn: documentIdIn, findReferenced })
}

interface Sweep {
  readonly prefix: string
  readonly now: Date
  readonly idIn: (key: string) => string | null
  readonly findReferenced: FindReferenced
}

async function removeUnreferenced(
  files: FileStore,
  { prefix, now, idIn, findReferenced }: Sweep,
): Promise<number> {
  const before = now.getTime() - UNUSED_PHOTO_KEPT_DAYS * DAY_MS
  let deleted = 0
  let old: { id: string; key: string }[] = []
  const removeOld = async () => {
    const referenced = await findReferenced(old.map(({ id }) => id))
    for (const { id, key } of old) {
      if (referenced.has(id)) continue
      await files.delete(key)
      deleted++
    }
    old = []
  }
  for await (const { key, modifiedAt } of files.list(prefix)) {
    const id = idIn(key)
    if (id === null || modifiedAt.getTime() >= before) continue
    old.push({ id, key })
    if (old.length === FILES_PER_QUERY) await removeOld()
  }
  if (old.length > 0) await removeOld()
  return deleted
}
