import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { listJobs, listQueues } from '#board/persistence/queued-jobs.server.ts'
import { retryGivenUpJob } from '#board/use-cases/retry-job.server.ts'
import { addJob } from '#platform/persistence/jobs.server.ts'
import { newClient } from '#tests/support/people/bookings.ts'
import { newAdmin } from '#tests/support/people/moderation.ts'
import { testServices } from '#tests/support/program/services.ts'

const services = await testServices({ now: new Date() })
const { db, now } = services
const { rows } = services.database
const camila = await newAdmin(services.database)

beforeEach(() => rows('delete from graphile_worker._private_jobs'))

/** A job as it is after these attempts. */
async function job(changes: string): Promise<string> {
  const uid = randomUUID()
  await addJob(db, 'send-deletion-mail', { uid })
  const [row] = await rows<{ id: string }>(
    `update graphile_worker._private_jobs set ${changes} where payload ->> 'uid' = $1 returning id::text as id`,
    [uid],
  )
  return row?.id ?? ''
}
const gaveUp = () => job('attempts = max_attempts')
const retry = (id: string, viewer = camila) => retryGivenUpJob(services, viewer, id)
const counts = async () =>
  Object.fromEntries((await listQueues(db, now())).map(({ state, count }) => [state, count]))

test('a job that gave up waits in the queue again', async () => {
  const id = await gaveUp()
  expect(await counts()).toEqual({ cola: 0, reintentos: 0, rendidos: 1 })
  expect(await retry(id)).toMatchObject({ ok: true })
  expect(await counts()).toEqual({ cola: 1, reintentos: 0, rendidos: 0 })
  expect(await listJobs(db, 'cola', now())).toMatchObject([
    { id, task: 'send-deletion-mail', topic: 'deletion', attempts: 0 },
  ])
})

test('one that is gone, runs or is tried again anyway is refused with what is true', async () => {
  const waiting = await job('attempts = 2')
  const running = await job(`attempts = max_attempts, locked_at = now(), locked_by = 'somebody'`)
  expect(await retry(waiting)).toMatchObject({ code: 'job-waiting' })
  expect(await retry(running)).toMatchObject({ code: 'job-running' })
  expect(await retry('4000000')).toMatchObject({ code: 'job-gone' })
  const id = await gaveUp()
  await retry(id)
  expect(await retry(id)).toMatchObject({ code: 'job-waiting' })
})

test('what is no id of a job is none', { tags: ['attack'] }, async () => {
  await gaveUp()
  for (const id of ['', '-1', '0', '1.5', '1e3', '99999999999999999999', '1 or true', `1'`, '١'])
    expect(await retry(id)).toMatchObject({ code: 'job-gone' })
  expect(await counts()).toMatchObject({ rendidos: 1 })
})

test('nobody but an administrator retries', { tags: ['attack'] }, async () => {
  const id = await gaveUp()
  expect(await retry(id, await newClient(services.database))).toMatchObject({ code: 'moderation-not-admin' })
  expect(await counts()).toMatchObject({ rendidos: 1 })
})
