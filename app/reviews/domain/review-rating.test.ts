import { expect, test } from 'vitest'
import { NO_QUALITIES, qualitiesFrom, qualityAverages } from '#reviews/domain/review-rating.ts'

test.each([
  [{}, NO_QUALITIES],
  [{ puntualidad: '', limpieza: '' }, NO_QUALITIES],
  [
    { puntualidad: '5', precioAcordado: '1' },
    { puntualidad: 5, limpieza: null, precioAcordado: 1 },
  ],
])('the fields %j are the qualities %j', (fields, qualities) => {
  expect(qualitiesFrom(fields)).toEqual(qualities)
})

test.each(['0', '6', '-1', '4.5', ' 5', 'cinco', '5,5', '٥'])('the value %j is refused', value => {
  expect(qualitiesFrom({ puntualidad: '5', limpieza: value })).toBeNull()
})

test('a quality is averaged from three ratings on', () => {
  expect(
    qualityAverages({
      puntualidad: { sum: 14, count: 3 },
      limpieza: { sum: 10, count: 2 },
      precioAcordado: { sum: 0, count: 0 },
    }),
  ).toEqual({ puntualidad: 14 / 3, limpieza: null, precioAcordado: null })
})
