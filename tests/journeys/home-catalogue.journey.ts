// Sections 2, 7 and 8: the catalogue section of the home page, and what approved reviews say under it.
import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, type Site, test } from '#tests/support/journey.ts'
import { newCity, publishMany, publishTechnician } from '#tests/support/published-technicians.ts'

/** Where the list alone is asked for. */
const LIST = /\.data\?/

const section = (page: Page) => page.locator('#catalogo')
const cards = (page: Page) => section(page).getByRole('article')
const names = (page: Page) => section(page).getByRole('article').getByRole('heading', { level: 3 })

/** A city of this journey alone, with three people in it. */
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

test('the six best of those published are shown, with the way to all of them', async ({ page, site }) => {
  const city = newCity()
  const seven = await publishMany(site.sql, 7, { ciudad: city, ratingPromedio: 4.8, resenasCount: 9 })
  await open(page, `/?ciudad=${encodeURIComponent(city)}`)
  await expect(names(page)).toHaveText(seven.slice(0, 6).map(({ nombre }) => nombre))
  const explore = section(page).getByRole('link', { name: 'Explorar todo el catálogo' })
  await expect(explore).toHaveAttribute('href', `/tecnicos?ciudad=${city.replace(' ', '+')}`)
  await expectAccessible(page)
})

test('q and esp of the address narrow the list', async ({ page, site }) => {
  const city = await cityOfThree(site)
  await open(page, `/?q=${encodeURIComponent(city)}&esp=plomeria`)
  await expect(names(page)).toHaveText(['Rosa Amparo'])
  await expect(section(page).getByRole('searchbox')).toHaveValue(city)
  await expect(section(page).getByLabel('Especialidad', { exact: true })).toHaveValue('plomeria')
})

test('each control acts at once, asks for the list alone and keeps the address', async ({ page, site }) => {
  const city = await cityOfThree(site)
  await open(page, `/?ciudad=${encodeURIComponent(city)}`)
  await expect(names(page)).toHaveText(['Rosa Amparo', 'Hernán Darío', 'Beto Salcedo'])
  const asked: string[] = []
  page.on('request', request => void asked.push(request.resourceType()))
  await section(page).getByLabel('Orden').selectOption('Menor precio')
  await expect(names(page)).toHaveText(['Hernán Darío', 'Rosa Amparo', 'Beto Salcedo'])
  await expect(page).toHaveURL(/[?&]orden=precio_asc/)
  await section(page).getByLabel('Solo disponibles').check()
  await expect(names(page)).toHaveText(['Hernán Darío', 'Rosa Amparo'])
  await section(page).getByLabel('Especialidad', { exact: true }).selectOption('Plomería')
  await expect(names(page)).toHaveText(['Rosa Amparo'])
  await section(page).getByLabel('Ciudad', { exact: true }).selectOption('Ciudad: todas')
  await expect(page).toHaveURL('/?esp=plomeria&orden=precio_asc&disponible=1')
  expect(asked).not.toContain('document')
  await page.reload()
  await expect(section(page).getByLabel('Orden')).toHaveValue('precio_asc')
})

test('typing asks after its pause, once, and leaves what is typed alone', async ({ page, site }) => {
  const city = await cityOfThree(site)
  await page.clock.install()
  await open(page, `/?ciudad=${encodeURIComponent(city)}`)
  await expect(cards(page)).toHaveCount(3)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const asked: string[] = []
  page.on('request', request => void (LIST.test(request.url()) && asked.push(request.url())))
  const box = section(page).getByRole('searchbox')
  await box.pressSequentially('hernán')
  await page.clock.runFor(349)
  expect(asked).toEqual([])
  await page.clock.runFor(1)
  await expect(names(page)).toHaveText(['Hernán Darío'])
  expect(asked).toEqual([expect.stringContaining('q=hern%C3%A1n')])
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('hernán')
})

test('while the list is on its way six outlines stand in', async ({ page, site }) => {
  const city = await cityOfThree(site)
  await open(page, `/?ciudad=${encodeURIComponent(city)}`)
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
})

test('a search without matches says so, and its way out brings everybody back', async ({ page, site }) => {
  await cityOfThree(site)
  await open(page, '/?q=zzzyyyxxx&orden=precio_asc')
  await expect(section(page).getByRole('heading', { name: 'Sin resultados' })).toBeVisible()
  await expectAccessible(page)
  await section(page).getByRole('link', { name: 'Quitar filtros' }).click()
  await expect(cards(page).first()).toBeVisible()
  await expect(section(page).getByRole('searchbox')).toHaveValue('')
  await expect(section(page).getByLabel('Orden')).toHaveValue('rating')
})

test('a slip of the fingers is understood here too, and said', async ({ page, site }) => {
  const city = await cityOfThree(site)
  await open(page, `/?q=plomeor&ciudad=${encodeURIComponent(city)}`)
  await expect(names(page)).toHaveText(['Rosa Amparo'])
  await expect(section(page)).toContainText('No encontramos "plomeor"; mostramos resultados para "plomero"')
  await expect(section(page).getByRole('searchbox')).toHaveValue('plomeor')
  await expectAccessible(page)
})

test('a list that cannot be read says so in its place; the page stays and can ask again', async ({
  page,
  site,
}) => {
  const city = await cityOfThree(site)
  await open(page, `/?ciudad=${encodeURIComponent(city)}`)
  await page.route(LIST, route => route.fulfill({ status: 429, body: '' }))
  await section(page).getByLabel('Orden').selectOption('Menor precio')
  const failure = section(page).getByRole('alert')
  await expect(failure).toContainText('Error al cargar técnicos')
  await expect(failure).toContainText('No pudimos cargar el catálogo por ahora.')
  await expect(section(page).getByLabel('Ciudad', { exact: true })).toHaveValue(city)
  await expectAccessible(page)
  await page.unroute(LIST)
  await failure.getByRole('link', { name: 'Reintentar' }).click()
  await expect(names(page)).toHaveText(['Hernán Darío', 'Rosa Amparo', 'Beto Salcedo'])
})

test('the latest approved reviews are shown, and no other', async ({ page, site }) => {
  const technician = await publishTechnician(site.sql)
  const { email } = await site.registerPerson()
  for (const [hour, comentario, aprobada] of [
    ['08', 'Llegó a la hora y dejó todo limpio.', true],
    ['09', 'Esto nadie lo ha revisado.', false],
  ] as const)
    await site.sql(
      `with booking as (
         insert into reservas (id, "technicianId", "technicianName", "clientId", "clientName", "clientEmail", date,
           start, "end", "scheduledAt", status)
         select $1 || '_20260105_' || $2, $1, 'Rosalba', uid, name, email, '2026-01-05', $2 || ':00',
           lpad(($2::int + 1)::text, 2, '0') || ':00', ('2026-01-05 ' || $2 || ':00')::timestamp at time zone 'America/Bogota',
           'completada'
         from users where email = $3 returning key, "clientId")
       insert into reviews_public ("reservaKey", "technicianId", "clientId", "clienteNombre", rating, comentario, aprobada,
         "createdAt")
       select key, $1, "clientId", 'Ana Restrepo', 4, $4, $5, now() + interval '1 day' from booking`,
      [technician.uid, hour, email, comentario, aprobada],
    )
  await open(page, '/')
  const reviews = page.getByRole('list', { name: 'Reseñas de clientes' })
  const review = reviews.getByRole('listitem').filter({ hasText: 'Llegó a la hora y dejó todo limpio.' })
  await expect(review.first()).toContainText('4.0')
  await expect(review.first()).toContainText('Ana Restrepo')
  await expect(reviews).not.toContainText('Esto nadie lo ha revisado.')
})

test('search engines are told who we are and how to search', async ({ page, site }) => {
  await page.goto('/?q=luz')
  await expect(page).toHaveTitle(/Técnicos verificados para tu hogar.* · TecniYa$/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.origin}/`)
  const told = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(told['@graph'].map((each: { '@type': string }) => each['@type'])).toEqual([
    'Organization',
    'WebSite',
  ])
  expect(told['@graph'][1].potentialAction.target.urlTemplate).toBe(
    `${site.origin}/tecnicos?q={search_term_string}`,
  )
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the controls are a form with a button, back at the list', async ({ page, site }) => {
    const city = await cityOfThree(site)
    await page.goto('/')
    await section(page).getByLabel('Ciudad', { exact: true }).selectOption(city)
    await section(page).getByLabel('Solo disponibles').check()
    await section(page).getByRole('button', { name: 'Filtrar' }).click()
    await expect(page).toHaveURL(/disponible=1#catalogo$/)
    await expect(names(page)).toHaveText(['Rosa Amparo', 'Hernán Darío'])
    await expect(section(page).getByLabel('Ciudad', { exact: true })).toHaveValue(city)
  })
})
