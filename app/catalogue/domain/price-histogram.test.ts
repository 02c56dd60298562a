import { expect, test } from 'vitest'
import { HISTOGRAM_BARS, priceHistogram } from '#catalogue/domain/price-histogram.ts'

test('every price is in one bar, the highest in the last', () => {
  const bars = priceHistogram([10, 10, 18, 26], 10, 26)
  expect(bars).toHaveLength(HISTOGRAM_BARS)
  expect([bars[0], bars[8], bars.at(-1)]).toEqual([2, 1, 1])
})

test('equal prices fill the first bar, none fill no bar', () => {
  expect(priceHistogram([50, 50], 50, 50)[0]).toBe(2)
  expect(priceHistogram([], 0, 0).every(bar => bar === 0)).toBe(true)
})
