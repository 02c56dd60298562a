// Section 4 and D14: what becomes of a booking, by its technician and by the clock.
import { expect, test } from 'vitest'
import type { Viewer } from '#domain/users/viewer.ts'
import { remindOfBookings, settleBookings } from '#persistence/booking-writes.server.ts'
import {
  bookingsOf,
  details,
  lettersAbout,
  MONDAY_AT_15,
  MONDAY_AT_15_INSTANT,
  newClient,
  newTechnician,
} from '#tests/support/bookings.ts'
import { servicesOn, testServices } from '#tests/support/services.ts'
import { acceptBooking } from '#use-cases/accept-booking.server.ts'
import { cancelBooking } from '#use-cases/cancel-booking.server.ts'
import { rateBooking } from '#use-cases/rate-booking.server.ts'
import { requestBooking } from '#use-cases/request-booking.server.ts'

const services = await testServices()
const { database } = services
const HOUR_MS = 60 * 60 * 1000
const after = (ms: number) => new Date(MONDAY_AT_15_INSTANT.getTime() + ms)

async function booked(hour = '15', technician?: Viewer) {
  const luz = technician ?? (await newTechnician(database))
  const client = await newClient(database)
  const outcome = await requestBooking(services, client, {
    technicianId: luz.uid,
    ...MONDAY_AT_15,
    hour,
    ...details(),
  })
  if (!outcome.ok) throw new Error(outcome.code)
  const key = (await bookingsOf(database, luz)).at(-1)?.key ?? 0
  return { luz, client, key }
}

const stateOf = async (key: number) =>
  (await database.rows('select status, "cancelReason" from reservas where key = $1', [key]))[0]

test('accepting against cancelling, 200 times: one wins, the state is legal, one letter leaves', async () => {
  const luz = await newTechnician(database)
  for (let round = 0; round < 200; round++) {
    const { key } = await booked('15', luz)
    const [accept, cancel] = await Promise.all([
      acceptBooking(services, luz, key),
      cancelBooking(services, luz, key, 'solicitada'),
    ])
    expect([accept.ok, cancel.ok].filter(Boolean)).toHaveLength(1)
    expect(await stateOf(key)).toMatchObject({ status: accept.ok ? 'confirmada' : 'cancelada' })
    expect(await lettersAbout(database, key)).toEqual(['requested', accept.ok ? 'confirmada' : 'cancelada'])
    await database.rows('delete from reservas where key = $1', [key])
  }
}, 60_000)

test('only the technician of a booking answers it', async () => {
  const { client, key } = await booked()
  const other = await newTechnician(database)
  for (const viewer of [other, client, { ...client, role: 'admin' as const }]) {
    expect(await acceptBooking(services, viewer, key)).toEqual({ ok: false, code: 'not-accepted' })
    expect(await cancelBooking(services, viewer, key)).toEqual({ ok: false, code: 'not-cancelled' })
  }
  expect(await stateOf(key)).toMatchObject({ status: 'solicitada' })
})

test('once its hour has begun nothing is accepted or cancelled', async () => {
  const { luz, key } = await booked()
  const late = servicesOn(database, after(0))
  expect(await acceptBooking(late, luz, key)).toEqual({ ok: false, code: 'not-accepted' })
  expect(await cancelBooking(late, luz, key)).toEqual({ ok: false, code: 'past-booking' })
})

test('a booking that is cancelled stays cancelled', async () => {
  const { luz, key } = await booked()
  expect(await cancelBooking(services, luz, key)).toMatchObject({ ok: true })
  expect(await cancelBooking(services, luz, key)).toEqual({ ok: false, code: 'not-cancelled' })
  expect(await acceptBooking(services, luz, key)).toEqual({ ok: false, code: 'not-accepted' })
  expect(await lettersAbout(database, key)).toEqual(['requested', 'cancelada'])
})

test('the clock completes what was confirmed and cancels what nobody answered, once', async () => {
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
  expect(await lettersAbout(database, unanswered)).toEqual(['requested', 'expired'])
})

test('a confirmed visit is recalled the day before and two hours before, each once', async () => {
  const { luz, key } = await booked()
  await acceptBooking(services, luz, key)
  const remind = async (ms: number) => remindOfBookings(services.db, after(ms))
  await remind(-24 * HOUR_MS - 1)
  expect(await lettersAbout(database, key)).toEqual(['requested', 'confirmada'])
  await Promise.all([remind(-24 * HOUR_MS), remind(-24 * HOUR_MS), remind(-20 * HOUR_MS)])
  await Promise.all([remind(-2 * HOUR_MS), remind(-HOUR_MS)])
  expect(await lettersAbout(database, key)).toEqual(['requested', 'confirmada', 'tomorrow', 'soon'])
})

test('whoever was told of the confirmation an hour before needs no reminder', async () => {
  const { luz, key } = await booked()
  await acceptBooking(servicesOn(database, after(-HOUR_MS)), luz, key)
  await remindOfBookings(services.db, after(-HOUR_MS + 1))
  expect(await lettersAbout(database, key)).toEqual(['requested', 'confirmada'])
})

test('only the client of a completed booking rates it, once, and it waits for approval', async () => {
  const { luz, client, key } = await booked()
  const stranger = await newClient(database)
  const review = { key, rating: 4 as const, comentario: '  Llegó a tiempo.  ' }
  const reviews = () =>
    database.rows(
      `select "technicianId", "clientId", "clienteNombre", rating, comentario, aprobada from reviews_public where "reservaKey" = $1`,
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
  const sent = await Promise.all([1, 2, 3].map(() => rateBooking(services, client, review)))
  expect(sent.every(({ ok }) => ok)).toBe(true)
  await rateBooking(services, client, { ...review, rating: 1 })
  expect(await reviews()).toEqual([
    {
      technicianId: luz.uid,
      clientId: client.uid,
      clienteNombre: client.name,
      rating: 4,
      comentario: 'Llegó a tiempo.',
      aprobada: false,
    },
  ])
  expect(
    await database.rows('select "ratingPromedio", "resenasCount" from technicians where uid = $1', [luz.uid]),
  ).toEqual([{ ratingPromedio: 0, resenasCount: 0 }])
})
