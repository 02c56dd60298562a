import { sql } from 'drizzle-orm'
import type { BookingNotice } from '#domain/bookings/booking.ts'
import type { ModerationNotice } from '#domain/moderation/notices.ts'
import type { ReplyNotice } from '#domain/reviews/review-reply.ts'
import type { CheckNotice } from '#domain/verification/check-decisions.ts'
import type { Db } from '#persistence/database.server.ts'

/** The background jobs and their payloads. Both are stored in the queue: a renamed field would lose waiting jobs. */
export interface JobPayloads {
  'send-reset-mail': {
    readonly name: string
    readonly email: string
    readonly token: string
    /** Missing in jobs of earlier versions. */
    readonly from?: string | null
  }
  /** `line` is the act of moderation that the news is about: the news is sent only while that act stands. */
  'send-booking-mail': { readonly key: number; readonly news: BookingNotice; readonly line?: number }
  /**
   * `subscription` is the id of a row of push_subscriptions; the news of a booking, an approved review, an answer to one
   * (by the id of the review), or an event of a guarantee case.
   */
  'send-push':
    | {
        readonly subscription: number
        readonly key: number
        readonly news: BookingNotice
        readonly line?: number
      }
    | { readonly subscription: number; readonly review: number }
    | { readonly subscription: number; readonly reply: number }
    | { readonly subscription: number; readonly guarantee: number }
  /** `line` is the id of the moderation log entry. */
  'send-moderation-mail': { readonly line: number; readonly news: ModerationNotice }
  /** To the technician, or to the administrator with the id `admin`. */
  'send-check-mail': {
    readonly check: number
    readonly news: CheckNotice
    /** The profile lost 'Verificado' with it. */
    readonly lostBadge: boolean
    readonly admin: string | null
  }
  'expire-checks': unknown
  'send-reply-mail': { readonly review: number; readonly revision: number; readonly news: ReplyNotice }
  /** The outcome of a report, to the person who reported. */
  'send-report-mail': { readonly report: number }
  /** `event` is the id of an event of the case, `recipient` a uid. */
  'send-guarantee-mail': { readonly event: number; readonly recipient: string }
  /** The owner deleted the account. */
  'send-deletion-mail': { readonly uid: string }
  /** `export` is the id of a row of data_exports. */
  'export-data': { readonly export: string }
  'send-export-mail': { readonly export: string }
  'settle-bookings': unknown
  'apply-retention': unknown
}

export type JobName = keyof JobPayloads

/** Adds a job in the transaction of `db`: it is committed together with the change that causes it. Runs at once, or at `runAt`. */
export async function addJob<Name extends JobName>(
  db: Db,
  name: Name,
  payload: JobPayloads[Name],
  runAt: Date | null = null,
): Promise<void> {
  await db.execute(
    sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json,
      run_at := ${runAt?.toISOString() ?? null}::timestamptz, max_attempts := 12)`,
  )
}

/**
 * Unlocks the jobs of worker pools that locked nothing since `olderThanMs`. A killed process leaves its jobs locked, and
 * graphile-worker itself unlocks them only after four hours. Running such a job again is harmless: mails keep their
 * Message-ID, the other jobs are idempotent.
 */
export async function freeAbandonedJobs(db: Db, olderThanMs: number): Promise<void> {
  await db.execute(sql`
    select graphile_worker.force_unlock_workers(array(
      select locked_by from graphile_worker.jobs where locked_by is not null group by locked_by
      having max(locked_at) <= now() - ${olderThanMs} * interval '1 millisecond'))`)
}
