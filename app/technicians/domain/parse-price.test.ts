import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupThousands } from '#platform/domain/money.ts'
import { PRICE_MAX, parsePrice } from '#technicians/domain/parse-price.ts'

test.each([
  ['60000', 60_000],
  ['60.000', 60_000],
  ['$ 60.000', 60_000],
  ['COP 1.250.000', 1_250_000],
  [' 60 000 ', 60_000],
  ['60\u00a0000', 60_000],
  ['0', 0],
])('%j is %i pesos', (text, price) => {
  expect(parsePrice(text)).toBe(price)
})

test.each([
  '',
  ' ',
  '-1',
  '−1',
  'sesenta mil',
  '60.00',
  '6.0000',
  '1e9',
  '0x10',
  '1,5',
  '60.000,50',
  'Infinity',
])('%j is not a price', text => {
  expect(parsePrice(text)).toBeNull()
})

test('a price above the maximum is null', () => {
  expect(parsePrice(String(PRICE_MAX))).toBe(PRICE_MAX)
  expect(parsePrice(String(PRICE_MAX + 1))).toBeNull()
})

test('every formatted price is parsed back', () => {
  fc.assert(
    fc.property(fc.nat(PRICE_MAX), price => {
      expect(parsePrice(groupThousands(price))).toBe(price)
    }),
  )
})
