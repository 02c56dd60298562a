import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/persistence/database.server.ts'

/**
 * The background jobs and their payloads, declared beside their handlers by declaration merging. Both are stored in the
 * queue: a renamed field would lose waiting jobs.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface JobPayloads {}

export type JobName = keyof JobPayloads

/** A push message is soon out of date; what is tried twelve times is tried for some hours. */
const attemptsOf = (name: JobName) => (name === 'send-push' ? 6 : 12)

interface JobKey {
  /** A waiting job of this key is replaced. */
  readonly key: string
  /** The job runs when the replaced one would have run. */
  readonly keepsRunAt?: boolean
}

/** The SQL that adds a job, for a statement that adds one per row; `payload` is JSON. */
export function addJobSql(name: JobName, payload: SQL, runAt: Date | null = null, only?: JobKey): SQL {
  return sql`graphile_worker.add_job(${name}, ${payload}, run_at := ${runAt?.toISOString() ?? null}::timestamptz,
    max_attempts := ${attemptsOf(name)}::int, job_key := ${only?.key ?? null}::text,
    job_key_mode := ${only?.keepsRunAt ? 'preserve_run_at' : 'replace'}::text)`
}

/** Adds a job in the transaction of `db`: it is committed together with the change that causes it. Runs at once, or at `runAt`. */
export async function addJob<Name extends JobName>(
  db: Db,
  name: Name,
  payload: JobPayloads[Name],
  runAt: Date | null = null,
  only?: JobKey,
): Promise<void> {
  const json = sql`${JSON.stringify(payload)}::json`
  await db.execute(sql`select ${addJobSql(name, json, runAt, only)}`)
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
