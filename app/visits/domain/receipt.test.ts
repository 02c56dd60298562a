import { expect, test } from 'vitest'
import { DAY_MS } from '#platform/domain/time.ts'
import {
  differsFromAgreed,
  guaranteeUntil,
  mayDispute,
  parseFinish,
  RECEIPTS_MAX,
  receiptRefusal,
  requestedPrice,
} from '#visits/domain/receipt.ts'

const ROWS = [{ concepto: 'Mano de obra', cantidad: '1', precio: '110.000' }]
const FIELDS = { hecho: ' Cambié el\n sifón ', pago: 'nequi' }

test('the form becomes lines with their total, one line of words and a means of payment', () => {
  expect(parseFinish(FIELDS, ROWS)).toEqual({
    ok: true,
    value: {
      lines: [{ concepto: 'Mano de obra', cantidad: 1, precio: 110_000 }],
      total: 110_000,
      hecho: 'Cambié el sifón',
      pago: 'nequi',
    },
  })
})

test.each([
  [{ ...FIELDS, hecho: ' ' }, ROWS, 'hecho', 'hecho-required'],
  [{ ...FIELDS, hecho: 'x'.repeat(301) }, ROWS, 'hecho', 'hecho-too-long'],
  [{ ...FIELDS, pago: 'bitcoin' }, ROWS, 'pago', 'pago-required'],
  [{ hecho: 'Listo' }, ROWS, 'pago', 'pago-required'],
  [FIELDS, [], 'concepto.0', 'lines-missing'],
  [
    FIELDS,
    [{ ...ROWS[0], concepto: 'Obra', cantidad: '1', precio: '-5' }],
    'precio.0',
    'line-precio-invalid',
  ],
])('%j with %j is refused at %s', (fields, rows, field, code) => {
  expect(parseFinish(fields, rows)).toEqual({ ok: false, field, code })
})

test('a visit has one receipt, and only the newest is corrected, a few times', () => {
  const ids = (...numbers: number[]) => numbers.map(id => ({ id }))
  expect(receiptRefusal([], null)).toBeNull()
  expect(receiptRefusal(ids(7), null)).toBe('receipt-exists')
  expect(receiptRefusal(ids(7), 7)).toBeNull()
  expect(receiptRefusal(ids(8, 7), 7)).toBe('receipt-changed')
  expect(receiptRefusal([], 7)).toBe('receipt-changed')
  const many = ids(...Array.from({ length: RECEIPTS_MAX }, (_, index) => 20 - index))
  expect(receiptRefusal(many.slice(1), 19)).toBeNull()
  expect(receiptRefusal(many, 20)).toBe('receipts-too-many')
})

const START = new Date('2026-11-16T20:00:00Z')

test('the guarantee lasts thirty days, and a receipt is doubted within seven', () => {
  expect(guaranteeUntil({ scheduledAt: START })).toBe('2026-12-16')
  const later = (ms: number) => new Date(START.getTime() + ms)
  expect(mayDispute({ at: START }, later(7 * DAY_MS))).toBe(true)
  expect(mayDispute({ at: START }, later(7 * DAY_MS + 1))).toBe(false)
})

test('the agreed price is that of the service, or of a visit without one; 0 by guarantee or as a base price', () => {
  const none = { servicio: '', precio: null, tarifaBase: null }
  expect(requestedPrice({ ...none, servicio: 'Fuga', precio: 110_000, tarifaBase: 40_000 })).toBe(110_000)
  expect(requestedPrice({ ...none, servicio: 'Fuga', tarifaBase: 40_000 })).toBeNull()
  expect(requestedPrice({ ...none, tarifaBase: 40_000 })).toBe(40_000)
  expect(requestedPrice({ ...none, tarifaBase: 0 })).toBe(0)
  expect(requestedPrice({ ...none, precio: 0, tarifaBase: 40_000 })).toBe(0)
  expect(differsFromAgreed({ total: 5, agreedTotal: null })).toBe(false)
  expect(differsFromAgreed({ total: 5, agreedTotal: 0 })).toBe(true)
})
