import { expect, test } from 'vitest'
import { placeMeant, placeOptions } from '#catalogue/ui/place-options.ts'

const PLACES = [
  {
    ciudad: 'Bogotá',
    technicians: 24,
    areas: [
      { label: 'Suba', technicians: 6 },
      { label: 'Chapinero', technicians: 5 },
      { label: 'Kennedy', technicians: 4 },
      { label: 'Cedritos', technicians: 1 },
    ],
  },
  { ciudad: 'Medellín', technicians: 9, areas: [{ label: 'El Poblado', technicians: 2 }] },
  { ciudad: 'Subachoque', technicians: 1, areas: [] },
]

const shown = (typed: string) =>
  placeOptions(PLACES, typed).map(({ label, technicians }) => `${label} ${technicians}`)

test('before anything is typed there are the cities, the first with three areas', () => {
  expect(shown('')).toEqual(['Bogotá 24', 'Suba 6', 'Chapinero 5', 'Kennedy 4', 'Medellín 9', 'Subachoque 1'])
})

test('typing finds cities and areas, whatever the accents, most technicians first', () => {
  expect(shown('SUBÁ')).toEqual(['Suba, Bogotá 6', 'Subachoque 1'])
  expect(shown('poblado')).toEqual(['El Poblado, Medellín 2'])
  expect(shown('medellin')).toEqual(['Medellín 9', 'El Poblado, Medellín 2'])
  expect(shown('apiner')).toEqual(['Chapinero, Bogotá 5'])
  expect(shown('narnia')).toEqual([])
})

test('an area is submitted with its city', () => {
  expect(placeOptions(PLACES, 'cedritos')[0]?.value).toBe('Bogotá|Cedritos')
  expect(placeOptions(PLACES, 'bogota')[0]?.value).toBe('Bogotá')
})

test('a typed text that was not picked means the place of that name, or the only one left', () => {
  expect(placeMeant(PLACES, 'suba, bogota')?.value).toBe('Bogotá|Suba')
  expect(placeMeant(PLACES, 'Bogotá')?.value).toBe('Bogotá')
  expect(placeMeant(PLACES, 'kenn')?.value).toBe('Bogotá|Kennedy')
  expect(placeMeant(PLACES, 'suba')?.value).toBe('Bogotá|Suba')
  expect(placeMeant(PLACES, 'sub')).toBeNull()
  expect(placeMeant(PLACES, 'c')).toBeNull()
  expect(placeMeant(PLACES, ' ')).toBeNull()
})
