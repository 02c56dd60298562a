// Where a visit was to be, on every surface of its technician (app/bookings/persistence/technician-address.server.ts).
import { expect, test } from 'vitest'
import { listAgenda } from '#agenda/persistence/agenda.server.ts'
import {
  findOwnVisit,
  listBookingsOfClient,
  listBookingsOfFeed,
} from '#agenda/persistence/booking-lists.server.ts'
import { HOUR_MS } from '#platform/domain/time.ts'
import { newClient, newTechnician } from '#tests/support/people/bookings.ts'
import { writeBooking } from '#tests/support/people/moderation.ts'
import { sentEmails } from '#tests/support/program/queue.ts'
import { NOON, testServices } from '#tests/support/program/services.ts'
import { findReceiptDocument } from '#visits/persistence/receipts.server.ts'

const services = await testServices()
const { database, db } = services
const { rows } = database
const STREET = 'Cra. 8 # 24-31'
const after = (hours: number) => new Date(NOON.getTime() + hours * HOUR_MS)

async function storedVisit(status: string) {
  const [client, luz] = [await newClient(database), await newTechnician(database)]
  const key = await writeBooking(database, { technician: luz, client, status, daysLater: -1 })
  await rows('update reservas set address = $2, "updatedAt" = $3 where key = $1', [key, STREET, NOON])
  await rows(`insert into calendar_feeds ("technicianId", token) values ($1, $1)`, [luz.uid])
  const seenAt = async (now: Date) => {
    const [agenda, own, feed, document] = [
      await listAgenda(db, luz.uid, now),
      await findOwnVisit(db, 'technician', { key, uid: luz.uid, now }),
      await listBookingsOfFeed(db, luz.uid, { since: after(-240), now }),
      await findReceiptDocument(db, { key, side: 'technician', uid: luz.uid }),
    ]
    const shown = [agenda.bookings[0], own?.visit, feed?.[0]].map(visit => visit?.address)
    return document ? [...shown, document.visit.address] : shown
  }
  const seenByClient = async () => (await listBookingsOfClient(db, client.uid, 1)).bookings[0]?.address
  const deleteClient = () => rows('update users set "deletedAt" = $2 where uid = $1', [client.uid, NOON])
  return { key, client, luz, seenAt, seenByClient, deleteClient }
}

test('a technician sees where a cancelled visit was to be for a day', async () => {
  const cancelled = await storedVisit('cancelada')
  expect(await cancelled.seenAt(after(23))).toEqual([STREET, STREET, STREET])
  expect(await cancelled.seenAt(after(24))).toEqual(['', '', ''])
  expect(await cancelled.seenByClient()).toBe(STREET)
  const done = await storedVisit('completada')
  expect(await done.seenAt(after(24 * 30))).toEqual([STREET, STREET, STREET])
})

test('and of no visit of a client who has deleted the account, on receipts neither', {
  tags: ['attack'],
}, async () => {
  for (const status of ['cancelada', 'completada']) {
    const visit = await storedVisit(status)
    if (status === 'completada')
      await rows(
        `insert into receipts ("reservaKey", at, lines, total, hecho, pago, "guaranteeUntil")
         values ($1, $2, '[{"concepto": "Sifón", "cantidad": 1, "precio": 1000}]', 1000, 'x', 'nequi', '2027-01-01')`,
        [visit.key, NOON],
      )
    const surfaces = status === 'completada' ? 4 : 3
    expect(await visit.seenAt(after(1))).toEqual(Array(surfaces).fill(STREET))
    await visit.deleteClient()
    expect(await visit.seenAt(after(1))).toEqual(Array(surfaces).fill(''))
  }
})

test('the e-mail that tells a technician of a withdrawn visit does not say where', async () => {
  const { key, client } = await storedVisit('cancelada')
  await rows(`update reservas set "cancelReason" = 'moderacion' where key = $1`, [key])
  await rows('delete from graphile_worker._private_jobs')
  await rows(`select queue_booking_notification($1, 'client-withdrawn', 'technician', '{email}')`, [key])
  await rows('update users set "emailVerified" = true')
  const [email] = await sentEmails(services, NOON)
  expect(email?.text).toContain(client.name.split(' ')[0])
  expect(`${email?.html} ${email?.text}`).not.toContain(STREET)
})
