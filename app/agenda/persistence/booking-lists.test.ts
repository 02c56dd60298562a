import { expect, test } from 'vitest'
import { listAgenda } from '#agenda/persistence/agenda.server.ts'
import { listBookingsOfClient } from '#agenda/persistence/booking-lists.server.ts'
import { findBookingForNotification } from '#bookings/persistence/bookings.server.ts'
import { newClient, newTechnician } from '#tests/support/people/bookings.ts'
import { writeBooking } from '#tests/support/people/moderation.ts'
import { testDatabase } from '#tests/support/program/database.ts'
import { NOON } from '#tests/support/program/services.ts'

const database = await testDatabase()
const { db, rows } = database
const LIMIT = 150

test('an empty stored name is looked up in its record, and else shown as the id (D50)', async () => {
  const [client, luz] = [await newClient(database), await newTechnician(database)]
  const key = await writeBooking(database, { technician: luz, client })
  const names = async () => {
    const [ofClient, ofTechnician, email] = [
      await listBookingsOfClient(db, client.uid, LIMIT),
      await listAgenda(db, luz.uid, NOON),
      await findBookingForNotification(db, key),
    ]
    return [
      ofClient.bookings[0]?.technicianName,
      ofTechnician.bookings[0]?.clientName,
      email?.technicianName,
      email?.clientName,
    ]
  }
  await rows(`update reservas set "technicianName" = 'Luz', "clientName" = 'Ana' where key = $1`, [key])
  expect(await names()).toEqual(['Luz', 'Ana', 'Luz', 'Ana'])
  await rows(`update reservas set "technicianName" = '', "clientName" = ' ' where key = $1`, [key])
  expect(await names()).toEqual([luz.name, client.name, luz.name, client.name])
  await rows(`update technicians set nombre = '' where uid = $1`, [luz.uid])
  await rows(`update users set name = '' where uid = $1`, [client.uid])
  expect(await names()).toEqual([luz.uid, client.uid, luz.uid, client.uid])
})

test('the technician sees how often a client was visited, and when last', async () => {
  const [luz, other, client, stranger] = [
    await newTechnician(database),
    await newTechnician(database),
    await newClient(database),
    await newClient(database),
  ]
  await writeBooking(database, { technician: luz, client, status: 'completada', daysLater: -30 })
  await writeBooking(database, { technician: luz, client, status: 'completada', daysLater: -44 })
  await writeBooking(database, { technician: luz, client, status: 'cancelada', daysLater: -7 })
  await writeBooking(database, { technician: other, client, status: 'completada', daysLater: -5 })
  const next = await writeBooking(database, { technician: luz, client, hour: 10 })
  const first = await writeBooking(database, { technician: luz, client: stranger, hour: 11 })
  const { bookings, pages } = await listAgenda(db, luz.uid, NOON)
  expect([pages.upcoming.total, pages.history.total]).toEqual([2, 3])
  expect(bookings.slice(0, 2)).toMatchObject([
    { key: first, visitsWithTechnician: 0, completedVisits: 0, lastVisit: null },
    { key: next, visitsWithTechnician: 2, completedVisits: 3, lastVisit: '2026-10-17' },
  ])
})

test('photo and profile of a technician are shown while the profile is published', async () => {
  const [client, luz] = [await newClient(database), await newTechnician(database)]
  await writeBooking(database, { technician: luz, client })
  await rows(`update technicians set "fotoURL" = '/imagenes/luz.webp' where uid = $1`, [luz.uid])
  const [shown] = (await listBookingsOfClient(db, client.uid, LIMIT)).bookings
  expect(shown).toMatchObject({ technicianSlug: luz.uid, technicianFotoURL: '/imagenes/luz.webp' })
  await rows(`update technicians set publicado = false where uid = $1`, [luz.uid])
  const [hidden] = (await listBookingsOfClient(db, client.uid, LIMIT)).bookings
  expect(hidden).toMatchObject({ technicianSlug: null, technicianFotoURL: null })
})
