import { expect, test } from 'vitest'
import { withTypedPlace } from '#bookings/domain/typed-place.ts'
import { areaIn } from '#catalogue/domain/search/places/area-names.ts'
import { cityPlaces } from '#catalogue/domain/search/places/place-lookup.ts'

const KNOWN = { cities: cityPlaces(), areaIn }
const HOME = { barrio: 'Suba Rincón', ciudad: 'Bogotá' }
const STREET = 'Cra. 104 # 132-15'

test.each([
  ['nothing but a street', STREET],
  ['the fixed place', `${STREET}, Suba Rincón, Bogotá`],
  ['its city', `${STREET}, Bogotá D.C., Colombia`],
  ['its barrio in another spelling', `${STREET}, barrio SUBA RINCON`],
  ['its city without a comma', `${STREET} bogota`],
])('%s leaves the place as it is', (_, address) => {
  expect(withTypedPlace({ address, ...HOME }, KNOWN)).toEqual({ address: STREET, ...HOME })
})

test.each([
  [`${STREET}, Suba, Bogotá`, STREET, 'Suba', 'Bogotá'],
  [`${STREET} suba bogotá`, STREET, 'Suba', 'Bogotá'],
  [`${STREET}, Cedritos`, STREET, 'Cedritos', 'Bogotá'],
  [`${STREET}, Cedritos, Usaquén, Bogotá`, STREET, 'Cedritos', 'Bogotá'],
  ['Cra. 8 # 24-31, apto 302, Compartir, Soacha', 'Cra. 8 # 24-31, apto 302', 'Compartir', 'Soacha'],
  ['Cra. 76 # 30-45, Medellín', 'Cra. 76 # 30-45', '', 'Medellín'],
  ['Cl. 10 # 4-20, barrio Los Pinos Nuevos', 'Cl. 10 # 4-20', 'Los Pinos Nuevos', 'Bogotá'],
  ['Suba, Bogotá', '', 'Suba', 'Bogotá'],
])('%j is %j in %j, %j', (address, street, barrio, ciudad) => {
  expect(withTypedPlace({ address, ...HOME }, KNOWN)).toEqual({ address: street, barrio, ciudad })
})

test.each([
  `${STREET}, apto 201, torre B`,
  `${STREET}, conjunto Los Sauces`,
  `${STREET}, frente al parque`,
  'Cl. 65 Sur # 87-21 sur',
  'Mz 4 casa 12',
  'Vereda El Salitre, finca La Esperanza',
])('%j names no place', address => {
  expect(withTypedPlace({ address, ...HOME }, KNOWN)).toEqual({ address, ...HOME })
})

test('a place that nobody knew before is taken from the street', () => {
  const nowhere = { barrio: '', ciudad: '' }
  const address = 'Cl. 30 # 9-15, León XIII, Soacha'
  const found = { address: 'Cl. 30 # 9-15', barrio: 'León XIII', ciudad: 'Soacha' }
  expect(withTypedPlace({ address, ...nowhere }, KNOWN)).toEqual(found)
  expect(withTypedPlace({ address: '', ...nowhere }, KNOWN)).toEqual({ address: '', ...nowhere })
})
