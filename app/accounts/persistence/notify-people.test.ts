import { expect, test } from 'vitest'
import { notifyPeople } from '#accounts/persistence/notify-people.server.ts'
import { addJob } from '#platform/persistence/jobs.server.ts'
import { testServices } from '#tests/support/program/services.ts'

const { db, database } = await testServices()
const { rows } = database

const listJobs = () =>
  rows(`select t.identifier as name, max_attempts, key, run_at at time zone 'UTC' = '2026-11-16 10:00' as early, payload
        from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id order by j.id`)

test('a push job per device of its recipients, tried less often than an e-mail', async () => {
  for (const uid of ['ana', 'eva']) {
    await rows(`insert into users (uid, name, email) values ($1, $1, $1)`, [uid])
    await rows(
      `insert into sessions (id, "userId", token, "expiresAt") values ($1, $1, $1, now() + interval '1 day')`,
      [uid],
    )
  }
  const devices = await rows<{ id: number }>(`
    insert into push_subscriptions (endpoint, uid, "sessionId", p256dh, auth)
    select n, uid, uid, 'k', 'a' from (values ('1', 'ana'), ('2', 'ana'), ('3', 'eva')) as device (n, uid)
    returning id::int`)
  await notifyPeople(db, 'ana', { channels: ['push'], about: { receipt: 7 }, email: null })
  await addJob(db, 'password-changed-mail', { uid: 'ana' })
  expect(await listJobs()).toMatchObject([
    { name: 'send-push', max_attempts: 6, payload: { subscription: devices[0]?.id, receipt: 7 } },
    { name: 'send-push', max_attempts: 6, payload: { subscription: devices[1]?.id, receipt: 7 } },
    { name: 'password-changed-mail', max_attempts: 12, key: null },
  ])
})

test('a job of the same key replaces the waiting one', async () => {
  await rows('delete from graphile_worker._private_jobs')
  const early = new Date('2026-11-16T10:00:00Z')
  const late = new Date('2026-11-16T11:00:00Z')
  await addJob(db, 'password-changed-mail', { uid: 'ana' }, early, { key: 'one' })
  await addJob(db, 'password-changed-mail', { uid: 'eva' }, late, { key: 'one' })
  expect(await listJobs()).toMatchObject([{ key: 'one', early: false, payload: { uid: 'eva' } }])
})
