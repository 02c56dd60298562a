import { expect, test } from 'vitest'
import {
  cityNamedIn,
  coversCity,
  hasStreetAndNumber,
  neighbourhoodIn,
  splitAddress,
} from '#bookings/domain/address.ts'
import { cityPlaces } from '#catalogue/domain/search/places/place-lookup.ts'

test.each([
  'Cl. 65 Sur # 87-21',
  'Carrera 8 24-31',
  'Transversal 5 No 12 30',
  'Cra. 76 # 30-45, Medellín',
  'cra 8 #24-31',
  'Cra8#24-31',
  'KR 68D 25B 86 apto 402',
  'Kra 7 No. 45 - 12',
  'Calle 100 # 19 A - 61 oficina 502',
  'CALLE 45 A BIS SUR # 13 - 20',
  'Cll 127 bis # 88a-10 torre 3',
  'Calle 10 Nº 5-51',
  'Calle 72 número 10-34',
  'Av. Boyacá # 80-94',
  'Avenida El Dorado 68C-61',
  'Avenida Calle 26 # 59-51',
  'AK 45 108 27',
  'Ac 26 # 68 b 31',
  'Diagonal 40A # 8-04',
  'Dg 61c 24 33',
  'Tv. 93 # 22D-30',
  'Circular 4 # 70-18, Laureles',
  'Cq. 73B # 39-12',
  'Autopista Norte # 114-50',
  'Mz 4 casa 12',
  'Manzana D lote 5, Ciudad Bolívar',
  'Mz. 12 Cs. 8 barrio La Pradera',
  'Mza 3 #14',
  'Km 5 vía La Calera',
  'Kilómetro 2.5 vía Cajicá - Zipaquirá',
  'Vía Jamundí km 3, parcela 8',
  'Conjunto Los Sauces torre 2 apto 301',
  'Edificio Torreón de los Andes, apto 502',
  'Unidad Residencial El Trébol bloque 5 apto 201',
  'Vereda El Salitre, finca La Esperanza',
])('%s says where to go', address => {
  expect(hasStreetAndNumber(address)).toBe(true)
})

test.each([
  '',
  '   ',
  'San Fernando, Cali',
  'Bogotá',
  'Calle 45',
  'Carrera 7 con calle 45',
  'Cra 7, Chapinero',
  'Torre 2 apto 301',
  'Apto 301, Chapinero',
  'Conjunto Los Sauces',
  'Conjunto torre 2 apto 301',
  'Barrio Kennedy, al lado del parque',
  'Frente al éxito de la 80',
  '20 de Julio',
  'Vereda El Salitre',
  'La casa azul de la esquina',
  'Zona 2, Norte',
])('%s lacks street or number', address => {
  expect(hasStreetAndNumber(address)).toBe(false)
})

const CITIES = cityPlaces()

test.each([
  ['Cra. 76 # 30-45, Medellín', 'Medellín'],
  ['cra 76 # 30-45 medellin', 'Medellín'],
  ['Medellín, Cra. 76 # 30-45', 'Medellín'],
  ['Cl. 65 Sur # 87-21, Bosa, Bogotá D.C.', 'Bogotá'],
  ['Cl. 65 Sur # 87-21 Bogotá D.C', 'Bogotá'],
  ['Compartir, Soacha', 'Soacha'],
  ['Calle 5 # 38-20, San Fernando - Cali', 'Cali'],
  ['Carrera 3 # 8-20\nSantiago de Cali', 'Cali'],
  ['Calle 45 # 21-30, Barrio La Soledad, Bogotá', 'Bogotá'],
  ['Calle 45 # 21-30, Soledad, Atlántico', 'Soledad'],
  ['Cra 8 # 24-31, Soledad, Bogotá', 'Bogotá'],
  ['Cra 8 # 24-31', null],
  ['Cra 8 # 24-31, barrio La Soledad', null],
  ['Calle 10 # 5-51, barrio Armenia', null],
  ['Avenida Medellín # 80-94', null],
  ['Avenida Medellín', null],
  ['', null],
])('%s is in %s', (address, city) => {
  expect(cityNamedIn(address, CITIES)).toBe(city)
})

test('the expected city wins where several are named', () => {
  expect(cityNamedIn('Bogotá, Cra 24 # 45-10, Soledad', CITIES)).toBe('Soledad')
  expect(cityNamedIn('Bogotá, Cra 24 # 45-10, Soledad', CITIES, 'Bogotá')).toBe('Bogotá')
  expect(cityNamedIn('Cra 24 # 45-10, Soledad', CITIES, 'Bogotá')).toBe('Soledad')
})

test.each([
  ['Cl. 30 # 9-15, León XIII, Soacha', 'León XIII'],
  ['Cl. 73 sur # 97C-08, apto 204, Bosa Recreo, Bogotá', 'Bosa Recreo'],
  ['Cra. 6 # 14-22, Soacha', 'Soacha'],
  ['Compartir, Soacha', 'Compartir'],
  ['Cra. 6 # 14-22', ''],
  ['', ''],
])('%s is in the neighbourhood %j', (address, name) => {
  expect(neighbourhoodIn(address)).toBe(name)
})

test.each([
  ['Cra. 8 # 24-31, apto 302, Compartir, Soacha', 'Cra. 8 # 24-31, apto 302', 'Compartir, Soacha'],
  ['Cl. 65 Sur # 87-21, Bosa, Bogotá', 'Cl. 65 Sur # 87-21', 'Bosa, Bogotá'],
  ['Calle 5 sur, Suba, torre 3', 'Calle 5 sur, Suba, torre 3', ''],
  ['Compartir, Soacha', 'Compartir, Soacha', ''],
  ['', '', ''],
])('the street of %s is %s', (address, street, area) => {
  expect(splitAddress(address)).toEqual({ street, area })
})

test('a technician covers their city, and a zone that is a city', () => {
  const coverage = { ciudad: 'Bogotá', zonasCobertura: ['Sur', 'Soacha'] }
  expect(coversCity(coverage, 'bogota')).toBe(true)
  expect(coversCity(coverage, 'Soacha')).toBe(true)
  expect(coversCity(coverage, 'Medellín')).toBe(false)
})
