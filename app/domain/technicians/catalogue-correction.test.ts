import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  closestWord,
  oneSlipAway,
  slipsBetween,
  TRADE_WORDS,
} from '#domain/technicians/catalogue-correction.ts'

test.each([
  ['plomeor', 'plomero', 1],
  ['plomro', 'plomero', 1],
  ['medelin', 'medellin', 1],
  ['casa', 'casa', 0],
  ['', 'abc', 3],
  ['electrisista', 'electricista', 1],
])('%j and %j are %i slips apart', (from, to, slips) => {
  expect(slipsBetween(from, to)).toBe(slips)
})

test.each([
  ['plomeor', 'plomero'],
  ['electrisidad', 'electricidad'],
  ['cerajero', 'cerrajero'],
  ['refrijerador', 'refrigerador'],
  ['xyzxyzxyz', null],
  ['gus', null],
])('the trade nearest to %s is %s', (typed, meant) => {
  expect(closestWord(typed, TRADE_WORDS)).toBe(meant)
})

test('the distance is symmetric, and zero only between equal words', () => {
  const word = fc.string({ maxLength: 12 })
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(slipsBetween(a, b)).toBe(slipsBetween(b, a))
      expect(slipsBetween(a, b) === 0).toBe(a === b)
    }),
  )
})

test('oneSlipAway lists words at a distance of one', () => {
  expect(oneSlipAway('jaun')).toContain('juan')
  for (const other of oneSlipAway('jaun')) expect(slipsBetween('jaun', other)).toBeLessThan(2)
})
