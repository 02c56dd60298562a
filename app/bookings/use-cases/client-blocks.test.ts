// A technician does not accept a client any more: the client cannot book, and is offered others.
import { expect, test, vi } from 'vitest'
import type { Viewer } from '#accounts/domain/role.ts'
import { listAgenda } from '#agenda/persistence/agenda.server.ts'
import { listBookingsOfClient } from '#agenda/persistence/booking-lists.server.ts'
import { listRescues } from '#agenda/use-cases/rescues.server.ts'
import { readFreeColleagues, readHours, readTechnician } from '#bookings/pages/availability.server.ts'
import { insertClientBlock, listBlockedClients } from '#bookings/persistence/client-blocks.server.ts'
import { cancelBooking } from '#bookings/use-cases/answer-booking.server.ts'
import { allowClient, blockClient } from '#bookings/use-cases/blocked-clients.server.ts'
import { requestBooking } from '#bookings/use-cases/request-booking.server.ts'
import { tradesIn } from '#catalogue/domain/search/described-work.ts'
import {
  at,
  bookingsOf,
  details,
  emailsAbout,
  MONDAY,
  MONDAY_AT_15,
  newClient,
  newTechnician,
} from '#tests/support/people/bookings.ts'
import { storeVisit } from '#tests/support/people/visits.ts'
import { asAnotherRequest } from '#tests/support/program/second-connection.ts'
import { testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { database, db } = services
const MOMENT = { now: services.now(), isHoliday: () => false }

const ask = (client: Viewer, technician: Viewer, slot = MONDAY_AT_15) =>
  requestBooking(services, client, { technicianId: technician.uid, ...slot, ...details() })

const visited = () => storeVisit(database, { status: 'completada', daysLater: -7 })

const NOT_ACCEPTED = { ok: false, code: 'client-not-accepted' }

test('a blocked client is refused until allowed again; others are not affected', async () => {
  const { technician, client, key } = await visited()
  expect(await blockClient(services, technician, { key, cancel: [] })).toMatchObject({ ok: true })
  expect(await blockClient(services, technician, { key, cancel: [] })).toMatchObject({ ok: true })
  expect(await ask(client, technician)).toEqual(NOT_ACCEPTED)
  expect(await ask(client, await newTechnician(database))).toMatchObject({ ok: true })
  expect(await ask(await newClient(database), technician)).toMatchObject({ ok: true })
  expect(await listBlockedClients(db, technician.uid)).toEqual([
    { clientId: client.uid, name: client.name, since: services.now(), lastVisit: '2026-11-09' },
  ])
  await allowClient(services, technician, client.uid)
  expect(await listBlockedClients(db, technician.uid)).toEqual([])
  expect(await ask(client, technician, at(MONDAY, '16'))).toMatchObject({ ok: true })
})

test('a booking that waits for a concurrent block is refused', async () => {
  const { technician, client } = await visited()
  const pair = { technicianId: technician.uid, clientId: client.uid }
  const booking = await db.transaction(async tx => {
    await insertClientBlock(tx, pair, services.now())
    const sent = asAnotherRequest(() => ask(client, technician))
    const waiting = () =>
      database.rows(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%for share%'
           and datname = current_database()`,
      )
    await asAnotherRequest(() =>
      vi.waitFor(async () => expect(await waiting()).toHaveLength(1), { timeout: 10_000 }),
    )
    return { sent }
  })
  expect(await booking.sent).toEqual(NOT_ACCEPTED)
  expect(await bookingsOf(database, technician)).toHaveLength(1)
})

test('blocking cancels the chosen requests of that client, with the ordinary e-mail', async () => {
  const { technician, client, key } = await visited()
  const other = await newClient(database)
  for (const [who, hour] of [
    [client, '10'],
    [client, '11'],
    [other, '12'],
  ] as const)
    await ask(who, technician, at(MONDAY, hour))
  const [, first, second, foreign] = await bookingsOf(database, technician)
  const cancel = [first?.key ?? 0, foreign?.key ?? 0, key, 999_999]
  expect(await blockClient(services, technician, { key: second?.key ?? 0, cancel })).toMatchObject({
    ok: true,
  })
  expect(await bookingsOf(database, technician)).toMatchObject([
    { status: 'completada' },
    { status: 'cancelada', cancelReason: 'tecnico' },
    { status: 'solicitada' },
    { status: 'solicitada' },
  ])
  expect(await emailsAbout(database, first?.key)).toEqual(['requested', 'cancelada'])
  expect(await emailsAbout(database, second?.key)).toEqual(['requested'])
})

test('only the technician of a visit blocks its client', async () => {
  const { technician, client, key } = await visited()
  const other = await newTechnician(database)
  for (const viewer of [other, client, { ...client, role: 'admin' as const }])
    expect(await blockClient(services, viewer, { key, cancel: [] })).toMatchObject({
      code: 'client-not-blocked',
    })
  await blockClient(services, technician, { key, cancel: [] })
  await allowClient(services, other, client.uid)
  expect(await listBlockedClients(db, technician.uid)).toHaveLength(1)
})

test('nothing of that technician is offered to the client', async () => {
  const city = `Villa ${crypto.randomUUID()}`
  const { technician, client, key } = await visited()
  const lost = await newTechnician(database)
  const uids = [technician.uid, lost.uid]
  await database.rows('update technicians set ciudad = $2 where uid = any($1)', [uids, city])
  const offered = async () => {
    const toBook = await readTechnician(services, lost.uid)
    if (!toBook || toBook === 'unread') throw new Error('not readable')
    const colleagues = await readFreeColleagues(
      services,
      toBook,
      { clientId: client.uid, trade: 'Plomería' },
      MONDAY_AT_15.slot,
    )
    return colleagues.map(({ uid }) => uid)
  }
  const hours = async () => {
    const toBook = await readTechnician(services, technician.uid)
    const query = { requestedDate: MONDAY, clientId: client.uid }
    const of = { tid: technician.uid, technician: toBook ?? 'unread' }
    const { availability } = await readHours(services, of, query)
    return [availability.acceptsClient, availability.hours.filter(({ state }) => state === 'free').length]
  }
  const rescuesOf = () => listRescues(db, client.uid, MOMENT, { tradesIn })

  // A visit that the technician cancelled, offering another hour; and one that somebody else cancelled.
  await ask(client, technician, at(MONDAY, '09'))
  await ask(client, lost, at(MONDAY, '10'))
  await database.rows(`update reservas set "createdAt" = $2 where "clientId" = $1`, [
    client.uid,
    '2026-11-10T15:00:00Z',
  ])
  const own = (await bookingsOf(database, technician)).at(-1)?.key ?? 0
  const others = (await bookingsOf(database, lost)).at(-1)?.key ?? 0
  await cancelBooking(services, technician, own, { offeredHours: [at(MONDAY, '17').slot.scheduledAt] })
  await cancelBooking(services, lost, others)
  const seen = async () => {
    const rescues = await rescuesOf()
    const { bookings } = await listBookingsOfClient(db, client.uid, 10)
    return {
      colleagues: await offered(),
      hours: await hours(),
      offeredSlots: rescues.find(({ booking }) => booking.key === own)?.offeredSlots.length,
      options: rescues.find(({ booking }) => booking.key === others)?.options.map(({ uid }) => uid),
      mayRebook: bookings.find(booking => booking.key === key)?.acceptsClient,
    }
  }
  expect(await seen()).toEqual({
    colleagues: [technician.uid],
    hours: [true, 10],
    offeredSlots: 1,
    options: [technician.uid],
    mayRebook: true,
  })
  await blockClient(services, technician, { key, cancel: [] })
  expect(await seen()).toEqual({
    colleagues: [],
    hours: [false, 0],
    offeredSlots: 0,
    options: [],
    mayRebook: false,
  })
})

test('a request says since when the account exists and whether a completed visit confirms the phone', async () => {
  const { technician, client, key } = await visited()
  await database.rows(`update users set telefono = '300 555 0101', "createdAt" = $2 where uid = $1`, [
    client.uid,
    '2026-04-01T02:00:00Z',
  ])
  await ask(client, technician)
  const factsOf = async () => {
    const { bookings } = await listAgenda(db, technician.uid, services.now())
    return bookings.map(({ clientSince, phoneConfirmed, visitsWithTechnician }) => ({
      clientSince,
      phoneConfirmed,
      visitsWithTechnician,
    }))
  }
  const past = { clientSince: null, phoneConfirmed: false, visitsWithTechnician: 1 }
  const request = { clientSince: '2026-03', phoneConfirmed: false, visitsWithTechnician: 1 }
  expect(await factsOf()).toEqual([request, past])
  const visitWith = (phone: string) =>
    database.rows('update reservas set "clientPhone" = $2 where key = $1', [key, phone])
  await visitWith('300 555 0101')
  expect(await factsOf()).toEqual([{ ...request, phoneConfirmed: true }, past])
  await visitWith('')
  await database.rows(`update users set telefono = '' where uid = $1`, [client.uid])
  expect(await factsOf()).toEqual([request, past])
})
