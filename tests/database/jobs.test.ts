import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SendMail } from '#platform/mail/mail.server.ts'
import { addJob, listLostPools, recordPools } from '#platform/persistence/jobs.server.ts'
import { createAbandonedJobsCheck } from '#server/jobs/abandoned-jobs.ts'
import type { JobSupervisor } from '#server/jobs/job-supervisor.ts'
import { type JobTools, startJobs } from '#server/jobs/jobs.ts'
import { NO_FILES, testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { db, database } = services
const listLocks = () =>
  database.rows('select locked_by from graphile_worker.jobs where locked_at is not null order by id')

let jobs: JobSupervisor | undefined
afterEach(async () => {
  await jobs?.stop()
  jobs = undefined
})

async function start(tools: Pick<JobTools, 'sendMail'> & Partial<JobTools>): Promise<void> {
  jobs = await startJobs({ ...services, services, pool: database.pool, ...NO_FILES, origin: '', ...tools })
}

async function lockJob(key: number, worker: string): Promise<void> {
  await addJob(db, 'send-booking-mail', { key, news: 'soon' })
  await database.rows(
    `update graphile_worker._private_jobs set locked_by = $2, locked_at = now() where payload ->> 'key' = $1::text`,
    [key, worker],
  )
}

test('jobs of a lost pool are unlocked in the second check, those of a recorded one are not', async () => {
  await recordPools(db, ['running'])
  await lockJob(1, 'running')
  await lockJob(2, 'killed')
  await lockJob(3, 'killed while the clock was ahead')
  await database.rows(
    `insert into worker_pools values ('killed while the clock was ahead', now() + interval '3 days')`,
  )
  const lost = ['killed', 'killed while the clock was ahead']
  expect((await listLostPools(db)).toSorted()).toEqual(lost)
  const check = createAbandonedJobsCheck(db)
  await check()
  expect((await listLostPools(db)).toSorted()).toEqual(lost)
  await check()
  expect(await listLocks()).toEqual([{ locked_by: 'running' }])
  await database.rows('delete from graphile_worker._private_jobs')
})

test('a program records the pool that runs its jobs', async () => {
  const finishers: (() => void)[] = []
  const sendMail: SendMail = () => new Promise(resolve => finishers.push(resolve))
  await start({ sendMail })
  await addMailTo('ana@correo.co')
  await waitFor(() => expect(finishers).toHaveLength(1))
  expect(await listLocks()).toEqual(atLeast(1))
  await waitFor(async () => expect(await listLostPools(db)).toEqual([]))
  for (const finish of finishers) finish()
  await queueIsEmpty()
})

const BLOCKED = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
const BLOCKED_DELETES = `${BLOCKED} and query like '%delete from%_private_jobs%'`
const waitFor = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000 })
const queueIsEmpty = () =>
  waitFor(async () => expect(await database.rows('select id from graphile_worker.jobs')).toEqual([]))

/** The cron job of each minute may add one more. */
const atLeast = (count: number) => expect.toSatisfy((found: unknown[]) => found.length >= count)

// graphile-worker does not await the deletion of a finished job: what is not repeated would be an unhandled rejection.
const rejections: unknown[] = []
const recordRejection = (error: unknown) => void rejections.push(error)
const vitestListeners = process.listeners('unhandledRejection')
beforeEach(() => {
  rejections.length = 0
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', recordRejection)
})
afterEach(() => {
  process.off('unhandledRejection', recordRejection)
  for (const listener of vitestListeners) process.on('unhandledRejection', listener)
})

/** Finishes each job, and terminates the connections that delete the finished jobs. */
async function loseConnections(finishers: (() => void)[]): Promise<void> {
  const locker = await database.pool.connect()
  try {
    await locker.query('begin')
    await locker.query('lock table graphile_worker._private_jobs in exclusive mode')
    for (const [index, finish] of finishers.entries()) {
      finish()
      await waitFor(async () =>
        expect(await database.rows(`select pid ${BLOCKED_DELETES}`)).toEqual(atLeast(index + 1)),
      )
    }
    // The next jobs are being fetched as well.
    await waitFor(async () =>
      expect(await database.rows(`select pid ${BLOCKED}`)).toEqual(atLeast(finishers.length + 1)),
    )
    await database.rows(`select pg_terminate_backend(pid) ${BLOCKED_DELETES}`)
  } finally {
    await locker.query('rollback')
    locker.release()
  }
}

async function addMailTo(email: string): Promise<void> {
  await database.rows(`insert into users (uid, name, email) values ($1, 'Ana', $1) on conflict do nothing`, [
    email,
  ])
  await addJob(db, 'password-changed-mail', { uid: email })
}

// As many as the lane of e-mails has workers.
test.each([1, 2])(
  'finished jobs whose deletion loses its connection (%i) are deleted, and do not run again',
  async count => {
    const finishers: (() => void)[] = []
    const sent: string[] = []
    const sendMail: SendMail = ({ to }) => {
      sent.push(to.address)
      return new Promise(resolve => (to.address === 'early@correo.co' ? finishers.push(resolve) : resolve()))
    }
    await start({ sendMail })
    for (let n = 0; n < count; n++) await addMailTo('early@correo.co')
    await waitFor(() => expect(finishers).toHaveLength(count))
    await loseConnections(finishers)
    await addMailTo('late@correo.co')
    await waitFor(() => expect(sent).toContain('late@correo.co'))
    await queueIsEmpty()
    expect(sent).toHaveLength(count + 1)
    expect(rejections).toEqual([])
  },
)

test('a runner that cannot fetch jobs is replaced', async () => {
  const sent: string[] = []
  const { rows } = database
  const warnings: string[] = []
  const log = {
    info() {},
    warn: (_: unknown, text?: string) => void warnings.push(text ?? ''),
    error() {},
    attention() {},
  }
  const sendMail: SendMail = async ({ to }) => void sent.push(to.address)
  await rows('alter table graphile_worker._private_tasks rename to away')
  await start({ log, sendMail })
  await waitFor(() => expect(warnings).toContainEqual(expect.stringContaining('job runner failed')))
  await rows('alter table graphile_worker.away rename to _private_tasks')
  await addMailTo('ana@correo.co')
  await waitFor(() => expect(sent).toEqual(['ana@correo.co']))
  expect(rejections).toEqual([])
})

test('a job that failed for the last time is a line for a person, an earlier failure is not', async () => {
  const needs: object[] = []
  const log = {
    info() {},
    warn() {},
    error() {},
    attention: (need: string, event = {}) => void needs.push({ need, ...event }),
  }
  let calls = 0
  const sendMail: SendMail = async () => {
    calls++
    throw new Error('away')
  }
  await addMailTo('ana@correo.co')
  await database.rows('update graphile_worker._private_jobs set max_attempts = 2')
  await start({ log, sendMail })
  await waitFor(() => expect(calls).toBe(1))
  expect(needs).toEqual([])
  await waitFor(async () =>
    expect(
      await database.rows('select 1 from graphile_worker.jobs where attempts = 1 and locked_at is null'),
    ).toHaveLength(1),
  )
  await database.rows('update graphile_worker._private_jobs set run_at = now() where attempts = 1')
  await waitFor(() => expect(needs).toMatchObject([{ need: 'job-given-up', task: 'password-changed-mail' }]))
  await database.rows('delete from graphile_worker._private_jobs')
})

test('jobs run again after all connections were lost', async () => {
  const sent: string[] = []
  const { rows } = database
  const sendMail: SendMail = async ({ to }) => void sent.push(to.address)
  await start({ sendMail })
  await rows(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  await addMailTo('ana@correo.co')
  await waitFor(() => expect(sent).toEqual(['ana@correo.co']))
})
