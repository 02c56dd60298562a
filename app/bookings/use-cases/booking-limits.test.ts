// D51: floods of requests are bounded, and honest clients still get through.
import { expect, test } from 'vitest'
import type { Viewer } from '#accounts/domain/role.ts'
import { UNANSWERED_MAX } from '#bookings/domain/booking.ts'
import { acceptBooking } from '#bookings/use-cases/answer-booking.server.ts'
import { requestBooking } from '#bookings/use-cases/request-booking.server.ts'
import {
  at,
  bookingsOf,
  MONDAY,
  newClient,
  newClients,
  newTechnician,
  requestNumber,
} from '#tests/support/people/bookings.ts'
import { testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { database } = services
const TAGS = { tags: ['attack'] }
const { ofClient, withTechnician, busyTechnician, ofNetworkWithTechnician } = UNANSWERED_MAX

const ask = (client: Viewer, technician: Viewer, n: number, changes = {}) =>
  requestBooking(services, client, requestNumber(n, technician.uid, changes))

const confirmAll = (client: Viewer) =>
  database.rows(`update reservas set status = 'confirmada' where "clientId" = $1`, [client.uid])

/** The client has had a visit, with somebody else. */
async function completeOneVisit(client: Viewer): Promise<void> {
  const other = await newTechnician(database)
  await ask(client, other, 0)
  await database.rows(`update reservas set status = 'completada' where "clientId" = $1`, [client.uid])
}

const codesOf = (outcomes: Awaited<ReturnType<typeof ask>>[]) =>
  outcomes.map(outcome => (outcome.ok ? 'booked' : outcome.code))

test('eight requests may wait for one technician and twenty in all', TAGS, async () => {
  const technicians = [
    await newTechnician(database),
    await newTechnician(database),
    await newTechnician(database),
  ]
  const client = await newClient(database)
  const askOne = (who: number, n: number) => ask(client, technicians[who] as Viewer, n)
  for (let n = 0; n < 8; n++) expect(await askOne(0, n)).toMatchObject({ ok: true })
  expect(await askOne(0, 8)).toEqual({ ok: false, code: 'too-many-unanswered' })
  for (let n = 0; n < 8; n++) expect(await askOne(1, n)).toMatchObject({ ok: true })
  for (let n = 0; n < 4; n++) expect(await askOne(2, n)).toMatchObject({ ok: true })
  expect(await askOne(2, 4)).toEqual({ ok: false, code: 'too-many-unanswered' })
  await confirmAll(client)
  expect(await askOne(2, 4)).toMatchObject({ ok: true })
})

test('a client who posts a hundred requests at once gets no more than eight and twenty', TAGS, async () => {
  const [luz, ...others] = await Promise.all(Array.from({ length: 5 }, () => newTechnician(database)))
  const [ana, beto] = await newClients(database, 2)
  if (!luz || !ana || !beto) throw new Error('nobody came')
  // Not the limit per hour is tested here.
  const many = Array.from({ length: 100 }, (_, n) => n)
  const withOne = many.slice(0, 50).map(n => ask(ana, luz, n))
  const withAll = many.slice(0, 50).map(n => ask(beto, others[n % 4] as Viewer, n))
  const [here, everywhere] = await Promise.all([Promise.all(withOne), Promise.all(withAll)])
  expect(codesOf(here).filter(code => code === 'booked')).toHaveLength(withTechnician)
  expect(codesOf(everywhere).filter(code => code === 'booked')).toHaveLength(ofClient)
  expect(new Set(codesOf([...here, ...everywhere]))).toEqual(new Set(['booked', 'too-many-unanswered']))
})

test('a hundred new accounts on one network hold sixteen hours of a technician', TAGS, async () => {
  const luz = await newTechnician(database)
  const accounts = await newClients(database, 100)
  const network = '198.51.100.77'
  const outcomes = await Promise.all(accounts.map((client, n) => ask(client, luz, n, { network })))
  expect(codesOf(outcomes).filter(code => code === 'booked')).toHaveLength(ofNetworkWithTechnician)
  expect(new Set(codesOf(outcomes))).toEqual(new Set(['booked', 'too-many-from-network']))
  const [elsewhere, regular] = await newClients(database, 2)
  if (!elsewhere || !regular) throw new Error('nobody came')
  await completeOneVisit(regular)
  expect(await ask(elsewhere, luz, 101)).toMatchObject({ ok: true })
  expect(await ask(regular, luz, 102, { network })).toMatchObject({ ok: true })
})

test('new accounts on many networks hold one hour each of a flooded technician', TAGS, async () => {
  const luz = await newTechnician(database)
  const accounts = await newClients(database, 16)
  const eightEach = accounts.flatMap((client, n) =>
    Array.from({ length: withTechnician }, (_, k) => ask(client, luz, n * withTechnician + k)),
  )
  const codes = codesOf(await Promise.all(eightEach))
  expect(new Set(codes)).toEqual(new Set(['booked', 'technician-busy']))
  const stored = await bookingsOf(database, luz)
  // The hours before the bound, and one for each account that came later.
  expect(stored.length).toBeLessThanOrEqual(busyTechnician + accounts.length)
  const honest = await newClient(database)
  expect(await ask(honest, luz, 300)).toMatchObject({ ok: true })
  expect(await ask(honest, luz, 301)).toEqual({ ok: false, code: 'technician-busy' })
  await completeOneVisit(honest)
  expect(await ask(honest, luz, 301)).toMatchObject({ ok: true })
})

test('the network of a request is forgotten when it is answered', async () => {
  const luz = await newTechnician(database)
  await ask(await newClient(database), luz, 0)
  const networkOf = () =>
    database.rows<{ network: string | null }>(
      `select "requestNetwork" as network from reservas where "technicianId" = $1`,
      [luz.uid],
    )
  const [waiting] = await networkOf()
  expect(waiting?.network).toMatch(/^booking-network:/)
  const [booking] = await bookingsOf(database, luz)
  await acceptBooking(services, luz, booking?.key ?? 0)
  expect(await networkOf()).toEqual([{ network: null }])
})

test('a client may send sixty requests an hour; a repeated submission is still answered', TAGS, async () => {
  const luz = await newTechnician(database)
  const client = await newClient(database)
  const first = requestNumber(0, luz.uid)
  const outcomes = []
  for (let n = 0; n < 60; n++) {
    outcomes.push(await requestBooking(services, client, n === 0 ? first : requestNumber(n, luz.uid)))
    await confirmAll(client)
  }
  expect(outcomes.every(({ ok }) => ok)).toBe(true)
  const more = requestNumber(60, luz.uid)
  expect(await requestBooking(services, client, more)).toEqual({ ok: false, code: 'too-many-requests' })
  expect(await requestBooking(services, client, first)).toMatchObject({ ok: true })
  await database.rows('update limits set expire = expire - 60 * 60 * 1000')
  expect(await requestBooking(services, client, more)).toMatchObject({ ok: true })
})

test('a network may send six hundred requests an hour, whoever sends them', TAGS, async () => {
  const luz = await newTechnician(database)
  const [ana, beto] = await newClients(database, 2)
  if (!ana || !beto) throw new Error('no clients')
  const network = '198.51.100.4'
  expect(await ask(ana, luz, 0, { network })).toMatchObject({ ok: true })
  await database.rows(`update limits set points = 600 where key like 'booking-network:%'`)
  expect(await ask(beto, luz, 1, { network })).toEqual({ ok: false, code: 'network-too-many-requests' })
  expect(await ask(beto, luz, 1, { network: '192.0.2.1' })).toMatchObject({ ok: true })
})

test.each([
  ['closed', at(MONDAY, '19'), 'closed-slot'],
  ['past', at('2026-11-09', '10'), 'past-slot'],
  ['taken', at(MONDAY, '08'), 'slot-taken'],
])('requests for %s hours count against the same limit as bookings', TAGS, async (_, slot, code) => {
  const luz = await newTechnician(database)
  await ask(await newClient(database), luz, 0)
  const client = await newClient(database)
  const askAgain = () => ask(client, luz, 0, slot)
  expect(await askAgain()).toEqual({ ok: false, code })
  await database.rows(
    `update limits set points = 60 where key like 'booking-person:%' and points = 1
     and expire = (select max(expire) from limits where key like 'booking-person:%')`,
  )
  expect(await askAgain()).toEqual({ ok: false, code: 'too-many-requests' })
})
