// Sections 2, 4 and 5: a technician fills in the own profile, publishes it, changes it and takes it out again.
import type { Browser, Locator, Page } from '@playwright/test'
import { expect, expectAccessible, open, type Site, test } from '#tests/support/journey.ts'
import { LONG_BIO } from '#tests/support/profile-drafts.ts'

const PUBLISHED = '¡Tu perfil ya está publicado en el catálogo!'
const HIDDEN = 'Tu perfil se ha ocultado del catálogo.'

/** Choosing a photo has its own journey. */
async function givePhoto(site: Site, email: string) {
  await site.sql(
    `update technicians set "fotoURL" = '/people/nelson.svg' where uid = (select uid from users where email = $1)`,
    [email],
  )
}

function newGuest(browser: Browser, page: Page, network: string) {
  return browser.newPage({
    baseURL: process.env.JOURNEY_ORIGIN ?? '',
    viewport: page.viewportSize(),
    extraHTTPHeaders: { 'x-forwarded-for': network },
  })
}

/** A name nobody else has, so that the catalogue can be asked for it. */
async function newName(site: Site, email: string): Promise<string> {
  const name = `Nelson ${email.slice(4, 12)}`
  await site.sql(`update technicians set nombre = $2 where uid = (select uid from users where email = $1)`, [
    email,
    name,
  ])
  return name
}

const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true })
const steps = (page: Page, text: string) => expect(page.getByRole('heading', { name: text })).toBeVisible()

test('from an empty profile to the catalogue, and out of it', async ({ page, browser, site, network }) => {
  const { email } = await site.signIn('tecnico', page.context())
  await page.goto('/mi-perfil')
  const name = await newName(site, email)
  await open(page, '/mi-perfil')
  await steps(page, 'Te faltan 5 pasos')
  await expect(button(page, 'Publicar')).toBeDisabled()

  await page.getByLabel('Bio', { exact: true }).fill(LONG_BIO)
  await steps(page, 'Te faltan 4 pasos')
  await page.getByLabel('Busca tu oficio').fill('plomero')
  await page.getByRole('checkbox', { name: 'Plomería' }).check()
  await steps(page, 'Te faltan 3 pasos')
  await button(page, 'Agregar servicio').click()
  await expect(page.getByLabel('Servicio', { exact: true })).toBeFocused()
  await page.getByLabel('Servicio', { exact: true }).fill('Destape de cañería')
  await page.getByLabel('Precio', { exact: true }).fill('60000')
  await steps(page, 'Te faltan 2 pasos')
  await page.getByRole('checkbox', { name: 'Centro' }).check()
  await steps(page, 'Te falta 1 paso')
  await expect(page.getByLabel('Precio', { exact: true })).toHaveValue('60.000')
  await page.getByLabel('Nueva certificación').fill('Plomería hidrosanitaria, SENA')
  await page.getByLabel('Nueva certificación').press('Enter')
  await expect(page.getByRole('button', { name: 'Quitar Plomería hidrosanitaria, SENA' })).toBeVisible()
  await button(page, 'Guardar').click()
  await expect(page.getByText('Cambios guardados.')).toBeVisible()

  await givePhoto(site, email)
  await open(page, '/mi-perfil')
  await steps(page, 'Todo listo')
  await expect(page.getByLabel('Bio', { exact: true })).toHaveValue(LONG_BIO)
  await button(page, 'Publicar').click()
  await expect(page.getByText(PUBLISHED)).toBeVisible()
  await expect(button(page, 'Ocultar')).toBeVisible()
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
  await button(page, 'Guardar').click()
  await expect(page.getByText('Cambios guardados.')).toBeVisible()
  await guest.goto(search)
  await expect(guest.getByText('COP 87.000')).toBeVisible()

  await button(page, 'Ocultar').click()
  await expect(page.getByText(HIDDEN)).toBeVisible()
  await expect(button(page, 'Publicar')).toBeEnabled()
  await guest.goto(search)
  await expect(guest.getByRole('heading', { name: 'No encontramos técnicos' })).toBeVisible()
  await guest.goto(profile)
  await expect(guest.getByRole('heading', { name: 'Perfil no disponible' })).toBeVisible()
  await guest.close()
})

/** Moves on by Tab, as somebody without a mouse does, until that is where they are. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 150; presses++) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('it cannot be reached by the keyboard')
}

test('the same by keyboard alone', { tag: '@desktop' }, async ({ page, site }) => {
  const { email } = await site.signIn('tecnico', page.context())
  await open(page, '/mi-perfil')
  await tabTo(page, page.getByLabel('Bio', { exact: true }))
  await page.keyboard.type(LONG_BIO)
  await tabTo(page, page.getByLabel('Busca tu oficio'))
  await page.keyboard.type('plomero')
  await tabTo(page, page.getByRole('checkbox', { name: 'Plomería' }))
  await page.keyboard.press('Space')
  await tabTo(page, button(page, 'Agregar servicio'))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Servicio', { exact: true })).toBeFocused()
  await page.keyboard.type('Fuga oculta')
  await page.keyboard.press('Tab')
  await page.keyboard.type('110000')
  await tabTo(page, button(page, 'Agregar servicio'))
  await page.keyboard.press('Enter')
  await page.keyboard.type('Destape')
  // The second comes first: it is moved up, and the keyboard stays with it.
  await tabTo(page, button(page, 'Subir servicio 2'))
  await page.keyboard.press('Enter')
  await expect(button(page, 'Bajar servicio 1')).toBeFocused()
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
  await tabTo(page, button(page, 'Publicar'))
  await page.keyboard.press('Enter')
  await expect(page.getByText(PUBLISHED)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('rows are added and moved, the form is saved, the profile published and hidden', async ({
    page,
    site,
  }) => {
    const { email } = await site.signIn('tecnico', page.context())
    await page.goto('/mi-perfil')
    await givePhoto(site, email)
    await page.getByLabel('Bio', { exact: true }).fill(LONG_BIO)
    await page.getByLabel('Barrio').fill('Lo que escribí')
    await button(page, 'Agregar servicio').click()
    await expect(page).toHaveURL('/mi-perfil#servicios')
    await expect(page.getByLabel('Barrio')).toHaveValue('Lo que escribí')
    await expect(page.getByLabel('Bio', { exact: true })).toHaveValue(LONG_BIO)
    await page.getByLabel('Servicio', { exact: true }).fill('Fuga oculta')
    await page.getByLabel('Precio', { exact: true }).fill('mil')
    await button(page, 'Agregar servicio').click()
    await page.getByLabel('Servicio', { exact: true }).nth(1).fill('Destape')
    await button(page, 'Subir servicio 2').click()
    await expect(page.getByLabel('Servicio', { exact: true }).first()).toHaveValue('Destape')
    await page.getByRole('checkbox', { name: 'Paneles solares (básico)' }).check()
    await page.getByRole('checkbox', { name: 'Sur' }).check()
    await button(page, 'Agregar horario el sábado').click()
    await button(page, 'Guardar').click()
    await expect(page.getByRole('alert')).toHaveText('Escribe un precio en pesos, de 0 en adelante.')
    await page.getByLabel('Precio', { exact: true }).nth(1).fill('110.000')
    await button(page, 'Guardar').click()
    await expect(page.getByText('Cambios guardados.')).toBeVisible()
    await expect(page.getByLabel('Desde, el sábado')).toHaveValue('08:00')
    await button(page, 'Publicar').click()
    await expect(page.getByText(PUBLISHED)).toBeVisible()
    await button(page, 'Ocultar').click()
    await expect(page.getByText(HIDDEN)).toBeVisible()
    const [row] = await site.sql<{ servicios: { nombre: string }[]; publicado: boolean }>(
      `select servicios, publicado from technicians where uid = (select uid from users where email = $1)`,
      [email],
    )
    expect(row?.servicios.map(({ nombre }) => nombre)).toEqual(['Destape', 'Fuga oculta'])
    expect(row?.publicado).toBe(false)
  })
})

test('of two tabs, the one behind is told, keeps what was typed and decides', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  await site.signIn('tecnico', page.context())
  const other = await page.context().newPage()
  await open(page, '/mi-perfil')
  await open(other, '/mi-perfil')
  await page.getByLabel('Barrio').fill('Desde la primera')
  await button(page, 'Guardar').click()
  await expect(page.getByText('Cambios guardados.')).toBeVisible()

  await other.getByLabel('Barrio').fill('Desde la segunda')
  await button(other, 'Guardar').click()
  await expect(other.getByRole('alert')).toContainText('Tu perfil cambió en otra pestaña')
  await expect(other.getByLabel('Barrio')).toHaveValue('Desde la segunda')
  await open(page, '/mi-perfil')
  await expect(page.getByLabel('Barrio')).toHaveValue('Desde la primera')
  await button(other, 'Guardar').click()
  await expect(other.getByText('Cambios guardados.')).toBeVisible()
  await open(page, '/mi-perfil')
  await expect(page.getByLabel('Barrio')).toHaveValue('Desde la segunda')
})

test('nobody leaves with unsaved changes without being asked', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  await site.signIn('tecnico', page.context())
  await open(page, '/mi-perfil')
  await page.getByLabel('Barrio').fill('Sin guardar')
  const home = page.getByRole('navigation').getByRole('link', { name: 'Inicio', exact: true })
  await home.click()
  const question = page.getByRole('dialog', { name: 'Tienes cambios sin guardar' })
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Seguir editando' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByLabel('Barrio')).toHaveValue('Sin guardar')

  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const leaving = await asked
  expect(leaving.type()).toBe('beforeunload')
  await leaving.dismiss()

  await home.click()
  await question.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(page).toHaveURL('/')
})
