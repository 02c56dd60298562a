// Who is told by which channel, decided in the transaction of the change.
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { notifyPeople } from '#accounts/persistence/notify-people.server.ts'
import { EVERYWHERE, WITHOUT_EMAIL } from '#platform/domain/notification.ts'
import { newMember } from '#tests/support/people/people.ts'
import { clearJobs, connectNumber, queuedJobs } from '#tests/support/people/whatsapp.ts'
import { testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { db, database } = services
const { rows } = database
beforeEach(() => clearJobs(database))

const EMAIL = { name: 'send-receipt-mail', payload: { receipt: 7 }, key: 'receipt:7' } as const
const ABOUT = { receipt: 7 }

/** Both ways carry the same number of what they tell. */
const numbered = <Email extends { payload: object }>(email: Email) => ({
  ...email,
  payload: { ...email.payload, notification: expect.any(String) },
})

async function tasksOf(
  uid: string,
  told: { channels?: typeof EVERYWHERE | typeof WITHOUT_EMAIL; alsoByEmail?: true },
) {
  const { channels = EVERYWHERE, ...rest } = told
  await notifyPeople(db, uid, {
    channels,
    about: ABOUT,
    email: channels === EVERYWHERE ? EMAIL : null,
    ...rest,
  })
  return (await queuedJobs(database)).map(({ task }) => task)
}

test('nothing changes for somebody who did not connect WhatsApp', async () => {
  const { uid } = await newMember(services)
  await notifyPeople(db, uid, { channels: EVERYWHERE, about: ABOUT, email: EMAIL })
  expect(await queuedJobs(database)).toEqual([{ task: 'send-receipt-mail', payload: { receipt: 7 } }])
})

test('who connected WhatsApp gets it in place of the e-mail, which goes along in the job', async () => {
  const { uid } = await newMember(services)
  await connectNumber(database, uid)
  await notifyPeople(db, uid, { channels: EVERYWHERE, about: ABOUT, email: EMAIL })
  expect(await queuedJobs(database)).toEqual([
    { task: 'send-whatsapp', payload: { id: expect.any(String), uid, email: numbered(EMAIL), ...ABOUT } },
  ])
})

test('receipts and decisions go by both, and then no e-mail goes instead', async () => {
  const { uid } = await newMember(services)
  await connectNumber(database, uid)
  expect(await tasksOf(uid, { alsoByEmail: true })).toEqual(['send-receipt-mail', 'send-whatsapp'])
  const [, { payload } = { payload: {} }] = await queuedJobs(database)
  expect(payload).toMatchObject({ email: null })
})

test('what has no e-mail goes by WhatsApp to those who have it, and to nobody else', async () => {
  const [ana, eva] = [await newMember(services), await newMember(services)]
  await connectNumber(database, ana.uid)
  expect(await tasksOf(eva.uid, { channels: WITHOUT_EMAIL })).toEqual([])
  expect(await tasksOf(ana.uid, { channels: WITHOUT_EMAIL })).toEqual(['send-whatsapp'])
})

test.each([['"leftAt"'], ['"failingAt"']])(
  'an e-mail goes to whom WhatsApp does not reach: %s',
  async column => {
    const { uid } = await newMember(services)
    await connectNumber(database, uid)
    await rows(`update whatsapp_connections set ${column} = now() where uid = $1`, [uid])
    expect(await tasksOf(uid, {})).toEqual(['send-receipt-mail'])
  },
)

test('of several people each is told by what that person has, with an e-mail of their own', async () => {
  const [ana, eva] = [await newMember(services), await newMember(services)]
  await connectNumber(database, ana.uid)
  const payload = sql`jsonb_build_object('event', 3, 'recipient', uid)`
  await notifyPeople(db, sql`select unnest(${sql.param([ana.uid, eva.uid, null])}::text[])`, {
    channels: EVERYWHERE,
    about: { guarantee: 3 },
    email: { name: 'send-guarantee-mail', payload },
  })
  const jobs = await queuedJobs(database)
  expect(jobs).toHaveLength(2)
  expect(jobs).toContainEqual({ task: 'send-guarantee-mail', payload: { event: 3, recipient: eva.uid } })
  expect(jobs).toContainEqual({
    task: 'send-whatsapp',
    payload: {
      id: expect.any(String),
      uid: ana.uid,
      guarantee: 3,
      email: numbered({ name: 'send-guarantee-mail', payload: { event: 3, recipient: ana.uid } }),
    },
  })
})

test('an e-mail keeps its moment and its key', async () => {
  const { uid } = await newMember(services)
  const runAt = new Date('2030-01-01T10:00:00Z')
  const unread = { name: 'send-unread-messages-mail', payload: { key: 1, recipient: uid }, key: 'k' } as const
  for (const at of [runAt, new Date(runAt.getTime() + 60_000)])
    await notifyPeople(db, uid, {
      channels: EVERYWHERE,
      about: { message: 1 },
      email: { ...unread, runAt: at, keepsRunAt: true },
    })
  expect(await rows('select key, run_at from graphile_worker._private_jobs')).toEqual([
    { key: 'k', run_at: runAt },
  ])
})
