// D66: agreed work is booked with its quote, once, on a real PostgreSQL.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Viewer } from '#accounts/domain/role.ts'
import { findListedBookingOfClient } from '#agenda/persistence/booking-lists.server.ts'
import type { Services } from '#app/services.ts'
import type { BookingDetails } from '#bookings/domain/request-form.ts'
import { cancelBooking } from '#bookings/use-cases/answer-booking.server.ts'
import { requestBooking } from '#bookings/use-cases/request-booking.server.ts'
import { DAY_MS } from '#platform/domain/time.ts'
import {
  at,
  bookingsOf,
  details,
  emailsAbout,
  newClient,
  newTechnician,
} from '#tests/support/people/bookings.ts'
import { writeBooking } from '#tests/support/people/moderation.ts'
import { type StoredVisit, storeVisit } from '#tests/support/people/visits.ts'
import { rounds } from '#tests/support/program/rounds.ts'
import { NOON, servicesOn, testServices } from '#tests/support/program/services.ts'
import { situationOf } from '#visits/domain/situation.ts'
import { findBookableQuote } from '#visits/persistence/quoted-work.server.ts'
import { listQuotes } from '#visits/persistence/quotes.server.ts'
import { findAgreedPrice } from '#visits/persistence/receipts.server.ts'
import { findVisitFacts } from '#visits/persistence/visits.server.ts'
import { answerQuote, sendQuote } from '#visits/use-cases/quotes.server.ts'
import { finishRows } from '#visits/wording/receipt.ts'

const services = await testServices()
const { database, db } = services
const { rows } = database
const TUESDAY = '2026-11-17'
const LINES = [
  { concepto: 'Mano de obra', cantidad: 1, precio: 110_000 },
  { concepto: 'Tubo de PVC, metro', cantidad: 2, precio: 9_500 },
]

interface QuotedVisit extends StoredVisit {
  readonly id: number
}

const send = ({ technician, key }: StoredVisit, isForAnotherDay = false) =>
  sendQuote(services, technician, {
    key,
    lines: LINES,
    note: '',
    validUntil: '2026-11-15',
    isForAnotherDay,
    formKey: randomUUID(),
  })
const answer = ({ client, key, id }: QuotedVisit, said: 'si' | 'no' = 'si') =>
  answerQuote(services, client, { key, id, answer: said, reason: '' })

/** A visit of two days ago with its receipt, and a quote sent since. */
async function quoted(): Promise<QuotedVisit> {
  const visit = await storeVisit(database, { status: 'completada', daysLater: -6 })
  await rows(
    `insert into receipts ("reservaKey", at, lines, total, hecho, pago, "guaranteeUntil")
     values ($1, $2, '[{}]', 60000, 'Revisé', 'efectivo', '2027-01-01')`,
    [visit.key, NOON],
  )
  expect(await send(visit)).toEqual({ ok: true })
  const [quote] = await listQuotes(db, visit.key)
  return { ...visit, id: quote?.id ?? 0 }
}

async function agreed(): Promise<QuotedVisit> {
  const visit = await quoted()
  expect(await answer(visit)).toEqual({ ok: true })
  return visit
}

interface Wish extends Partial<BookingDetails> {
  readonly hour?: string
  readonly date?: string
  readonly client?: Viewer
  readonly technician?: Viewer
  readonly on?: Services
}

const book = (visit: QuotedVisit, { hour = '10', date = TUESDAY, on = services, ...wish }: Wish = {}) =>
  requestBooking(
    on,
    wish.client ?? visit.client,
    {
      technicianId: (wish.technician ?? visit.technician).uid,
      ...at(date, hour),
      ...details({ cotizacion: visit.id, servicio: 'Mano de obra', ...wish }),
    },
    { findQuote: findBookableQuote },
  )
const bookedWith = ({ id }: QuotedVisit) =>
  rows<{ key: number; status: string }>(
    `select key::int, status from reservas where "cotizacionId" = $1 order by key`,
    [id],
  )
const refusal = (code: string) => ({ ok: false, code })
const taskOf = async ({ key, client }: StoredVisit, now = NOON) => {
  const visit = await findListedBookingOfClient(db, key, client.uid)
  return visit && situationOf(visit, now).task.client
}

test('a quote after the visit is for another day, agreed after the receipt, and asks for a date, not for an arrival', async () => {
  const visit = await quoted()
  expect(await listQuotes(db, visit.key)).toMatchObject([{ isForAnotherDay: true }])
  expect(await taskOf(visit)).toBe('answer-quote')
  await answer(visit)
  expect(await taskOf(visit)).toBe('choose-date')
  // The visit keeps its own price.
  expect(await findListedBookingOfClient(db, visit.key, visit.client.uid)).toMatchObject({
    agreedTotal: null,
  })
  expect(await findAgreedPrice(db, visit.key)).toMatchObject({ agreedAt: null })

  const today = await storeVisit(database, { status: 'completada', daysLater: -4 })
  const evening = new Date(NOON.getTime() + DAY_MS / 3)
  expect(await taskOf(today, evening)).toBe('say-whether-came')
  expect(await send(today)).toEqual({ ok: true })
  expect(await taskOf(today, evening)).toBe('answer-quote')
})

test('it is confirmed at once with that work and price; both are told once; the first visit leads there', async () => {
  const visit = await agreed()
  expect(await book(visit)).toEqual({ ok: true })
  const [booked] = await bookedWith(visit)
  const key = booked?.key ?? 0
  expect(
    await rows(
      `select status, answer, "answeredAt", "acceptedInAdvance", "requestNetwork", servicio, precio from reservas where key = $1`,
      [key],
    ),
  ).toEqual([
    {
      status: 'confirmada',
      answer: 'accepted',
      answeredAt: NOON,
      acceptedInAdvance: true,
      requestNetwork: null,
      servicio: 'Mano de obra',
      precio: 129_000,
    },
  ])
  expect(await emailsAbout(database, key)).toEqual(['quote-booked', 'confirmada'])
  expect(await taskOf(visit)).not.toBe('choose-date')
  const facts = await findVisitFacts(db, key)
  expect(facts).toMatchObject({ quotes: [], bookedWith: { id: visit.id, visitKey: visit.key, lines: LINES } })
  expect(await findListedBookingOfClient(db, key, visit.client.uid)).toMatchObject({ agreedTotal: 129_000 })
  expect(await findAgreedPrice(db, key)).toEqual({ agreedTotal: 129_000, agreedAt: NOON })
  const work = { servicio: 'Mano de obra', precio: 129_000 }
  expect(facts && finishRows(work, facts, null).map(({ concepto }) => concepto)).toEqual(
    LINES.map(({ concepto }) => concepto),
  )
  expect((await findVisitFacts(db, visit.key))?.quotes).toMatchObject([{ bookedKey: key }])
})

test('the service of the first visit names the work', async () => {
  const visit = await agreed()
  await rows(`update reservas set servicio = 'Fuga oculta' where key = $1`, [visit.key])
  expect(await book(visit)).toEqual({ ok: true })
  expect(await rows(`select servicio from reservas where "cotizacionId" = $1`, [visit.id])).toEqual([
    { servicio: 'Fuga oculta' },
  ])
})

const RACES = rounds(8, 60)

test(`two at once with one quote, ${RACES} times: exactly one visit`, { tags: ['attack'] }, async () => {
  for (let round = 0; round < RACES; round++) {
    const visit = await agreed()
    const outcomes = await Promise.all([book(visit), book(visit, { hour: '14' })])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes).toContainEqual(refusal('quote-has-date'))
    expect(await bookedWith(visit)).toHaveLength(1)
  }
})

test('the same form sent again is the same visit; another one is told that it has its date', async () => {
  const visit = await agreed()
  const formKey = randomUUID()
  expect(await book(visit, { formKey })).toEqual({ ok: true })
  expect(await book(visit, { formKey })).toEqual({ ok: true })
  expect(await book(visit, { hour: '14' })).toEqual(refusal('quote-has-date'))
  expect(await bookedWith(visit)).toHaveLength(1)
})

test('attack: the quote of others, of another technician, declined, waiting, of a cancelled visit, or lapsed books nothing', {
  tags: ['attack'],
}, async () => {
  const visit = await agreed()
  const [stranger, colleague] = [await newClient(database), await newTechnician(database)]
  const unknown = refusal('quote-not-found')
  expect(await book(visit, { client: stranger })).toEqual(unknown)
  expect(await book(visit, { technician: colleague })).toEqual(unknown)
  expect(await book(visit, { cotizacion: Number.MAX_SAFE_INTEGER })).toEqual(unknown)
  expect(await book({ ...visit, technician: colleague, client: visit.technician })).toEqual(unknown)
  // Free by a case and with the price of a quote at once.
  const free = { findRepeat: async () => null, findQuote: findBookableQuote }
  const both = {
    technicianId: visit.technician.uid,
    ...at(TUESDAY, '10'),
    ...details({ cotizacion: visit.id, caso: 1 }),
  }
  expect(await requestBooking(services, visit.client, both, free)).toEqual(
    refusal('guarantee-not-repeatable'),
  )

  const [waiting, declined] = [await quoted(), await quoted()]
  await answer(declined, 'no')
  for (const each of [waiting, declined]) expect(await book(each)).toEqual(refusal('quote-not-agreed'))
  const cancelled = await agreed()
  await rows(`update reservas set status = 'cancelada', "cancelReason" = 'tecnico' where key = $1`, [
    cancelled.key,
  ])
  expect(await book(cancelled)).toEqual(refusal('quote-not-agreed'))

  const later = (days: number) => servicesOn(database, new Date(NOON.getTime() + days * DAY_MS))
  expect(await book(visit, { date: '2026-12-14', on: later(30) })).toEqual(refusal('quote-lapsed'))
  expect(await book(visit, { date: '2026-12-14' })).toEqual(refusal('quote-hour-late'))
  for (const each of [visit, waiting, declined, cancelled]) expect(await bookedWith(each)).toEqual([])
  // On its last day an hour before its end can be had.
  expect(await book(visit, { date: '2026-12-11', on: later(29.9) })).toEqual(refusal('past-slot'))
  expect(await book(visit, { date: '2026-12-11', hour: '12', on: later(29) })).toEqual({ ok: true })
})

test('an hour that somebody has is refused and the quote stays; requests elsewhere do not stand in the way', async () => {
  const visit = await agreed()
  const { technician, client } = visit
  await writeBooking(database, { technician, client: await newClient(database), daysLater: 1, hour: 10 })
  expect(await book(visit)).toEqual(refusal('agreed-hour-taken'))
  for (let n = 0; n < 20; n++)
    await writeBooking(database, {
      technician: await newTechnician(database),
      client,
      status: 'solicitada',
      daysLater: 7,
    })
  expect(await book(visit, { hour: '11' })).toEqual({ ok: true })
})

test('when its visit is cancelled the work can be booked again within the term', async () => {
  const visit = await agreed()
  await book(visit)
  const [first] = await bookedWith(visit)
  expect(await cancelBooking(services, visit.technician, first?.key ?? 0)).toMatchObject({ ok: true })
  expect(await taskOf(visit)).toBe('choose-date')
  expect(await book(visit, { hour: '14' })).toEqual({ ok: true })
  expect((await bookedWith(visit)).map(({ status }) => status)).toEqual(['cancelada', 'confirmada'])
  expect((await bookingsOf(database, visit.technician)).map(({ status }) => status)).toHaveLength(3)
})

test('a visit that is cancelled while its quote is booked: the booking sees it', async () => {
  const visit = await agreed()
  await rows(`update reservas set status = 'confirmada' where key = $1`, [visit.key])
  await rows('update visit_quotes set "otroDia" = true where id = $1', [visit.id])
  const other = await database.pool.connect()
  await other.query('begin')
  await other.query(`update reservas set status = 'cancelada', "cancelReason" = 'tecnico' where key = $1`, [
    visit.key,
  ])
  const waiting = book(visit)
  const blocked = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  await expect.poll(() => rows(blocked)).toHaveLength(1)
  await other.query('commit')
  other.release()
  expect(await waiting).toEqual(refusal('quote-not-agreed'))
  expect(await bookedWith(visit)).toEqual([])
})
