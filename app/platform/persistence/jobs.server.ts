import { sql } from 'drizzle-orm'
import type { Db } from '#platform/persistence/database.server.ts'

/**
 * The background jobs and their payloads. Both are stored in the queue: a renamed field would lose waiting jobs. Payloads
 * with types of a subject are declared there, by declaration merging.
 */
export interface JobPayloads {
  /** `request` is the id of a row of password_resets. */
  'send-reset-mail': { readonly request: string }
  /** The link that confirms the e-mail of an account. */
  'send-confirmation-mail': { readonly uid: string }
  'password-changed-mail': { readonly uid: string }
  /**
   * `subscription` is the id of a row of push_subscriptions; the news of a booking, an approved review, an answer to one
   * (by the id of the review), or an event of a guarantee case.
   */
  'send-push':
    | BookingPush
    | { readonly subscription: number; readonly review: number }
    | { readonly subscription: number; readonly reply: number }
    | { readonly subscription: number; readonly guarantee: number }
  'expire-checks': unknown
  /** The outcome of a report, to the person who reported. */
  'send-report-mail': { readonly report: number }
  /** `event` is the id of an event of the case, `recipient` a uid. */
  'send-guarantee-mail': { readonly event: number; readonly recipient: string }
  /** `change` is the id of a row of email_changes: its link is made when the letter is written. */
  'send-email-change-mail': { readonly change: string }
  'send-email-changed-mail': { readonly uid: string; readonly oldEmail: string }
  'send-second-step-mail': { readonly uid: string; readonly on: boolean }
  /** The owner deleted the account. */
  'send-deletion-mail': { readonly uid: string }
  /** `export` is the id of a row of data_exports. */
  'export-data': { readonly export: string }
  'send-export-mail': { readonly export: string }
  'settle-bookings': unknown
  'apply-retention': unknown
}

export interface BookingPush {
  readonly subscription: number
  readonly key: number
  readonly line?: number
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

/** A pool not seen for this long has lost its process or its database. */
const POOL_LOST_AFTER_MS = 12_000

/** Records that these worker pools are running. */
export async function recordPools(db: Db, pools: readonly string[]): Promise<void> {
  await db.execute(sql`
    with ended as (delete from worker_pools where "seenAt" < now() - interval '1 day')
    insert into worker_pools (id, "seenAt") select unnest(${sql.param(pools)}::text[]), now()
    on conflict (id) do update set "seenAt" = excluded."seenAt"`)
}

/** Worker pools that have jobs locked. */
export async function listLockingPools(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select distinct locked_by as id from graphile_worker.jobs where locked_by is not null`,
  )
  return rows.map(({ id }) => id)
}

/** Worker pools that have jobs locked and were not recorded lately. */
export async function listLostPools(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct locked_by as id from graphile_worker.jobs where locked_by is not null and not exists (
      select from worker_pools
       where id = locked_by and "seenAt" > now() - ${POOL_LOST_AFTER_MS} * interval '1 millisecond')`)
  return rows.map(({ id }) => id)
}

/**
 * Lets other processes run the jobs that these pools had locked; graphile-worker itself unlocks them only after four
 * hours. Running such a job again is harmless: mails keep their Message-ID, the other jobs are idempotent.
 */
export async function unlockJobsOf(db: Db, pools: readonly string[]): Promise<void> {
  await db.execute(sql`select graphile_worker.force_unlock_workers(${sql.param(pools)}::text[])`)
}
