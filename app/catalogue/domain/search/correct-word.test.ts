import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  correctWord,
  editDistance,
  replaceWord,
  wordsAtDistanceOne,
} from '#catalogue/domain/search/correct-word.ts'

test.each([
  ['plomeor', 'plomero', 1],
  ['plomro', 'plomero', 1],
  ['medelin', 'medellin', 1],
  ['casa', 'casa', 0],
  ['', 'abc', 3],
  ['electrisista', 'electricista', 1],
])('%j and %j have an edit distance of %i', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance)
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
      expect(editDistance(a, b)).toBe(editDistance(b, a))
      expect(editDistance(a, b) === 0).toBe(a === b)
    }),
  )
})

test('wordsAtDistanceOne lists words at a distance of one', () => {
  expect(wordsAtDistanceOne('jaun')).toContain('juan')
  for (const other of wordsAtDistanceOne('jaun')) expect(editDistance('jaun', other)).toBeLessThan(2)
})

test.each([
  ['Plomeor, Bogotá', 'plomeor', 'plomero', 'plomero, Bogotá'],
  ['plomeór en el plomeor', 'plomeor', 'plomero', 'plomero en el plomero'],
  ['electrisistas', 'electri', 'electro', 'electrisistas'],
])('%s with %s → %s is %s', (text, word, replacement, result) => {
  expect(replaceWord(text, word, replacement)).toBe(result)
})
