// Rows that are kept for a time only (domain/retention.ts). Each returns how many it deleted.
import { and, lt, ne, sql } from 'drizzle-orm'
import {
  emailChanges,
  passwordResets,
  sessions,
  verifications,
} from '#accounts/persistence/account-tables.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { limits } from '#platform/persistence/platform-tables.server.ts'
import { reports } from '#reports/persistence/report-tables.server.ts'

export async function deleteExpiredSessions(db: Db, now: Date): Promise<number> {
  return (await db.delete(sessions).where(lt(sessions.expiresAt, now))).rowCount ?? 0
}

/** Of links in letters, and second steps that were begun. */
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
