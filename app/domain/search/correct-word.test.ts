import fc from 'fast-check'
import { expect, test } from 'vitest'
import { correctWord, oneSlipAway, slipsBetween } from '#domain/search/correct-word.ts'

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
  ['medelin', 'medellin'],
  ['chapinerro', 'chapinero'],
  ['electrisista', null],
  ['labadora', null],
  ['bosa', null],
  ['suba', null],
  ['urgente', null],
  ['cerrajeor', 'cerrajero'],
  ['refrigeredor', 'refrigerador'],
  ['xyzxyzxyz', null],
  ['gus', null],
  ['keneddy', 'kennedy'],
  ['bogta', 'bogota'],
  ['camras', 'camaras'],
])('%s is corrected to %s', (typed, meant) => {
  expect(correctWord(typed)).toBe(meant)
})

test.each(
  'urgente tornero abogado carpeta poquita aldemar fajardo pollo gasa salto echa corte playa motos'.split(
    ' ',
  ),
)('%s is a word of its own', typed => {
  expect(correctWord(typed, ['polo', 'alto', 'casa', 'alumar'])).toBeNull()
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
