import { expect, test } from 'vitest'
import { sitemapIndex, sitemapPart, technicianPartPaths } from '#content/sitemap.ts'

const ORIGIN = 'https://tecniya.co'

test('the index names its parts', () => {
  expect(sitemapIndex(ORIGIN, ['/sitemap/paginas.xml'])).toContain(
    '<sitemap><loc>https://tecniya.co/sitemap/paginas.xml</loc></sitemap>',
  )
})

test('an address with a query is escaped, and a change carries its day', () => {
  const part = sitemapPart(ORIGIN, [
    { path: '/tecnicos?esp=plomeria&ciudad=Medell%C3%ADn' },
    { path: '/tecnicos/luz-abc123', changed: '2026-11-14' },
  ])
  expect(part).toContain('<loc>https://tecniya.co/tecnicos?esp=plomeria&amp;ciudad=Medell%C3%ADn</loc></url>')
  expect(part).toContain('<loc>https://tecniya.co/tecnicos/luz-abc123</loc><lastmod>2026-11-14</lastmod>')
})

test('parts follow one another without a gap, the first and the last without an end', () => {
  expect(technicianPartPaths([])).toEqual(['/sitemap/tecnicos.xml'])
  expect(technicianPartPaths(['b&', 'k'])).toEqual([
    '/sitemap/tecnicos.xml?hasta=b%26',
    '/sitemap/tecnicos.xml?desde=b%26&hasta=k',
    '/sitemap/tecnicos.xml?desde=k',
  ])
})
