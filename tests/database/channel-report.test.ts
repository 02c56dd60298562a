// /admin/avisos from real rows: what failed by one channel, and by which other it arrived.
import { beforeEach, expect, test } from 'vitest'
import { findChannelReport } from '#moderation/pages/channel-report.server.ts'
import { MINUTE_MS } from '#platform/domain/time.ts'
import { addJob } from '#platform/persistence/jobs.server.ts'
import { newMember } from '#tests/support/people/people.ts'
import { testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { database, db, now } = services
const { rows } = database
const NOW = now()
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * MINUTE_MS)
const ana = await newMember(services, { name: 'Ana Ruiz' })
const whatsapp = { number: '576015550148', hasBusinessAccount: true } as never
const report = (tools = {}) => findChannelReport({ ...services, whatsapp, ...tools }, 1, NOW)

beforeEach(async () => {
  await rows(`truncate whatsapp_messages, channel_deliveries, channel_outages, whatsapp_account;
    delete from graphile_worker._private_jobs; delete from settings where key = 'whatsapp-refused'`)
})

interface Message {
  readonly state: string
  readonly minutes: number
  readonly notification?: string
  readonly code?: number | null
  readonly template?: string | null
  readonly instead?: 'email' | 'none'
  readonly about?: object
}

const message = ({ state, minutes, code, template = 'nueva_visita', instead, ...more }: Message) =>
  rows(
    `insert into whatsapp_messages (id, uid, template, about, state, "errorCode", "createdAt", "askedAt", "failedAt", "insteadAt", "insteadBy")
     values (gen_random_uuid(), $1, $2, $3, $4, $5, $6, $6, case when $4 = 'failed' then $6::timestamptz end,
       case when $7::text is not null then $6::timestamptz end, $7)`,
    [
      ...[ana.uid, template, { key: 7, news: 'confirmada', ...more.about, notification: more.notification }],
      ...[state, code ?? null, ago(minutes), instead ?? null],
    ],
  )

let job = 1
const delivery = (channel: string, notification: string | null, reason: string | null, minutes = 1) =>
  rows(`insert into channel_deliveries values ($1, $2, $3, 'booking:confirmada', $4, $5, $6, $7)`, [
    ...[job++, ana.uid, channel, notification],
    ...[reason ? 'failed' : 'sent', reason, ago(minutes)],
  ])

const instead = async () =>
  (await report()).failures?.map(each => [each.channel, each.reason, each.instead.kind])

test('counts add up: what is on its way for less than five minutes still waits', async () => {
  await message({ state: 'read', minutes: 30 })
  await message({ state: 'delivered', minutes: 30 })
  await message({ state: 'failed', minutes: 30, code: 131026, instead: 'email' })
  await message({ state: 'sent', minutes: 30, instead: 'email' })
  await message({ state: 'sent', minutes: 2 })
  // A visit that cannot wait went by both.
  await message({ state: 'sending', minutes: 2, instead: 'email' })
  // Not told by WhatsApp at all: its e-mail went.
  await rows(
    `insert into whatsapp_messages (id, uid, state, "createdAt", "insteadAt", "insteadBy")
    values (gen_random_uuid(), $1, 'failed', $2, $2, 'email')`,
    [ana.uid, ago(30)],
  )
  await message({ state: 'read', minutes: 24 * 60 })
  await delivery('email', null, null)
  await delivery('push', null, 'gone')
  const { channels, reasons } = await report()
  expect(channels?.map(({ counts }) => counts)).toEqual([
    { sent: 6, delivered: 2, read: 1, failed: 2, waiting: 2 },
    { sent: 1, delivered: null, read: null, failed: 0, waiting: 0 },
    { sent: 1, delivered: null, read: null, failed: 1, waiting: 0 },
  ])
  expect(channels?.map(({ state }) => state.kind)).toEqual(['works', 'works', 'gone'])
  expect(reasons).toEqual(
    expect.arrayContaining([
      { text: 'Sin WhatsApp en ese número', count: 1 },
      { text: 'Tardó más de 5 minutos', count: 1 },
    ]),
  )
})

test('what arrived by another channel is said, and what arrived by none', async () => {
  const [byEmail, byPush, queued, needless, nothing, mailbox] = Array.from({ length: 6 }, () =>
    crypto.randomUUID(),
  ) as [string, string, string, string, string, string]
  await message({ state: 'failed', minutes: 10, code: 131050, notification: byEmail, instead: 'email' })
  await delivery('email', byEmail, null)
  await message({ state: 'failed', minutes: 11, code: 131026, notification: byPush, instead: 'none' })
  await delivery('push', byPush, null)
  await message({ state: 'failed', minutes: 12, code: 131047, notification: queued, instead: 'email' })
  await addJob(db, 'send-booking-mail', { key: 7, news: 'soon', notification: queued } as never)
  await message({ state: 'failed', minutes: 13, code: 131047, notification: needless, instead: 'email' })
  await message({ state: 'failed', minutes: 14, code: 131026, notification: nothing, instead: 'none' })
  await message({ state: 'failed', minutes: 15, code: 131026, notification: mailbox, instead: 'email' })
  await delivery('email', mailbox, 'mailbox', 16)
  expect(await instead()).toEqual([
    ['whatsapp', 'Nos bloqueó', 'sent'],
    ['whatsapp', 'Sin WhatsApp en ese número', 'sent'],
    ['whatsapp', 'Fuera de las 24 horas', 'waiting'],
    ['whatsapp', 'Fuera de las 24 horas', 'needless'],
    ['whatsapp', 'Sin WhatsApp en ese número', 'nothing'],
    ['whatsapp', 'Sin WhatsApp en ese número', 'nothing'],
    ['email', 'El buzón no existe', 'nothing'],
  ])
})

test('an e-mail about several messages counts for each; answers and tests alarm nobody', async () => {
  const about = { message: 3 }
  await message({ state: 'failed', minutes: 20, about, notification: crypto.randomUUID(), instead: 'email' })
  await rows(`insert into channel_deliveries values ($1, $2, 'email', 'message', $3, 'sent', null, $4)`, [
    ...[job++, ana.uid, crypto.randomUUID(), ago(5)],
  ])
  await message({ state: 'failed', minutes: 21, template: null, code: 131047 })
  await message({ state: 'failed', minutes: 22, about: { test: true }, code: 131026, instead: 'none' })
  expect(await instead()).toEqual([
    ['whatsapp', 'WhatsApp no contestó', 'sent'],
    ['whatsapp', 'Fuera de las 24 horas', 'chat'],
  ])
})

test('channels are down, slow, or not set up', async () => {
  const since = ago(60)
  await rows(`insert into channel_outages values ('email', $1, 3), ('push', $1, 2)`, [since])
  for (const minutes of [9, 20, 30]) await message({ state: 'failed', minutes, code: null, instead: 'email' })
  const stateOf = async (tools = {}) => (await report(tools)).channels?.map(({ state }) => state)
  expect(await stateOf()).toEqual([
    { kind: 'down', since: ago(30), isTokenRefused: false },
    { kind: 'down', since, isTokenRefused: false },
    { kind: 'works' },
  ])
  await rows(`insert into settings values ('whatsapp-refused', $1)`, [since.toISOString()])
  expect((await stateOf())?.[0]).toEqual({ kind: 'down', since, isTokenRefused: true })
  const off = await report({ whatsapp: null, mail: { sender: 'a@b.co', hasServer: false } })
  expect(off.channels?.map(({ state }) => state)).toEqual([
    { kind: 'off', setting: 'WHATSAPP_PHONE_ID' },
    { kind: 'off', setting: 'SMTP_URL' },
    { kind: 'works' },
  ])
  expect(off).not.toHaveProperty('templates')
  await rows('truncate channel_outages')
  for (const key of [1, 2, 3]) await addJob(db, 'send-booking-mail', { key, news: 'soon' }, ago(6))
  expect((await stateOf())?.[1]).toEqual({ kind: 'slow' })
})

test('a part that cannot be read does not take the others with it', { tags: ['attack'] }, async () => {
  await rows('alter table whatsapp_account rename to away')
  try {
    const { channels, templates, reach, failures } = await report()
    expect([templates, reach]).toEqual([null, null])
    expect(channels).toHaveLength(3)
    expect(failures).toEqual([])
  } finally {
    await rows('alter table away rename to whatsapp_account')
  }
})

test('neither a number nor an address nor a text is handed to the page', { tags: ['attack'] }, async () => {
  await rows(
    `insert into whatsapp_connections (uid, number, "connectedAt", consent) values ($1, '573005554821', now(), '1') on conflict do nothing`,
    [ana.uid],
  )
  await message({ state: 'failed', minutes: 3, code: 131026, instead: 'email' })
  await delivery('email', null, 'mailbox')
  const text = JSON.stringify(await report())
  for (const secret of ['573005554821', '4821', ana.email]) expect(text).not.toContain(secret)
})

test('templates that are missing, other or refused come first, with why', async () => {
  await rows(
    `insert into whatsapp_account ("checkedAt", phone, templates) values ($1, '{"quality":"GREEN","status":"CONNECTED","limit":"TIER_1K"}', $2)`,
    [
      NOW,
      JSON.stringify([
        { name: 'nueva_visita', status: 'APPROVED', reason: null, isOurs: true },
        { name: 'calificar', status: 'REJECTED', reason: 'PROMOTIONAL', isOurs: true },
        { name: 'recordatorio', status: 'APPROVED', reason: null, isOurs: false },
      ]),
    ],
  )
  await message({ state: 'read', minutes: 3 })
  const { templates, reach } = await report()
  const of = (title: string) => templates?.rows.find(row => row.title === title)
  expect(of('Nueva visita')).toMatchObject({
    standing: 'approved',
    status: 'Aprobada',
    count: 1,
    detail: null,
  })
  expect(of('Calificar')).toMatchObject({
    standing: 'rejected',
    detail: 'Suena a publicidad. Mientras tanto va por correo.',
  })
  expect(of('Recordatorio del día antes')?.standing).toBe('other')
  expect(of('Comprobante')?.standing).toBe('missing')
  expect(templates?.rows.at(-1)?.standing).toBe('approved')
  expect(reach).toMatchObject({ quality: 'GREEN', peoplePerDay: 1_000, writtenTo: { count: 1 } })
})
