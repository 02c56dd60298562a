import { expect, test } from 'vitest'
import { priceScaleOf, textOfThumb, thumbsOf } from '#catalogue/ui/price-scale.ts'
import { orderedPrices } from '#catalogue/ui/price-text.ts'

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
  expect(textOfThumb(60_000, SCALE.min, RANGE)).toBe('60.000')
})

test('a thumb at the opposite end is clamped to the last price of the data', () => {
  expect(textOfThumb(184_000, SCALE.min, RANGE)).toBe('183.500')
  expect(textOfThumb(41_000, SCALE.max, RANGE)).toBe('41.200')
})

test('the lower thumb never passes the upper one', () => {
  expect(thumbsOf('90000', '60000', SCALE)).toEqual({ low: 60_000, high: 60_000 })
})

test('typed prices are put in order and get their points, whatever the range', () => {
  expect(orderedPrices('1', '999999')).toEqual({ minPrecio: '1', maxPrecio: '999.999' })
  expect(orderedPrices('90000', '60.000')).toEqual({ minPrecio: '60.000', maxPrecio: '60.000' })
  expect(orderedPrices('$ 60.000', 'x')).toEqual({ minPrecio: '60.000', maxPrecio: '' })
  expect(orderedPrices('', '')).toEqual({ minPrecio: '', maxPrecio: '' })
})

test('points group thousands', () => {
  expect(thumbsOf('60.000', '', SCALE)).toEqual({ low: 60_000, high: 184_000 })
})
