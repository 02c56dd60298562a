// Hearts (D74), what only a browser shows; the rest is in tests/http/favourites.test.ts.
import {
  expect,
  expectAccessible,
  expectPage,
  isHydrated,
  open,
  test,
} from '#tests/support/browser/journey.ts'
import { newPerson } from '#tests/support/people/people.ts'
import { cataloguePath, newCity, publishTechnician } from '#tests/support/people/published-technicians.ts'

test('the heart of a guest is kept through registration', { tag: '@phone' }, async ({ page, site }) => {
  const yeimy = await publishTechnician(site.sql, { nombre: 'Yeimy Tatiana Rincón' })
  await open(page, `/tecnicos/${yeimy.slug}`)
  await page.getByRole('button', { name: /^Guardar a Yeimy/ }).click()
  await expectPage(page, /\/auth\/login\?/)
  await page.getByRole('link', { name: 'Crear cuenta' }).click()
  await isHydrated(page)
  const ana = newPerson()
  for (const [label, value] of [
    ['Nombre', ana.name],
    ['Correo', ana.email],
    ['Contraseña', ana.password],
    ['Ciudad', ana.ciudad],
    ['Barrio', ana.barrio],
    ['Teléfono', ana.telefono],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await expectPage(page, '/perfil')
  await page.getByRole('link', { name: 'Sigue donde ibas' }).click()
  await expectPage(page, `/tecnicos/${yeimy.slug}`)
  await expect(page.getByRole('button', { name: /^Guardado/ })).toBeVisible()
  await open(page, '/perfil')
  await page.getByRole('link', { name: /^Mis técnicos/ }).click()
  await expectPage(page, '/mis-tecnicos')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Yeimy Tatiana Rincón')
  await expectAccessible(page)
})

test('hearts of the catalogue are kept in place, and who is taken off keeps the place', {
  tag: '@phone',
}, async ({ page, site }) => {
  const city = newCity()
  for (const nombre of ['Ana Ruiz', 'Berta Sol', 'Clara Paz'])
    await publishTechnician(site.sql, { nombre, ciudad: city })
  await site.signIn('cliente', page.context())
  await open(page, cataloguePath(city))
  for (const name of ['Ana Ruiz', 'Berta Sol', 'Clara Paz']) {
    await page.getByRole('button', { name: `Guardar a ${name}` }).click()
    await expect(page.getByRole('button', { name: `Quitar a ${name}` })).toBeVisible()
  }
  // The heart changes before its answer, and leaving the page would end the request.
  const dropped = page.waitForResponse(
    answer => answer.request().postData()?.includes('quitar-tecnico') === true,
  )
  await page.getByRole('button', { name: 'Quitar a Clara Paz' }).click()
  await expect(page.getByRole('button', { name: 'Guardar a Clara Paz' })).toBeVisible()
  await dropped

  await open(page, '/mis-tecnicos')
  const names = page.getByRole('heading', { level: 2 })
  await expect(names).toHaveText(['Berta Sol', 'Ana Ruiz'])
  const ana = page.getByRole('button', { name: /^Quitar a Ana Ruiz/ })
  await ana.scrollIntoViewIfNeeded()
  const before = await ana.boundingBox()
  await page.getByRole('button', { name: /^Quitar a Berta Sol/ }).click()
  const place = page.getByText('Berta ya no está en tus técnicos.')
  await expect(place).toBeVisible()
  expect((await ana.boundingBox())?.y).toBe(before?.y)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Guardar de nuevo' }).click()
  await expect(names).toHaveText(['Berta Sol', 'Ana Ruiz'])
  await open(page, '/mis-tecnicos')
  await expect(names).toHaveText(['Berta Sol', 'Ana Ruiz'])
})

test('a heart that cannot be sent says so and stays as it was', { tag: '@phone' }, async ({ page, site }) => {
  const ana = await publishTechnician(site.sql, { nombre: 'Ana Ruiz' })
  await site.signIn('cliente', page.context())
  await open(page, `/tecnicos/${ana.slug}`)
  await page.route('**/*.data**', route => route.fulfill({ status: 429, body: '' }))
  await page.getByRole('button', { name: /^Guardar a Ana/ }).click()
  await expect(page.getByText('No pudimos guardar el cambio. Intenta de nuevo.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Guardar a Ana/ })).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: /^Guardar a Ana/ }).click()
  await expect(page.getByRole('button', { name: /^Guardado/ })).toBeVisible()
})
