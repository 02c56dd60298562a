// D59: a client tells that a visit cannot be received; the technician cancels.
import { expect, test } from 'vitest'
import type { Viewer } from '#accounts/domain/role.ts'
import { listAgenda } from '#agenda/persistence/agenda.server.ts'
import { listRescues } from '#agenda/use-cases/rescues.server.ts'
import { settleBookings } from '#bookings/persistence/due-bookings.server.ts'
import { acceptBooking, cancelBooking } from '#bookings/use-cases/answer-booking.server.ts'
import { tradesIn } from '#catalogue/domain/search/described-work.ts'
import { emailsAbout, MONDAY_AT_15_INSTANT, newClient } from '#tests/support/people/bookings.ts'
import { storeVisit } from '#tests/support/people/visits.ts'
import { bookingLock, inLockOrder } from '#tests/support/program/lock-queue.ts'
import { sentEmails } from '#tests/support/program/queue.ts'
import { NOON, servicesOn, testServices } from '#tests/support/program/services.ts'
import {
  CANNOT_RECEIVE_LIMIT,
  takeBackCannotReceive,
  tellCannotReceive,
} from '#visits/use-cases/cannot-receive.server.ts'

const services = await testServices()
const { database } = services
const { rows } = database

async function visit(status = 'confirmada') {
  const { technician, client, key } = await storeVisit(database, { status })
  return { luz: technician, client, key }
}

const tell = (client: Viewer, key: number, changes: { motivo?: string; texto?: string } = {}) =>
  tellCannotReceive(services, client, { key, motivo: 'surgio_algo', texto: '', ...changes })
const stateOf = async (key: number) =>
  (
    await rows<{ cannotNote: string }>(
      'select status, "cancelReason", "cannotReason", "cannotNote", "cannotAt" from reservas where key = $1',
      [key],
    )
  )[0]
const DONE = { ok: true, value: undefined }
const refusal = (code: string) => ({ ok: false, code })

test.each(['solicitada', 'confirmada'])(
  'the status stays %s, and the technician is told once',
  async status => {
    const { client, key, luz } = await visit(status)
    const texto = `  Llevo a mi mamá\nal médico ${'x'.repeat(200)}`
    expect(await tell(client, key, { texto })).toEqual(DONE)
    const told = await stateOf(key)
    expect(told).toMatchObject({ status, cannotReason: 'surgio_algo', cannotAt: NOON })
    expect(told?.cannotNote).toMatch(/^Llevo a mi mamá al médico x+$/)
    expect(told?.cannotNote).toHaveLength(160)
    expect(await tell(client, key, { motivo: 'otro_dia' })).toEqual(DONE)
    expect(await stateOf(key)).toMatchObject({ cannotReason: 'otro_dia', cannotNote: '' })
    expect(await emailsAbout(database, key)).toEqual(['cannot-receive'])
    const { bookings } = await listAgenda(database.db, luz.uid, NOON)
    expect(bookings).toMatchObject([{ key, cannotReason: 'otro_dia', cannotAt: NOON }])
  },
)

test('taken back, the visit is as before, and the technician is told once', async () => {
  const { client, key } = await visit()
  await tell(client, key, { texto: 'Viajo' })
  for (let times = 0; times < 2; times++)
    expect(await takeBackCannotReceive(services, client, key)).toEqual(DONE)
  expect(await stateOf(key)).toEqual({
    status: 'confirmada',
    cancelReason: null,
    cannotReason: null,
    cannotNote: '',
    cannotAt: null,
  })
  expect(await emailsAbout(database, key)).toEqual(['cannot-receive', 'can-receive'])
})

test('nobody else tells it, nor with another reason, nor after the start or the end of the visit', {
  tags: ['attack'],
}, async () => {
  const { luz, client, key } = await visit()
  const stranger = await newClient(database)
  for (const viewer of [stranger, luz]) {
    expect(await tell(viewer, key)).toEqual(refusal('cannot-closed'))
    expect(await takeBackCannotReceive(services, viewer, key)).toEqual(refusal('cannot-closed'))
  }
  for (const motivo of ['', 'SURGIO_ALGO', 'constructor', "x' or 1=1"])
    expect(await tell(client, key, { motivo })).toEqual(refusal('cannot-reason-required'))
  const begun = servicesOn(database, MONDAY_AT_15_INSTANT)
  expect(await tellCannotReceive(begun, client, { key, motivo: 'otro_dia', texto: '' })).toEqual(
    refusal('cannot-closed'),
  )
  expect(await stateOf(key)).toMatchObject({ status: 'confirmada', cannotReason: null })
  for (const status of ['cancelada', 'completada']) {
    const over = await visit(status)
    expect(await tell(over.client, over.key)).toEqual(refusal('cannot-closed'))
  }
  expect(await emailsAbout(database, key)).toEqual([])
})

test('told a second time it is an e-mail with a Message-ID of its own', async () => {
  const { client, key } = await visit()
  await rows('delete from graphile_worker._private_jobs')
  await tell(client, key)
  const first = await sentEmails(services)
  await takeBackCannotReceive(services, client, key)
  await sentEmails(services)
  await tell(client, key)
  const second = await sentEmails(services)
  const ids = [...first, ...second].map(({ messageId }) => messageId)
  expect(ids).toEqual([
    expect.stringMatching(new RegExp(`^<reserva-${key}-cannot-receive-\\d+@tecniya\\.co>$`)),
    expect.stringMatching(new RegExp(`^<reserva-${key}-cannot-receive-\\d+@tecniya\\.co>$`)),
  ])
  expect(new Set(ids).size).toBe(2)
})

test('a flood of statements is stopped', { tags: ['attack'] }, async () => {
  const { client, key } = await visit()
  const { points } = CANNOT_RECEIVE_LIMIT
  for (let n = 0; n < points; n++)
    await (n % 2 ? takeBackCannotReceive(services, client, key) : tell(client, key))
  expect(await tell(client, key)).toEqual(refusal('too-many-requests'))
})

test('with one tap the technician cancels for the client, but only while the statement stands', async () => {
  const { luz, client, key } = await visit()
  const tap = () => cancelBooking(services, luz, key, { seen: 'confirmada', isAsked: true })
  expect(await tap()).toEqual(refusal('cannot-withdrawn'))
  await tell(client, key)
  for (let times = 0; times < 2; times++) expect(await tap()).toEqual(DONE)
  expect(await stateOf(key)).toMatchObject({ status: 'cancelada', cancelReason: 'cliente' })
  expect(await emailsAbout(database, key)).toEqual(['cannot-receive', 'cancelada'])
})

const rescuesOf = (client: Viewer) =>
  listRescues(database.db, client.uid, { now: NOON, isHoliday: () => false }, { tradesIn })

test('then who needs another day is shown free hours of the same technician; others are left alone', async () => {
  for (const motivo of ['surgio_algo', 'ya_se_arreglo', 'otro_dia']) {
    const { luz, client, key } = await visit()
    await tell(client, key, { motivo })
    await cancelBooking(services, luz, key, { isAsked: true })
    const found = await rescuesOf(client)
    if (motivo === 'otro_dia') {
      expect(found).toMatchObject([{ booking: { key }, isOffered: false, options: [] }])
      expect(found[0]?.offeredSlots).toHaveLength(3)
      expect(found[0]?.offeredSlots.map(({ date }) => date)).not.toContain('2026-11-16')
    } else expect([motivo, found]).toEqual([motivo, []])
  }
  const { luz, client, key } = await visit()
  await tell(client, key)
  const offeredHours = [new Date('2026-11-17T19:00:00Z')]
  await cancelBooking(services, luz, key, { offeredHours })
  expect(await rescuesOf(client)).toMatchObject([
    { isOffered: true, offeredSlots: [{ date: '2026-11-17', hour: 14 }], options: [] },
  ])
})

test('a request that is left alone ends unanswered', async () => {
  const { client, key } = await visit('solicitada')
  await tell(client, key)
  await settleBookings(database.db, MONDAY_AT_15_INSTANT)
  expect(await stateOf(key)).toMatchObject({ status: 'cancelada', cancelReason: 'sin_respuesta' })
})

test('telling against cancelling: the reason is that of the order, and a late statement is refused', async () => {
  for (const isTold of [true, false]) {
    const { luz, client, key } = await visit()
    const acts = [() => tell(client, key), () => cancelBooking(services, luz, key, { seen: 'confirmada' })]
    const inOrder = isTold ? acts : acts.toReversed()
    const outcomes = await inLockOrder(database, bookingLock(key), inOrder)
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, isTold])
    expect(await stateOf(key)).toMatchObject({
      status: 'cancelada',
      cancelReason: isTold ? 'cliente' : 'tecnico',
      cannotReason: isTold ? 'surgio_algo' : null,
    })
    const emails = await emailsAbout(database, key)
    expect(emails).toEqual(isTold ? ['cannot-receive', 'cancelada'] : ['cancelada'])
  }
})

test('taking back against the one tap: the first wins', async () => {
  for (const isBack of [true, false]) {
    const { luz, client, key } = await visit()
    await tell(client, key)
    const acts = [
      () => takeBackCannotReceive(services, client, key),
      () => cancelBooking(services, luz, key, { seen: 'confirmada', isAsked: true }),
    ]
    const inOrder = isBack ? acts : acts.toReversed()
    const outcomes = await inLockOrder(database, bookingLock(key), inOrder)
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, false])
    expect(await stateOf(key)).toMatchObject(
      isBack
        ? { status: 'confirmada', cannotReason: null }
        : { status: 'cancelada', cancelReason: 'cliente', cannotReason: 'surgio_algo' },
    )
    expect(await emailsAbout(database, key)).toEqual(['cannot-receive', isBack ? 'can-receive' : 'cancelada'])
  }
})

test('telling against accepting: both stand, each told once', async () => {
  for (let round = 0; round < 10; round++) {
    const { luz, client, key } = await visit('solicitada')
    await Promise.all([tell(client, key), acceptBooking(services, luz, key)])
    expect(await stateOf(key)).toMatchObject({ status: 'confirmada', cannotReason: 'surgio_algo' })
    expect((await emailsAbout(database, key)).toSorted()).toEqual(['cannot-receive', 'confirmada'])
  }
})
