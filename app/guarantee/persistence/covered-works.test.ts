// D72 on a real PostgreSQL: which works are within the term of their guarantee, and which of them are asked about first.
import { describe, expect, test } from 'vitest'
import type { Viewer } from '#accounts/domain/role.ts'
import { findBookingOfClient } from '#bookings/persistence/bookings.server.ts'
import { worksToAskAbout } from '#guarantee/domain/covered-works.ts'
import { openingRefusal } from '#guarantee/domain/guarantee-case.ts'
import { listCoveredWorks } from '#guarantee/persistence/covered-works.server.ts'
import { DAY_MS } from '#platform/domain/time.ts'
import { newClient, newTechnician } from '#tests/support/people/bookings.ts'
import { storeCaseToDecide, storeCompletedVisit } from '#tests/support/people/guarantee.ts'
import { NOON, testServices } from '#tests/support/program/services.ts'
import { guaranteeUntil } from '#visits/domain/receipt.ts'

const { db, database } = await testServices()
const { rows } = database

async function storeReceipt(
  key: number,
  { total = 220_000, corrects = null as number | null, pago = 'nequi' } = {},
) {
  const [stored] = await rows<{ id: number }>(
    `insert into receipts ("reservaKey", at, corrects, lines, total, hecho, pago, "guaranteeUntil")
     values ($1, $2, $4, '[{"concepto": "Carga de gas", "cantidad": 1, "precio": 220000}]', $3, 'Cargó', $5, '2026-12-10')
     returning id::int`,
    [key, NOON, total, corrects, pago],
  )
  return stored?.id ?? null
}

async function people() {
  const [technician, client] = await Promise.all([newTechnician(database), newClient(database)])
  return { technician, client, now: NOON }
}

const covered = (client: Viewer, now = NOON) => listCoveredWorks(db, client.uid, now)
const keysOf = async (client: Viewer, now = NOON) => (await covered(client, now)).map(({ key }) => key)

test('a work is covered exactly as long as a case can be opened, and says until when', async () => {
  const found = await people()
  const key = await storeCompletedVisit(database, { ...found, daysAgo: 6 })
  await storeReceipt(key)
  const visit = await findBookingOfClient(db, key, found.client.uid)
  if (!visit) throw new Error('no visit')
  expect(await covered(found.client)).toMatchObject([
    {
      key,
      technicianId: found.technician.uid,
      technicianName: found.technician.name,
      until: guaranteeUntil(visit),
      receipt: { total: 220_000, lines: [{ concepto: 'Carga de gas' }] },
      openCase: null,
    },
  ])
  for (const daysLater of [23.9, 24, 24.1]) {
    const now = new Date(NOON.getTime() + daysLater * DAY_MS)
    expect([daysLater, await keysOf(found.client, now)]).toEqual([
      daysLater,
      openingRefusal(visit, now) ? [] : [key],
    ])
  }
})

test('of several receipts the newest one is shown', async () => {
  const found = await people()
  const key = await storeCompletedVisit(database, found)
  const corrects = await storeReceipt(key)
  await storeReceipt(key, { total: 90_000, corrects })
  expect((await covered(found.client)).map(({ receipt }) => receipt?.total)).toEqual([90_000])
})

test('what is not paid is owed, until its client says that it was paid', async () => {
  const found = await people()
  const key = await storeCompletedVisit(database, found)
  await storeReceipt(key, { pago: 'aun_no' })
  const owed = async () => (await covered(found.client)).map(({ receipt }) => receipt?.isOwed)
  expect(await owed()).toEqual([true])
  await database.rows(
    `insert into receipt_payments ("receiptId", "saidPaidAt") select id, now() from receipts where "reservaKey" = $1`,
    [key],
  )
  expect(await owed()).toEqual([false])
})

describe('without a receipt', () => {
  test('a visit of today is not covered yet, one of yesterday is', async () => {
    const found = await people()
    await storeCompletedVisit(database, { ...found, daysAgo: 1 / 24 })
    const key = await storeCompletedVisit(database, { ...found, daysAgo: 1 })
    expect(await keysOf(found.client)).toEqual([key])
  })

  test('a visit whose quote was agreed is not: its work may still be to come', async () => {
    const found = await people()
    const key = await storeCompletedVisit(database, found)
    await rows(
      `insert into visit_quotes ("reservaKey", lines, total, "validUntil", "createdAt", answer, "answeredAt")
       values ($1, '[{"concepto": "Obra", "cantidad": 1, "precio": 1}]', 1, '2026-11-20', $2, 'si', $2)`,
      [key, NOON],
    )
    expect(await keysOf(found.client)).toEqual([])
  })
})

test.each([
  ['contested', `outcome = 'contested'`],
  ['cancelled', `status = 'cancelada'`],
  ['by guarantee', 'precio = 0'],
])('a visit that is %s is not covered', async (_, change) => {
  const found = await people()
  const key = await storeCompletedVisit(database, found)
  await rows(`update reservas set ${change} where key = $1`, [key])
  expect(await keysOf(found.client)).toEqual([])
})

test('a work with a closed case is not covered; an open case is there, also after the term', async () => {
  const found = await people()
  const [open, closed] = [
    await storeCaseToDecide(database, { ...found, daysAgo: 40 }),
    await storeCaseToDecide(database, { ...found, daysAgo: 5 }),
  ]
  await rows(
    `update guarantee_cases set step = 'closed', turn = null, "dueAt" = null, outcome = 'dismissed', "closedAt" = $2
     where id = $1`,
    [closed.id, NOON],
  )
  const works = await covered(found.client)
  expect(works.map(({ key, openCase }) => [key, openCase])).toEqual([
    [open.reservaKey, { step: 'disputed', turn: 'admin' }],
  ])
  // Of what is in a case already nobody is asked.
  expect(worksToAskAbout(works, { technicianId: found.technician.uid, trades: [] })).toEqual([])
})

test('asked about are works of that technician and trade, the newest first', async () => {
  const { client, technician, now } = await people()
  const other = await newTechnician(database)
  const stored: number[] = []
  for (const [daysAgo, by, trade] of [
    [9, technician, 'Plomería'],
    [2, technician, 'Neveras'],
    [4, technician, null],
    [3, other, 'Plomería'],
  ] as const) {
    const key = await storeCompletedVisit(database, { client, technician: by, now, daysAgo })
    await rows('update reservas set especialidad = $2 where key = $1', [key, trade])
    stored.push(key)
  }
  const works = await covered(client)
  const asked = (trades: string[]) =>
    worksToAskAbout(works, { technicianId: technician.uid, trades }).map(({ key }) => stored.indexOf(key))
  expect(asked(['Plomería'])).toEqual([2, 0])
  expect(asked([])).toEqual([1, 2, 0])
  expect(asked(['Pintura'])).toEqual([2])
  expect(await keysOf(await newClient(database))).toEqual([])
})
