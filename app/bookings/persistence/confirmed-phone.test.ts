import { expect, test } from 'vitest'
import { findConfirmedPhone } from '#bookings/persistence/confirmed-phone.server.ts'
import { newClient, newTechnician } from '#tests/support/people/bookings.ts'
import { storeBookingWithPhotos } from '#tests/support/people/problem-photos.ts'
import { testDatabase } from '#tests/support/program/database.ts'

const database = await testDatabase()
const { db, rows } = database

const PHONE = '+57 300 555 0101'

async function visit(technicianId: string, date: string, phone: string, status = 'completada') {
  const technician = { uid: technicianId, name: 'Luz', email: '', role: 'tecnico' as const, ciudad: '' }
  const client = await newClient(database)
  const at = new Date(`${date}T15:00:00Z`)
  const key = await storeBookingWithPhotos(database, { technician, client, at, photos: [], status })
  await rows('update reservas set "technicianPhone" = $2 where key = $1', [key, phone])
}

test('the first completed visit with the present phone confirms it', async () => {
  const { uid } = await newTechnician(database)
  await visit(uid, '2026-03-20', PHONE)
  await visit(uid, '2026-03-18', PHONE)
  await visit(uid, '2026-03-10', '+57 300 555 9999')
  await visit(uid, '2026-03-11', PHONE, 'cancelada')
  expect(await findConfirmedPhone(db, uid)).toBe('2026-03-18')
})

test('another phone, an empty one or no visit confirm nothing', async () => {
  const { uid } = await newTechnician(database)
  expect(await findConfirmedPhone(db, uid)).toBeNull()
  await visit(uid, '2026-03-18', PHONE)
  await visit(uid, '2026-03-19', '')
  await rows('update technicians set telefono = $2 where uid = $1', [uid, '+57 300 555 0102'])
  expect(await findConfirmedPhone(db, uid)).toBeNull()
  await rows(`update technicians set telefono = '' where uid = $1`, [uid])
  expect(await findConfirmedPhone(db, uid)).toBeNull()
})
