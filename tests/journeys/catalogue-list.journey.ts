// Section 2, catalogue: the list, what it loads and what it says when it is empty.
import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, test } from '#tests/support/journey.ts'
import {
  cataloguePath,
  newCity,
  publishMany,
  publishTechnician,
} from '#tests/support/published-technicians.ts'

// Cards fade in: with reduced motion their contrast can be checked at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a past hour is named as the reason for an empty list', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/tecnicos?fecha=2024-02-05&hora=9')
  await expect(page.getByRole('heading', { name: 'No encontramos técnicos' })).toBeVisible()
  await expect(page.getByText('Esa hora ya pasó. Elige otra hora u otro día.')).toBeVisible()
})

test('more technicians load to the end, and going back restores list and scroll position', {
  tag: '@phone',
}, async ({ page, site }) => {
  const city = newCity()
  const people = await publishMany(site.sql, 30, { ciudad: city, nombre: 'Marta' })
  await open(page, cataloguePath(city))
  const more = page.getByRole('link', { name: 'Cargar más técnicos' })
  await expect(page.getByText('Has visto 12 de 30')).toBeVisible()
  await more.click()
  await expect(page.getByRole('article')).toHaveCount(24)
  await more.click()
  await expect(page.getByText('¡Has visto todos los técnicos disponibles!')).toBeVisible()
  await expect(page.getByText('Prueba ajustar los filtros para ver más opciones')).toBeVisible()
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(people.map(({ nombre }) => nombre))

  const far = page.getByRole('article').nth(26)
  await far.scrollIntoViewIfNeeded()
  const scrolled = await settledScroll(page)
  await far.getByRole('link', { name: /^Ver perfil/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: people[26]?.nombre })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(30)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
})

/** Cards get their height when they come into view, which moves the page: waits for ten frames without a move. */
function settledScroll(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let [still, last] = [0, scrollY]; still < 10; last = scrollY) {
      await new Promise(requestAnimationFrame)
      still = scrollY === last ? still + 1 : 0
    }
    return scrollY
  })
}

test('a failure to load more is reported and can be retried', { tag: '@desktop' }, async ({ page, site }) => {
  const city = newCity()
  await publishMany(site.sql, 13, { ciudad: city })
  await open(page, cataloguePath(city))
  await page.route('**/catalogo/mas**', route => route.fulfill({ status: 418, body: '' }))
  await page.getByRole('link', { name: 'Cargar más técnicos' }).click()
  await expect(page.getByRole('alert')).toHaveText('No pudimos cargar más resultados.')
  await expectAccessible(page)
  await page.unroute('**/catalogo/mas**')
  await page.getByRole('link', { name: 'Cargar más técnicos' }).click()
  await expect(page.getByRole('article')).toHaveCount(13)
})

test('a misspelt search is corrected, and the correction is shown', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  const city = newCity()
  const { nombre } = await publishTechnician(site.sql, { ciudad: city, especialidades: ['Plomería'] })
  await open(page, `${cataloguePath(city)}&q=plomeor`)
  await expect(page.getByText('No encontramos "plomeor"; mostramos resultados para "plomero"')).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: nombre })).toBeVisible()
  await expectAccessible(page)
})

test('skeletons are shown while a list or a profile loads', { tag: '@desktop' }, async ({ page, site }) => {
  const city = newCity()
  const { nombre } = await publishTechnician(site.sql, { ciudad: city, especialidades: ['Electricidad'] })
  await open(page, cataloguePath(city))
  let answer = Promise.withResolvers<void>()
  await page.route('**/*.data**', async route => {
    await answer.promise
    // The request may have been aborted meanwhile.
    await route.continue().catch(() => {})
  })
  const footerTop = () =>
    page.locator('footer').evaluate(footer => footer.getBoundingClientRect().top + scrollY)
  const before = await footerTop()
  await page.getByRole('navigation', { name: 'Oficios' }).getByRole('link', { name: 'Electricidad' }).click()
  await expect(page.getByText('Buscando técnicos…')).toBeVisible()
  expect(await footerTop()).toBe(before)
  await expectAccessible(page)
  answer.resolve()
  answer = Promise.withResolvers<void>()
  await page.getByRole('link', { name: `Ver perfil de ${nombre}` }).click()
  await expect(page.getByText('Cargando perfil…')).toBeAttached()
  answer.resolve()
  await expect(page.getByRole('heading', { level: 1, name: nombre })).toBeVisible()
})
