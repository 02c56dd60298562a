// The queue as it is now. Payloads name people: what leaves this file is what a job is about, never whom.
import { type SQL, sql } from 'drizzle-orm'
import { topicOf } from '#accounts/domain/channel-delivery.ts'
import {
  JOB_STATES,
  type JobQueue,
  type JobState,
  type QueuedJob,
  type RetryResult,
} from '#board/domain/queued-jobs.ts'
import type { Db } from '#platform/persistence/database.server.ts'

/** Listed; what is beyond them is counted only. */
const JOBS_LISTED = 50

const GAVE_UP = sql`attempts >= max_attempts and locked_at is null`

const STATES: Readonly<Record<JobState, { readonly where: (now: SQL) => SQL; readonly order: string }>> = {
  cola: { where: now => sql`attempts = 0 and run_at <= ${now} and locked_at is null`, order: 'run_at' },
  reintentos: { where: () => sql`attempts > 0 and attempts < max_attempts`, order: 'run_at' },
  rendidos: { where: () => GAVE_UP, order: 'updated_at' },
}

interface StoredJob extends Record<string, unknown> {
  id: string
  task: string
  payload: object
  attempts: number
  dueAt: string
  updatedAt: string
}

const jobOf = ({ id, task, payload, attempts, dueAt, updatedAt }: StoredJob): QueuedJob => ({
  ...{ id, task, topic: topicOf(task, payload), attempts },
  dueAt: new Date(dueAt),
  updatedAt: new Date(updatedAt),
})

export async function listQueues(db: Db, now: Date): Promise<JobQueue[]> {
  const instant = sql`${now.toISOString()}::timestamptz`
  const counts = JOB_STATES.map(
    state =>
      sql`(count(*) filter (where ${STATES[state].where(instant)}))::integer as ${sql.identifier(state)}`,
  )
  const { rows } = await db.execute<Record<JobState, number>>(
    sql`select ${sql.join(counts, sql`, `)} from graphile_worker.jobs`,
  )
  return Promise.all(
    JOB_STATES.map(async state => {
      const count = rows[0]?.[state] ?? 0
      const [first] = count === 0 ? [] : await listJobs(db, state, now, 1)
      return { state, count, first: first ?? null }
    }),
  )
}

export async function listJobs(
  db: Db,
  state: JobState,
  now: Date,
  limit = JOBS_LISTED,
): Promise<QueuedJob[]> {
  const { where, order } = STATES[state]
  // Only the private table has payloads, only the view the name of the task.
  const { rows } = await db.execute<StoredJob>(sql`
    select jobs.id::text as id, task_identifier as task, private.payload, jobs.attempts, jobs.run_at as "dueAt",
      jobs.updated_at as "updatedAt"
    from (
      select * from graphile_worker.jobs where ${where(sql`${now.toISOString()}::timestamptz`)}
      order by ${sql.raw(order)}, id limit ${limit}) as jobs
      join graphile_worker._private_jobs as private using (id)
    order by ${sql.raw(`jobs.${order}`)}, jobs.id`)
  return rows.map(jobOf)
}

/** Puts a job that gave up into the queue again, as if it were new. */
export async function retryJob(db: Db, id: string, now: Date): Promise<RetryResult> {
  const { rows } = await db.execute(sql`
    select from graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs where id = ${id}::bigint and ${GAVE_UP}), run_at := ${now.toISOString()}::timestamptz, attempts := 0)`)
  if (rows.length > 0) return 'queued'
  const { rows: found } = await db.execute<{ isRunning: boolean }>(
    sql`select locked_at is not null as "isRunning" from graphile_worker.jobs where id = ${id}::bigint`,
  )
  if (!found[0]) return 'gone'
  return found[0].isRunning ? 'running' : 'waiting'
}
