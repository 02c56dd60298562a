// Sections 2, 7 and 8: the catalogue section of the home page. What is found is in tests/http/home.test.ts.
import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectPage,
  open,
  type Site,
  test,
} from '#tests/support/browser/journey.ts'
import { newCity, publishTechnician } from '#tests/support/people/published-technicians.ts'

/** Requests for the list alone. */
const LIST = /\.data\?/

const section = (page: Page) => page.locator('#catalogo')
const searchField = (page: Page) => section(page).getByLabel('Buscar por nombre, ciudad u oficio')
const cards = (page: Page) => section(page).getByRole('article')
const names = (page: Page) => cards(page).getByRole('heading', { level: 3 })

/** A city of its own for each test, with three technicians. */
async function cityOfThree(site: Site): Promise<string> {
  const ciudad = newCity()
  for (const each of [
    { nombre: 'Rosa Amparo', especialidades: ['Plomería'], ratingPromedio: 4.9, tarifaBase: 90_000 },
    { nombre: 'Hernán Darío', especialidades: ['Pintura'], ratingPromedio: 4.5, tarifaBase: 50_000 },
    {
      nombre: 'Beto Salcedo',
      especialidades: ['Pintura'],
      ratingPromedio: 4.1,
      tarifaBase: null,
      fields: { disponible: false },
    },
  ])
    await publishTechnician(site.sql, { ...each, ciudad, resenasCount: 12 })
  return ciudad
}

test('the list is accessible; each control applies at once, fetches only the list and updates the URL', {
  tag: '@phone',
}, async ({ page, site }) => {
  const city = await cityOfThree(site)
  const requests: string[] = []
  page.on('request', request => void requests.push(request.resourceType()))
  await open(page, `/?ciudad=${encodeURIComponent(city)}`)
  await expect(names(page)).toHaveText(['Rosa Amparo', 'Hernán Darío', 'Beto Salcedo'])
  await expect(section(page).getByRole('link', { name: 'Explorar todo el catálogo' })).toBeVisible()
  await expectAccessible(page)
  // A guest's document holds its style sheet.
  expect(requests.splice(0)).not.toContain('stylesheet')
  await section(page).getByLabel('Orden').selectOption('Menor precio')
  await expect(names(page)).toHaveText(['Hernán Darío', 'Rosa Amparo', 'Beto Salcedo'])
  await expectPage(page, /[?&]orden=precio_asc/)
  await section(page).getByLabel('Solo disponibles').check()
  await expect(names(page)).toHaveText(['Hernán Darío', 'Rosa Amparo'])
  await section(page).getByLabel('Especialidad', { exact: true }).selectOption('Plomería')
  await expect(names(page)).toHaveText(['Rosa Amparo'])
  await section(page).getByLabel('Ciudad', { exact: true }).selectOption('Ciudad: todas')
  await expectPage(page, '/?esp=plomeria&orden=precio_asc&disponible=1')
  expect(requests).not.toContain('document')
  await page.reload()
  await expect(section(page).getByLabel('Orden')).toHaveValue('precio_asc')
})

test('typing fetches once after the debounce and leaves the field alone', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  const city = await cityOfThree(site)
  await page.clock.install()
  await open(page, `/?ciudad=${encodeURIComponent(city)}`)
  await expect(cards(page)).toHaveCount(3)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const requests: string[] = []
  page.on('request', request => void (LIST.test(request.url()) && requests.push(request.url())))
  const box = searchField(page)
  await box.pressSequentially('hernán')
  await page.clock.runFor(349)
  expect(requests).toEqual([])
  await page.clock.runFor(1)
  await expect(names(page)).toHaveText(['Hernán Darío'])
  expect(requests).toEqual([expect.stringContaining('q=hern%C3%A1n')])
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('hernán')
})

test('a list that loads shows six skeletons; one that fails says so in its place and can be retried', {
  tag: '@desktop',
}, async ({ page, site }) => {
  const city = await cityOfThree(site)
  await open(page, `/?ciudad=${encodeURIComponent(city)}`)

  await test.step('six skeletons while it loads', async () => {
    const answer = Promise.withResolvers<void>()
    await page.route(LIST, async route => {
      await answer.promise
      await route.continue()
    })
    await section(page).getByLabel('Orden').selectOption('Menor precio')
    await expect(section(page).locator('[aria-busy="true"] > div > div')).toHaveCount(6)
    await expect(cards(page)).toHaveCount(0)
    answer.resolve()
    await expect(names(page)).toHaveText(['Hernán Darío', 'Rosa Amparo', 'Beto Salcedo'])
    await page.unroute(LIST)
  })

  await test.step('an error with a retry', async () => {
    await page.route(LIST, route => route.fulfill({ status: 429, body: '' }))
    await section(page).getByLabel('Orden').selectOption('Mejor calificados')
    const failure = section(page).getByRole('alert')
    await expect(failure).toContainText('Error al cargar técnicos')
    await expect(failure).toContainText('No pudimos cargar el catálogo por ahora.')
    await expect(section(page).getByLabel('Ciudad', { exact: true })).toHaveValue(city)
    await expectAccessible(page)
    await page.unroute(LIST)
    await failure.getByRole('link', { name: 'Reintentar' }).click()
    await expect(names(page)).toHaveText(['Rosa Amparo', 'Hernán Darío', 'Beto Salcedo'])
  })
})

test('a corrected search and one without matches are accessible, and its filters are removed by a link', {
  tag: '@desktop',
}, async ({ page, site }) => {
  const city = await cityOfThree(site)
  await open(page, `/?q=plomeor&ciudad=${encodeURIComponent(city)}`)
  await expect(section(page)).toContainText('No encontramos "plomeor"')
  await expectAccessible(page)
  await open(page, '/?q=zzzyyyxxx&orden=precio_asc')
  await expect(section(page).getByRole('heading', { name: 'Sin resultados' })).toBeVisible()
  await expectAccessible(page)
  await section(page).getByRole('link', { name: 'Quitar filtros' }).click()
  await expect(cards(page).first()).toBeVisible()
  await expect(searchField(page)).toHaveValue('')
  await expect(section(page).getByLabel('Orden')).toHaveValue('rating')
})
