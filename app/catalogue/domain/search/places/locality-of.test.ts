import { expect, test } from 'vitest'
import { localityOf } from '#catalogue/domain/search/places/locality-of.ts'

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
