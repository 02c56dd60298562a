// 'Tu semana' on a real PostgreSQL: sums of random receipts with corrections and notes, against a plain computation.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { earningsOf, monthsOf, weekOf } from '#agenda/domain/week.ts'
import {
  countVisitsOfTechnician,
  findEarningsSince,
  listAccountLines,
  listDebtsToTechnician,
  listEarningsOfTechnician,
} from '#agenda/persistence/week.server.ts'
import { addDays, DAY_MS, HOUR_MS } from '#platform/domain/time.ts'
import { newClient, newTechnician } from '#tests/support/people/bookings.ts'
import { writeBooking } from '#tests/support/people/moderation.ts'
import { testServices } from '#tests/support/program/services.ts'
import { PAID_BY, PAYMENTS } from '#visits/domain/receipt.ts'

const services = await testServices()
const { database, db } = services
const { rows } = database
const TODAY = '2026-11-20'
const MONDAY = '2026-11-16'

const money = fc.integer({ min: 0, max: 900_000 })
const version = fc.record({ total: money, pago: fc.constantFrom(...PAYMENTS) })
const visit = fc.record({
  /** Around midnight of Bogotá too. */
  hoursBefore: fc.integer({ min: 0, max: 60 * 24 }),
  versions: fc.array(version, { minLength: 1, maxLength: 4 }),
  noted: fc.option(fc.constantFrom(...PAID_BY)),
})

test('sums of days, weeks and months equal a plain computation over the newest receipts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(visit, { minLength: 1, maxLength: 8 }), async visits => {
      const technician = await newTechnician(database)
      const expected: { day: string; total: number; payment: string }[] = []
      const client = await newClient(database)
      for (const [daysLater, { hoursBefore, versions, noted }] of visits.entries()) {
        const key = await writeBooking(database, { technician, client, status: 'completada', daysLater })
        const at = Date.parse('2026-11-21T04:59:59Z') - hoursBefore * HOUR_MS
        let corrects: number | null = null
        for (const [index, { total, pago }] of versions.entries()) {
          const [stored]: { id: string }[] = await rows<{ id: string }>(
            `insert into receipts ("reservaKey", at, corrects, lines, total, hecho, pago, "guaranteeUntil")
             values ($1, $2, $3, '[{"concepto": "Obra", "cantidad": 1, "precio": 1}]', $4, 'Obra', $5, '2026-12-20') returning id`,
            [key, new Date(at + index * 3 * DAY_MS), corrects, total, pago],
          )
          corrects = Number(stored?.id)
        }
        if (noted)
          await rows('insert into receipt_payments ("receiptId", pago, "paidAt") values ($1, $2, now())', [
            corrects,
            noted,
          ])
        const newest = versions.at(-1)
        if (!newest) continue
        expected.push({
          day: new Date(at - 5 * HOUR_MS).toISOString().slice(0, 10),
          total: newest.total,
          payment: noted ?? newest.pago,
        })
      }
      const sum = (of: (row: (typeof expected)[number]) => boolean) =>
        expected.filter(of).reduce((all, { total }) => all + total, 0)
      const earned = await listEarningsOfTechnician(db, technician.uid)
      const week = earningsOf(earned, weekOf(TODAY), TODAY)
      expect(week.total).toBe(sum(({ day }) => day >= MONDAY && day <= '2026-11-22'))
      expect(week.count).toBe(expected.filter(({ day }) => day >= MONDAY && day <= '2026-11-22').length)
      expect(week.before).toBe(sum(({ day }) => day >= '2026-11-09' && day <= '2026-11-13'))
      for (const [index, { total }] of week.days.entries())
        expect(total).toBe(sum(({ day }) => day === addDays(MONDAY, index)))
      for (const { payment, total } of week.byPayment)
        expect(total).toBe(sum(row => row.day >= MONDAY && row.payment === payment))
      for (const month of monthsOf(earned))
        expect(month.total).toBe(sum(({ day }) => day.startsWith(month.name)))
      const owed = sum(({ payment }) => payment === 'aun_no')
      const debts = await listDebtsToTechnician(db, technician.uid)
      expect(debts.reduce((all, { total }) => all + total, 0)).toBe(owed)
      expect(await findEarningsSince(db, technician.uid, MONDAY)).toEqual({ earned: week.total, owed })
      const lines = await listAccountLines(db, technician.uid, { from: MONDAY, until: '2026-11-23' })
      expect(lines.reduce((all, { total }) => all + total, 0)).toBe(week.total)
    }),
    { numRuns: 12 },
  )
})

test('of the visits that were done, those without a receipt are counted', async () => {
  const [technician, client] = [await newTechnician(database), await newClient(database)]
  const done = { technician, client, status: 'completada' } as const
  const key = await writeBooking(database, { ...done, daysLater: 0 })
  await writeBooking(database, { ...done, daysLater: 1 })
  await rows(
    `insert into receipts ("reservaKey", at, lines, total, hecho, pago, "guaranteeUntil")
     values ($1, now(), '[{"concepto": "Obra", "cantidad": 1, "precio": 1}]', 1, 'Obra', 'nequi', '2026-12-20')`,
    [key],
  )
  const ever = { from: '2000-01-01', until: '2100-01-01' }
  expect(await countVisitsOfTechnician(db, technician.uid, ever)).toMatchObject({
    done: 2,
    doneWithoutReceipt: 1,
  })
})
