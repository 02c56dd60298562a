import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearestTrades } from '#catalogue/domain/search/nearest-trades.ts'

test.each([
  [['tornero'], ['Soldadura', 'Carpintería', 'Aluminio / Vidriería']],
  [['mecanico'], ['Soldadura', 'Electricidad', 'Tapicería']],
  [['fumigador'], ['Jardinería menor', 'Plomería', 'Impermeabilización']],
  [
    ['jardinero', 'de', 'piscinas'],
    ['Jardinería menor', 'Plomería', 'Impermeabilización'],
  ],
  [['arquitecto'], ['Pisos / Baldosas', 'Drywall', 'Pintura']],
  [['mudanza'], ['Ensamble de muebles', 'Carpintería', 'Tapicería']],
  [['zzzzz'], ['Plomería', 'Electricidad', 'Cerrajería']],
  [[], ['Plomería', 'Electricidad', 'Cerrajería']],
])('the trades nearest to %j are %j', (words, trades) => {
  expect(nearestTrades(words)).toEqual(trades)
})

test.each([
  ['plomista', 'Plomería'],
  ['pinturero', 'Pintura'],
  ['carpintador', 'Carpintería'],
])('%s is nearest to %s', (word, trade) => {
  expect(nearestTrades([word])[0]).toBe(trade)
})

test('there are always three, all different', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 12 }), { maxLength: 4 }), words => {
      expect(new Set(nearestTrades(words)).size).toBe(3)
    }),
    { numRuns: 50 },
  )
})
