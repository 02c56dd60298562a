// Section 2, catalogue: searching, narrowing, loading more, coming back; with and without a script.
import { expect, expectAccessible, open, test } from '#tests/support/journey.ts'
import { newCity, publishMany, publishTechnician } from '#tests/support/published-technicians.ts'

// Cards on their way in have little contrast for a moment; whoever wants no motion sees them at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const inCity = (city: string, rest = '') => `/tecnicos?ciudad=${encodeURIComponent(city)}${rest}`

/** On a phone the filters are a sheet. */
async function openFilters(page: import('@playwright/test').Page) {
  const sheet = page.getByRole('button', { name: /^Filtros/ })
  if (await sheet.isVisible()) await sheet.click()
}

test('the header searches, the sidebar narrows by city and price', async ({ page, site }) => {
  const [city, word] = [newCity(), `zorrillo${Date.now().toString(36)}`]
  const cheap = await publishTechnician(site.sql, {
    ciudad: city,
    nombre: `Ana ${word}`,
    tarifaBase: 30_000,
  })
  await publishTechnician(site.sql, { ciudad: city, nombre: `Eva ${word}`, tarifaBase: 90_000 })
  await publishTechnician(site.sql, { ciudad: newCity(), nombre: `Luz ${word}`, tarifaBase: 30_000 })

  await open(page, '/')
  await page.getByRole('searchbox', { name: '¿Qué necesitas arreglar?' }).fill(word)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Mostrando 3 técnicos' })).toBeVisible()
  await expect(page.getByText(`Filtrado por: "${word}"`)).toBeVisible()

  await openFilters(page)
  await expect(page.getByText('3 resultados encontrados')).toBeVisible()
  await page.getByLabel('Ciudad').selectOption(city)
  await page.getByLabel('Máximo', { exact: true }).fill('50000')
  await page.getByRole('button', { name: 'Aplicar filtros' }).click()
  await expect(page.getByRole('heading', { name: 'Mostrando 1 técnico' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: cheap.nombre })).toBeVisible()
  await expect(page).toHaveURL(/maxPrecio=50000/)
  await expectAccessible(page)

  await page.getByRole('link', { name: `Quitar filtro: ${city}` }).click()
  await expect(page.getByRole('heading', { name: 'Mostrando 2 técnicos' })).toBeVisible()
})

test('typing in the sidebar searches by itself and leaves the draft alone', async ({ page, site }) => {
  const city = newCity()
  await publishMany(site.sql, 2, { ciudad: city, nombre: 'Ximena' })
  await publishTechnician(site.sql, { ciudad: city, nombre: 'Wilson Solo' })
  await open(page, inCity(city))
  const entries = await page.evaluate(() => history.length)
  await openFilters(page)
  await page.getByText('Solo 5.0').click()
  await page.getByLabel('Buscar', { exact: true }).fill('ximena')
  await expect(page).toHaveURL(/q=ximena/)
  await expect(page).not.toHaveURL(/perfect/)
  await expect(page.getByRole('switch', { name: /Solo 5.0/ })).toBeChecked()
  await expect(page.getByText('2 resultados encontrados')).toBeVisible()
  expect(await page.evaluate(() => history.length)).toBe(entries)
})

test('what is applied stands, however slow its answer and whatever is typed meanwhile', {
  tag: '@desktop',
}, async ({ page, site }) => {
  const city = newCity()
  await publishMany(site.sql, 2, { ciudad: city, nombre: 'Ximena', ratingPromedio: 5, resenasCount: 3 })
  await page.clock.install()
  await open(page, inCity(city))
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const answer = Promise.withResolvers<void>()
  await page.route('**/*.data**', async route => {
    await answer.promise
    // An answer that nobody waits for any more cannot be given.
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
  await expect(page).toHaveURL(
    `/tecnicos?${new URLSearchParams({ q: 'ximena', ciudad: city, perfect: '1' })}`,
  )
  await expect(text).toHaveValue('ximena')
})

test('whoever typed and then followed a link is not called back', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  const city = newCity()
  const { nombre } = await publishTechnician(site.sql, { ciudad: city })
  await page.clock.install()
  for (const [at, path] of [inCity(city), `/?ciudad=${encodeURIComponent(city)}`].entries()) {
    await open(page, path)
    await page.clock.pauseAt(Date.now() + (at + 1) * 3_600_000)
    const answer = Promise.withResolvers<void>()
    await page.route('**/*.data**', async route => {
      await answer.promise
      await route.continue().catch(() => {})
    })
    await page.locator('main').getByRole('searchbox').fill('nada de esto')
    await page.getByRole('link', { name: `Ver perfil de ${nombre}` }).click()
    await page.clock.runFor(1_000)
    answer.resolve()
    await expect(page.getByRole('heading', { level: 1, name: nombre })).toBeVisible()
    await page.unroute('**/*.data**')
  }
})

test('a price beyond the range is brought inside it, also by Enter', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  const city = newCity()
  await publishTechnician(site.sql, { ciudad: city, tarifaBase: 30_000 })
  await publishTechnician(site.sql, { ciudad: city, tarifaBase: 90_000 })
  await open(page, inCity(city))
  const lowest = page.getByLabel('Mínimo', { exact: true })
  await lowest.fill('500000')
  await lowest.press('Enter')
  await expect(page).toHaveURL(/minPrecio=90000$/)
  await expect(lowest).toHaveValue('90000')
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('an hour that has passed is told as the reason for finding nobody', async ({ page }) => {
  await open(page, '/tecnicos?fecha=2024-02-05&hora=9')
  await expect(page.getByRole('heading', { name: 'No encontramos técnicos' })).toBeVisible()
  await expect(page.getByText('Esa hora ya pasó. Elige otra hora u otro día.')).toBeVisible()
})

test('more are loaded to the end, and coming back finds them all in the same place', async ({
  page,
  site,
}) => {
  const city = newCity()
  const people = await publishMany(site.sql, 30, { ciudad: city, nombre: 'Marta' })
  await open(page, inCity(city))
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
  await page.waitForTimeout(300)
  const scrolled = await page.evaluate(() => scrollY)
  await far.getByRole('link', { name: /^Ver perfil/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: people[26]?.nombre })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(30)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
})

test('a failure to load more is told and can be tried again', async ({ page, site }) => {
  const city = newCity()
  await publishMany(site.sql, 13, { ciudad: city })
  await open(page, inCity(city))
  await page.route('**/catalogo/mas**', route => route.fulfill({ status: 418, body: '' }))
  await page.getByRole('link', { name: 'Cargar más técnicos' }).click()
  await expect(page.getByRole('alert')).toHaveText('No pudimos cargar más resultados.')
  await expectAccessible(page)
  await page.unroute('**/catalogo/mas**')
  await page.getByRole('link', { name: 'Cargar más técnicos' }).click()
  await expect(page.getByRole('article')).toHaveCount(13)
})

test('nobody found is said, with one way out', async ({ page }) => {
  await open(page, '/tecnicos?q=qwxzqwxzqwxz')
  await expect(page.getByRole('heading', { name: 'No encontramos técnicos' })).toBeVisible()
  await expect(page.getByText('0 resultados encontrados')).toBeAttached()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Limpiar todos los filtros' }).click()
  await expect(page).toHaveURL(/\/tecnicos$/)
})

test('a slip of the fingers is understood, and said', async ({ page, site }) => {
  const city = newCity()
  const { nombre } = await publishTechnician(site.sql, { ciudad: city, especialidades: ['Plomería'] })
  await open(page, inCity(city, '&q=plomeor'))
  await expect(page.getByText('No encontramos "plomeor"; mostramos resultados para "plomero"')).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: nombre })).toBeVisible()
  await expectAccessible(page)
})

test('while other filters or a profile are on their way, their outline stands in', async ({ page, site }) => {
  const city = newCity()
  const { nombre } = await publishTechnician(site.sql, { ciudad: city, especialidades: ['Electricidad'] })
  await open(page, inCity(city))
  await page.route('**/*.data**', async route => {
    await new Promise(resolve => setTimeout(resolve, 1_500))
    await route.continue()
  })
  await page.getByRole('navigation', { name: 'Oficios' }).getByRole('link', { name: 'Electricidad' }).click()
  await expect(page.getByText('Buscando técnicos…')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: `Ver perfil de ${nombre}` }).click()
  await expect(page.getByText('Cargando perfil…')).toBeAttached()
  await expect(page.getByRole('heading', { level: 1, name: nombre })).toBeVisible()
})

test('the sheet of filters opens, closes on Escape and gives the focus back', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page, '/tecnicos')
  const filters = page.getByRole('button', { name: /^Filtros/ })
  await filters.click()
  await expect(page.getByRole('heading', { name: 'Filtros Inteligentes' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Filtros Inteligentes' })).toBeHidden()
  await expect(filters).toBeFocused()
})

test('the keyboard alone narrows and opens a profile', { tag: '@desktop' }, async ({ page, site }) => {
  const city = newCity()
  const { nombre } = await publishTechnician(site.sql, { ciudad: city, nombre: 'Nubia Teclado' })
  await open(page, '/tecnicos')
  await page.getByLabel('Ciudad').focus()
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
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the filters are a form, and more is a link to the next twelve', async ({ page, site }) => {
    const city = newCity()
    const people = await publishMany(site.sql, 14, { ciudad: city, nombre: 'Olga' })
    await page.goto('/tecnicos')
    await openFilters(page)
    await page.getByLabel('Ciudad').selectOption(city)
    await page.getByRole('button', { name: 'Aplicar filtros' }).click()
    await expect(page.getByRole('heading', { name: 'Mostrando 12 técnicos' })).toBeVisible()
    await page.getByRole('link', { name: 'Cargar más técnicos' }).click()
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(
      people.slice(12).map(({ nombre }) => nombre),
    )
    await page.getByRole('link', { name: 'Volver al principio de la lista' }).click()
    await expect(page.getByRole('article')).toHaveCount(12)
    await page.getByRole('link', { name: `Quitar filtro: ${city}` }).click()
    await expect(page).toHaveURL(/\/tecnicos$/)
  })
})
