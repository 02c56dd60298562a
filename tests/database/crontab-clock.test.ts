// A clock that was ahead, and the work of each minute.
import { afterEach, expect, test, vi } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#platform/domain/time.ts'
import { CLOCK_SKEW_MAX_MS, rewindCrontabs } from '#platform/persistence/jobs.server.ts'
import type { JobSupervisor } from '#server/jobs/job-supervisor.ts'
import { startJobs } from '#server/jobs/jobs.ts'
import { NO_FILES, testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { db, database } = services

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

test(
  'bookings are settled in the next minute after a start with a clock that had been ahead',
  async () => {
    await recordExecution(THIS_MINUTE + 3 * DAY_MS)
    await startAt(THIS_MINUTE - 4_000)
    await settled()
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
