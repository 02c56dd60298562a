import { sql } from 'drizzle-orm'
import type { BookingNotice } from '#domain/bookings/booking.ts'
import type { ModerationNotice } from '#domain/moderation/notices.ts'
import type { Db } from '#persistence/database.server.ts'

/** Payloads of the background jobs. Names and fields are stored in the queue: renaming one loses pending jobs. */
export interface JobPayloads {
  'send-reset-mail': { readonly name: string; readonly email: string; readonly token: string }
  /** E-mails about a booking. */
  'tell-booking': { readonly key: number; readonly news: BookingNotice }
  /** The e-mail about an act of moderation; `line` is the id of its trail entry. */
  'tell-moderated': { readonly line: number; readonly news: ModerationNotice }
  'settle-bookings': unknown
  'sweep-expired': unknown
  'sweep-photos': unknown
}

export type JobName = keyof JobPayloads

/** Adds a job in the transaction of `db`, so that it is queued only if the change is committed. */
export async function addJob<Name extends JobName>(
  db: Db,
  name: Name,
  payload: JobPayloads[Name],
): Promise<void> {
  await db.execute(
    sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, max_attempts := 12)`,
  )
}

/**
 * Unlocks jobs of a process that was killed, which graphile-worker itself would do after four hours. Running one twice
 * is harmless: e-mails are deduplicated by name, and the other jobs are idempotent.
 */
export async function freeAbandonedJobs(db: Db, olderThanMs: number): Promise<void> {
  await db.execute(sql`
    update graphile_worker._private_jobs set locked_at = null, locked_by = null
    where locked_at <= now() - ${olderThanMs} * interval '1 millisecond'`)
}
