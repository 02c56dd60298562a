// What the queue remembers of each e-mail and push message: by which channel, to whom and why it failed, never what or where.
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { deleteOldDeliveries } from '#accounts/persistence/channel-deliveries.server.ts'
import { notifyPeople } from '#accounts/persistence/notify-people.server.ts'
import { EVERYWHERE } from '#platform/domain/notification.ts'
import { mailBySmtp, type SendMail } from '#platform/mail/mail.server.ts'
import { onCountedOutcome } from '#platform/persistence/counted-outcomes.server.ts'
import { addJob } from '#platform/persistence/jobs.server.ts'
import {
  announceMails,
  inTellingJob,
  recordedMails,
  recordedPushes,
} from '#server/jobs/recorded-deliveries.ts'
import { newMember } from '#tests/support/people/people.ts'
import { sentEmails } from '#tests/support/program/queue.ts'
import { testServices } from '#tests/support/program/services.ts'
import { startPushServer } from '#tests/support/servers/push-server.ts'
import { startMailServer } from '#tests/support/servers/smtp.ts'

const services = await testServices()
const { db, now, push, database } = services
const { rows } = database
const pushServer = await startPushServer()
afterAll(pushServer.stop)
const ana = await newMember(services, { name: 'Ana Ruiz' })

const listDeliveries = () =>
  rows('select uid, channel, topic, state, reason from channel_deliveries order by job')
const listOutages = () => rows('select channel, failures from channel_outages order by channel')
beforeEach(async () => {
  await rows('truncate channel_deliveries, channel_outages')
})

const EMAIL = { subject: 'Hola', text: 'secreto', html: '<p>secreto</p>', images: [] }
const resetJob = (id: number, isLastAttempt = false) => ({
  id: String(id),
  name: 'send-reset-mail',
  payload: { request: 'x' },
  isLastAttempt,
})

async function sendTo(address: string, sendMail: SendMail, job = resetJob(1)): Promise<void> {
  const send = recordedMails(sendMail, services)
  await inTellingJob(job, () => send({ ...EMAIL, to: { name: 'Ana', address } })).catch(() => {})
}

async function smtpAnswering(refuseCode?: number, refuse = 'no'): Promise<SendMail> {
  const server = await startMailServer(refuseCode ? { refuse, refuseCode } : {})
  afterAll(server.stop)
  return mailBySmtp(`smtp://127.0.0.1:${server.port}`, 'TecniYa <hola@tecniya.co>')
}

test('an e-mail of the queue is recorded with its person and what it tells, without its words', async () => {
  await rows('delete from graphile_worker._private_jobs')
  await addJob(db, 'send-second-step-mail', { uid: ana.uid, on: true })
  expect(await sentEmails(services)).toHaveLength(1)
  expect(await listDeliveries()).toEqual([
    { uid: ana.uid, channel: 'email', topic: 'second-step', state: 'sent', reason: null },
  ])
  const [stored] = await rows('select d::text as row from channel_deliveries d')
  expect(JSON.stringify(stored)).not.toContain(ana.email)
})

test('a mailbox that does not exist is no outage; the same job sent later counts as sent', async () => {
  await sendTo(ana.email, await smtpAnswering(550))
  expect(await listDeliveries()).toEqual([
    { uid: ana.uid, channel: 'email', topic: 'reset', state: 'failed', reason: 'mailbox' },
  ])
  expect(await listOutages()).toEqual([])
  await sendTo(ana.email, await smtpAnswering())
  await sendTo(ana.email, await smtpAnswering(554))
  expect(await listDeliveries()).toMatchObject([{ state: 'sent', reason: null }])
})

async function refusedAt() {
  const [row] = await rows<{ at: Date | null }>('select "mailRefusedAt" as at from users where uid = $1', [
    ana.uid,
  ])
  return row?.at
}

test('an account says since when its mailbox refuses, until an e-mail is taken or the address is another', async () => {
  const gone = await smtpAnswering(550)
  await sendTo(ana.email, gone)
  expect(await refusedAt()).toEqual(now())
  await sendTo(ana.email, await smtpAnswering(552))
  expect(await refusedAt()).toEqual(now())
  await sendTo(ana.email, await smtpAnswering(), resetJob(2))
  expect(await refusedAt()).toBeNull()
  await sendTo(ana.email, gone, resetJob(3))
  await rows('update users set email = $2 where uid = $1', [ana.uid, 'otra@correo.co'])
  expect(await refusedAt()).toBeNull()
  await rows('update users set email = $2 where uid = $1', [ana.uid, ana.email])
})

test('what the mail server has against us says nothing about the mailbox and is tried again', async () => {
  await sendTo(ana.email, await smtpAnswering(550, '5.7.1 Relaying denied'))
  expect(await listDeliveries()).toEqual([])
  expect(await listOutages()).toEqual([{ channel: 'email', failures: 1 }])
  expect(await refusedAt()).toBeNull()
})

test('e-mails are counted by what they tell and what became of them; every kind begins with nothing', async () => {
  const counted: string[] = []
  const stop = onCountedOutcome(({ kind, outcome, code, count }) =>
    counted.push(`${kind} ${code} ${outcome} ${count}`),
  )
  announceMails(['send-reset-mail', 'settle-bookings'])
  await sendTo(ana.email, await smtpAnswering())
  await sendTo(ana.email, await smtpAnswering(550), resetJob(2))
  await sendTo(ana.email, await smtpAnswering(451), resetJob(3))
  await sendTo(ana.email, await smtpAnswering(451), resetJob(3, true))
  stop()
  expect(counted).toEqual([
    ...['sent', 'refused', 'failed', 'given-up'].map(outcome => `mail reset ${outcome} 0`),
    ...['sent', 'refused', 'failed', 'given-up'].map(outcome => `mail reset ${outcome} 1`),
  ])
})

test('a mail server that is away is an outage until it answers; what is given up is recorded', async () => {
  const away = mailBySmtp('smtp://127.0.0.1:1', 'hola@tecniya.co')
  for (const each of [1, 2]) await sendTo(ana.email, away, resetJob(each))
  await sendTo('nadie@correo.co', await smtpAnswering(450), resetJob(3))
  expect(await listDeliveries()).toEqual([])
  expect(await listOutages()).toEqual([{ channel: 'email', failures: 3 }])
  await sendTo(ana.email, away, resetJob(1, true))
  expect(await listDeliveries()).toMatchObject([{ state: 'failed', reason: 'unreachable' }])
  expect(await listOutages()).toEqual([{ channel: 'email', failures: 4 }])
  await sendTo('nadie@correo.co', await smtpAnswering(), resetJob(3))
  expect(await listOutages()).toEqual([])
  expect(await listDeliveries()).toMatchObject([{ uid: ana.uid }, { uid: null, state: 'sent' }])
})

test('a device that is gone, one that refuses and one that is reached', async () => {
  const { sendWith, devices } = await pushing([410, 400, 201, 503])
  for (const [index, device] of devices.entries()) await sendWith(device, index + 1)
  expect(await listDeliveries()).toMatchObject([
    { uid: ana.uid, channel: 'push', topic: 'receipt', state: 'failed', reason: 'gone' },
    { uid: ana.uid, state: 'failed', reason: 'refused' },
    { uid: ana.uid, state: 'sent' },
  ])
  expect(await listOutages()).toEqual([{ channel: 'push', failures: 1 }])
})

async function pushing(statuses: readonly number[]) {
  const send = recordedPushes(push, services)
  const devices = statuses.map(status => Object.assign(pushServer.newDevice(), { status }))
  await rows(
    `insert into sessions (id, "userId", token, "expiresAt") values ('s', $1, 's', now() + interval '1 day')`,
    [ana.uid],
  )
  for (const { endpoint, p256dh, auth } of devices)
    await rows(
      `insert into push_subscriptions (endpoint, uid, "sessionId", p256dh, auth) values ($1, $2, 's', $3, $4)`,
      [endpoint, ana.uid, p256dh, auth],
    )
  const message = { title: 'Hola', body: 'x', tag: 't', url: '/' }
  const sendWith = (device: (typeof devices)[number], id: number) =>
    inTellingJob({ id: String(id), name: 'send-push', payload: { receipt: 7 }, isLastAttempt: false }, () =>
      send.send(device, message as never, { ttlMs: 1_000, urgency: 'normal' }),
    ).catch(() => 'failed')
  return { sendWith, devices }
}

test('what one person is told at once has one mark on every channel, each person another', async () => {
  await rows('delete from graphile_worker._private_jobs')
  const eva = await newMember(services, { name: 'Eva Ríos' })
  await notifyPeople(db, sql`${ana.uid}, ${eva.uid}`, {
    channels: EVERYWHERE,
    about: { receipt: 7 },
    email: { name: 'send-receipt-mail', payload: { receipt: 7 } },
  })
  const told = await rows(
    `select count(*)::int as jobs from graphile_worker._private_jobs
     group by payload ->> 'notification' order by jobs`,
  )
  // Ana has the four devices of before.
  expect(told).toEqual([{ jobs: 1 }, { jobs: 5 }])
  await rows('delete from graphile_worker._private_jobs')
})

test('rows of a month ago go', async () => {
  await sendTo(ana.email, await smtpAnswering())
  expect(await deleteOldDeliveries(db, now())).toBe(0)
  expect(await deleteOldDeliveries(db, new Date(now().getTime() + 1))).toBe(1)
})
