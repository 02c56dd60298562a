// Sections 2, 4 and 5: a technician fills in, publishes, changes and hides the own profile.
import type { Browser, Locator, Page } from '@playwright/test'
import { editorButton, givePhoto } from '#tests/support/editor-page.ts'
import { expect, expectAccessible, open, type Site, test } from '#tests/support/journey.ts'
import { LONG_BIO } from '#tests/support/profile-drafts.ts'

const PUBLISHED = '¡Tu perfil ya está publicado en el catálogo!'
const HIDDEN = 'Tu perfil se ha ocultado del catálogo.'

function newGuest(browser: Browser, page: Page, network: string) {
  return browser.newPage({
    baseURL: process.env.JOURNEY_ORIGIN ?? '',
    viewport: page.viewportSize(),
    extraHTTPHeaders: { 'x-forwarded-for': network },
  })
}

/** A unique name, to search the catalogue for. */
async function newName(site: Site, email: string): Promise<string> {
  const name = `Nelson ${email.slice(4, 12)}`
  await site.sql(`update technicians set nombre = $2 where uid = (select uid from users where email = $1)`, [
    email,
    name,
  ])
  return name
}

const INCOMPLETE =
  'Te faltan campos para publicar: foto, bio (≥120), 1 especialidad, 1 servicio con precio, ciudad y al menos 1 zona.'

const steps = (page: Page, text: string) => expect(page.getByRole('heading', { name: text })).toBeVisible()

test('an empty profile is filled in, published, changed and hidden', { tag: '@phone' }, async ({
  page,
  browser,
  site,
  network,
}) => {
  const { email } = await site.signIn('tecnico', page.context())
  await page.goto('/mi-perfil')
  const name = await newName(site, email)
  await open(page, '/mi-perfil')
  await steps(page, 'Te faltan 5 pasos')
  await editorButton(page, 'Publicar').click()
  await expect(page.getByRole('alert')).toHaveText(INCOMPLETE)
  await expect(page.getByRole('alert')).toBeInViewport()
  await expectAccessible(page)

  await page.getByLabel('Bio', { exact: true }).fill(LONG_BIO)
  await steps(page, 'Te faltan 4 pasos')
  await page.getByLabel('Busca tu oficio').fill('plomero')
  await page.getByRole('checkbox', { name: 'Plomería' }).check()
  await steps(page, 'Te faltan 3 pasos')
  await editorButton(page, 'Agregar servicio').click()
  await expect(page.getByLabel('Servicio', { exact: true })).toBeFocused()
  await page.getByLabel('Servicio', { exact: true }).fill('Destape de cañería')
  await steps(page, 'Te faltan 3 pasos')
  await page.getByLabel('Precio', { exact: true }).fill('60000')
  await steps(page, 'Te faltan 2 pasos')
  await page.getByRole('checkbox', { name: 'Centro' }).check()
  await steps(page, 'Te falta 1 paso')
  await expect(page.getByLabel('Precio', { exact: true })).toHaveValue('60.000')
  await page.getByLabel('Nueva certificación').fill('Plomería hidrosanitaria, SENA')
  await page.getByLabel('Nueva certificación').press('Enter')
  await expect(page.getByRole('button', { name: 'Quitar Plomería hidrosanitaria, SENA' })).toBeVisible()
  await editorButton(page, 'Guardar').click()
  await expect(page.getByText('Cambios guardados.')).toBeVisible()

  await givePhoto(site, email)
  await open(page, '/mi-perfil')
  await steps(page, 'Todo listo')
  await expect(page.getByLabel('Bio', { exact: true })).toHaveValue(LONG_BIO)
  await editorButton(page, 'Publicar').click()
  await expect(page.getByText(PUBLISHED)).toBeVisible()
  await expect(editorButton(page, 'Ocultar')).toBeVisible()
  await expectAccessible(page)

  const guest = await newGuest(browser, page, network)
  const search = `/tecnicos?${new URLSearchParams({ q: name })}`
  await guest.goto(search)
  await expect(guest.getByRole('heading', { name })).toBeVisible()
  await guest.getByRole('link', { name: `Ver perfil de ${name}` }).click()
  await expect(guest.getByText(LONG_BIO)).toBeVisible()
  await expect(guest.getByRole('heading', { name: 'Destape de cañería' })).toBeVisible()
  const profile = guest.url()

  await page.getByLabel('Precio base').fill('87000')
  await editorButton(page, 'Guardar').click()
  await expect(page.getByText('Cambios guardados.')).toBeVisible()
  await guest.goto(search)
  await expect(guest.getByText('COP 87.000')).toBeVisible()

  await editorButton(page, 'Ocultar').click()
  await expect(page.getByText(HIDDEN)).toBeVisible()
  await expect(editorButton(page, 'Publicar')).toBeVisible()
  await guest.goto(search)
  await expect(guest.getByRole('heading', { name: 'No encontramos técnicos' })).toBeVisible()
  await guest.goto(profile)
  await expect(guest.getByRole('heading', { name: 'Perfil no disponible' })).toBeVisible()
  await guest.close()
})

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 150; presses++) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('it cannot be reached by the keyboard')
}

test('a profile is filled in and published by keyboard alone', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  const { email } = await site.signIn('tecnico', page.context())
  await open(page, '/mi-perfil')
  await tabTo(page, page.getByLabel('Bio', { exact: true }))
  await page.keyboard.type(LONG_BIO)
  await tabTo(page, page.getByLabel('Busca tu oficio'))
  await page.keyboard.type('plomero')
  await tabTo(page, page.getByRole('checkbox', { name: 'Plomería' }))
  await page.keyboard.press('Space')
  await tabTo(page, editorButton(page, 'Agregar servicio'))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Servicio', { exact: true })).toBeFocused()
  await page.keyboard.type('Fuga oculta')
  await page.keyboard.press('Tab')
  await page.keyboard.type('110000')
  await tabTo(page, editorButton(page, 'Agregar servicio'))
  await page.keyboard.press('Enter')
  await page.keyboard.type('Destape')
  // The second service is moved up, and its button keeps the focus.
  await tabTo(page, editorButton(page, 'Subir servicio 2'))
  await page.keyboard.press('Enter')
  await expect(editorButton(page, 'Bajar servicio 1')).toBeFocused()
  await expect(page.getByLabel('Servicio', { exact: true }).first()).toHaveValue('Destape')
  await tabTo(page, page.getByRole('checkbox', { name: 'Norte' }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByLabel('Nueva certificación'))
  await page.keyboard.type('RETIE')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Nueva certificación')).toBeFocused()
  await expect(page.getByLabel('Nueva certificación')).toHaveValue('')
  await tabTo(page, page.getByLabel('Texto de disponibilidad'))
  await page.keyboard.type('Lunes a sábado')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Cambios guardados.')).toBeVisible()
  await expect(page.getByLabel('Texto de disponibilidad')).toBeFocused()

  await givePhoto(site, email)
  await open(page, '/mi-perfil')
  await tabTo(page, editorButton(page, 'Publicar'))
  await page.keyboard.press('Enter')
  await expect(page.getByText(PUBLISHED)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('rows are added and moved, the form is saved, the profile published and hidden', {
    tag: '@desktop',
  }, async ({ page, site }) => {
    const { email } = await site.signIn('tecnico', page.context())
    await page.goto('/mi-perfil')
    await givePhoto(site, email)
    await page.getByLabel('Bio', { exact: true }).fill(LONG_BIO)
    await page.getByLabel('Barrio').fill('Lo que escribí')
    await editorButton(page, 'Agregar servicio').click()
    await expect(page).toHaveURL('/mi-perfil#servicios')
    await expect(page.getByLabel('Barrio')).toHaveValue('Lo que escribí')
    await expect(page.getByLabel('Bio', { exact: true })).toHaveValue(LONG_BIO)
    await page.getByLabel('Servicio', { exact: true }).fill('Fuga oculta')
    await page.getByLabel('Precio', { exact: true }).fill('mil')
    await editorButton(page, 'Agregar servicio').click()
    await page.getByLabel('Servicio', { exact: true }).nth(1).fill('Destape')
    await editorButton(page, 'Subir servicio 2').click()
    await expect(page.getByLabel('Servicio', { exact: true }).first()).toHaveValue('Destape')
    await page.getByRole('checkbox', { name: 'Paneles solares (básico)' }).check()
    await page.getByRole('checkbox', { name: 'Sur' }).check()
    await editorButton(page, 'Agregar horario el sábado').click()
    await editorButton(page, 'Guardar').click()
    await expect(page.getByRole('alert')).toHaveText('Escribe un precio en pesos, de 0 en adelante.')
    await page.getByLabel('Precio', { exact: true }).nth(1).fill('110.000')
    await editorButton(page, 'Guardar').click()
    await expect(page.getByText('Cambios guardados.')).toBeVisible()
    await expect(page.getByLabel('Desde, el sábado')).toHaveValue('08:00')
    await editorButton(page, 'Publicar').click()
    await expect(page.getByText(PUBLISHED)).toBeVisible()
    await editorButton(page, 'Ocultar').click()
    await expect(page.getByText(HIDDEN)).toBeVisible()
    const [row] = await site.sql<{ servicios: { nombre: string }[]; publicado: boolean }>(
      `select servicios, publicado from technicians where uid = (select uid from users where email = $1)`,
      [email],
    )
    expect(row?.servicios.map(({ nombre }) => nombre)).toEqual(['Destape', 'Fuga oculta'])
    expect(row?.publicado).toBe(false)
  })
})
