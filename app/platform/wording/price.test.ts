import { expect, test } from 'vitest'
import { cardPriceText, filterPriceText, numberText, profilePriceText } from '#platform/wording/price.ts'

const NBSP = '\u00a0'

test('a card shows the stored currency, or dollars without one', () => {
  expect(cardPriceText(60_000, 'COP')).toBe(`COP${NBSP}60.000`)
  expect(cardPriceText(60, null)).toBe(`US$${NBSP}60`)
  expect(cardPriceText(60, 'XYZ')).toBe(`US$${NBSP}60`)
})

test.each([null, undefined, Number.NaN, 0])('a card without a price (%s) shows A convenir', price => {
  expect(cardPriceText(price, 'COP')).toBe('A convenir')
})

test('the profile shows pesos, or a dash', () => {
  expect(profilePriceText(110_000)).toBe(`$${NBSP}110.000`)
  expect(profilePriceText(null)).toBe('–')
})

test.each(['COP', 'USD', 'ARS'])('%s is formatted as Intl does for es-AR, without decimals', currency => {
  const format = new Intl.NumberFormat('es-AR', { style: 'currency', currency, maximumFractionDigits: 0 })
  for (const amount of [7, 999, 1_200, 60_000, 1_234_567.6])
    expect(cardPriceText(amount, currency)).toBe(format.format(amount))
})

test('filter prices and plain numbers have the same format', () => {
  expect(filterPriceText(95_000)).toBe(`$${NBSP}95.000`)
  for (const amount of [0, 12, 1_000, 48_213]) expect(numberText(amount)).toBe(amount.toLocaleString('es-AR'))
})
