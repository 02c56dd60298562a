import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceFrom } from '#database/import/price-from.ts'
import { groupThousands } from '#platform/domain/group-thousands.ts'
import { PRICE_MAX } from '#technicians/domain/parse-price.ts'

// The table of docs/import.md.
test.each<[written: unknown, price: number | null, why: string]>([
  [45_000, 45_000, 'a number is what it says'],
  ['45000', 45_000, 'digits alone'],
  ['45.000', 45_000, 'three digits after a dot: thousands, as Colombia writes them'],
  ['45,000', 45_000, 'three digits after a comma: thousands, as spreadsheets in English write them'],
  ["45'000", 45_000, 'three digits after an apostrophe'],
  ['45 000', 45_000, 'three digits after a space'],
  ['1.250.000', 1_250_000, 'two groups'],
  ['$ 45.000', 45_000, 'with the sign'],
  ['$45.000 COP', 45_000, 'with the currency'],
  ['Desde $45.000', 45_000, 'the least price'],
  ['45.000/hora', 45_000, 'what it is for stands in `tarifa`'],
  ['45.000,00', 45_000, 'cents after the other separator'],
  ['45,000.00', 45_000, 'the same in English'],
  ['45 mil', 45_000, 'as people say it'],
  ['45k', 45_000, 'the same, short'],
  [0, 0, 'free'],
  ['0', 0, 'free'],
  ['', null, 'nothing is written'],
  [null, null, 'nothing is written'],
  [undefined, null, 'nothing is written'],
  ['A convenir', null, 'no price, on purpose'],
])('%j is %j: %s', (written, price) => {
  expect(priceFrom(written)).toEqual({ ok: true, price, isRounded: false })
})

test.each<[written: unknown, price: number, why: string]>([
  [45.5, 46, 'prices are whole'],
  ['45.5', 46, 'one digit after a dot is a decimal, not hundreds'],
  ['45,50', 46, 'two digits are decimals'],
  ['45.000,60', 45_001, 'cents are rounded'],
])('%j is rounded to %j: %s', (written, price) => {
  expect(priceFrom(written)).toEqual({ ok: true, price, isRounded: true })
})

test.each([
  [-3],
  ['-45.000'],
  ['45.0000'],
  ['4.5.000'],
  ['45.000,000,00'],
  ['40.000 - 60.000'],
  ['cuarenta mil'],
  ['1e5'],
  ['0x10'],
  [PRICE_MAX + 1],
  [true],
  [{ valor: 45_000 }],
  [[45_000]],
])('%j is not a price', written => {
  expect(priceFrom(written)).toEqual({ ok: false })
})

test('every formatted price is read back', () => {
  fc.assert(
    fc.property(fc.nat(PRICE_MAX), price => {
      expect(priceFrom(`$ ${groupThousands(price)}`)).toEqual({ ok: true, price, isRounded: false })
    }),
  )
})
