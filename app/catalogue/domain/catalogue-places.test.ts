import { expect, test } from 'vitest'
import { mostAttended, placesFor, placesFrom, placesText } from '#catalogue/domain/catalogue-places.ts'

const PLACES = [
  { ciudad: 'Bogotá', technicians: 24, areas: [area('Suba', 3), area('Bosa', 0)] },
  { ciudad: 'Itagüí', technicians: 0, areas: [] },
]

test('the browser gets the same places', () => {
  expect(placesFrom(placesText(PLACES))).toEqual(PLACES)
  expect(placesFrom(placesText([]))).toEqual([])
})

test('the city of the account comes first, however it is written', () => {
  expect(placesFor(PLACES, 'itagui').map(({ ciudad }) => ciudad)).toEqual(['Itagüí', 'Bogotá'])
  expect(placesFor(PLACES, null)).toEqual(PLACES)
})

test('of many areas those with most technicians are kept, and every city', () => {
  const areas = Array.from({ length: 200 }, (_, at) => area(`Barrio ${at}`, at))
  const [city, ...others] = mostAttended([{ ciudad: 'Cali', technicians: 900, areas }, ...PLACES])
  expect(city?.areas).toEqual(areas.slice(50))
  expect(others.map(({ areas }) => areas)).toEqual([[], []])
})

function area(label: string, technicians: number) {
  return { label, technicians }
}
