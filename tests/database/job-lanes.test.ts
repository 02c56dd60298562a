import { quickAddJob } from 'graphile-worker'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startJobs } from '#server/jobs/jobs.ts'
import { retryingPool } from '#server/jobs/retrying-pool.ts'
import { newClient } from '#tests/support/people/bookings.ts'
import { NO_FILES, NOON, testServices } from '#tests/support/program/services.ts'

test('a mail server that hangs holds up neither the work of the minute nor anything else', async () => {
  const services = await testServices()
  const { database, db, log, push, identity } = services
  const { pool, rows } = database
  let answer: () => void = () => {}
  const hanging = new Promise<void>(resolve => {
    answer = resolve
  })
  const sent: string[] = []
  const jobs = await startJobs({
    ...{ pool, services, db, log, push, identity, whatsapp: null, ...NO_FILES, now: () => NOON },
    origin: 'https://tecniya.co',
    sendMail: async ({ to }) => {
      sent.push(to.address)
      await hanging
    },
  })
  onTestFinished(jobs.stop)
  const people = await Promise.all(Array.from({ length: 12 }, () => newClient(database)))
  for (const { uid } of people) await quickAddJob({ pgPool: pool }, 'password-changed-mail', { uid })
  const waiting = (task: string) =>
    rows('select 1 from graphile_worker.jobs where task_identifier = $1', [task])
  await vi.waitFor(() => expect(sent.length).toBeGreaterThan(0), { timeout: 15_000 })

  await quickAddJob({ pgPool: pool }, 'settle-bookings', {})
  await vi.waitFor(async () => expect(await waiting('settle-bookings')).toEqual([]), { timeout: 15_000 })
  expect(await waiting('password-changed-mail')).toHaveLength(12)
  answer()
  await vi.waitFor(async () => expect(await waiting('password-changed-mail')).toEqual([]), {
    timeout: 15_000,
  })
  expect(new Set(sent).size).toBe(12)
})

test('the connection that listens can be released twice: it was lost while it was let go', async () => {
  const { database } = await testServices()
  const jobsPool = retryingPool(database.pool, new AbortController().signal)
  const release = await new Promise<() => void>((resolve, reject) =>
    jobsPool.connect((error, _, done) => (error ? reject(error) : resolve(done))),
  )
  release()
  expect(release).not.toThrow()
  expect(await database.rows('select 1 as one')).toEqual([{ one: 1 }])
})
