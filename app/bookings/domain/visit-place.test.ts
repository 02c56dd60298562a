import { expect, test } from 'vitest'
import { addressLines, addressText, mapQuery, neighbourhoodOf } from '#bookings/domain/visit-place.ts'

const HOME = { address: 'Cl. 127B # 94-20, interior 5', barrio: 'Suba Rincón', ciudad: 'Bogotá' }
const BEFORE = { address: 'Cra. 8 # 24-31, apto 302, Compartir, Soacha', barrio: '', ciudad: '' }
const NO_STREET = { ...HOME, address: ' ' }

test('a place is shown in two lines or in one', () => {
  expect(addressLines(HOME)).toEqual({ street: 'Cl. 127B # 94-20, interior 5', area: 'Suba Rincón, Bogotá' })
  expect(addressText(HOME)).toBe('Cl. 127B # 94-20, interior 5, Suba Rincón, Bogotá')
  expect(addressLines(NO_STREET)).toEqual({ street: '', area: 'Suba Rincón, Bogotá' })
  expect(addressText({ ...HOME, barrio: '' })).toBe('Cl. 127B # 94-20, interior 5, Bogotá')
  expect([HOME, { ...HOME, barrio: '' }, BEFORE].map(neighbourhoodOf)).toEqual([
    'Suba Rincón',
    'Bogotá',
    'Compartir',
  ])
})

test('a booking of before keeps its one text', () => {
  expect(addressLines(BEFORE)).toEqual({ street: 'Cra. 8 # 24-31, apto 302', area: 'Compartir, Soacha' })
  expect(addressText(BEFORE)).toBe(BEFORE.address)
  expect(mapQuery(BEFORE)).toBe(BEFORE.address)
})

test.each([
  ['Cl. 127B # 94-20, interior 5', 'Cl. 127B # 94-20'],
  ['Cra. 104 # 132-15 apto 201', 'Cra. 104 # 132-15'],
  ['Cra. 104 # 132-15, Torre 3, Apto. 201', 'Cra. 104 # 132-15'],
  ['Cl. 65 Sur # 87-21 casa 4', 'Cl. 65 Sur # 87-21'],
  ['Mz 4 casa 12', 'Mz 4 casa 12'],
  ['Mz 4 casa 12, piso 2', 'Mz 4 casa 12'],
  ['Conjunto Los Sauces torre 2 apto 301', 'Conjunto Los Sauces'],
  ['Interior 5', 'Interior 5'],
])('for %j the map is asked for %j, with barrio, city and country', (address, street) => {
  expect(mapQuery({ ...HOME, address })).toBe(`${street}, Suba Rincón, Bogotá, Colombia`)
})
