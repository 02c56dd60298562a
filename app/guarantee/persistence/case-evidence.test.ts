import { expect, test } from 'vitest'
import type { Viewer } from '#accounts/domain/role.ts'
import { OTHER_CASES_SHOWN } from '#guarantee/domain/case-evidence.ts'
import { findCaseEvidence } from '#guarantee/persistence/case-evidence.server.ts'
import { recordText } from '#guarantee/wording/case-evidence.ts'
import { newClient, newTechnician } from '#tests/support/people/bookings.ts'
import { storeCaseToDecide } from '#tests/support/people/guarantee.ts'
import { NOON, testServices } from '#tests/support/program/services.ts'

const { database, db } = await testServices()

const storeCase = (client: Viewer, technician: Viewer, daysAgo: number) =>
  storeCaseToDecide(database, { client, technician, daysAgo, now: NOON })

test('an administrator reads the money, the words and the photos of the visit, before and after', async () => {
  const [client, technician] = [await newClient(database), await newTechnician(database)]
  const found = await storeCase(client, technician, 2)
  const { reservaKey } = found
  const lines = JSON.stringify([{ concepto: 'Mano de obra', cantidad: 2, precio: 72_000 }])
  const [before, after] = [crypto.randomUUID(), crypto.randomUUID()]
  await database.rows(
    `insert into problem_photos (id, "clientId", "createdAt") values ($1, $2, $4), ($3, $5, $4)`,
    [before, client.uid, after, NOON, technician.uid],
  )
  await database.rows(
    `update reservas set description = 'Gotea', servicio = 'Destape', precio = 90000 where key = $1`,
    [reservaKey],
  )
  await database.rows(`insert into reserva_fotos ("reservaKey", "photoId", position) values ($1, $2, 1)`, [
    reservaKey,
    before,
  ])
  await database.rows(
    `insert into visit_quotes ("reservaKey", lines, total, "validUntil", "createdAt", answer, "answeredAt")
     values ($1, $2, 144000, '2026-11-12', $3, 'si', $3)`,
    [reservaKey, lines, NOON],
  )
  const [receipt] = await database.rows<{ id: number }>(
    `insert into receipts ("reservaKey", at, lines, total, hecho, pago, "agreedTotal", "guaranteeUntil")
     values ($1, $2, $3, 144000, 'Cambié el sifón', 'nequi', 144000, '2026-12-10') returning id::int`,
    [reservaKey, NOON, lines],
  )
  await database.rows(`insert into receipt_photos ("receiptId", "photoId", position) values ($1, $2, 1)`, [
    receipt?.id,
    after,
  ])
  await database.rows(
    `insert into reviews_public ("reservaKey", "technicianId", "clientId", "clienteNombre", rating, comentario)
     values ($1, $2, $3, 'Marta', 2, 'Sigue igual')`,
    [reservaKey, technician.uid, client.uid],
  )
  await database.rows(
    `insert into visit_messages ("reservaKey", author, "recipientUid", text, at) values ($1, 'client', $2, '¿Y?', $3)`,
    [reservaKey, technician.uid, NOON],
  )
  expect(await findCaseEvidence(db, found)).toMatchObject({
    visit: { description: 'Gotea', servicio: 'Destape', precio: 90_000, photos: [before] },
    receipts: [
      {
        id: receipt?.id,
        total: 144_000,
        pago: 'nequi',
        hecho: 'Cambié el sifón',
        lines: JSON.parse(lines),
        photos: [after],
      },
    ],
    quote: { total: 144_000, lines: JSON.parse(lines) },
    review: { rating: 2, comentario: 'Sigue igual' },
    messageCount: 1,
    sides: {
      client: { cases: [], caseCount: 0, silentCount: 0, ratings: { average: 2, count: 1 } },
      technician: { cases: [], caseCount: 0, silentCount: 0, ratings: { average: 0, count: 0 } },
    },
  })
})

test('of both sides the newest other cases are read, and how many there are', async () => {
  const [client, technician] = [await newClient(database), await newTechnician(database)]
  const others = []
  for (let day = 3; day < 10; day++)
    others.push((await storeCase(client, await newTechnician(database), day)).id)
  const found = await storeCase(client, technician, 2)
  const { sides } = await findCaseEvidence(db, found)
  expect(sides.client.cases.map(({ id }) => id)).toEqual(others.toReversed().slice(0, OTHER_CASES_SHOWN))
  expect([sides.client.caseCount, sides.technician.caseCount]).toEqual([7, 0])
  expect(sides.client.cases[0]).toMatchObject({ step: 'disputed', outcome: null, openedAt: NOON })
})

test('terms that the technician let pass in other cases are counted, and are none of the client', async () => {
  const [client, technician] = [await newClient(database), await newTechnician(database)]
  for (const [daysAgo, kinds] of [
    [3, ['escalate']],
    [4, ['order-refund', 'escalate-refund']],
    [5, ['contest']],
  ] as const) {
    const { id } = await storeCase(client, technician, daysAgo)
    await database.rows(
      `insert into guarantee_events ("caseId", at, kind) select $1, $2, unnest($3::text[])`,
      [id, NOON, kinds],
    )
  }
  const { sides } = await findCaseEvidence(db, await storeCase(client, technician, 2))
  expect(sides.technician.cases.map(({ silence }) => silence)).toEqual([null, 'escalate-refund', 'escalate'])
  expect(recordText('technician', sides.technician)).toBe(
    '3 casos más · en 2 dejó pasar el plazo · sin reseñas',
  )
  expect([sides.client.caseCount, sides.client.silentCount]).toEqual([3, 0])
})

test('a visit of which nothing is known but that it took place', async () => {
  const found = await storeCase(await newClient(database), await newTechnician(database), 2)
  expect(await findCaseEvidence(db, found)).toMatchObject({
    receipts: [],
    quote: null,
    review: null,
    messageCount: 0,
  })
})
