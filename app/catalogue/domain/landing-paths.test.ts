import { expect, test } from 'vitest'
import { cityFromSegment, landingPath, specialtyFromSegment } from '#catalogue/domain/landing-paths.ts'
import { citySlug } from '#platform/domain/slug.ts'
import { SPECIALTIES } from '#technicians/domain/specialties.ts'

test.each([
  ['Bogotá', 'bogota'],
  ['San José del Guaviare', 'san-jose-del-guaviare'],
  [' Bogotá, D.C. ', 'bogota-d-c'],
  ['Ñemocón', 'nemocon'],
])('the slug of %s is %s', (ciudad, slug) => {
  expect(citySlug(ciudad)).toBe(slug)
})

test('a page has a path by trade, by city and by both', () => {
  expect(landingPath({ esp: 'Lavadoras / Secadoras', ciudad: null })).toBe(
    '/tecnicos/oficio/lavadoras-secadoras',
  )
  expect(landingPath({ esp: null, ciudad: 'Santa Marta' })).toBe('/tecnicos/ciudad/santa-marta')
  expect(landingPath({ esp: 'Plomería', ciudad: 'Bogotá' })).toBe('/tecnicos/oficio/plomeria/bogota')
})

test('without trade and city, or for a city that has no slug, there is no page', () => {
  expect(landingPath({ esp: null, ciudad: null })).toBeNull()
  expect(landingPath({ esp: 'Plomería', ciudad: '???' })).toBeNull()
})

test('every trade is found by the segment of its own path', () => {
  for (const { label, slug } of SPECIALTIES) expect(specialtyFromSegment(slug)).toBe(label)
})

test.each([
  ['plomero', 'Plomería'],
  ['Plomería', 'Plomería'],
  ['PLOMERIA', 'Plomería'],
  ['reparacion-de-neveras', 'Neveras'],
  ['aire-acondicionado', 'Aires Acondicionados'],
  ['astrologia', null],
  ['', null],
])('the segment %s means %s', (segment, label) => {
  expect(specialtyFromSegment(segment)).toBe(label)
})

test('a city is found by its slug and by other spellings, in the stored one', () => {
  const cities = ['Bogotá', 'San Gil', '???']
  for (const segment of ['bogota', 'Bogotá', 'BOGOTA', 'bogota-dc'])
    expect(cityFromSegment(segment, cities)).toBe('Bogotá')
  expect(cityFromSegment('san gil', cities)).toBe('San Gil')
  for (const nowhere of ['macondo', '', '!']) expect(cityFromSegment(nowhere, cities)).toBeNull()
})
