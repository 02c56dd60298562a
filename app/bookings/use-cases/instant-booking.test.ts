// D62: requests inside the free hours are accepted on behalf of a technician who confirms at once.
import { expect, test } from 'vitest'
import type { Viewer } from '#accounts/domain/role.ts'
import { UNANSWERED_MAX } from '#bookings/domain/booking.ts'
import { cancelBooking, undoAcceptedBooking } from '#bookings/use-cases/answer-booking.server.ts'
import { requestBooking } from '#bookings/use-cases/request-booking.server.ts'
import {
  bookingsOf,
  emailsAbout,
  newClient,
  newClients,
  newTechnician,
  requestNumber,
} from '#tests/support/people/bookings.ts'
import { requestHour } from '#tests/support/people/visits.ts'
import { servicesOn, testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { database } = services

async function instantTechnician(): Promise<Viewer> {
  const luz = await newTechnician(database)
  await database.rows('update technicians set "confirmaAlInstante" = true where uid = $1', [luz.uid])
  return luz
}
const request = (luz: Viewer, client: Viewer, hour?: string) => requestHour(services, client, luz, hour)

test('one visit, confirmed, with one message to each side', async () => {
  const luz = await instantTechnician()
  const clients = await newClients(database, 20)
  const outcomes = await Promise.all(clients.map(client => request(luz, client)))
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  const [{ key = 0, status } = {}, ...more] = await bookingsOf(database, luz)
  expect([status, more]).toEqual(['confirmada', []])
  expect((await emailsAbout(database, key)).toSorted()).toEqual(['booked', 'confirmada'])
  const [row] = await database.rows('select answer, "answeredAt" from reservas where key = $1', [key])
  expect(row).toEqual({ answer: 'accepted', answeredAt: services.now() })
})

test('it cannot be undone, since the client was told; it can be cancelled', async () => {
  const luz = await instantTechnician()
  await request(luz, await newClient(database))
  const [{ key = 0 } = {}] = await bookingsOf(database, luz)
  expect(await undoAcceptedBooking(services, luz, key)).toEqual({ ok: false, code: 'not-undone' })
  expect(await cancelBooking(services, luz, key)).toMatchObject({ ok: true })
})

test('outside the free hours, for a client who is not accepted, or switched off: as before', async () => {
  const luz = await instantTechnician()
  const [client, refused] = await newClients(database, 2)
  if (!client || !refused) throw new Error('nobody came')
  expect(await request(luz, client, '19')).toEqual({ ok: false, code: 'closed-slot' })
  await database.rows('insert into client_blocks values ($1, $2, now())', [luz.uid, refused.uid])
  expect(await request(luz, refused, '16')).toEqual({ ok: false, code: 'client-not-accepted' })
  await database.rows('update technicians set "confirmaAlInstante" = false where uid = $1', [luz.uid])
  expect(await request(luz, client)).toMatchObject({ ok: true })
  expect((await bookingsOf(database, luz)).at(-1)).toMatchObject({ status: 'solicitada' })
})

test('one client cannot take every hour', { tags: ['attack'] }, async () => {
  const luz = await instantTechnician()
  const client = await newClient(database)
  const outcomes = await Promise.all(
    Array.from({ length: 15 }, (_, n) => requestBooking(services, client, requestNumber(n, luz.uid))),
  )
  const booked = outcomes.filter(({ ok }) => ok)
  expect(booked).toHaveLength(UNANSWERED_MAX.withTechnician)
  expect(outcomes).toContainEqual({ ok: false, code: 'too-many-unanswered' })
})

test('new accounts of one network cannot either', { tags: ['attack'] }, async () => {
  const luz = await instantTechnician()
  const clients = await newClients(database, UNANSWERED_MAX.ofNetworkWithTechnician + 4)
  const outcomes = await Promise.all(
    clients.map((client, n) =>
      requestBooking(servicesOn(database), client, requestNumber(n, luz.uid, { network: 'café' })),
    ),
  )
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(UNANSWERED_MAX.ofNetworkWithTechnician)
})
