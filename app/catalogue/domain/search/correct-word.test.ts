import { expect, test } from 'vitest'
import { correctWord, replaceWord, wordsAtDistanceOne } from '#catalogue/domain/search/correct-word.ts'

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
  'urgente tornero abogado carpeta poquita aldemar fajardo pollo gasa salto echa corte playa motos pañales collar sobador'.split(
    ' ',
  ),
)('%s is a word of its own', typed => {
  expect(correctWord(typed, ['polo', 'alto', 'casa', 'alumar'])).toBeNull()
})

test('wordsAtDistanceOne lists words at a distance of one', () => {
  expect(wordsAtDistanceOne('jaun')).toContain('juan')
  expect(wordsAtDistanceOne('jaun')).not.toContain('pedro')
})

test.each([
  ['Plomeor, Bogotá', 'plomeor', 'plomero', 'plomero, Bogotá'],
  ['plomeór en el plomeor', 'plomeor', 'plomero', 'plomero en el plomero'],
  ['electrisistas', 'electri', 'electro', 'electrisistas'],
  ['pintor en bogta', 'bogta', 'bogota', 'pintor en Bogotá'],
  ['plomeira', 'plomeira', 'plomeria', 'plomería'],
  ['pintor en poblao', 'poblao', 'poblado', 'pintor en poblado'],
])('%s with %s → %s is %s', (text, word, replacement, result) => {
  expect(replaceWord(text, word, replacement)).toBe(result)
})
