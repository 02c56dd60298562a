import { expect, test } from 'vitest'
import { cataloguePageTexts } from '#content/catalogue-page.ts'
import { NO_FILTERS } from '#domain/technicians/catalogue-filters.ts'

const texts = (part: Partial<typeof NO_FILTERS>, found = 3) =>
  cataloguePageTexts({ ...NO_FILTERS, ...part }, found)

test('a page by specialty and city has its own heading and canonical path', () => {
  expect(texts({ esp: 'Plomería', ciudad: 'Medellín' })).toMatchObject({
    heading: 'Plomería en Medellín',
    path: '/tecnicos?esp=plomeria&ciudad=Medell%C3%ADn',
    indexed: true,
  })
  expect(texts({ esp: 'CCTV' }).heading).toBe('CCTV')
  expect(texts({ ciudad: 'Cali' }).heading).toBe('Técnicos en Cali')
  expect(texts({}).heading).toBeNull()
})

test('other filters and sorting are not indexed and not part of the canonical path', () => {
  for (const filter of [
    { q: 'gotera' },
    { minRating: 4 },
    { orden: 'precio_asc' },
    { disponible: true },
  ] as const)
    expect(texts({ esp: 'Pintura', ...filter })).toMatchObject({
      path: '/tecnicos?esp=pintura',
      indexed: false,
    })
})

test('a page without results is not indexed', () => {
  expect(texts({ esp: 'Pintura', ciudad: 'Mitú' }, 0).indexed).toBe(false)
})
