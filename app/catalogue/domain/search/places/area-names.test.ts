import { expect, test } from 'vitest'
import { areaIn, areasNamed } from '#catalogue/domain/search/places/area-names.ts'

test('a name is a locality or barrio of one city, in any spelling', () => {
  expect(areaIn('SUBA', 'bogota')).toBe('Suba')
  expect(areaIn('cedritos', 'Bogotá')).toBe('Cedritos')
  expect(areaIn('Cedritos', 'Medellín')).toBeNull()
  expect(areaIn('Barrios', 'Bogotá')).toBeNull()
})

test('suggestions begin with the text, those of the city first, each place once', () => {
  const names = (typed: string, ciudad: string) =>
    areasNamed(typed, ciudad).map(({ label, locality, ciudad }) => [label, locality, ciudad].join('/'))
  expect(names('cedri', 'Bogotá')[0]).toBe('Cedritos/Usaquén/Bogotá')
  expect(names('laureles', 'Armenia')[0]).toBe('Laureles//Armenia')
  expect(new Set(names('la', 'Cali')).size).toBe(4)
  expect([names('', 'Bogotá'), names('xyzzy', 'Bogotá')]).toEqual([[], []])
})
