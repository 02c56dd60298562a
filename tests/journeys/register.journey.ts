// Sections 2, 5 and 8: creating an account.
import type { Page } from '@playwright/test'
import { workday } from '#tests/support/booking-pages.ts'
import { expect, expectAccessible, expectPage, open, type Site, test } from '#tests/support/journey.ts'
import { linkSentTo } from '#tests/support/outbox.ts'
import { newPerson } from '#tests/support/people.ts'
import { publishTechnician } from '#tests/support/published-technicians.ts'

const FIELDS = [
  ['Nombre', 'name', 'Ingresa tu nombre.'],
  ['Correo', 'email', 'Correo inválido.'],
  ['Contraseña', 'password', 'La contraseña debe tener mínimo 6 caracteres.'],
  ['Ciudad', 'ciudad', 'Ingresa tu ciudad.'],
  ['Barrio', 'barrio', 'Ingresa tu barrio.'],
  ['Teléfono', 'telefono', 'Teléfono inválido.'],
] as const

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const create = (page: Page) => page.getByRole('button', { name: 'Crear cuenta' }).click()

async function fill(page: Page, person: ReturnType<typeof newPerson>) {
  for (const [label, name] of FIELDS) await field(page, label).fill(person[name])
  await page.getByRole('radio', { name: person.role === 'tecnico' ? /^Técnico/ : /^Cliente/ }).check()
}

test('errors appear one field at a time, in the order of the specification', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page, '/auth/register')
  const ana = newPerson()
  for (const [label, name, text] of FIELDS) {
    await create(page)
    await expect(page.getByRole('alert')).toHaveText(text)
    await expect(field(page, label)).toBeFocused()
    await field(page, label).fill(ana[name])
  }
  await create(page)
  await expectPage(page, '/perfil')
})

test('an invented role is rejected', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/auth/register')
  await fill(page, newPerson())
  await page.getByRole('radio', { name: /^Cliente/ }).evaluate((radio: HTMLInputElement) => {
    radio.value = 'admin'
  })
  await create(page)
  await expect(page.getByRole('alert')).toHaveText('Rol inválido.')
})

test('a client lands on /perfil, which shows what was typed', { tag: '@desktop' }, async ({ page, site }) => {
  const ana = newPerson({ name: 'Ana María Ñañez' })
  await open(page, '/auth/register')
  await fill(page, ana)
  await create(page)
  await expectPage(page, '/perfil')
  for (const [label, name] of FIELDS) {
    if (name !== 'password')
      await expect(page.getByRole('textbox', { name: label, exact: true })).toHaveValue(ana[name])
  }
  await expect.poll(() => page.evaluate(() => localStorage.getItem('role'))).toBe('cliente')
  expect(await site.sql('select role, status from users where email = $1', [ana.email])).toEqual([
    { role: 'cliente', status: 'activo' },
  ])
})

test('a new account confirms its e-mail by the link of the letter', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  const ana = newPerson()
  await open(page, '/auth/register')
  await fill(page, ana)
  await create(page)
  await expectPage(page, '/perfil')
  const notice = page.getByRole('region', { name: 'Confirma tu correo' })
  await notice.getByRole('button', { name: 'Enviarme otro correo' }).click()
  await expect(notice.getByRole('status')).toContainText('Te enviamos el correo.')
  await page.goto(await linkSentTo(ana.email, site.dataDir, '/auth/confirmar'))
  await expect(page.getByText(ana.email)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirmar mi correo' }).click()
  await expect(page.getByRole('status')).toHaveText('Tu correo quedó confirmado.')
  await page.getByRole('link', { name: 'Ir a mi perfil' }).click()
  await expectPage(page, '/perfil')
  await expect(notice).toBeHidden()
})

test('a technician is sent to /tecnico, and the role is stored locally', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  const luz = newPerson({ role: 'tecnico' })
  await open(page, '/auth/register')
  await fill(page, luz)
  const sent = page.waitForRequest(request =>
    /\/(tecnico|mi-perfil)(\.data)?$/.test(new URL(request.url()).pathname),
  )
  await create(page)
  await sent
  await expect.poll(() => page.evaluate(() => localStorage.getItem('role'))).toBe('tecnico')
  expect(
    await site.sql('select publicado from technicians join users using (uid) where email = $1', [luz.email]),
  ).toEqual([{ publicado: false }])
})

test('a taken address and a weak password are reported at their fields', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  const ana = await site.registerPerson()
  await open(page, '/auth/register')
  await fill(page, newPerson({ email: ana.email }))
  await create(page)
  await expect(page.getByRole('alert')).toHaveText('Ese correo ya está registrado.')
  await expect(field(page, 'Correo')).toHaveAccessibleDescription('Ese correo ya está registrado.')
  await expect(field(page, 'Nombre')).toHaveValue('Ana Restrepo')
  await fill(page, newPerson({ password: 'restrepo' }))
  await create(page)
  await expect(page.getByRole('alert')).toHaveText('Contraseña débil.')
  await expect(field(page, 'Contraseña')).toHaveAccessibleDescription('Contraseña débil.')
})

test('the form links to signing in', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/auth/register')
  await page.getByRole('link', { name: 'Iniciar sesión' }).click()
  await expectPage(page, '/auth/login')
})

/** A guest opens a booking form, makes a mistake while registering, and follows the errand from /perfil. */
async function registerOnTheWay(page: Page, site: Site) {
  const yeimy = await publishTechnician(site.sql, { nombre: 'Yeimy Rojas' })
  const form = `/agendar/${yeimy.uid}?${new URLSearchParams({ date: workday(), hour: '10' })}`
  await page.goto(form)
  await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click()
  await page.getByRole('link', { name: 'Iniciar sesión' }).click()
  await page.getByRole('link', { name: 'Crear cuenta' }).click()
  const person = newPerson()
  await fill(page, { ...person, telefono: 'no' })
  await create(page)
  await expect(page.getByRole('alert')).toHaveText('Teléfono inválido.')
  await fill(page, person)
  await create(page)
  await expect(page).toHaveURL('/perfil')
  await page.goto('/tecnicos')
  await page.goto('/perfil')
  await expect(page.getByText('10:00 a 11:00')).toBeVisible()
  return { form, errand: page.getByRole('link', { name: 'Sigue tu reserva con Yeimy' }) }
}

test('a guest who registers on the way to a booking finds it on /perfil and sends it', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { form, errand } = await registerOnTheWay(page, site)
  await expectAccessible(page)
  await errand.click()
  await expectPage(page, form)
  await page.getByRole('button', { name: 'Confirmar reserva' }).filter({ visible: true }).click()
  await expectPage(page, '/mis-reservas')
  await page.goto('/perfil')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mi perfil')
  await expect(errand).toBeHidden()
})

test('saved changes of the account stay announced beside the button', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  await site.signIn('cliente', page.context())
  const streaming = page.waitForResponse(response => new URL(response.url()).pathname === '/live')
  await open(page, '/perfil')
  await streaming
  await field(page, 'Barrio').fill('Granada')
  // The change of the account is announced to the page, which revalidates once the program is ready.
  const revalidated = page
    .waitForResponse(response => response.url().endsWith('/readyz'))
    .then(() => page.waitForResponse(response => response.url().includes('.data')))
  await page.getByRole('button', { name: 'Guardar' }).click()
  await revalidated
  const saved = page.getByRole('status').filter({ hasText: 'Cambios guardados.' })
  await expect(saved).toBeInViewport()
  await field(page, 'Barrio').fill('Versalles')
  await expect(saved).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the errand survives registering', { tag: '@phone' }, async ({ page, site }) => {
    const { form, errand } = await registerOnTheWay(page, site)
    await errand.click()
    await expect(page).toHaveURL(form)
    await page.getByRole('button', { name: 'Confirmar reserva' }).filter({ visible: true }).click()
    await expect(page).toHaveURL('/mis-reservas')
  })
})
