import { expect, test } from 'vitest'
import { CHECKLIST_POINTS, missingPoints } from '#technicians/domain/publish-checklist.ts'

const COMPLETE = {
  fotoURL: '/image/upload/x',
  bioCorta: 'a'.repeat(120),
  especialidades: ['Plomería'],
  servicios: [{ nombre: 'Destape', codigo: '', descripcion: '', tarifa: '', precioSugerido: 0 }],
  ciudad: 'Cali',
  zonasCobertura: ['Norte'],
}

test('a complete profile misses nothing; a price of 0 is a price', () => {
  expect(missingPoints(COMPLETE)).toEqual([])
})

test('an empty profile misses all six points', () => {
  const empty = {
    fotoURL: null,
    bioCorta: '',
    especialidades: [],
    servicios: [],
    ciudad: ' ',
    zonasCobertura: [],
  }
  expect(missingPoints(empty)).toEqual([...CHECKLIST_POINTS])
})

test.each([
  ['bio', { bioCorta: 'a'.repeat(119) }],
  ['bio', { bioCorta: ' '.repeat(120) }],
  ['service', { servicios: [{ nombre: ' ', codigo: '', descripcion: '', tarifa: '', precioSugerido: 10 }] }],
  [
    'service',
    { servicios: [{ nombre: 'Destape', codigo: '', descripcion: '', tarifa: '', precioSugerido: -1 }] },
  ],
] as const)('%s is missing for %o', (point, change) => {
  expect(missingPoints({ ...COMPLETE, ...change })).toEqual([point])
})
