// Section 4 and D14: acts of the technician on a booking, and what happens to it with time.

import { expect, test } from 'vitest'
import type { Viewer } from '#accounts/domain/role.ts'
import { DUE_BOOKINGS, settleBookings } from '#bookings/persistence/due-bookings.server.ts'
import { notifyDue } from '#bookings/persistence/notifications.server.ts'
import { acceptBooking, cancelBooking } from '#bookings/use-cases/answer-booking.server.ts'
import { requestBooking } from '#bookings/use-cases/request-booking.server.ts'
import { HOUR_MS } from '#platform/domain/time.ts'
import {
  at,
  bookingsOf,
  details,
  emailsAbout,
  MONDAY,
  MONDAY_AT_15_INSTANT,
  newClient,
  newTechnician,
} from '#tests/support/people/bookings.ts'
import { bookingLock, inLockOrder } from '#tests/support/program/lock-queue.ts'
import { rounds } from '#tests/support/program/rounds.ts'
import { servicesOn, testServices } from '#tests/support/program/services.ts'
import { rateBooking } from '#visits/use-cases/rate-booking.server.ts'

const services = await testServices()
const { tomorrow, soon } = DUE_BOOKINGS
const { database } = services
const after = (ms: number) => new Date(MONDAY_AT_15_INSTANT.getTime() + ms)

async function booked(hour = '15', technician?: Viewer) {
  const luz = technician ?? (await newTechnician(database))
  const client = await newClient(database)
  const outcome = await requestBooking(services, client, {
    technicianId: luz.uid,
    ...at(MONDAY, hour),
    ...details(),
  })
  if (!outcome.ok) throw new Error(outcome.code)
  const key = (await bookingsOf(database, luz)).at(-1)?.key ?? 0
  return { luz, client, key }
}

const stateOf = async (key: number) =>
  (await database.rows('select status, "cancelReason" from reservas where key = $1', [key]))[0]

/** Pending bookings without notification jobs: one per hour, on as many Mondays as needed. */
async function requestedOn(luz: Viewer, client: Viewer, mondays: number): Promise<number[]> {
  const rows = await database.rows<{ key: number }>(
    `insert into reservas (id, "technicianId", "technicianName", "clientId", "clientName", "clientEmail", date, start, "end", "scheduledAt")
     select $1 || '_' || to_char(day, 'YYYYMMDD') || '_' || hh, $1, 'Luz', $2, 'Ana', 'ana@correo.co', day, hh || ':00',
       to_char(hour + 1, 'FM00') || ':00', (day + make_time(hour, 0, 0)) at time zone 'America/Bogota'
     from (select (date '2026-11-16' + 7 * week) as day, hour, to_char(hour, 'FM00') as hh
       from generate_series(0, $3::int - 1) as week, generate_series(8, 17) as hour) as slots
     returning key::int`,
    [luz.uid, client.uid, mondays],
  )
  return rows.map(({ key }) => key)
}

const RACES = rounds(200, 1_000)

test(`accepting against cancelling, ${RACES} times: one wins, the state is legal, one e-mail leaves`, async () => {
  const [luz, client] = [await newTechnician(database), await newClient(database)]
  const keys = await requestedOn(luz, client, RACES / 10)
  expect(keys).toHaveLength(RACES)
  for (let from = 0; from < keys.length; from += 8) {
    await Promise.all(
      keys.slice(from, from + 8).map(async key => {
        const acts = [
          () => acceptBooking(services, luz, key),
          () => cancelBooking(services, luz, key, { seen: 'solicitada' }),
        ]
        const [accept, cancel] = key % 2 ? [0, 1] : [1, 0]
        const outcomes = await Promise.all((key % 2 ? acts : acts.toReversed()).map(act => act()))
        const winners = [outcomes[accept]?.ok, outcomes[cancel]?.ok]
        expect(winners.filter(Boolean)).toHaveLength(1)
        expect(await stateOf(key)).toMatchObject({ status: winners[0] ? 'confirmada' : 'cancelada' })
        expect(await emailsAbout(database, key)).toEqual([winners[0] ? 'confirmada' : 'cancelada'])
      }),
    )
  }
}, 120_000)

test.each([
  ['accepting', 'confirmada'],
  ['cancelling', 'cancelada'],
])('of accepting and cancelling at the same instant one wins: %s, which is first', async (first, status) => {
  const { luz, key } = await booked()
  const acts = [
    () => acceptBooking(services, luz, key),
    () => cancelBooking(services, luz, key, { seen: 'solicitada' }),
  ]
  const outcomes = await inLockOrder(
    database,
    bookingLock(key),
    first === 'accepting' ? acts : acts.toReversed(),
  )
  expect(outcomes.map(({ ok }) => ok)).toEqual([true, false])
  expect(await stateOf(key)).toMatchObject({ status })
  expect(await emailsAbout(database, key)).toEqual(['requested', status])
})

test('the first answer to a request is recorded and kept', async () => {
  const answerOf = async (key: number) =>
    (await database.rows('select answer, "answeredAt" from reservas where key = $1', [key]))[0]
  const { luz, key: acceptedKey } = await booked('15')
  const { key: declinedKey } = await booked('14', luz)
  const { key: expiredKey } = await booked('13', luz)
  expect(await answerOf(acceptedKey)).toEqual({ answer: null, answeredAt: null })

  const first = services.now()
  await acceptBooking(services, luz, acceptedKey)
  await cancelBooking(services, luz, declinedKey)
  expect(await answerOf(declinedKey)).toEqual({ answer: 'declined', answeredAt: first })

  await cancelBooking(servicesOn(database, after(-3 * HOUR_MS)), luz, acceptedKey)
  expect(await stateOf(acceptedKey)).toMatchObject({ status: 'cancelada' })
  expect(await answerOf(acceptedKey)).toEqual({ answer: 'accepted', answeredAt: first })

  await settleBookings(services.db, after(0))
  expect(await stateOf(expiredKey)).toMatchObject({ cancelReason: 'sin_respuesta' })
  expect(await answerOf(expiredKey)).toEqual({ answer: null, answeredAt: null })
})

test('only the technician of a booking may answer it', async () => {
  const { client, key } = await booked()
  const other = await newTechnician(database)
  for (const viewer of [other, client, { ...client, role: 'admin' as const }]) {
    expect(await acceptBooking(services, viewer, key)).toEqual({ ok: false, code: 'not-accepted' })
    expect(await cancelBooking(services, viewer, key)).toEqual({ ok: false, code: 'not-cancelled' })
  }
  expect(await stateOf(key)).toMatchObject({ status: 'solicitada' })
})

test('after its start a booking is neither accepted nor cancelled', async () => {
  const { luz, key } = await booked()
  const late = servicesOn(database, after(0))
  expect(await acceptBooking(late, luz, key)).toEqual({ ok: false, code: 'not-accepted' })
  expect(await cancelBooking(late, luz, key)).toEqual({ ok: false, code: 'past-booking' })
})

test('a booking that is cancelled stays cancelled', async () => {
  const { luz, key } = await booked()
  expect(await cancelBooking(services, luz, key)).toMatchObject({ ok: true })
  expect(await acceptBooking(services, luz, key)).toEqual({ ok: false, code: 'not-accepted' })
  expect(await emailsAbout(database, key)).toEqual(['requested', 'cancelada'])
})

test('an answer sent twice counts once and queues one e-mail', async () => {
  const { luz, key } = await booked()
  const late = servicesOn(database, after(0))
  expect(await acceptBooking(services, luz, key)).toMatchObject({ ok: true })
  expect(await acceptBooking(services, luz, key)).toMatchObject({ ok: true })
  expect(await acceptBooking(late, luz, key)).toEqual({ ok: false, code: 'not-accepted' })
  expect(await cancelBooking(services, luz, key, { seen: 'confirmada' })).toMatchObject({ ok: true })
  expect(await cancelBooking(services, luz, key, { seen: 'confirmada' })).toMatchObject({ ok: true })
  expect(await cancelBooking(late, luz, key, { seen: 'confirmada' })).toEqual({
    ok: false,
    code: 'past-booking',
  })
  expect(await emailsAbout(database, key)).toEqual(['requested', 'confirmada', 'cancelada'])
})

test('cancelling a booking that something else cancelled is refused', async () => {
  const { luz, key } = await booked()
  await database.rows(
    `update reservas set status = 'cancelada', "cancelReason" = 'moderacion' where key = $1`,
    [key],
  )
  expect(await cancelBooking(services, luz, key)).toEqual({ ok: false, code: 'not-cancelled' })
})

test('settling completes confirmed bookings and cancels unanswered ones, once', async () => {
  const { luz, key: answered } = await booked('15')
  const { key: unanswered } = await booked('14', luz)
  await acceptBooking(services, luz, answered)
  await settleBookings(services.db, after(-HOUR_MS - 1))
  expect(await stateOf(unanswered)).toMatchObject({ status: 'solicitada' })
  await settleBookings(services.db, after(-HOUR_MS))
  expect(await stateOf(unanswered)).toEqual({ status: 'cancelada', cancelReason: 'sin_respuesta' })
  await settleBookings(services.db, after(HOUR_MS - 1))
  expect(await stateOf(answered)).toMatchObject({ status: 'confirmada' })
  await Promise.all([0, 1, 2].map(() => settleBookings(services.db, after(HOUR_MS))))
  expect(await stateOf(answered)).toMatchObject({ status: 'completada' })
  expect(await emailsAbout(database, unanswered)).toEqual(['requested', 'expired'])
})

test('a confirmed booking gets a reminder the day before and two hours before, each once', async () => {
  const { luz, key } = await booked()
  await acceptBooking(services, luz, key)
  const remind = async (ms: number) => notifyDue(services.db, { tomorrow, soon }, after(ms))
  await remind(-24 * HOUR_MS - 1)
  expect(await emailsAbout(database, key)).toEqual(['requested', 'confirmada'])
  await Promise.all([remind(-24 * HOUR_MS), remind(-24 * HOUR_MS), remind(-20 * HOUR_MS)])
  await remind(-2 * HOUR_MS - 1)
  expect(await emailsAbout(database, key)).toEqual(['requested', 'confirmada', 'tomorrow'])
  await Promise.all([remind(-2 * HOUR_MS), remind(-HOUR_MS)])
  expect(await emailsAbout(database, key)).toEqual(['requested', 'confirmada', 'tomorrow', 'soon'])
})

test('a booking confirmed an hour before its start gets no reminder', async () => {
  const { luz, key } = await booked()
  await acceptBooking(servicesOn(database, after(-HOUR_MS)), luz, key)
  await notifyDue(services.db, { tomorrow, soon }, after(-HOUR_MS + 1))
  expect(await emailsAbout(database, key)).toEqual(['requested', 'confirmada'])
})

test('only the client of a completed booking rates it, once, and it waits for approval', async () => {
  const { luz, client, key } = await booked()
  const stranger = await newClient(database)
  const qualities = { puntualidad: 5, limpieza: null, precioAcordado: 1 } as const
  const review = { key, rating: 4 as const, comentario: '  Llegó a tiempo.  ', qualities }
  const reviews = () =>
    database.rows(
      `select "technicianId", "clientId", "clienteNombre", rating, comentario, puntualidad, limpieza,
         "precioAcordado", aprobada from reviews_public where "reservaKey" = $1`,
      [key],
    )
  await acceptBooking(services, luz, key)
  expect(await rateBooking(services, client, review)).toEqual({ ok: false, code: 'rating-failed' })
  await settleBookings(services.db, after(HOUR_MS))
  expect(await rateBooking(services, stranger, review)).toEqual({ ok: false, code: 'rating-failed' })
  expect(await rateBooking(services, luz, review)).toEqual({ ok: false, code: 'rating-failed' })
  expect(await rateBooking(services, client, { ...review, rating: null })).toEqual({
    ok: false,
    code: 'rating-required',
  })
  expect(await rateBooking(services, client, { ...review, qualities: null })).toEqual({
    ok: false,
    code: 'invalid-quality',
  })
  const sent = await Promise.all([1, 2, 3].map(() => rateBooking(services, client, review)))
  expect(sent.every(({ ok }) => ok)).toBe(true)
  for (const different of [
    { rating: 1 as const },
    { comentario: 'Llegó tarde.' },
    { qualities: { ...qualities, limpieza: 2 as const } },
  ])
    expect(await rateBooking(services, client, { ...review, ...different })).toEqual({
      ok: false,
      code: 'already-rated',
    })
  expect(await reviews()).toEqual([
    {
      technicianId: luz.uid,
      clientId: client.uid,
      clienteNombre: client.name,
      rating: 4,
      comentario: 'Llegó a tiempo.',
      ...qualities,
      aprobada: false,
    },
  ])
  expect(
    await database.rows('select "ratingPromedio", "resenasCount" from technicians where uid = $1', [luz.uid]),
  ).toEqual([{ ratingPromedio: 0, resenasCount: 0 }])
})
