// Mis técnicos on a real PostgreSQL.
import { expect, test } from 'vitest'
import type { Viewer } from '#accounts/domain/role.ts'
import { absenceOf, shownTechnician } from '#agenda/domain/own-technicians.ts'
import { listOwnTechnicians } from '#agenda/persistence/own-technicians.server.ts'
import { insertClientBlock } from '#bookings/persistence/client-blocks.server.ts'
import { listColleagues } from '#catalogue/persistence/colleagues.server.ts'
import { dropTechnician, keepTechnician } from '#catalogue/use-cases/favourites.server.ts'
import { newClient, newTechnician } from '#tests/support/people/bookings.ts'
import { storeCompletedVisit } from '#tests/support/people/guarantee.ts'
import { writeReview } from '#tests/support/people/moderation.ts'
import { NOON, testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { db, database, isHoliday } = services
const { rows } = database
const moment = { now: NOON, isHoliday }

const own = async (client: Viewer, limit = 12) => listOwnTechnicians(db, client.uid, { now: NOON, limit })
const visit = (client: Viewer, technician: Viewer, daysAgo: number) =>
  storeCompletedVisit(database, { technician, client, now: NOON, daysAgo })
const storeReceipt = async (key: number, total: number, pago = 'nequi', corrects: number | null = null) => {
  const [receipt] = await rows<{ id: number }>(
    `insert into receipts ("reservaKey", at, corrects, lines, total, hecho, pago, "guaranteeUntil")
     values ($1, $2, $5, '[{"concepto": "Carga", "cantidad": 1, "precio": 1}]', $3, 'Listo', $4, '2026-12-10')
     returning id::int`,
    [key, NOON, total, pago, corrects],
  )
  return receipt?.id
}

test('who served and who is kept, each once, with the newest first', async () => {
  const [client, other] = [await newClient(database), await newClient(database)]
  const [ana, berta, clara] = await Promise.all([1, 2, 3].map(() => newTechnician(database)))
  if (!ana || !berta || !clara) throw new Error('nobody')
  await visit(client, ana, 40)
  const ana9 = await visit(client, ana, 9)
  const berta3 = await visit(client, berta, 3)
  await visit(other, clara, 2)
  await rows(`update reservas set especialidad = 'Neveras' where key = $1`, [berta3])
  await keepTechnician(services, client, clara.uid)
  await keepTechnician(services, client, ana.uid)

  const { technicians, total } = await own(client)
  expect(total).toBe(3)
  expect(technicians.map(({ uid, isKept, last }) => [uid, isKept, last?.key, last?.visits])).toEqual(
    expect.arrayContaining([
      [clara.uid, true, undefined, undefined],
      [ana.uid, true, ana9, 2],
      [berta.uid, false, berta3, 1],
    ]),
  )
  expect(technicians.at(-1)?.uid).toBe(berta.uid)
  expect(technicians.at(-1)?.last).toMatchObject({ trade: 'Neveras', date: '2026-11-09' })
  expect((await own(client, 2)).technicians).toHaveLength(2)
  expect((await own(client, 2)).total).toBe(3)
  expect((await own(other)).technicians.map(({ uid }) => uid)).toEqual([clara.uid])
  expect(await own(await newClient(database))).toEqual({ technicians: [], total: 0 })
})

test('who is not published comes last', async () => {
  const [client, shown, hidden] = [
    await newClient(database),
    await newTechnician(database),
    await newTechnician(database),
  ]
  await visit(client, shown, 9)
  await visit(client, hidden, 2)
  await rows(`update technicians set publicado = false, estado = 'bloqueado' where uid = $1`, [hidden.uid])
  expect((await own(client)).technicians.map(({ uid }) => uid)).toEqual([shown.uid, hidden.uid])
  expect((await own(client, 1)).technicians.map(({ uid }) => uid)).toEqual([shown.uid])
})

test('paid is the newest receipt of the newest visit that has one; the stars are the own ones', async () => {
  const [client, technician] = [await newClient(database), await newTechnician(database)]
  const older = await visit(client, technician, 20)
  const newer = await visit(client, technician, 5)
  await visit(client, technician, 2)
  await storeReceipt(older, 500_000)
  const first = (await storeReceipt(newer, 80_000)) ?? null
  const last = await storeReceipt(newer, 75_000, 'aun_no', first)
  await writeReview(database, { key: older, rating: 3 })
  await writeReview(database, { key: newer, rating: 5 })
  const facts = async () => (await own(client)).technicians[0]?.last
  expect(await facts()).toMatchObject({ paid: { total: 75_000, isOwed: true }, rating: 5, visits: 3 })
  await rows(`insert into receipt_payments ("receiptId", "saidPaidAt") values ($1, $2)`, [last, NOON])
  expect(await facts()).toMatchObject({ paid: { isOwed: true, isSaidPaid: true } })
  await rows(`update receipt_payments set "deniedAt" = $2 where "receiptId" = $1`, [last, NOON])
  expect(await facts()).toMatchObject({ paid: { isOwed: true, isSaidPaid: false } })
  await rows(`update receipt_payments set pago = 'efectivo', "paidAt" = $2 where "receiptId" = $1`, [
    last,
    NOON,
  ])
  expect(await facts()).toMatchObject({ paid: { isOwed: false } })
})

test('who was taken off the list is gone, heart and visits, until the next visit', async () => {
  const [client, technician] = [await newClient(database), await newTechnician(database)]
  await visit(client, technician, 5)
  await keepTechnician(services, client, technician.uid)
  await dropTechnician(services, client, technician.uid)
  expect(await own(client)).toEqual({ technicians: [], total: 0 })
  await visit(client, technician, -1)
  expect((await own(client)).technicians).toMatchObject([{ uid: technician.uid, isKept: false }])
})

test.each([
  ['paused', 'update technicians set disponible = false where uid = $1'],
  ['hidden', `update technicians set publicado = false, estado = 'bloqueado' where uid = $1`],
  ['left', 'update technicians set publicado = false, "deletedAt" = now() where uid = $1'],
] as const)('who is %s has no profile and no hours, and colleagues of the visit', async (absence, change) => {
  const client = await newClient(database)
  const technician = await newTechnician(database)
  const key = await visit(client, technician, 4)
  await rows(
    `update reservas set especialidad = 'Soldadura', "technicianName" = 'Nubia Gómez' where key = $1`,
    [key],
  )
  const city = `Ciudad ${absence}`
  const colleague = await newTechnician(database)
  await rows(`update technicians set ciudad = $2, especialidades = '{Soldadura}' where uid = any($1)`, [
    [technician.uid, colleague.uid],
    city,
  ])
  const before = (await own(client)).technicians[0]
  expect(before && shownTechnician(before, { works: [], colleagues: [], moment })).toMatchObject({
    absence: null,
    slug: technician.uid,
    hours: [{}, {}, {}],
  })
  await rows(change, [technician.uid])
  const after = (await own(client)).technicians[0]
  if (!after) throw new Error('gone')
  expect(absenceOf(after)).toBe(absence)
  const asked = [{ technicianId: technician.uid, trade: 'Soldadura', ciudad: after.ciudad }]
  const found = await listColleagues(db, asked, { clientId: client.uid, each: 2 })
  const colleagues = found.get(technician.uid) ?? []
  expect(colleagues.map(({ uid }) => uid)).toEqual([colleague.uid])
  expect(shownTechnician(after, { works: [], colleagues, moment })).toMatchObject({
    nombre: absence === 'paused' ? technician.name : 'Nubia Gómez',
    slug: null,
    hours: [],
    trade: 'Soldadura',
    colleagues: [{ uid: colleague.uid }],
  })
  await insertClientBlock(db, { technicianId: colleague.uid, clientId: client.uid }, NOON)
  expect(await listColleagues(db, asked, { clientId: client.uid, each: 2 })).toEqual(new Map())
})

test('a technician who does not accept the client cannot be booked from here', async () => {
  const [client, technician] = [await newClient(database), await newTechnician(database)]
  await keepTechnician(services, client, technician.uid)
  await insertClientBlock(db, { technicianId: technician.uid, clientId: client.uid }, NOON)
  const [found] = (await own(client)).technicians
  expect(found && absenceOf(found)).toBe('not-accepted')
})
