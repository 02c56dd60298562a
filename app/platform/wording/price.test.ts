import { expect, test } from 'vitest'
import {
  agreedPriceText,
  cardPriceText,
  filterPriceText,
  numberText,
  profilePriceText,
  servicePriceText,
} from '#platform/wording/price.ts'

const NBSP = '\u00a0'

test('a card shows the stored currency, or dollars without one', () => {
  expect(cardPriceText(60_000, 'COP')).toBe(`COP${NBSP}60.000`)
  expect(cardPriceText(60, null)).toBe(`US$${NBSP}60`)
  expect(cardPriceText(60, 'XYZ')).toBe(`US$${NBSP}60`)
})

test.each([null, undefined, Number.NaN])('a card without a price (%s) shows A convenir', price => {
  expect(cardPriceText(price, 'COP')).toBe('A convenir')
})

test('0 is a base price, and no price of a service', () => {
  expect([cardPriceText(0, 'COP'), agreedPriceText(0)]).toEqual([`COP${NBSP}0`, `$${NBSP}0`])
  expect([0, null, 65_000].map(servicePriceText)).toEqual(['A convenir', 'A convenir', `$${NBSP}65.000`])
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
