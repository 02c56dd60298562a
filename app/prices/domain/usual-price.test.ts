import { expect, test } from 'vitest'
import { barsOn, scaleOf } from '#prices/domain/usual-price.ts'

const cold = { low: 75_000, high: 220_000, barsFrom: 50_000, bars: [1, 3, 2, 2, 3, 1, 1, 0, 1] }
const gas = { low: 160_000, high: 240_000, barsFrom: 150_000, bars: [1, 2, 2, 2, 1] }

test('what is drawn side by side has one scale', () => {
  expect(scaleOf([cold])).toEqual({ from: 50_000, until: 275_000, width: 25_000 })
  expect(scaleOf([gas])).toEqual({ from: 150_000, until: 275_000, width: 25_000 })
  expect(scaleOf([gas, cold])).toEqual({ from: 50_000, until: 275_000, width: 25_000 })
})

test('bars that touch the range are inside it, and empty steps are drawn', () => {
  const bars = barsOn(scaleOf([gas, cold]), cold)
  expect(bars.map(({ visits }) => visits)).toEqual(cold.bars)
  expect(bars.map(({ isInside }) => isInside)).toEqual([
    false,
    ...Array.from({ length: 6 }, () => true),
    false,
    false,
  ])
  const gasBars = barsOn(scaleOf([gas, cold]), gas)
  expect(gasBars.map(({ visits }) => visits)).toEqual([0, 0, 0, 0, 1, 2, 2, 2, 1])
  expect(gasBars.map(({ isInside }) => isInside).lastIndexOf(true)).toBe(7)
})

test('one amount that everybody paid is inside', () => {
  const same = { low: 100_000, high: 100_000, barsFrom: 100_000, bars: [5] }
  expect(barsOn(scaleOf([same]), same)).toEqual([{ visits: 5, isInside: true }])
})

test('a wide range is drawn with wider bars, at most twenty, and loses no visit', () => {
  const wide = { low: 400_000, high: 2_500_000, barsFrom: 375_000, bars: Array.from({ length: 90 }, () => 1) }
  const scale = scaleOf([wide, cold])
  const bars = barsOn(scale, wide)
  expect(bars.length).toBeLessThanOrEqual(21)
  expect(scale.width % 25_000).toBe(0)
  expect(bars.reduce((sum, { visits }) => sum + visits, 0)).toBe(90)
  expect(barsOn(scale, cold).reduce((sum, { visits }) => sum + visits, 0)).toBe(14)
})
