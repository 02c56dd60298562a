import { expect, test } from 'vitest'
import { averageRatingOf, earliestFreeOf, mostFrequent } from '#catalogue/domain/landing-facts.ts'

test('the rating is the mean of the reviews, not of the technicians', () => {
  const rated = [
    { ratingPromedio: 5, resenasCount: 1 },
    { ratingPromedio: 4, resenasCount: 3 },
    { ratingPromedio: 0, resenasCount: 0 },
  ]
  expect(averageRatingOf(rated)).toEqual({ average: 4.25, reviews: 4 })
  expect(averageRatingOf(rated.slice(2))).toBeNull()
})

test('the earliest free hour names everybody who has it, best first', () => {
  const free = (nombre: string, date: string, hour: number) => ({ nombre, nextFree: { date, hour } })
  expect(
    earliestFreeOf([
      free('Ana', '2026-11-17', 8),
      { nombre: 'Eva', nextFree: null },
      free('Luz', '2026-11-16', 9),
      free('Sol', '2026-11-16', 10),
      free('Paz', '2026-11-16', 9),
    ]),
  ).toEqual({ slot: { date: '2026-11-16', hour: 9 }, names: ['Luz', 'Paz'] })
  expect(earliestFreeOf([{ nombre: 'Eva', nextFree: null }])).toBeNull()
})

test('the most frequent come first, spellings of one name count together', () => {
  expect(mostFrequent(['Suba', 'Usaquén', 'Bosa', 'usaquen'])).toEqual(['Usaquén', 'Suba', 'Bosa'])
})
