import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#platform/domain/time.ts'
import { exceptionRowsOf, exceptionsFrom } from '#technicians/domain/draft-hours.ts'

const TODAY = '2026-11-12'

test('consecutive days off are one row, past ones are left out', () => {
  const fechas = { '2026-11-01': [], '2026-12-24': [], '2026-12-25': [], '2026-12-27': [] }
  expect(exceptionRowsOf(fechas, TODAY)).toMatchObject([
    { fecha: '2026-12-24', hasta: '2026-12-25' },
    { fecha: '2026-12-27', hasta: '' },
  ])
})

test('stored exceptions survive the conversion to rows and back', () => {
  const ranges = fc.constantFrom(
    [],
    [{ inicio: '08:00', fin: '12:00' }],
    [
      { inicio: '08:30', fin: '10:00' },
      { inicio: '18:00', fin: '24:00' },
    ],
  )
  fc.assert(
    fc.property(fc.dictionary(fc.nat(40).map(String), ranges), days => {
      const fechas = Object.fromEntries(
        Object.entries(days).map(([day, hours]) => [addDays(TODAY, Number(day)), hours]),
      )
      expect(exceptionsFrom(exceptionRowsOf(fechas, TODAY))).toEqual({ ok: true, value: fechas })
    }),
  )
})
