import { sql } from 'drizzle-orm'
import type { BookingNotice } from '#domain/bookings/booking.ts'
import type { ModerationNotice } from '#domain/moderation/notices.ts'
import type { Db } from '#persistence/database.server.ts'

/** Every kind of work that is done later, and what it needs to know. */
export interface JobPayloads {
  'send-reset-mail': { readonly name: string; readonly email: string; readonly token: string }
  /** A booking changed: whoever has to know is told. */
  'tell-booking': { readonly key: number; readonly news: BookingNotice }
  /** An administrator did something to somebody: the line of the trail says what. */
  'tell-moderated': { readonly line: number; readonly news: ModerationNotice }
  'settle-bookings': unknown
  'sweep-expired': unknown
  'sweep-photos': unknown
}

export type JobName = keyof JobPayloads

/** Adds a job in the transaction of `db`: it exists if, and only if, the change that asks for it does. */
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
 * A program that was killed leaves the jobs it had taken locked, for hours if nobody frees them. Done again they do no
 * harm: letters carry the same name, and what the clock settles is settled.
 */
export async function freeAbandonedJobs(db: Db, olderThanMs: number): Promise<void> {
  await db.execute(sql`
    update graphile_worker._private_jobs set locked_at = null, locked_by = null
    where locked_at <= now() - ${olderThanMs} * interval '1 millisecond'`)
}
