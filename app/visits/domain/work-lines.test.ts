import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  AMOUNT_MAX,
  CANTIDAD_MAX,
  CONCEPTO_MAX_LENGTH,
  LINES_MAX,
  lineValues,
  parseLines,
  rowsIn,
  steppedCantidad,
  type TypedLine,
  typedAmount,
  typedLinesFrom,
  typedLinesOf,
} from '#visits/domain/work-lines.ts'

const row = (changes: Partial<TypedLine> = {}): TypedLine => ({
  concepto: 'Sifón de PVC',
  cantidad: '1',
  precio: '28.000',
  ...changes,
})
const empty = row({ concepto: ' ', precio: '' })

test('lines are added up in whole pesos, and rows that were left empty are ignored', () => {
  const rows = [
    row({ precio: '$ 110.000' }),
    empty,
    row({ concepto: '  Tubo\n de PVC ', cantidad: ' 2 ', precio: '9500' }),
  ]
  expect(parseLines(rows)).toEqual({
    ok: true,
    lines: [
      { concepto: 'Sifón de PVC', cantidad: 1, precio: 110_000 },
      { concepto: 'Tubo de PVC', cantidad: 2, precio: 9_500 },
    ],
    total: 129_000,
  })
})

test('the bounds themselves are allowed', () => {
  const full = row({ concepto: 'ñ'.repeat(CONCEPTO_MAX_LENGTH), cantidad: String(CANTIDAD_MAX), precio: '0' })
  expect(parseLines(Array.from({ length: LINES_MAX }, () => full))).toMatchObject({ ok: true, total: 0 })
  expect(parseLines([row({ precio: String(AMOUNT_MAX) })])).toMatchObject({ ok: true, total: AMOUNT_MAX })
})

test.each<[what: string, rows: TypedLine[], field: string, code: string]>([
  ['nothing', [], 'concepto.0', 'lines-missing'],
  ['empty rows', [empty, empty], 'concepto.0', 'lines-missing'],
  ['a price without a description', [row(), row({ concepto: '' })], 'concepto.1', 'line-without-concepto'],
  ['a long description', [row({ concepto: 'a'.repeat(121) })], 'concepto.0', 'line-concepto-too-long'],
  ['twenty-one lines', Array.from({ length: 21 }, () => row()), 'concepto.20', 'lines-too-many'],
  ...['', '0', '-1', '1.5', '100', '1e1', 'dos', '+1'].map(
    (cantidad): [string, TypedLine[], string, string] => [
      `quantity ${cantidad}`,
      [empty, row({ cantidad })],
      'cantidad.1',
      'line-cantidad-invalid',
    ],
  ),
  ...['', '-1', '−5.000', '10.5', '10,50', '1e9', '100.000.001', '9'.repeat(400), 'NaN', '0x10'].map(
    (precio): [string, TypedLine[], string, string] => [
      `price ${precio.slice(0, 12)}`,
      [row({ precio })],
      'precio.0',
      'line-precio-invalid',
    ],
  ),
  [
    'a total above the maximum',
    [row({ precio: '60.000.000' }), row({ cantidad: '99', precio: '50.000.000' })],
    'precio.1',
    'lines-total-too-high',
  ],
])('attack: %s is refused at its field', { tags: ['attack'] }, (_, rows, field, code) => {
  expect(parseLines(rows)).toEqual({ ok: false, field, code })
})

test('any text gives lines within the bounds, or a refusal', () => {
  const text = fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String))
  const rows = fc.array(fc.record({ concepto: text, cantidad: text, precio: text }), { maxLength: 15 })
  fc.assert(
    fc.property(rows, typed => {
      const parsed = parseLines(typed)
      if (!parsed.ok) return
      expect(parsed.total).toBe(typed.reduce((sum, each) => sum + typedAmount(each), 0))
      expect(Number.isSafeInteger(parsed.total) && parsed.total >= 0 && parsed.total <= AMOUNT_MAX).toBe(true)
      expect(parseLines(typedLinesOf(parsed.lines))).toEqual(parsed)
    }),
  )
})

test('the rows of a form are its repeated fields in their order, also when some are missing', () => {
  const fields = { concepto: ['Mano de obra', 'Sifón'], cantidad: ['1'], precio: ['110.000'] }
  const rows = typedLinesFrom(name => fields[name])
  expect(rows).toEqual([
    { concepto: 'Mano de obra', cantidad: '1', precio: '110.000' },
    { concepto: 'Sifón', cantidad: '', precio: '' },
  ])
  expect(rowsIn({ ...lineValues(rows), nota: 'Sin afán' })).toEqual(rows)
  expect(rowsIn({ nota: 'Sin afán' })).toBeNull()
})

test('the stepper stays between 1 and 99', () => {
  expect([steppedCantidad('1', -1), steppedCantidad('', 1), steppedCantidad('99', 1)]).toEqual([
    '1',
    '2',
    '99',
  ])
})
