import { expect, test } from 'vitest'
import { PRICES_PATH } from '#prices/domain/price-paths.ts'
import { ARTICLES } from '#site/wording/articles/all-articles.ts'
import { FOOTER_COMPANY, FOOTER_LEGAL } from '#site/wording/header-and-footer.ts'

test('the articles and the prices are exactly the pages linked in the footer', () => {
  const linked = [...FOOTER_COMPANY, ...FOOTER_LEGAL].map(entry => entry.to)
  expect([...Object.keys(ARTICLES), PRICES_PATH].toSorted()).toEqual(linked.toSorted())
})

test.each(Object.entries(ARTICLES))('%s has a description that fits a search result', (_, article) => {
  expect(article.description.length).toBeLessThanOrEqual(155)
  expect(article.sections.length).toBeGreaterThanOrEqual(2)
})

test('internal links lead to existing pages', () => {
  const internal = JSON.stringify(ARTICLES).matchAll(/"to":"(\/[^"]*)"/g)
  const known = new Set([
    ...Object.keys(ARTICLES),
    '/auth/register',
    '/perfil/autorizacion',
    '/mis-reservas',
    '/perfil',
  ])
  for (const [, path = ''] of internal) expect(known).toContain(path.replace(/#.*/, ''))
})
