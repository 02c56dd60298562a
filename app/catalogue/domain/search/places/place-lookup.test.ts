import { expect, test } from 'vitest'
import {
  areaPlaces,
  localityOf,
  nearestCities,
  neighbourCities,
  placeNamed,
} from '#catalogue/domain/search/places/place-lookup.ts'
import { AREAS, CITIES } from '#catalogue/domain/search/places/places.ts'
import { plainText } from '#platform/domain/plain-text.ts'

test('there are at least 100 cities, each once, with coordinates inside Colombia', () => {
  expect(CITIES.length).toBeGreaterThan(100)
  expect(new Set(CITIES.map(city => plainText(city.label))).size).toBe(CITIES.length)
  for (const { label, department, latitude, longitude } of CITIES) {
    expect(department, label).not.toBe('')
    expect(latitude, label).toSatisfy((value: number) => value > -4.3 && value < 13)
    expect(longitude, label).toSatisfy((value: number) => value > -82 && value < -66)
  }
})

test('areas belong to known cities, and there are hundreds of them', () => {
  for (const city of Object.keys(AREAS)) expect(CITIES.map(({ label }) => label)).toContain(city)
  expect(Object.keys(AREAS.Bogotá ?? {})).toHaveLength(20)
  expect(areaPlaces().length).toBeGreaterThan(600)
  expect(areaPlaces().flatMap(({ names }) => names)).not.toContain('')
})

test.each([
  ['bogota', 'Bogotá', 'Bogotá'],
  ['Bogotá DC', 'Bogotá', 'Bogotá'],
  ['medallo', 'Medellín', 'Medellín'],
  ['quilla', 'Barranquilla', 'Barranquilla'],
  ['villavo', 'Villavicencio', 'Villavicencio'],
  ['itagui', 'Itagüí', 'Itagüí'],
  ['soledad', 'Soledad', 'Soledad'],
  ['la soledad', 'La Soledad', 'Bogotá'],
  ['suba', 'Suba', 'Bogotá'],
  ['cedritos', 'Cedritos', 'Bogotá'],
  ['poblado', 'El Poblado', 'Medellín'],
  ['el poblado', 'El Poblado', 'Medellín'],
  ['laureles', 'Laureles', 'Medellín'],
  ['kennedy', 'Kennedy', 'Bogotá'],
  ['getsemani', 'Getsemaní', 'Cartagena'],
  ['manga', 'Manga', 'Cartagena'],
  ['siloe', 'Siloé', 'Cali'],
  ['canaveral', 'Cañaveral', 'Floridablanca'],
  ['cabecera', 'Cabecera', 'Bucaramanga'],
  ['granada', 'Granada', null],
  ['boston', 'Boston', null],
  ['la floresta', 'La Floresta', null],
  ['norte', 'Norte', null],
  ['occidente', 'Oeste', null],
])('%s is %s of %s', (phrase, label, city) => {
  expect(placeNamed(plainText(phrase))).toMatchObject({ label, city })
})

test.each([
  ['granada', 'Cali'],
  ['boston', 'Barranquilla'],
  ['laureles', 'Manizales'],
  ['kennedy', 'Medellín'],
])('%s is in %s when that city is named', (phrase, city) => {
  expect(placeNamed(phrase, city)).toMatchObject({ kind: 'area', city })
})

test('an area outside the named city keeps only its own name', () => {
  expect(placeNamed('cedritos', 'Cali')).toEqual({
    label: 'Cedritos',
    kind: 'area',
    city: null,
    names: ['cedritos'],
  })
})

test.each([
  '',
  'xyz',
  'jardin',
  'jorge',
  'gloria',
  'techo',
  'bosque',
  'luz',
  'mesa',
  'modelo',
  'constructor',
])('%j is no place', phrase => {
  expect(placeNamed(phrase)).toBeNull()
})

test('a locality has the names of its barrios', () => {
  expect(placeNamed('bosa')?.names).toEqual(expect.arrayContaining(['bosa', 'bosa la libertad', 'piamonte']))
  expect(placeNamed('el poblado')?.names.slice(0, 2)).toEqual(['el poblado', 'poblado'])
})

test('cities are listed by distance, itself first', () => {
  expect(nearestCities('Medellín').slice(0, 3)).toEqual(['Medellín', 'Envigado', 'Itagüí'])
  expect(nearestCities('soledad').slice(0, 3)).toEqual(['Soledad', 'Malambo', 'Barranquilla'])
  expect(nearestCities('Bogotá')).toHaveLength(CITIES.length)
  expect(nearestCities('Springfield')).toEqual([])
  expect(nearestCities(null)).toEqual([])
})

test.each([
  ['Cedritos', 'Bogotá', 'Usaquén'],
  ['bosa la libertad', 'bogota', 'Bosa'],
  ['Suba', 'Bogotá', 'Suba'],
  ['Provenza', 'Medellín', 'El Poblado'],
  ['Cedritos', 'Medellín', null],
  ['Macondo', 'Bogotá', null],
  ['Suba', 'Aracataca', null],
])('%s in %s belongs to %s', (barrio, ciudad, locality) => {
  expect(localityOf(barrio, ciudad)).toBe(locality)
})

test('the neighbours of a city are those within some 35 km, itself first', () => {
  const near = neighbourCities('Bogotá D.C')
  expect(near[0]).toBe('Bogotá')
  expect(near).toContain('Soacha')
  expect(near).not.toContain('Medellín')
  expect(neighbourCities('Macondo')).toEqual([])
  expect(neighbourCities('')).toEqual([])
})
