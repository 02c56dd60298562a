// What every screen has: skip link, icons, footer; and the pages 404 and "not authorised".
import { expect, expectPage, open, test } from '#tests/support/journey.ts'

test('the page logs that it has loaded', { tag: '@desktop' }, async ({ page }) => {
  const message = page.waitForEvent('console', each => each.text() === 'App cargada')
  await page.goto('/')
  await message
})

// Icons come from one SVG file: a wrong policy or URL would leave them empty.
test('icons are drawn in the colour of their text', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/tecnicos')
  const icon = page.getByRole('search').locator('svg').first()
  await expect
    .poll(() => icon.locator('use').evaluate((use: SVGUseElement) => use.getBBox().width))
    .toBeGreaterThan(10)
  expect(await icon.evaluate(svg => getComputedStyle(svg).stroke)).toBe(
    await icon.evaluate(svg => getComputedStyle(svg).color),
  )
})

test('an unknown page is a 404 with a link back and one to the home page', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, '/no-autorizado')
  const answer = await page.goto('/no-existe/de-verdad')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada')
  await expect(page).toHaveTitle(/Página no encontrada/)
  await page.getByRole('link', { name: 'Volver' }).click()
  await expectPage(page, '/no-autorizado')
  await page.goto('/no-existe/de-verdad')
  await page.getByRole('link', { name: 'Ir al inicio', exact: true }).click()
  await expectPage(page, '/')
})

test('the first Tab stop skips to the content', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/no-autorizado')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Saltar al contenido' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the newsletter form sends nothing', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/no-autorizado')
  const requests: string[] = []
  page.on('request', request => void requests.push(request.url()))
  await page.getByLabel('Promociones de la semana').fill('ana@correo.co')
  await page.getByRole('button', { name: 'Suscribirme' }).click()
  await expect(page.getByLabel('Promociones de la semana')).toHaveValue('ana@correo.co')
  await expectPage(page, '/no-autorizado')
  expect(requests).toEqual([])
})

test('the footer lists services, company, legal pages and payment methods', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, '/no-autorizado')
  const footer = page.getByRole('contentinfo')
  const links = (name: string) => footer.getByRole('navigation', { name }).getByRole('link')
  await expect(links('Servicios')).toHaveText([
    'Plomería',
    'Electricidad',
    'Reparación de neveras',
    'Aires acondicionados',
    'Carpintería',
    'Cerrajería',
  ])
  await expect(links('TecniYa')).toHaveText(['Quiénes somos', 'Contacto', 'Carreras'])
  await expect(links('Legal')).toHaveText(['Términos', 'Privacidad', 'Cookies'])
  await expect(footer.getByRole('list', { name: 'Medios de pago' }).getByRole('listitem')).toHaveText([
    'Visa',
    'Mastercard',
    'PayPal',
  ])
})

test('every page of the footer opens, with its own heading and title', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/no-autorizado')
  for (const name of ['Quiénes somos', 'Contacto', 'Carreras', 'Términos', 'Privacidad', 'Cookies']) {
    const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true })
    const path = (await link.getAttribute('href')) ?? ''
    await link.click()
    await expectPage(page, path)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/No autorizado|Página no encontrada/)
    await expect(page).toHaveTitle(/TecniYa/)
  }
})

test('a person of another role is told so and may sign in with another account', { tag: '@desktop' }, async ({
  page,
  site,
  context,
}) => {
  await site.signIn('cliente', context)
  await open(page, '/tecnico')
  await expectPage(page, '/no-autorizado')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No autorizado')
  await page.getByRole('button', { name: 'Entrar con otra cuenta' }).click()
  await expectPage(page, '/auth/login')
})
