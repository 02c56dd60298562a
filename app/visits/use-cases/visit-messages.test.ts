// The conversation of a visit on a real PostgreSQL.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Viewer } from '#accounts/domain/role.ts'
import { insertProblemPhoto } from '#bookings/persistence/problem-photo-store.server.ts'
import { blockClient } from '#bookings/use-cases/blocked-clients.server.ts'
import { DAY_MS, HOUR_MS } from '#platform/domain/time.ts'
import type { Email } from '#platform/mail/email-layout.server.ts'
import { findProblemPhotoFor } from '#reports/persistence/held-photos.server.ts'
import { newClient } from '#tests/support/people/bookings.ts'
import { drawn } from '#tests/support/people/emails.ts'
import { type StoredVisit, storeVisit } from '#tests/support/people/visits.ts'
import { NOON, servicesOn, testServices } from '#tests/support/program/services.ts'
import { deliveryMark } from '#visits/domain/message-delivery.ts'
import {
  MESSAGES_MAX,
  MESSAGES_PER_PAGE,
  type MessageVia,
  type VisitSide,
} from '#visits/domain/visit-message.ts'
import { findMessagePush, visitJobs } from '#visits/jobs/visit-jobs.server.ts'
import { listMessages } from '#visits/persistence/visit-messages.server.ts'
import { findWhatsappThread } from '#visits/persistence/whatsapp-thread.server.ts'
import { MESSAGE_PERSON_LIMIT, readMessages, sendMessage } from '#visits/use-cases/visit-messages.server.ts'

const services = await testServices()
const { database, db } = services

const newVisit = (status = 'confirmada', daysLater = 2) => storeVisit(database, { status, daysLater })

const send = (
  visit: StoredVisit,
  side: VisitSide,
  text: string,
  more: { formKey?: string; fotos?: string[]; via?: MessageVia } = {},
) =>
  sendMessage(services, visit[side], {
    key: visit.key,
    side,
    text,
    fotos: [],
    formKey: randomUUID(),
    network: randomUUID(),
    ...more,
  })

const textsOf = async ({ key }: StoredVisit) =>
  (await listMessages(db, key)).messages.map(({ author, text }) => `${author}: ${text}`)

test('both sides write from the request on, and what was shown is read', async () => {
  const visit = await newVisit('solicitada')
  expect(await send(visit, 'client', ' ¿Traes el sifón? ')).toEqual({ ok: true })
  expect(await send(visit, 'technician', 'Sí.')).toEqual({ ok: true })
  expect(await textsOf(visit)).toEqual(['client: ¿Traes el sifón?', 'technician: Sí.'])
  const [first, second] = (await listMessages(db, visit.key)).messages
  await readMessages(services, visit.client, { key: visit.key, upTo: second?.id ?? 0 })
  const read = (await listMessages(db, visit.key)).messages
  expect(read.map(({ readAt }) => readAt)).toEqual([null, NOON])
  await readMessages(services, visit.technician, { key: visit.key, upTo: (first?.id ?? 0) - 1 })
  expect((await listMessages(db, visit.key)).messages[0]?.readAt).toBeNull()
})

test('a message says that it was written in the chat', async () => {
  const visit = await newVisit()
  await send(visit, 'technician', 'Voy en moto.', { via: 'whatsapp' })
  await send(visit, 'client', 'Bien.')
  expect((await listMessages(db, visit.key)).messages.map(({ via }) => via)).toEqual(['whatsapp', null])
})

test('nothing to say is refused, and a long text is cut at a thousand characters', async () => {
  const visit = await newVisit()
  expect(await send(visit, 'client', ' \n ')).toEqual({ ok: false, code: 'message-empty' })
  await send(visit, 'client', 'á'.repeat(1_500))
  expect((await listMessages(db, visit.key)).messages[0]?.text).toHaveLength(1_000)
})

/** Messages of the client, stored without the limits of sending. */
const storeMessages = ({ key, technician }: StoredVisit, texts: string[]) =>
  database.rows(
    `insert into visit_messages ("reservaKey", author, "recipientUid", text, at)
     select $1, 'client', $2, text, $4 from unnest($3::text[]) with ordinality as m (text, n) order by n`,
    [key, technician.uid, texts, NOON],
  )
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => `Mensaje ${from + n}`)

test('a conversation is read in pages, from the newest back', async () => {
  const visit = await newVisit()
  const count = 2 * MESSAGES_PER_PAGE + 5
  await storeMessages(visit, numbered(1, count))
  const textsIn = ({ messages }: Awaited<ReturnType<typeof listMessages>>) => messages.map(({ text }) => text)
  const newest = await listMessages(db, visit.key)
  expect(textsIn(newest)).toEqual(numbered(count - MESSAGES_PER_PAGE + 1, count))
  expect(newest).toMatchObject({ isNewest: true, total: count })
  const before = await listMessages(db, visit.key, newest.earlierThan)
  expect(textsIn(before)).toEqual(numbered(6, MESSAGES_PER_PAGE + 5))
  const first = await listMessages(db, visit.key, before.earlierThan)
  expect(textsIn(first)).toEqual(numbered(1, 5))
  expect(first).toMatchObject({ earlierThan: null, isNewest: false, total: count })
  const short = await newVisit()
  await storeMessages(short, numbered(1, MESSAGES_PER_PAGE))
  expect(await listMessages(db, short.key)).toMatchObject({ earlierThan: null, total: MESSAGES_PER_PAGE })
})

test('attack: a conversation ends at its last message', { tags: ['attack'] }, async () => {
  const visit = await newVisit()
  await storeMessages(visit, numbered(1, MESSAGES_MAX - 1))
  expect(await send(visit, 'technician', 'El último')).toEqual({ ok: true })
  for (const side of ['client', 'technician'] as const)
    expect(await send(visit, side, 'Uno más')).toEqual({ ok: false, code: 'conversation-full' })
  expect((await listMessages(db, visit.key)).total).toBe(MESSAGES_MAX)
})

test('the same form sent twice is one message; changed, it is another', async () => {
  const visit = await newVisit()
  const formKey = randomUUID()
  const both = await Promise.all([1, 2].map(() => send(visit, 'client', 'Hola', { formKey })))
  expect(both).toEqual([{ ok: true }, { ok: true }])
  await send(visit, 'client', 'Hola, Luz', { formKey })
  expect(await textsOf(visit)).toEqual(['client: Hola', 'client: Hola, Luz'])
})

test('attack: a stranger, and a client on the side of the technician, write nothing', {
  tags: ['attack'],
}, async () => {
  const visit = await newVisit()
  const other = await newVisit()
  const failed = { ok: false, code: 'message-failed' }
  expect(await send({ ...visit, client: other.client }, 'client', 'Hola')).toEqual(failed)
  expect(await send({ ...visit, technician: other.technician }, 'technician', 'Hola')).toEqual(failed)
  expect(await send({ ...visit, technician: visit.client }, 'technician', 'Hola')).toEqual(failed)
  expect(await textsOf(visit)).toEqual([])
})

test('writing ends thirty days after the visit', async () => {
  const visit = await newVisit('completada', -30)
  expect(await send(visit, 'client', 'Hola')).toEqual({ ok: true })
  const later = servicesOn(database, new Date(NOON.getTime() + 5 * DAY_MS))
  const request = { key: visit.key, text: 'Hola', fotos: [], formKey: null, network: 'n' }
  const refused = { ok: false, code: 'conversation-closed' }
  expect(await sendMessage(later, visit.client, { ...request, side: 'client' })).toEqual(refused)
  expect(await sendMessage(later, visit.technician, { ...request, side: 'technician' })).toEqual(refused)
})

test('a technician gets no message from a client who is not accepted', async () => {
  const visit = await newVisit()
  await blockClient(services, visit.technician, { key: visit.key, cancel: [] })
  expect(await send(visit, 'client', 'Hola')).toEqual({ ok: false, code: 'conversation-refused' })
  expect(await send(visit, 'technician', 'No podré ir.')).toEqual({ ok: true })
})

test('attack: a flood of messages is refused', { tags: ['attack'] }, async () => {
  const visit = await newVisit()
  const { points } = MESSAGE_PERSON_LIMIT
  const outcomes = await Promise.all(
    Array.from({ length: points + 5 }, (_, at) => send(visit, 'client', `${at}`)),
  )
  expect(outcomes[0]).toEqual({ ok: true })
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(points)
  expect(outcomes.find(({ ok }) => !ok)).toEqual({ ok: false, code: 'too-many-requests' })
})

test('attack: photos of a message are seen by its two people alone, and only own ones are sent', {
  tags: ['attack'],
}, async () => {
  const visit = await newVisit()
  const [own, foreign] = [randomUUID(), randomUUID()]
  const stranger = await newClient(database)
  await insertProblemPhoto(db, { id: own, clientId: visit.client.uid, createdAt: NOON })
  await insertProblemPhoto(db, { id: foreign, clientId: stranger.uid, createdAt: NOON })
  expect(await send(visit, 'client', '', { fotos: [own, foreign] })).toEqual({ ok: true })
  expect((await listMessages(db, visit.key)).messages[0]?.photos).toEqual([own])
  const seenBy = async ({ uid, role }: Viewer) => (await findProblemPhotoFor(db, own, { uid, role })) !== null
  expect(await Promise.all([visit.client, visit.technician, stranger].map(seenBy))).toEqual([
    true,
    true,
    false,
  ])
})

test('what stays unread for ten minutes is told once by e-mail, and a push only until it is read', async () => {
  const visit = await newVisit()
  await send(visit, 'technician', '¿Hay parqueadero?')
  await send(visit, 'technician', 'Voy en moto.')
  const jobs = await database.rows<{ run_at: Date }>(
    `select run_at from graphile_worker.jobs where key = $1`,
    [`unread-messages:${visit.key}:${visit.client.uid}`],
  )
  expect(jobs).toEqual([{ run_at: new Date(NOON.getTime() + 10 * 60_000) }])

  const sent: Email[] = []
  const { log, now } = services
  const tools = {
    db,
    log,
    now,
    origin: 'https://tecniya.co',
    send: async (email: Email) => void sent.push(email),
  }
  const job = () =>
    visitJobs(tools)['send-unread-messages-mail']({ key: visit.key, recipient: visit.client.uid })
  await job()
  await job()
  expect(sent).toHaveLength(1)
  const email = sent[0] && drawn(sent[0])
  expect(email?.subject).toBe('Luz te escribió 2 mensajes')
  expect(email?.to.address).toBe(visit.client.email)
  expect(email?.text).toContain('«¿Hay parqueadero?»')
  expect(email?.text).toContain(`https://tecniya.co/mis-reservas/${visit.key}#mensajes`)

  const [message] = (await listMessages(db, visit.key)).messages
  const push = () => findMessagePush(db, { message: message?.id ?? 0 }, { uid: visit.client.uid, now: NOON })
  expect((await push())?.message).toMatchObject({
    title: 'Luz te escribió',
    url: `/mis-reservas/${visit.key}#mensajes`,
  })
  expect(JSON.stringify(await push())).not.toContain('parqueadero')
  await readMessages(services, visit.client, { key: visit.key, upTo: message?.id ?? 0 })
  expect(await push()).toBeNull()
  await send(visit, 'client', 'Sí hay.')
  await readMessages(services, visit.technician, { key: visit.key, upTo: Number.MAX_SAFE_INTEGER })
  await visitJobs(tools)['send-unread-messages-mail']({ key: visit.key, recipient: visit.technician.uid })
  expect(sent).toHaveLength(1)
})

test('a message that neither WhatsApp nor the e-mail delivered did not arrive anywhere, until an e-mail does', async () => {
  const visit = await newVisit()
  await send(visit, 'client', '¿Traes el sifón?')
  const [message] = (await listMessages(db, visit.key)).messages
  await database.rows(
    `insert into whatsapp_messages (id, uid, template, about, state, "createdAt", "insteadAt", "insteadBy")
     values (gen_random_uuid(), $1, 'mensaje_de_cliente', jsonb_build_object('message', $2::bigint), 'failed', $3, $3, 'email')`,
    [visit.technician.uid, message?.id, NOON],
  )
  let failure: Error | null = null
  const tools = {
    ...{ db, log: services.log, now: services.now, origin: 'https://tecniya.co' },
    send: async () => {
      if (failure) throw failure
    },
  }
  const attempt = (attempts: number) =>
    visitJobs(tools)
      ['send-unread-messages-mail'](
        { key: visit.key, recipient: visit.technician.uid },
        { job: { id: '1', attempts, max_attempts: 12 } },
      )
      .catch(() => {})
  const mark = async () => {
    const { deliveries } = await findWhatsappThread(db, 'client', { key: visit.key, before: null })
    return deliveryMark(deliveries[0], null)
  }
  failure = new Error('the mail server is away')
  await attempt(1)
  expect(await mark()).toBe('by-email')
  await attempt(12)
  expect(await mark()).toBe('nowhere')
  failure = null
  await attempt(1)
  expect(await mark()).toBe('by-email')
  await database.rows('update visit_messages set "emailedAt" = null')
  failure = Object.assign(new Error('no such mailbox'), {
    code: 'EENVELOPE',
    responseCode: 550,
    rejected: [],
  })
  await attempt(1)
  expect(await mark()).toBe('nowhere')
})

test('a message written without network keeps both moments, and is sent once for a day', async () => {
  const visit = await newVisit()
  const formKey = randomUUID()
  const later = (hours: number, text = 'Ya voy saliendo.') =>
    sendMessage(services, visit.technician, {
      ...{ key: visit.key, side: 'technician', text, fotos: [], formKey, network: randomUUID() },
      agoMs: hours * HOUR_MS,
    })
  expect(await Promise.all([later(2), later(2)])).toEqual([{ ok: true }, { ok: true }])
  expect((await listMessages(db, visit.key)).messages).toMatchObject([
    { text: 'Ya voy saliendo.', at: NOON, writtenAt: new Date(NOON.getTime() - 2 * HOUR_MS) },
  ])
  expect(await later(25, 'Tarde')).toEqual({ ok: false, code: 'told-too-late' })
  expect(await send(visit, 'client', 'Listo')).toEqual({ ok: true })
  expect((await listMessages(db, visit.key)).messages.at(-1)).toMatchObject({ writtenAt: null })
})
