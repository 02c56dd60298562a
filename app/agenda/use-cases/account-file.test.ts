// The receipts of a period for the accountant, on a real PostgreSQL.
import { expect, test } from 'vitest'
import { weekOf } from '#agenda/domain/week.ts'
import { openAccountSheet } from '#agenda/use-cases/account-file.server.ts'
import { newClient } from '#tests/support/people/bookings.ts'
import { storeVisit } from '#tests/support/people/visits.ts'
import { testServices } from '#tests/support/program/services.ts'

const NOW = new Date('2026-11-20T15:00:00Z')
const services = await testServices({ now: NOW })
const { database } = services
const WEEK = weekOf('2026-11-20')

async function storeReceipt() {
  const visit = await storeVisit(database, { status: 'completada' })
  await database.rows(
    `insert into receipts ("reservaKey", at, lines, total, hecho, pago, "guaranteeUntil")
     values ($1, $2, '[{"concepto": "Obra", "cantidad": 1, "precio": 120000}]', 120000, 'Obra', 'nequi', '2026-12-20')`,
    [visit.key, NOW],
  )
  return visit
}

test('a technician gets his own receipts of the week, as a PDF of one page', async () => {
  const { technician } = await storeReceipt()
  await storeReceipt()
  const opened = await openAccountSheet(services, technician, WEEK)
  expect(opened).toMatchObject({ ok: true, value: { lines: [{ total: 120_000 }] } })
  if (!opened.ok) return
  const pdf = (await services.drawAccount(opened.value)).toString('latin1')
  expect(pdf.startsWith('%PDF-')).toBe(true)
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
})

test('a week without receipts, and somebody without a profile, get none', async () => {
  const { technician } = await storeReceipt()
  const before = weekOf('2026-11-09')
  expect(await openAccountSheet(services, technician, before)).toMatchObject({
    code: 'no-receipts',
  })
  const client = await newClient(database)
  expect(await openAccountSheet(services, client, WEEK)).toMatchObject({ code: 'no-technician' })
})
