// Pages by trade and city: figures, links, other spellings, with and without JavaScript.
import type { Page } from '@playwright/test'
import { citySlug } from '#domain/technicians/landing-paths.ts'
import { expect, expectAccessible, open, type Site, test } from '#tests/support/journey.ts'
import { newCity, publishTechnician } from '#tests/support/published-technicians.ts'
import { storeReview } from '#tests/support/stored-reviews.ts'

// Cards fade in: with reduced motion their contrast can be checked at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Two plumbers, one of them verified and with a review, and somebody of another trade. */
async function publishPlumbers(site: Site) {
  const ciudad = newCity()
  const best = { nombre: 'Yeimy Tatiana Rincón', ratingPromedio: 5, resenasCount: 1, tarifaBase: 65_000 }
  const { uid } = await publishTechnician(site.sql, { ...best, ciudad, fields: { verificado: true } })
  const other = { nombre: 'Óscar Poveda', barrio: 'Los Zorrillos', tarifaBase: 80_000 }
  await publishTechnician(site.sql, { ...other, ciudad, fields: { bioCorta: 'Vivo en Los Zorrillos.' } })
  await publishTechnician(site.sql, { ciudad, especialidades: ['CCTV'], tarifaBase: 10_000 })
  await storeReview(site.sql, uid, { comentario: 'Encontró la fuga en media hora.', daysAgo: 1 })
  await storeReview(site.sql, uid, { comentario: 'Sin aprobar.', daysAgo: 2, aprobada: false })
  return { ciudad, uid, path: `/tecnicos/oficio/plomeria/${citySlug(ciudad)}` }
}

interface StructuredData {
  readonly '@type': string
  readonly aggregateRating?: unknown
  readonly mainEntity?: readonly unknown[]
}

async function structuredData(page: Page): Promise<StructuredData[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.map(text => JSON.parse(text))
}

test('a trade in a city has its figures, and they are those of the catalogue', async ({ page, site }) => {
  const { ciudad, path } = await publishPlumbers(site)
  await open(page, path)
  await expect(page.getByRole('heading', { level: 1, name: `Plomería en ${ciudad}` })).toBeVisible()
  await expect(page.getByRole('list', { name: 'En cifras' }).getByRole('listitem')).toContainText([
    /Plomeros\s*2 técnicos\s*1 verificado/,
    /Visita\s*\$\s65\.000 a 80\.000/,
    /Próxima hora libre/,
    /Calificación\s*5\.0\s*1 reseña de clientes/,
  ])
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([
    'Yeimy Tatiana Rincón',
    'Óscar Poveda',
  ])
  await expect(page.getByText('La visita empieza en $ 65.000 y llega a $ 80.000')).toBeVisible()
  await expect(page.getByText('a Yeimy Tatiana ·')).toBeVisible()
  await expect(page.getByText('Sin aprobar.')).toHaveCount(0)
  await page.getByText('¿Tengo que pagar al reservar?').click()
  await expect(page.getByText('Reservar no cuesta nada')).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

  const data = await structuredData(page)
  expect(data.map(thing => thing['@type'])).toEqual(['BreadcrumbList', 'ItemList', 'FAQPage', 'Service'])
  expect(data[2]?.mainEntity).toHaveLength(5)
  expect(data[3]?.aggregateRating).toMatchObject({ ratingValue: 5, reviewCount: 1 })

  await page.getByRole('link', { name: 'Filtrar y comparar' }).click()
  await expect(page.getByRole('heading', { name: 'Mostrando 2 técnicos' })).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site.origin + path)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('pages by city, by trade and by both lead to each other', { tag: '@phone' }, async ({
    page,
    site,
  }) => {
    const { ciudad, path } = await publishPlumbers(site)
    await page.goto(`/tecnicos/ciudad/${citySlug(ciudad)}`)
    await expect(page.getByText('3 técnicos', { exact: true })).toBeVisible()
    await page.getByRole('navigation', { name: 'Por oficio' }).getByRole('link', { name: 'Plomería' }).click()
    await expect(page).toHaveURL(path)
    await page.getByText('¿Qué revisan antes de decir «Verificado»?').click()
    await expect(page.getByText('El sello lo pone nuestro equipo')).toBeVisible()
    await page.getByRole('navigation', { name: 'Por barrio' }).getByText('Los Zorrillos').click()
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Óscar Poveda'])

    await page.goto(path)
    await page.getByRole('link', { name: `Otros oficios en ${ciudad}` }).click()
    await expect(page).toHaveURL(`/tecnicos/ciudad/${citySlug(ciudad)}`)

    await page.goto(path)
    await page.getByRole('navigation', { name: 'Ruta de la página' }).getByText('Plomería').click()
    await expect(page).toHaveURL('/tecnicos/oficio/plomeria')
    await expect(page.getByRole('heading', { level: 1, name: 'Plomería' })).toBeVisible()
  })
})

test('other spellings are redirected, unknown trades and empty cities are not found', {
  tag: '@desktop',
}, async ({ page, site, request }) => {
  const { ciudad, uid, path } = await publishPlumbers(site)
  for (const spelled of ['plomero', 'Plomer%C3%ADa', 'PLOMERIA']) {
    const response = await request.get(`/tecnicos/oficio/${spelled}/${encodeURIComponent(ciudad)}?utm=x`, {
      maxRedirects: 0,
    })
    expect([response.status(), response.headers().location]).toEqual([301, `${path}?utm=x`])
  }
  for (const missing of ['oficio/astrologia', 'ciudad/macondo', `oficio/pintura/${citySlug(ciudad)}`])
    expect((await request.get(`/tecnicos/${missing}`)).status()).toBe(404)
  await open(page, '/tecnicos')
  expect((await page.goto('/tecnicos/oficio/plomeria/macondo'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible()

  // Whoever is hidden leaves the page at once, although guests are served from the cache.
  await page.goto(path)
  await site.sql('update technicians set publicado = false where uid = $1', [uid])
  await expect(async () => {
    await page.goto(path)
    await expect(page.getByText('1 técnico', { exact: true })).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(page.getByText('Yeimy')).toHaveCount(0)
})
