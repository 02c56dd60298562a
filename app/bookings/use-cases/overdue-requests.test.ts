// D60: after the time to answer the client is offered others, and booking one of them withdraws the request.
import { expect, test, vi } from 'vitest'
import type { Viewer } from '#accounts/domain/role.ts'
import { dismissRescue, listRescues } from '#agenda/use-cases/rescues.server.ts'
import type { BookingDetails } from '#bookings/domain/request-form.ts'
import { DUE_BOOKINGS, settleBookings } from '#bookings/persistence/due-bookings.server.ts'
import { notifyDue } from '#bookings/persistence/notifications.server.ts'
import { acceptBooking, cancelBooking } from '#bookings/use-cases/answer-booking.server.ts'
import { requestBooking } from '#bookings/use-cases/request-booking.server.ts'
import { tradesIn } from '#catalogue/domain/search/described-work.ts'
import { DAY_MS, HOUR_MS } from '#platform/domain/time.ts'
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
import { storeVisit } from '#tests/support/people/visits.ts'
import { bookingLock, inLockOrder } from '#tests/support/program/lock-queue.ts'
import { servicesOn, testServices } from '#tests/support/program/services.ts'

const { database } = await testServices()
const { rows } = database
const { unanswered, overdue } = DUE_BOOKINGS
/** The visit is on Monday at 15:00, requested a day before: it is to be answered until 13:00. */
const DEADLINE = new Date(MONDAY_AT_15_INSTANT.getTime() - 2 * HOUR_MS)
const REQUESTED = new Date(MONDAY_AT_15_INSTANT.getTime() - DAY_MS)
const before = (ms: number) => new Date(DEADLINE.getTime() - ms)
const services = servicesOn(database, DEADLINE)

async function request(changes: { precio?: number; client?: Viewer } = {}) {
  const known = changes.client && { client: changes.client }
  const { technician: luz, client, key } = await storeVisit(database, { status: 'solicitada', ...known })
  await rows(
    `update reservas set "createdAt" = $2, "updatedAt" = $2, precio = $3, especialidad = 'Plomería' where key = $1`,
    [key, REQUESTED, changes.precio ?? null],
  )
  return { luz, client, key }
}

const bookInstead = (
  client: Viewer,
  technician: Viewer,
  de: number | null,
  {
    hour = '15',
    on = services,
    ...more
  }: Partial<BookingDetails> & { hour?: string; on?: typeof services } = {},
) =>
  requestBooking(on, client, {
    technicianId: technician.uid,
    ...at(MONDAY, hour),
    ...details({ de, ...more }),
  })
const stateOf = async (key: number) =>
  (await rows('select status, "cancelReason" from reservas where key = $1', [key]))[0]
const OPEN = { status: 'solicitada', cancelReason: null }
const REPLACED = { status: 'cancelada', cancelReason: 'reemplazada' }
const rescuesOf = (client: Viewer, now = DEADLINE) =>
  listRescues(database.db, client.uid, { now, isHoliday: () => false }, { tradesIn })

test('from the deadline on the client is told once, and the technician not reminded any more', async () => {
  const { key } = await request()
  await notifyDue(database.db, { unanswered }, before(1))
  await notifyDue(database.db, { overdue }, before(1))
  expect(await emailsAbout(database, key)).toEqual(['unanswered'])
  for (const now of [DEADLINE, services.now()]) await notifyDue(database.db, { overdue }, now)
  expect(await emailsAbout(database, key)).toEqual(['unanswered', 'overdue'])
  const late = await request()
  await notifyDue(database.db, { unanswered }, DEADLINE)
  expect(await emailsAbout(database, late.key)).toEqual([])
})

test('a visit by guarantee and one that cannot be received are not offered to others', async () => {
  const free = await request({ precio: 0 })
  const told = await request()
  await rows(`update reservas set "cannotAt" = now(), "cannotReason" = 'otro_dia' where key = $1`, [told.key])
  await notifyDue(database.db, { overdue }, DEADLINE)
  for (const { key, client } of [free, told]) {
    expect(await emailsAbout(database, key)).toEqual([])
    expect(await rescuesOf(client)).toEqual([])
  }
})

test('from the deadline on others are offered, at the same hour too, until somebody answers', async () => {
  const { luz, client, key } = await request()
  const colleague = await newTechnician(database)
  expect(await rescuesOf(client, before(1))).toEqual([])
  const [rescue] = await rescuesOf(client)
  expect(rescue).toMatchObject({
    booking: { key, status: 'solicitada' },
    trade: 'Plomería',
    offeredSlots: [],
  })
  expect(rescue?.options).toContainEqual(
    expect.objectContaining({ uid: colleague.uid, slot: { date: MONDAY, hour: 15 } }),
  )
  await acceptBooking(services, luz, key)
  expect(await rescuesOf(client)).toEqual([])
})

test('who prefers to wait is offered others again when the request expires or is cancelled', async () => {
  for (const end of ['expires', 'is cancelled']) {
    const { luz, client, key } = await request()
    expect(await dismissRescue(services, client, key)).toEqual({ ok: true, value: 'solicitada' })
    expect(await rescuesOf(client)).toEqual([])
    if (end === 'expires') await settleBookings(database.db, MONDAY_AT_15_INSTANT)
    else await cancelBooking(services, luz, key, { seen: 'solicitada' })
    const found = await rescuesOf(client, MONDAY_AT_15_INSTANT)
    expect(found).toMatchObject([{ booking: { key, status: 'cancelada' } }])
  }
  const early = await request()
  expect(await dismissRescue(servicesOn(database, before(1)), early.client, early.key)).toEqual({
    ok: false,
    code: 'rescue-not-dismissed',
  })
})

test('booking somebody else withdraws the request, and its technician is told', async () => {
  const { luz, client, key } = await request()
  const colleague = await newTechnician(database)
  const form = { formKey: crypto.randomUUID() }
  for (let times = 0; times < 2; times++)
    expect(await bookInstead(client, colleague, key, form)).toEqual({ ok: true, value: undefined })
  expect(await stateOf(key)).toEqual(REPLACED)
  expect(await emailsAbout(database, key)).toEqual(['replaced'])
  expect(await bookingsOf(database, colleague)).toMatchObject([{ status: 'solicitada' }])
  expect(await acceptBooking(services, luz, key)).toEqual({ ok: false, code: 'not-accepted' })
  expect(await rescuesOf(client)).toEqual([])
})

test('before the deadline, with the same technician, or when the hour is lost, the request stays', async () => {
  const early = await request()
  const colleague = await newTechnician(database)
  await bookInstead(early.client, colleague, early.key, { on: servicesOn(database, before(1)) })
  expect(await stateOf(early.key)).toEqual(OPEN)
  const { luz, client, key } = await request()
  expect(await bookInstead(client, colleague, key)).toEqual({ ok: false, code: 'slot-taken' })
  expect(await stateOf(key)).toEqual(OPEN)
  expect(await bookInstead(client, luz, key, { hour: '17' })).toMatchObject({ ok: true })
  expect(await stateOf(key)).toEqual(OPEN)
})

test('the request of somebody else cannot be withdrawn', { tags: ['attack'] }, async () => {
  const { key } = await request()
  const [stranger, colleague] = [await newClient(database), await newTechnician(database)]
  expect(await bookInstead(stranger, colleague, key)).toMatchObject({ ok: true })
  expect(await stateOf(key)).toEqual(OPEN)
  expect(await emailsAbout(database, key)).toEqual([])
})

test('accepting against booking somebody else: the first wins, and one message is sent', async () => {
  for (const isAccepted of [true, false]) {
    const { luz, client, key } = await request()
    const colleague = await newTechnician(database)
    const acts = [() => acceptBooking(services, luz, key), () => bookInstead(client, colleague, key)]
    const inOrder = isAccepted ? acts : acts.toReversed()
    const outcomes = await inLockOrder(database, bookingLock(key), inOrder)
    expect(outcomes).toMatchObject([
      { ok: true },
      { ok: false, code: isAccepted ? 'request-accepted' : 'not-accepted' },
    ])
    expect([await stateOf(key), (await bookingsOf(database, colleague)).length]).toMatchObject(
      isAccepted ? [{ status: 'confirmada' }, 0] : [REPLACED, 1],
    )
    expect(await emailsAbout(database, key)).toEqual([isAccepted ? 'confirmada' : 'replaced'])
  }
})

test('an acceptance that is being committed is waited for', async () => {
  const { client, key } = await request()
  const colleague = await newTechnician(database)
  const accepting = await database.pool.connect()
  await accepting.query('begin')
  await accepting.query(
    `update reservas set status = 'confirmada', answer = 'accepted', "answeredAt" = now() where key = $1`,
    [key],
  )
  const booked = bookInstead(client, colleague, key)
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  await vi.waitFor(async () => expect(await rows(waiting)).toHaveLength(1), { timeout: 10_000 })
  await accepting.query('commit')
  accepting.release()
  expect(await booked).toEqual({ ok: false, code: 'request-accepted' })
  expect(await bookingsOf(database, colleague)).toEqual([])
})

test('cancelling against booking somebody else: the new booking stands, one message about the old one', async () => {
  for (const isCancelled of [true, false]) {
    const { luz, client, key } = await request()
    const colleague = await newTechnician(database)
    const acts = [
      () => cancelBooking(services, luz, key, { seen: 'solicitada' }),
      () => bookInstead(client, colleague, key),
    ]
    const inOrder = isCancelled ? acts : acts.toReversed()
    const outcomes = await inLockOrder(database, bookingLock(key), inOrder)
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, isCancelled])
    expect(await bookingsOf(database, colleague)).toHaveLength(1)
    expect(await stateOf(key)).toMatchObject({ cancelReason: isCancelled ? 'tecnico' : 'reemplazada' })
    expect(await emailsAbout(database, key)).toEqual([isCancelled ? 'cancelada' : 'replaced'])
  }
})

test('the hour that begins while the client books somebody else: one end, one message', async () => {
  const { client, key } = await request()
  const colleague = await newTechnician(database)
  await Promise.all([
    settleBookings(database.db, MONDAY_AT_15_INSTANT),
    bookInstead(client, colleague, key, { hour: '17' }),
  ])
  const [about] = await emailsAbout(database, key)
  expect(await stateOf(key)).toEqual(
    about === 'replaced' ? REPLACED : { status: 'cancelada', cancelReason: 'sin_respuesta' },
  )
  expect(await emailsAbout(database, key)).toHaveLength(1)
})
