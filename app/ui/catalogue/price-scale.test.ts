import { expect, test } from 'vitest'
import { clampedPrices, priceScaleOf, textOfThumb, thumbsOf } from '#ui/catalogue/price-scale.ts'

const RANGE = { min: 41_200, max: 183_500 }
const SCALE = priceScaleOf(RANGE)

test('the ends of the scale are rounded outwards', () => {
  expect(SCALE).toEqual({ min: 41_000, max: 184_000, step: 1_000 })
  expect(priceScaleOf({ min: 18, max: 60 })).toEqual({ min: 18, max: 60, step: 1 })
  expect(priceScaleOf({ min: 70_000, max: 70_000 })).toEqual({ min: 70_000, max: 70_000, step: 1 })
})

test('empty fields are the ends of the scale', () => {
  expect(thumbsOf('', '', SCALE)).toEqual({ low: 41_000, high: 184_000 })
  expect(textOfThumb(41_000, SCALE.min, RANGE)).toBe('')
  expect(textOfThumb(60_000, SCALE.min, RANGE)).toBe('60000')
})

test('a thumb at the opposite end is clamped to the last price of the data', () => {
  expect(textOfThumb(184_000, SCALE.min, RANGE)).toBe('183500')
  expect(textOfThumb(41_000, SCALE.max, RANGE)).toBe('41200')
})

test('the lower thumb never passes the upper one', () => {
  expect(thumbsOf('90000', '60000', SCALE)).toEqual({ low: 60_000, high: 60_000 })
})

test('typed prices are clamped to the range and put in order', () => {
  expect(clampedPrices('1', '999999', RANGE)).toEqual({ minPrecio: '41200', maxPrecio: '183500' })
  expect(clampedPrices('90000', '60000', RANGE)).toEqual({ minPrecio: '60000', maxPrecio: '60000' })
  expect(clampedPrices('', 'x', RANGE)).toEqual({ minPrecio: '', maxPrecio: '' })
})

test('points group thousands', () => {
  expect(clampedPrices('60.000', '90.000', RANGE)).toEqual({ minPrecio: '60000', maxPrecio: '90000' })
  expect(thumbsOf('60.000', '', SCALE)).toEqual({ low: 60_000, high: 184_000 })
})

test('without a range, typed prices are only put in order', () => {
  const noRange = { min: 0, max: 0 }
  expect(clampedPrices('20000', '50000', noRange)).toEqual({ minPrecio: '20000', maxPrecio: '50000' })
  expect(clampedPrices('90000', '60000', noRange)).toEqual({ minPrecio: '60000', maxPrecio: '60000' })
})
