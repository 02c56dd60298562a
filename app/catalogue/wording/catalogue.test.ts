import { expect, test } from 'vitest'
import { NO_FILTERS } from '#catalogue/domain/catalogue-filters.ts'
import { activeFilters } from '#catalogue/wording/catalogue.ts'

const TODAY = '2026-11-16'
const labels = (part: Partial<typeof NO_FILTERS>) =>
  activeFilters({ ...NO_FILTERS, ...part }, TODAY).map(({ label }) => label.replaceAll('\u00a0', ' '))

test('without filters there are no chips, whatever the sort order', () => {
  expect(labels({})).toEqual([])
  expect(labels({ orden: 'precio_asc' })).toEqual([])
})

test('each filter has its chip, in the order of the sidebar', () => {
  expect(
    labels({
      q: 'garantía',
      esp: 'Plomería',
      ciudad: 'Medellín',
      minRating: 4.5,
      minPrecio: 40_000,
      maxPrecio: 95_000,
      disponible: true,
      perfect: true,
      fecha: '2026-11-17',
      hora: 9,
    }),
  ).toEqual([
    '"garantía"',
    'Plomería',
    'Medellín',
    '4.5+ estrellas',
    '$ 40.000 – $ 95.000',
    'Disponibles',
    'Solo 5.0',
    '17 de noviembre, 09:00',
  ])
})

test('a day without an hour is free on that day', () => {
  expect(labels({ fecha: TODAY })).toEqual(['Libre hoy'])
  expect(labels({ fecha: '2026-11-17' })).toEqual(['Libre mañana'])
  expect(labels({ fecha: '2026-11-20' })).toEqual(['Libre el 20 de noviembre'])
})

test('a price range with one end names that end', () => {
  expect(labels({ minPrecio: 40_000 })).toEqual(['Desde $ 40.000'])
  expect(labels({ maxPrecio: 95_000 })).toEqual(['Hasta $ 95.000'])
})

test('removing a chip keeps the other filters', () => {
  const filters = { ...NO_FILTERS, esp: 'Plomería' as const, ciudad: 'Cali' }
  expect(activeFilters(filters, TODAY).map(({ without }) => without)).toEqual([
    { ...NO_FILTERS, ciudad: 'Cali' },
    { ...NO_FILTERS, esp: 'Plomería' },
  ])
})
