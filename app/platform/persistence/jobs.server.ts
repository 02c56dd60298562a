import { sql } from 'drizzle-orm'
import type { Db } from '#platform/persistence/database.server.ts'

/**
 * The background jobs and their payloads, declared beside their handlers by declaration merging. Both are stored in the
 * queue: a renamed field would lose waiting jobs.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface JobPayloads {}

export type JobName = keyof JobPayloads

/** That is for some hours. What tells people is added by SQL (0034-whatsapp.sql). */
const ATTEMPTS_MAX = 12

interface JobKey {
  /** A waiting job of this key is replaced. */
  readonly key: string
}

/** Adds a job in the transaction of `db`: it is committed together with the change that causes it. Runs at once, or at `runAt`. */
export async function addJob<Name extends JobName>(
  db: Db,
  name: Name,
  payload: JobPayloads[Name],
  runAt: Date | null = null,
  only?: JobKey,
): Promise<void> {
  await db.execute(sql`
    select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, max_attempts := ${ATTEMPTS_MAX}::int,
      run_at := ${runAt?.toISOString() ?? null}::timestamptz, job_key := ${only?.key ?? null}::text)`)
}

/** Removes the waiting job of this key, if there is one. */
export async function removeJob(db: Db, key: string): Promise<void> {
  await db.execute(sql`select graphile_worker.remove_job(${key})`)
}

/** A pool not seen for this long, or seen by a clock that was ahead, has lost its process or its database. */
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
       where id = locked_by and abs(extract(epoch from now() - "seenAt")) * 1000 < ${POOL_LOST_AFTER_MS})`)
  return rows.map(({ id }) => id)
}

/**
 * Lets other processes run the jobs that these pools had locked; graphile-worker itself unlocks them only after four
 * hours. Running such a job again is harmless: mails keep their Message-ID, the other jobs are idempotent.
 */
export async function unlockJobsOf(db: Db, pools: readonly string[]): Promise<void> {
  await db.execute(sql`select graphile_worker.force_unlock_workers(${sql.param(pools)}::text[])`)
}

/** The clocks of instances may differ by this much without a job of the crontab running twice. */
export const CLOCK_SKEW_MAX_MS = 60_000

/**
 * graphile-worker runs a crontab by the clock of the process, and only after its last execution: one that was recorded by a
 * clock that was ahead would stop it until then. It has no function for this.
 */
export async function rewindCrontabs(db: Db, now: Date): Promise<void> {
  const latest = new Date(now.getTime() + CLOCK_SKEW_MAX_MS).toISOString()
  await db.execute(sql`
    update graphile_worker._private_known_crontabs
       set last_execution = date_trunc('minute', ${now.toISOString()}::timestamptz)
     where last_execution > ${latest}::timestamptz`)
}

/**
 * A job that was queued, or failed, while the clock of PostgreSQL was ahead would wait until the clock is there again. It runs as
 * soon as it would have run by this clock. A failed one waits for so many seconds at most (as graphile-worker does it).
 */
export async function rewindJobs(db: Db): Promise<void> {
  await db.execute(sql`
    update graphile_worker._private_jobs
       set run_at = case when attempts = 0 then run_at - (updated_at - now()) else now() end,
           created_at = least(created_at, now()), updated_at = now()
     where locked_at is null and (updated_at > now() + ${CLOCK_SKEW_MAX_MS} * interval '1 millisecond'
       or attempts > 0 and run_at > now() + exp(least(attempts, 10)) * interval '1 second'
         + ${CLOCK_SKEW_MAX_MS} * interval '1 millisecond')`)
}
