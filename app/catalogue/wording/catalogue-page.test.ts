import { expect, test } from 'vitest'
import { NO_FILTERS } from '#catalogue/domain/catalogue-filters.ts'
import { cataloguePageTexts } from '#catalogue/wording/catalogue-page.ts'

const texts = (part: Partial<typeof NO_FILTERS>, found = 3) =>
  cataloguePageTexts({ ...NO_FILTERS, ...part }, found)

test('a page by specialty and city has its own heading and canonical path', () => {
  expect(texts({ esp: 'Plomería', ciudad: 'Medellín' })).toMatchObject({
    heading: 'Plomería en Medellín',
    path: '/tecnicos/oficio/plomeria/medellin',
    indexed: true,
  })
  expect(texts({ esp: 'CCTV' }).heading).toBe('CCTV')
  expect(texts({ ciudad: 'Cali' })).toMatchObject({
    heading: 'Técnicos en Cali',
    path: '/tecnicos/ciudad/cali',
  })
  expect(texts({})).toMatchObject({ heading: null, path: '/tecnicos' })
})

test('a search is titled by the trade and the place that it was understood as', () => {
  const searched = (part: Partial<typeof NO_FILTERS>, trade: 'Neveras' | null, place: string | null) =>
    cataloguePageTexts({ ...NO_FILTERS, q: 'nevera', ...part }, 3, { trade, place }).heading
  expect(searched({}, 'Neveras', 'Bogotá')).toBe('Neveras en Bogotá')
  expect(searched({ ciudad: 'Bogotá' }, 'Neveras', null)).toBe('Neveras en Bogotá')
  expect(searched({ ciudad: 'Bogotá', lugar: 'Suba' }, 'Neveras', null)).toBe('Neveras en Suba')
  expect(searched({ esp: 'Pintura' }, 'Neveras', 'Suba')).toBe('Pintura en Suba')
  expect(searched({}, null, 'Suba')).toBe('Técnicos en Suba')
  expect(searched({}, null, null)).toBeNull()
})

test('other filters and sorting are not indexed and not part of the canonical path', () => {
  for (const filter of [
    { q: 'gotera' },
    { minRating: 4 },
    { orden: 'precio_asc' },
    { disponible: true },
  ] as const)
    expect(texts({ esp: 'Pintura', ...filter })).toMatchObject({
      path: '/tecnicos/oficio/pintura',
      indexed: false,
    })
})

test('a page without results is not indexed and does not point to one that does not exist', () => {
  expect(texts({ esp: 'Pintura', ciudad: 'Mitú' }, 0)).toMatchObject({
    indexed: false,
    path: '/tecnicos?esp=pintura&ciudad=Mit%C3%BA',
  })
})
