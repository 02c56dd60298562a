// Section 2, catalogue: searching and filtering in a browser.
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectPage, open, test } from '#tests/support/browser/journey.ts'
import {
  cataloguePath,
  newCity,
  publishMany,
  publishTechnician,
} from '#tests/support/people/published-technicians.ts'

// Cards fade in: with reduced motion their contrast can be checked at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function choosePlace(page: Page, place: string): Promise<void> {
  const field = page.getByPlaceholder('Ciudad o barrio')
  await field.fill(place)
  await expect(page.getByRole('listbox', { name: 'Dónde' }).getByRole('option').first()).toBeVisible()
  await field.press('Enter')
}

test('the header searches, and the sheet of filters narrows by city and price', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  const [city, word] = [newCity(), `zorrillo${Date.now().toString(36)}`]
  const cheap = { ciudad: city, nombre: `Ana ${word}`, tarifaBase: 30_000 }
  await publishTechnician(site.sql, cheap)
  await publishTechnician(site.sql, { ciudad: city, nombre: `Eva ${word}`, tarifaBase: 90_000 })
  await publishTechnician(site.sql, { ciudad: newCity(), nombre: `Luz ${word}`, tarifaBase: 30_000 })

  await test.step('what is typed while the answer is awaited stays', async () => {
    await open(page, '/')
    const answer = Promise.withResolvers<void>()
    await page.route('**/tecnicos.data**', async route => {
      await answer.promise
      await route.continue()
    })
    const header = page.getByRole('banner').getByLabel('¿Qué necesitas arreglar?')
    await header.fill(word)
    await header.press('Enter')
    await header.fill('typed meanwhile')
    answer.resolve()
    await expect(page.getByRole('heading', { name: 'Mostrando 3 técnicos' })).toBeVisible()
    await expect(header).toHaveValue('typed meanwhile')
    await expect(page.getByText(`Filtrado por: "${word}"`)).toBeVisible()
  })

  const openSheet = page.getByRole('button', { name: /^Filtros/ })
  const sheetTitle = page.getByRole('heading', { name: 'Filtros Inteligentes' })
  await test.step('the sheet closes on Escape and returns the focus', async () => {
    await openSheet.click()
    await expect(sheetTitle).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(sheetTitle).toBeHidden()
    await expect(openSheet).toBeFocused()
  })

  await test.step('applied filters close it and narrow the list', async () => {
    await openSheet.click()
    await expect(page.getByText('3 resultados encontrados')).toBeVisible()
    await choosePlace(page, city)
    await page.getByLabel('Máximo', { exact: true }).fill('50000')
    await page.getByRole('button', { name: 'Aplicar filtros' }).click()
    await expect(page.getByRole('heading', { name: 'Mostrando 1 técnico' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 3, name: cheap.nombre })).toBeVisible()
    await expect(sheetTitle).toBeHidden()
    await expectPage(page, /maxPrecio=50000/)
    await expectAccessible(page)
    await page.getByRole('link', { name: `Quitar filtro: ${city}` }).click()
    await expect(page.getByRole('heading', { name: 'Mostrando 2 técnicos' })).toBeVisible()
  })
})

test('typing in the filters searches by itself and keeps the other choices unapplied', {
  tag: '@phone',
}, async ({ page, site }) => {
  const city = newCity()
  await publishMany(site.sql, 2, { ciudad: city, nombre: 'Ximena' })
  await publishTechnician(site.sql, { ciudad: city, nombre: 'Wilson Solo' })
  await open(page, cataloguePath(city))
  const entries = await page.evaluate(() => history.length)
  await page.getByRole('button', { name: /^Filtros/ }).click()
  await page.getByText('Solo 5.0').click()
  await page.getByLabel('Buscar', { exact: true }).fill('ximena')
  await expectPage(page, /q=ximena/)
  await expect(page).not.toHaveURL(/perfect/)
  await expect(page.getByRole('switch', { name: /Solo 5.0/ })).toBeChecked()
  await expect(page.getByText('2 resultados encontrados')).toBeVisible()
  expect(await page.evaluate(() => history.length)).toBe(entries)
})

test('D35: the text acts 350 ms after typing in the sidebar, 300 ms in the sheet of a phone', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.clock.install()
  await open(page, '/tecnicos')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const text = page.getByLabel('Buscar', { exact: true })
  const asked: string[] = []
  page.on('request', request => {
    if (request.url().includes('tecnicos.data'))
      asked.push(new URL(request.url()).searchParams.get('q') ?? '')
  })
  await text.fill('plomero')
  await page.clock.runFor(349)
  expect(asked).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(() => asked).toEqual(['plomero'])
  await expectPage(page, '/tecnicos?q=plomero')

  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: /^Filtros/ }).click()
  await text.fill('electricista')
  await page.clock.runFor(299)
  expect(asked).toEqual(['plomero'])
  await page.clock.runFor(1)
  await expect.poll(() => asked).toEqual(['plomero', 'electricista'])
})

test('applied filters stay when the answer is slow and more is typed meanwhile', {
  tag: '@desktop',
}, async ({ page, site }) => {
  const city = newCity()
  await publishMany(site.sql, 2, { ciudad: city, nombre: 'Ximena', ratingPromedio: 5, resenasCount: 3 })
  await page.clock.install()
  await open(page, cataloguePath(city))
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const answer = Promise.withResolvers<void>()
  await page.route('**/*.data**', async route => {
    await answer.promise
    // The request may have been aborted meanwhile.
    await route.continue().catch(() => {})
  })
  const text = page.getByLabel('Buscar', { exact: true })
  await page.getByText('Solo 5.0').click()
  await text.fill('xime')
  await text.press('Enter')
  await page.clock.runFor(1_000)
  await text.pressSequentially('na')
  await page.clock.runFor(1_000)
  answer.resolve()
  await expect(page.getByText('Filtrado por: "ximena"')).toBeVisible()
  await expectPage(page, `/tecnicos?${new URLSearchParams({ q: 'ximena', ciudad: city, perfect: '1' })}`)
  await expect(text).toHaveValue('ximena')
})

test('a pending search does not undo following a link', { tag: '@desktop' }, async ({ page, site }) => {
  const city = newCity()
  const { nombre } = await publishTechnician(site.sql, { ciudad: city })
  await page.clock.install()
  for (const [index, path] of [cataloguePath(city), `/?ciudad=${encodeURIComponent(city)}`].entries()) {
    await open(page, path)
    await page.clock.pauseAt(Date.now() + (index + 1) * 3_600_000)
    const answer = Promise.withResolvers<void>()
    await page.route('**/*.data**', async route => {
      await answer.promise
      await route.continue().catch(() => {})
    })
    await page
      .locator('main')
      .getByLabel(/^Buscar/)
      .fill('nada de esto')
    await page.getByRole('link', { name: `Ver perfil de ${nombre}` }).click()
    await page.clock.runFor(1_000)
    answer.resolve()
    await expect(page.getByRole('heading', { level: 1, name: nombre })).toBeVisible()
    await page.unroute('**/*.data**')
  }
})

test('a price is clamped to the range of the filters applied with it', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  const [city, dearCity] = [newCity(), newCity()]
  await publishTechnician(site.sql, { ciudad: city, tarifaBase: 30_000 })
  await publishTechnician(site.sql, { ciudad: city, tarifaBase: 90_000 })
  await publishTechnician(site.sql, { ciudad: dearCity, tarifaBase: 300_000 })
  await open(page, cataloguePath(city))
  const lowest = page.getByLabel('Mínimo', { exact: true })
  await lowest.fill('500.000')
  await lowest.press('Enter')
  await expectPage(page, /minPrecio=90000$/)
  await expect(lowest).toHaveValue('90.000')
  await expect(page.getByRole('article')).toHaveCount(1)
  // Again: the URL stays the same, the field still shows what was applied.
  await lowest.fill('500000')
  await lowest.press('Enter')
  await expect(lowest).toHaveValue('90.000')
  await choosePlace(page, dearCity)
  await lowest.fill('250000')
  await page.getByRole('button', { name: 'Aplicar filtros' }).click()
  await expectPage(page, /minPrecio=300000$/)
  await expect(lowest).toHaveValue('300.000')
  await expect(page.getByLabel('Precio desde')).toHaveAttribute('aria-valuetext', /300\.000$/)
})

test('filtering, opening a profile and going back to the list work by keyboard alone', {
  tag: '@desktop',
}, async ({ page, site }) => {
  const city = newCity()
  const { slug, nombre } = await publishTechnician(site.sql, { ciudad: city, nombre: 'Nubia Teclado' })
  // The page and its list of places are kept until the program is told of the change.
  await expect.poll(async () => (await page.request.get('/tecnicos')).text()).toContain(city)
  await open(page, '/tecnicos')
  await page.getByPlaceholder('Ciudad o barrio').focus()
  await page.keyboard.type(city)
  await page.getByLabel('Máximo', { exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Mostrando 1 técnico' })).toBeVisible()
  await page.getByRole('button', { name: 'Aplicar filtros' }).focus()
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => document.activeElement?.textContent ?? '')
    if (focused.startsWith('Ver perfil')) break
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: nombre })).toBeVisible()
  await expectPage(page, `/tecnicos/${slug}`)

  const back = page.getByRole('link', { name: 'Volver al catálogo' })
  await back.press('Enter')
  await expectPage(page, `/tecnicos?${new URLSearchParams({ ciudad: city })}`)
  await open(page, '/')
  await open(page, `/tecnicos/${slug}`)
  await back.press('Enter')
  await expectPage(page, '/tecnicos')
})
