// Who served a client, on a real PostgreSQL.
import { expect, test } from 'vitest'
import type { Viewer } from '#accounts/domain/role.ts'
import { hourLikeLast } from '#agenda/domain/who-served.ts'
import { findOwnHome } from '#agenda/persistence/own-home.server.ts'
import { findBookableHours } from '#bookings/persistence/bookable-technicians.server.ts'
import { slotAt } from '#technicians/domain/slot.ts'
import { newClient, newTechnician } from '#tests/support/people/bookings.ts'
import { storeCompletedVisit } from '#tests/support/people/guarantee.ts'
import { writeBooking } from '#tests/support/people/moderation.ts'
import { NOON, testServices } from '#tests/support/program/services.ts'
import { hoursLikeLast } from '#visits/domain/hours-to-choose.ts'

const { db, database, isHoliday } = await testServices()
const { rows } = database
const moment = { now: NOON, isHoliday }

const served = async (client: Viewer) => (await findOwnHome(db, client.uid, NOON)).served

test('one entry for each technician with the last visit that took place, the newest first', async () => {
  const [client, other] = [await newClient(database), await newClient(database)]
  const [ana, berta] = [await newTechnician(database), await newTechnician(database)]
  const store = (technician: Viewer, daysAgo: number, by = client) =>
    storeCompletedVisit(database, { technician, client: by, now: NOON, daysAgo })
  await store(ana, 40)
  const berta7 = await store(berta, 7)
  const ana3 = await store(ana, 3)
  await rows(`update reservas set especialidad = 'Neveras', servicio = 'Carga' where key = $1`, [ana3])
  // None of these is a visit that served this client.
  await store(berta, 1, other)
  await rows(`update reservas set status = 'cancelada' where key = $1`, [await store(berta, 2)])
  await rows(`update reservas set outcome = 'contested' where key = $1`, [await store(berta, 4)])
  await rows('update reservas set precio = 0 where key = $1', [await store(berta, 5)])
  await writeBooking(database, { technician: berta, client })

  const found = await served(client)
  expect(found.map(({ key }) => key)).toEqual([ana3, berta7])
  expect(found[0]).toMatchObject({
    technicianId: ana.uid,
    technicianName: ana.name,
    trade: 'Neveras',
    servicio: 'Carga',
    technician: { slug: ana.uid, disponible: true },
  })
})

test('who is not published or does not accept the client is not there, the works in guarantee are', async () => {
  const client = await newClient(database)
  const people = await Promise.all([1, 2, 3].map(() => newTechnician(database)))
  for (const [index, technician] of people.entries())
    await storeCompletedVisit(database, { technician, client, now: NOON, daysAgo: index + 2 })
  await rows('update technicians set publicado = false where uid = $1', [people[0]?.uid])
  await rows('insert into client_blocks ("technicianId", "clientId", "createdAt") values ($1, $2, $3)', [
    ...[people[1]?.uid, client.uid, NOON],
  ])
  const home = await findOwnHome(db, client.uid, NOON)
  expect(home.served.map(({ technicianId }) => technicianId)).toEqual([people[2]?.uid])
  expect([home.works.length, home.wasServed]).toEqual([3, true])
  expect(await findOwnHome(db, (await newClient(database)).uid, NOON)).toEqual({
    served: [],
    works: [],
    wasServed: false,
  })
})

test('who was taken off the own list is there again after the next visit', async () => {
  const [client, technician] = [await newClient(database), await newTechnician(database)]
  await storeCompletedVisit(database, { technician, client, now: NOON, daysAgo: 6 })
  await rows(`insert into favourites ("clientId", "technicianId", "removedAt") values ($1, $2, $3)`, [
    client.uid,
    technician.uid,
    new Date('2026-11-08T15:00:00Z'),
  ])
  expect(await served(client)).toEqual([])
  const key = await storeCompletedVisit(database, { technician, client, now: NOON, daysAgo: 1 })
  expect((await served(client)).map(each => each.key)).toEqual([key])
})

test('the proposed hour is that of the booking form: neither taken nor blocked', async () => {
  const [client, technician] = [await newClient(database), await newTechnician(database)]
  await storeCompletedVisit(database, { technician, client, now: NOON, daysAgo: 6 })
  const proposed = async () => {
    const [last] = await served(client)
    const bookable = await findBookableHours(db, technician.uid, moment)
    if (!last || !bookable) throw new Error('nobody')
    const hours = hoursLikeLast(bookable.schedule, bookable.calendar, slotAt(last.scheduledAt))
    expect(hourLikeLast(last, moment)).toEqual(hours[0] ?? null)
    return hours[0]
  }
  // The visit was on a Friday at ten.
  expect(await proposed()).toEqual({ date: '2026-11-13', hour: 10 })
  await writeBooking(database, { technician, client: await newClient(database), hour: 10, daysLater: -3 })
  expect(await proposed()).not.toEqual({ date: '2026-11-13', hour: 10 })
  await rows('update technicians set "horasBloqueadas" = $2 where uid = $1', [
    technician.uid,
    ['2026-11-12T16:00:00Z', '2026-11-12T15:00:00Z'],
  ])
  expect((await proposed())?.date).toBeDefined()
  await rows('update technicians set disponible = false where uid = $1', [technician.uid])
  expect(await proposed()).toBeUndefined()
})
