// A clock that was ahead, the work of each minute, and what was queued meanwhile.
import { afterEach, expect, test, vi } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#platform/domain/time.ts'
import { addJob, CLOCK_SKEW_MAX_MS, rewindCrontabs, rewindJobs } from '#platform/persistence/jobs.server.ts'
import type { JobSupervisor } from '#server/jobs/job-supervisor.ts'
import { startJobs } from '#server/jobs/jobs.ts'
import { newMember } from '#tests/support/people/people.ts'
import { NO_FILES, testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { db, database } = services
const ana = await newMember(services)

/** The clock of this process; PostgreSQL keeps its own. */
const RealDate = Date
let offset = 0
class ShiftedDate extends RealDate {
  constructor(...given: [] | [number | string]) {
    super(...((given.length === 0 ? [RealDate.now() + offset] : given) as [number]))
  }
  static override now(): number {
    return RealDate.now() + offset
  }
}
const setClock = (time: number) => {
  offset = time - RealDate.now()
}

/** A minute that has begun by PostgreSQL's clock: what is queued for it runs at once. */
const THIS_MINUTE = Math.floor(RealDate.now() / MINUTE_MS) * MINUTE_MS

let jobs: JobSupervisor | undefined
const ran: string[] = []
afterEach(async () => {
  await jobs?.stop()
  vi.unstubAllGlobals()
})

async function startAt(time: number): Promise<void> {
  vi.stubGlobal('Date', ShiftedDate)
  setClock(time)
  ran.length = 0
  await database.rows('delete from graphile_worker._private_jobs')
  const observeJob = async (name: string, run: () => Promise<void>) => {
    await run()
    ran.push(name)
  }
  const sendMail = async () => {}
  const tools = { ...services, services, pool: database.pool, ...NO_FILES, origin: '', sendMail, observeJob }
  jobs = await startJobs(tools)
}

/** A runner that starts just after a minute waits for the next one. */
const WAIT_MS = 90_000

const settled = () =>
  vi.waitFor(() => expect(ran).toContain('settle-bookings'), { timeout: WAIT_MS, interval: 200 })

async function recordExecution(time: number): Promise<void> {
  await database.rows(
    `insert into graphile_worker._private_known_crontabs values ('settle-bookings', $1, $1)
     on conflict (identifier) do update set last_execution = excluded.last_execution`,
    [new RealDate(time)],
  )
}

const lastExecution = async () => {
  const [row] = await database.rows<{ last_execution: Date }>(
    `select last_execution from graphile_worker._private_known_crontabs where identifier = 'settle-bookings'`,
  )
  return row?.last_execution.getTime()
}

test('an execution recorded by a clock that was ahead is taken back to this minute', async () => {
  const now = THIS_MINUTE + 20_000
  await recordExecution(THIS_MINUTE + 3 * DAY_MS)
  await rewindCrontabs(db, new Date(now))
  expect(await lastExecution()).toBe(THIS_MINUTE)
})

test('an execution of an instance whose clock differs a little stays: its minute does not run twice', async () => {
  const now = THIS_MINUTE + 20_000
  for (const recorded of [now + CLOCK_SKEW_MAX_MS, THIS_MINUTE, THIS_MINUTE - DAY_MS]) {
    await recordExecution(recorded)
    await rewindCrontabs(db, new Date(now))
    expect(await lastExecution()).toBe(recorded)
  }
})

/** A job as PostgreSQL stored it while its clock was ahead by this much. */
async function queueAhead(ms: number, job: { delayMs?: number; attempts?: number } = {}): Promise<string> {
  const { delayMs = 0, attempts = 0 } = job
  await addJob(db, 'password-changed-mail', { uid: ana.uid })
  const [row] = await database.rows<{ id: string }>(
    `update graphile_worker._private_jobs set attempts = $2, created_at = created_at + $1 * interval '1 ms',
       updated_at = updated_at + $1 * interval '1 ms', run_at = run_at + ($1 + $3) * interval '1 ms'
     where id = (select max(id) from graphile_worker._private_jobs) returning id::text`,
    [ms, attempts, delayMs],
  )
  return row?.id ?? ''
}

const secondsUntil = async (id: string) => {
  const [row] = await database.rows<{ seconds: number }>(
    'select extract(epoch from run_at - now())::float as seconds from graphile_worker.jobs where id = $1',
    [id],
  )
  return row?.seconds ?? Number.NaN
}

test('jobs that were queued or failed while the clock was ahead run as soon as they would have run', async () => {
  const queued = await queueAhead(3 * DAY_MS)
  const delayed = await queueAhead(3 * DAY_MS, { delayMs: 10 * MINUTE_MS })
  const failed = await queueAhead(3 * DAY_MS, { attempts: 4 })
  // As graphile-worker leaves it: the failure changes no other moment.
  await database.rows('update graphile_worker._private_jobs set updated_at = now() where id = $1', [failed])
  await rewindJobs(db)
  expect(await secondsUntil(queued)).toBeLessThanOrEqual(0)
  expect(await secondsUntil(delayed)).toBeGreaterThan(0)
  expect(await secondsUntil(delayed)).toBeLessThanOrEqual(600)
  expect(await secondsUntil(failed)).toBeLessThanOrEqual(0)
})

test('jobs of a clock that differs a little, and those that wait for a reason, stay', async () => {
  await database.rows('delete from graphile_worker._private_jobs')
  const ids = [
    await queueAhead(CLOCK_SKEW_MAX_MS - 5_000),
    await queueAhead(0, { delayMs: 3 * DAY_MS }),
    await queueAhead(0, { attempts: 10, delayMs: 6 * 3_600_000 }),
  ]
  const before = await database.rows('select id, run_at from graphile_worker.jobs order by id')
  expect(before).toHaveLength(ids.length)
  await rewindJobs(db)
  expect(await database.rows('select id, run_at from graphile_worker.jobs order by id')).toEqual(before)
})

test(
  'bookings are settled and e-mails sent in the next minute after a start with a clock that had been ahead',
  async () => {
    await recordExecution(THIS_MINUTE + 3 * DAY_MS)
    await startAt(THIS_MINUTE - 4_000)
    await queueAhead(3 * DAY_MS)
    await settled()
    await vi.waitFor(() => expect(ran).toContain('password-changed-mail'), { timeout: 15_000 })
    expect(await lastExecution()).toBeLessThan(THIS_MINUTE + DAY_MS)
  },
  WAIT_MS + 30_000,
)

test(
  'bookings are settled in the next minute after the clock of a running program was set back',
  async () => {
    await recordExecution(THIS_MINUTE - MINUTE_MS)
    await startAt(THIS_MINUTE - 10_000)
    setClock(THIS_MINUTE - 3 * DAY_MS - 6_000)
    await settled()
    expect(await lastExecution()).toBeLessThan(THIS_MINUTE - 2 * DAY_MS)
  },
  WAIT_MS + 30_000,
)
