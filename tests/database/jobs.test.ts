import { expect, test } from 'vitest'
import { addJob, freeAbandonedJobs } from '#persistence/jobs.server.ts'
import { testServices } from '#tests/support/services.ts'

const { db, database } = await testServices()
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
