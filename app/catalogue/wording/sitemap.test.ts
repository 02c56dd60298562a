import { expect, test } from 'vitest'
import { sitemapIndex, sitemapPart, technicianPartPaths } from '#catalogue/wording/sitemap.ts'

const ORIGIN = 'https://tecniya.co'

test('the index lists its parts', () => {
  expect(sitemapIndex(ORIGIN, ['/sitemap/paginas.xml'])).toContain(
    '<sitemap><loc>https://tecniya.co/sitemap/paginas.xml</loc></sitemap>',
  )
})

test('a URL with a query is escaped, and a changed entry has lastmod', () => {
  const part = sitemapPart(ORIGIN, [
    { path: '/tecnicos?esp=plomeria&ciudad=Medell%C3%ADn' },
    { path: '/tecnicos/luz-abc123', changed: '2026-11-14' },
  ])
  expect(part).toContain('<loc>https://tecniya.co/tecnicos?esp=plomeria&amp;ciudad=Medell%C3%ADn</loc></url>')
  expect(part).toContain('<loc>https://tecniya.co/tecnicos/luz-abc123</loc><lastmod>2026-11-14</lastmod>')
})

test('parts are contiguous ranges, open at the first and the last', () => {
  expect(technicianPartPaths([])).toEqual(['/sitemap/tecnicos.xml'])
  expect(technicianPartPaths(['b&', 'k'])).toEqual([
    '/sitemap/tecnicos.xml?hasta=b%26',
    '/sitemap/tecnicos.xml?desde=b%26&hasta=k',
    '/sitemap/tecnicos.xml?desde=k',
  ])
})
