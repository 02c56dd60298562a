// Section 2, catalogue: the list and what it loads.
import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, test } from '#tests/support/browser/journey.ts'
import {
  cataloguePath,
  newCity,
  publishMany,
  publishTechnician,
} from '#tests/support/people/published-technicians.ts'

// Cards fade in: with reduced motion their contrast can be checked at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

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
