import { expect, test, vi } from 'vitest'
import type { SendMail } from '#notifications/mail.server.ts'
import { addJob, freeAbandonedJobs } from '#persistence/jobs.server.ts'
import { startJobs } from '#server/jobs/jobs.ts'
import { testServices } from '#tests/support/services.ts'

const services = await testServices()
const { db, database } = services
const locked = () =>
  database.rows('select locked_by from graphile_worker._private_jobs where locked_at is not null')

test('what a killed program had taken is freed once nobody can be at it any more', async () => {
  await addJob(db, 'tell-booking', { key: 1, news: 'soon' })
  await addJob(db, 'tell-booking', { key: 2, news: 'soon' })
  await database.rows(`update graphile_worker._private_jobs set locked_by = 'gone', locked_at = now() - interval '6 minutes'
    where payload ->> 'key' = '1'`)
  await database.rows(`update graphile_worker._private_jobs set locked_by = 'here', locked_at = now()
    where payload ->> 'key' = '2'`)
  await freeAbandonedJobs(db, 5 * 60_000)
  expect(await locked()).toEqual([{ locked_by: 'here' }])
  await freeAbandonedJobs(db, 0)
  expect(await locked()).toEqual([])
})

const WAITING = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
const PUTTING_AWAY = `${WAITING} and query like '%delete from%_private_jobs%'`
const QUEUE = 'select id from graphile_worker._private_jobs'
const patiently = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000 })

/** Of each minute's own job there may be one more. */
const atLeast = (count: number) => expect.toSatisfy((found: unknown[]) => found.length >= count)

/** Jobs that are done lose the database one by one while they are put away, and while the next ones are asked for. */
async function loseDatabase(done: (() => void)[], failures: string[]): Promise<void> {
  const holder = await database.pool.connect()
  try {
    await holder.query('begin')
    await holder.query('lock table graphile_worker._private_jobs in exclusive mode')
    for (const [index, finish] of done.entries()) {
      finish()
      await patiently(async () =>
        expect(await database.rows(`select pid ${PUTTING_AWAY}`)).toEqual(atLeast(index + 1)),
      )
    }
    await patiently(async () =>
      expect(await database.rows(`select pid ${WAITING}`)).toEqual(atLeast(done.length + 1)),
    )
    await database.rows(`select pg_terminate_backend(pid) ${PUTTING_AWAY}`)
    const lost = () => failures.filter(text => text.startsWith('Failed to complete jobs'))
    await patiently(() => expect(lost()).toEqual(atLeast(done.length)))
  } finally {
    await holder.query('rollback')
    holder.release()
  }
}

test.each([1, 3])(
  'jobs go on after the database was lost under %i of them, and stop when asked',
  async count => {
    const done: (() => void)[] = []
    const sent: string[] = []
    const failures: string[] = []
    const sendMail: SendMail = ({ to }) => {
      sent.push(to.address)
      return new Promise(resolve => (to.address === 'early@correo.co' ? done.push(resolve) : resolve()))
    }
    const quiet = () => {}
    const log = {
      info: quiet,
      warn: quiet,
      error: (_: unknown, text?: string) => void failures.push(text ?? ''),
    }
    const tools = { pool: database.pool, db, log, now: services.now, sendMail, photos: '', origin: '' }
    const write = (email: string) => addJob(db, 'send-reset-mail', { name: 'Ana', token: 'x', email })
    const jobs = await startJobs(tools)
    for (let n = 0; n < count; n++) await write('early@correo.co')
    await patiently(() => expect(done).toHaveLength(count))
    await loseDatabase(done, failures)
    await write('late@correo.co')
    await patiently(() => expect(sent).toContain('late@correo.co'))
    // What was done and not put away comes back once it is freed, and is not done again.
    await freeAbandonedJobs(db, 0)
    await patiently(async () => expect(await database.rows(QUEUE)).toEqual([]))
    expect(sent).toHaveLength(count + 1)
    await jobs.stop()
  },
)

test('jobs whose first look at the database failed are begun anew', async () => {
  const sent: string[] = []
  const { pool, rows } = database
  const failures: string[] = []
  const log = { info() {}, warn() {}, error: (_: unknown, text?: string) => void failures.push(text ?? '') }
  const sendMail: SendMail = async ({ to }) => void sent.push(to.address)
  // What a runner learns at its first look it believes for good, also that the database was away.
  await rows('alter table graphile_worker._private_tasks rename to away')
  const jobs = await startJobs({
    ...services,
    pool,
    log,
    sendMail,
    photos: '',
    origin: '',
    patienceMs: 4_000,
  })
  await patiently(() => expect(failures).toContainEqual(expect.stringContaining('fetching jobs')))
  await rows('alter table graphile_worker.away rename to _private_tasks')
  await addJob(db, 'send-reset-mail', { name: 'Ana', token: 'x', email: 'ana@correo.co' })
  await patiently(() => expect(sent).toEqual(['ana@correo.co']))
  await jobs.stop()
})
