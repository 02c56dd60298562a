// Quotes of a visit and their answers on a real PostgreSQL.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Viewer } from '#accounts/domain/role.ts'
import {
  findListedBookingOfClient,
  listBookingsOfTechnician,
} from '#agenda/persistence/booking-lists.server.ts'
import type { BookingStatus } from '#bookings/domain/booking.ts'
import { calendarFile, clientCalendarEvent } from '#bookings/notifications/calendar-file.server.ts'
import { findBookingForNotification } from '#bookings/persistence/bookings.server.ts'
import { cancelBooking } from '#bookings/use-cases/answer-booking.server.ts'
import { DAY_MS } from '#platform/domain/time.ts'
import type { Email } from '#platform/mail/email-layout.server.ts'

import { drawn } from '#tests/support/people/emails.ts'
import { type StoredVisit, storeVisit } from '#tests/support/people/visits.ts'
import { rounds } from '#tests/support/program/rounds.ts'
import { NOON, servicesOn, testServices } from '#tests/support/program/services.ts'
import type { QuoteAnswer } from '#visits/domain/quote.ts'
import type { QueuedQuoteNotification } from '#visits/domain/visit-notifications.ts'
import type { WorkLine } from '#visits/domain/work-lines.ts'
import { findQuotePush, quoteJobs } from '#visits/jobs/quote-jobs.server.ts'
import { listQuotes } from '#visits/persistence/quotes.server.ts'
import { findVisitFacts } from '#visits/persistence/visits.server.ts'
import { answerQuote, QUOTE_LIMIT, sendQuote } from '#visits/use-cases/quotes.server.ts'

const services = await testServices()
const { database, db } = services

const newVisit = (status: BookingStatus = 'confirmada') => storeVisit(database, { status })

const LABOUR: WorkLine = { concepto: 'Mano de obra', cantidad: 1, precio: 110_000 }
const TUBE: WorkLine = { concepto: 'Tubo de PVC, metro', cantidad: 2, precio: 9_500 }

const send = ({ technician, key }: StoredVisit, changes: Partial<Parameters<typeof sendQuote>[2]> = {}) =>
  sendQuote(services, technician, {
    key,
    lines: [LABOUR, TUBE],
    note: '',
    validUntil: '2026-11-15',
    isForAnotherDay: false,
    formKey: randomUUID(),
    ...changes,
  })
const answer = ({ client, key }: StoredVisit, id: number, said: QuoteAnswer = 'si', reason = '') =>
  answerQuote(services, client, { key, id, answer: said, reason })
const refusal = (code: string) => ({ ok: false, code })

async function quoted(status?: BookingStatus): Promise<StoredVisit & { id: number }> {
  const visit = await newVisit(status)
  expect(await send(visit)).toEqual({ ok: true })
  return { ...visit, id: await newestOf(visit) }
}

async function newestOf({ key }: StoredVisit): Promise<number> {
  const quote = (await listQuotes(db, key)).at(-1)
  if (!quote) throw new Error('no quote')
  return quote.id
}

const newsOf = (id: number) =>
  database
    .rows<{ news: string }>(
      `select payload ->> 'news' as news from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'send-quote-mail' and (payload ->> 'quote')::int = $1 order by j.id`,
      [id],
    )
    .then(rows => rows.map(({ news }) => news))

test('what the client agrees to is the price everywhere, and no status changes', async () => {
  const visit = await quoted('solicitada')
  await database.rows(`update reservas set "updatedAt" = '2026-11-01' where key = $1`, [visit.key])
  const before = await findListedBookingOfClient(db, visit.key, visit.client.uid)
  expect(before).toMatchObject({ agreedTotal: null, status: 'solicitada' })
  expect(await answer(visit, visit.id)).toEqual({ ok: true })
  expect((await findVisitFacts(db, visit.key))?.quotes).toEqual([
    {
      id: visit.id,
      lines: [LABOUR, TUBE],
      total: 129_000,
      note: '',
      validUntil: '2026-11-15',
      createdAt: NOON,
      answer: 'si',
      reason: '',
      answeredAt: NOON,
      isForAnotherDay: false,
      bookedKey: null,
      firstConcept: LABOUR.concepto,
      lineCount: 2,
    },
  ])
  const agreed = { agreedTotal: 129_000, status: 'solicitada' }
  expect(await findListedBookingOfClient(db, visit.key, visit.client.uid)).toMatchObject(agreed)
  expect(await listBookingsOfTechnician(db, visit.technician.uid, [visit.key], services.now())).toMatchObject(
    [agreed],
  )
  const notified = await findBookingForNotification(db, visit.key)
  // Calendars keep the latest version.
  expect(notified).toMatchObject({ ...agreed, updatedAt: NOON })
  const calendar = notified && calendarFile('TecniYa', [clientCalendarEvent(notified, 'https://tecniya.co')])
  expect(calendar).toContain('Lo acordado: $\u00a0129.000')
})

test('a new quote replaces the last, and what was agreed before holds until it is agreed', async () => {
  const visit = await quoted()
  await answer(visit, visit.id)
  await send(visit, { lines: [LABOUR] })
  const second = await newestOf(visit)
  expect((await listQuotes(db, visit.key)).map(({ total }) => total)).toEqual([129_000, 110_000])
  const price = async () => (await findListedBookingOfClient(db, visit.key, visit.client.uid))?.agreedTotal
  expect(await price()).toBe(129_000)
  await send(visit, { lines: [TUBE] })
  expect(await answer(visit, second)).toEqual(refusal('quote-replaced'))
  expect(await answer(visit, await newestOf(visit))).toEqual({ ok: true })
  expect(await price()).toBe(19_000)
})

test('the same form sent twice is one quote; changed, it is another', async () => {
  const visit = await newVisit()
  const formKey = randomUUID()
  const both = await Promise.all([1, 2].map(() => send(visit, { formKey, note: 'Con repuestos' })))
  expect(both).toEqual([{ ok: true }, { ok: true }])
  expect(await listQuotes(db, visit.key)).toHaveLength(1)
  await send(visit, { formKey, note: 'Sin repuestos' })
  expect((await listQuotes(db, visit.key)).map(({ note }) => note)).toEqual([
    'Con repuestos',
    'Sin repuestos',
  ])
})

test('a quote is refused for a visit that was cancelled, by guarantee, too long, or with another date', async () => {
  expect(await send(await newVisit('cancelada'))).toEqual(refusal('quote-visit-closed'))
  const visit = await newVisit()
  expect(await send(visit, { note: 'a'.repeat(501) })).toEqual(refusal('quote-note-too-long'))
  for (const validUntil of ['2026-11-11', '2026-12-13', '', 'mañana', '2026-11-12T00:00'])
    expect(await send(visit, { validUntil })).toEqual(refusal('quote-date-invalid'))
  await database.rows('update reservas set precio = 0 where key = $1', [visit.key])
  expect(await send(visit)).toEqual(refusal('quote-free-visit'))
  expect(await listQuotes(db, visit.key)).toEqual([])
})

test('declining keeps the reason; an expired quote cannot be agreed', async () => {
  const visit = await quoted()
  expect(await answer(visit, visit.id, 'no', 'x'.repeat(301))).toEqual(refusal('quote-reason-too-long'))
  expect(await answer(visit, visit.id, 'no', ' Lo pienso\r\nmejor ')).toEqual({ ok: true })
  expect(await answer(visit, visit.id, 'si')).toEqual(refusal('quote-answered'))
  expect(await listQuotes(db, visit.key)).toMatchObject([{ answer: 'no', reason: 'Lo pienso\nmejor' }])

  const late = await quoted()
  const days = (count: number) => servicesOn(database, new Date(NOON.getTime() + count * DAY_MS))
  const agree = { key: late.key, id: late.id, answer: 'si', reason: '' } as const
  expect(await answerQuote(days(4), late.client, agree)).toEqual(refusal('quote-expired'))
  expect(await answerQuote(days(3), late.client, agree)).toEqual({ ok: true })
})

test('attack: quotes of others are neither sent nor answered, whatever id is guessed', {
  tags: ['attack'],
}, async () => {
  const [visit, other] = [await quoted(), await quoted()]
  expect(await send({ ...visit, technician: other.technician })).toEqual(refusal('quote-failed'))
  expect(await send({ ...visit, technician: visit.client })).toEqual(refusal('quote-failed'))
  const unknown = refusal('quote-unknown')
  expect(await answer({ ...visit, client: other.client }, visit.id)).toEqual(unknown)
  expect(await answer({ ...visit, client: visit.technician }, visit.id)).toEqual(unknown)
  expect(await answer(visit, other.id)).toEqual(unknown)
  expect(await answer(visit, Number.MAX_SAFE_INTEGER)).toEqual(unknown)
  for (const { key } of [visit, other]) expect(await listQuotes(db, key)).toMatchObject([{ answer: null }])
})

test('attack: a flood of quotes ends at twenty for a visit, and at the limit of the person', {
  tags: ['attack'],
}, async () => {
  const visit = await newVisit()
  const { points } = QUOTE_LIMIT
  const outcomes = await Promise.all(Array.from({ length: points + 5 }, () => send(visit)))
  expect(await listQuotes(db, visit.key)).toHaveLength(20)
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(20)
  expect(outcomes.filter(({ ok }) => !ok)).toContainEqual(refusal('too-many-quotes'))
  expect(await send(visit)).toEqual(refusal('too-many-requests'))
})

const RACES = rounds(12, 100)

test(`two answers at once, ${RACES} times: one wins and is told once`, async () => {
  for (let round = 0; round < RACES; round++) {
    const visit = await quoted()
    const said: QuoteAnswer[] = round % 2 ? ['si', 'no'] : ['no', 'si']
    const outcomes = await Promise.all(said.map(each => answer(visit, visit.id, each)))
    expect(outcomes.filter(({ ok }) => !ok)).toEqual([refusal('quote-answered')])
    const [quote] = await listQuotes(db, visit.key)
    expect(quote?.answer).toBe(said[outcomes.findIndex(({ ok }) => ok)])
    expect(await newsOf(visit.id)).toEqual(['sent', 'answered'])
  }
})

/** The answer comes while another request holds the visit: this statement, not yet committed. */
async function answeredDuring(visit: StoredVisit & { id: number }, statement: string) {
  const other = await database.pool.connect()
  await other.query('begin')
  await other.query('select from reservas where key = $1 for no key update', [visit.key])
  await other.query(statement, [visit.key])
  const waiting = answer(visit, visit.id)
  const blocked = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  await expect.poll(() => database.rows(blocked)).toHaveLength(1)
  await other.query('commit')
  other.release()
  return waiting
}

test('an answer that waits while a new quote, the cancellation or the receipt is stored is refused', async () => {
  const replaced = await quoted()
  const insert = `insert into visit_quotes ("reservaKey", lines, total, "validUntil", "createdAt")
    select "reservaKey", lines, total, "validUntil", "createdAt" from visit_quotes where "reservaKey" = $1`
  expect(await answeredDuring(replaced, insert)).toEqual(refusal('quote-replaced'))
  const cancelled = await quoted()
  const cancel = `update reservas set status = 'cancelada', "cancelReason" = 'tecnico' where key = $1`
  expect(await answeredDuring(cancelled, cancel)).toEqual(refusal('quote-visit-cancelled'))
  const settled = await quoted()
  const finish = `insert into receipts ("reservaKey", at, lines, total, hecho, pago, "guaranteeUntil")
    values ($1, now(), '[{}]', 0, 'Listo', 'efectivo', '2027-01-01')`
  expect(await answeredDuring(settled, finish)).toEqual(refusal('quote-visit-settled'))
  for (const { key, id } of [replaced, cancelled, settled]) {
    expect((await listQuotes(db, key)).map(quote => quote.answer)).not.toContain('si')
    expect(await newsOf(id)).toEqual(['sent'])
  }
})

test(`an answer, a new quote and the cancellation at once, ${RACES} times: what was said is what is stored`, async () => {
  for (let round = 0; round < RACES; round++) {
    const visit = await quoted()
    const [agreed, sent, cancelled] = await Promise.all([
      answer(visit, visit.id),
      send(visit, { lines: [TUBE] }),
      cancelBooking(services, visit.technician, visit.key),
    ])
    expect(cancelled).toEqual({ ok: true })
    const [first, ...later] = await listQuotes(db, visit.key)
    expect([first?.answer, later.length]).toEqual([agreed.ok ? 'si' : null, sent.ok ? 1 : 0])
    expect(await newsOf(visit.id)).toEqual(agreed.ok ? ['sent', 'answered'] : ['sent'])
  }
})

test('the client is told of a quote while it waits, the technician of the answer', async () => {
  const visit = await quoted()
  const sent: Email[] = []
  const { log, now } = services
  const tools = {
    db,
    log,
    now,
    origin: 'https://tecniya.co',
    send: async (mail: Email) => void sent.push(mail),
  }
  const mail = async (news: QueuedQuoteNotification) => {
    sent.length = 0
    await quoteJobs(tools)['send-quote-mail'](news)
    return sent[0] ? drawn(sent[0]) : null
  }
  const pushTo = ({ uid }: Viewer, news: QueuedQuoteNotification) =>
    findQuotePush(db, news, { uid, now: NOON })

  const news: QueuedQuoteNotification = { quote: visit.id, news: 'sent' }
  const offer = await mail(news)
  expect(offer?.to.address).toBe(visit.client.email)
  expect(offer?.subject).toBe('Luz te mandó una cotización: $\u00a0129.000')
  for (const text of [
    'Tubo de PVC, metro: $\u00a019.000\n2 × $\u00a09.500',
    'Vale hasta: domingo 15 de noviembre',
    `https://tecniya.co/mis-reservas/${visit.key}#cotizacion`,
  ])
    expect(offer?.text).toContain(text)
  const push = await pushTo(visit.client, news)
  expect(push).toMatchObject({
    uid: visit.client.uid,
    message: { title: 'Luz te mandó una cotización', url: `/mis-reservas/${visit.key}#cotizacion` },
  })
  expect(JSON.stringify(push)).not.toContain('129.000')

  await answer(visit, visit.id, 'no', 'Está muy caro')
  expect([await mail(news), await pushTo(visit.client, news)]).toEqual([null, null])
  const answered: QueuedQuoteNotification = { quote: visit.id, news: 'answered' }
  const reply = await mail(answered)
  expect(reply?.to.address).toBe(visit.technician.email)
  expect(reply?.subject).toBe('Cliente prefiere no aceptar tu cotización')
  expect(reply?.text).toContain('Motivo: Está muy caro')
  expect(await pushTo(visit.technician, answered)).toMatchObject({
    uid: visit.technician.uid,
    message: { title: 'Cliente prefiere no', url: `/agenda/${visit.key}#cotizacion` },
  })
  await cancelBooking(services, visit.technician, visit.key)
  expect(await mail(answered)).toBeNull()
})
