import { expect, test } from 'vitest'
import type { Place } from '#catalogue/domain/search/search-parts.ts'
import { placesOfTrade } from '#catalogue/domain/search/search-suggestions.ts'

const COUNTS = {
  cities: [
    { ciudad: 'Cali', technicians: 3 },
    { ciudad: 'bogota', technicians: 1 },
    { ciudad: 'Bogotá', technicians: 4 },
    { ciudad: 'Medellín', technicians: 2 },
    { ciudad: '', technicians: 9 },
  ],
  more: false,
}
const place = (label: string, kind: Place['kind'], city = label): Place => ({ label, kind, city, names: [] })

/** 'Bogotá 5', '*Cali 3' for the own city, 'Suba (Bogotá)'. */
const shown = (named: readonly Place[], ownCity: string | null, counts = COUNTS) =>
  placesOfTrade('Neveras', { named, ownCity }, counts).map(
    ({ place, cityOfArea, technicians, isOwnCity }) =>
      `${isOwnCity ? '*' : ''}${place}${technicians ? ` ${technicians.count}` : ''}${cityOfArea === null ? '' : ` (${cityOfArea})`}`,
  )

test('cities come by their number of technicians, in the most frequent spelling', () => {
  expect(shown([], null)).toEqual(['Bogotá 5', 'Cali 3', 'Medellín 2'])
})

test('the own city comes first, whatever its spelling, if the trade is there', () => {
  expect(shown([], 'MEDELLIN')).toEqual(['*Medellín 2', 'Bogotá 5', 'Cali 3'])
  expect(shown([], 'Leticia')).toEqual(['Bogotá 5', 'Cali 3', 'Medellín 2'])
})

test('places that the text names come before all, once', () => {
  expect(shown([place('Cali', 'city')], 'Medellín')).toEqual(['Cali 3', '*Medellín 2', 'Bogotá 5'])
  expect(shown([place('Suba', 'area', 'Bogotá')], null)[0]).toBe('Suba (Bogotá)')
})

test('a named city without the trade is left out, unless not everybody was counted', () => {
  expect(shown([place('Leticia', 'city')], null)).toEqual(['Bogotá 5', 'Cali 3', 'Medellín 2'])
  expect(shown([place('Leticia', 'city')], null, { ...COUNTS, more: true })[0]).toBe('Leticia')
})
