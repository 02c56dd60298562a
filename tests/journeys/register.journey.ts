// Sections 2, 5 and 8: creating an account.
import type { Page } from '@playwright/test'
import { expect, open, test } from '#tests/support/journey.ts'
import { newPerson } from '#tests/support/people.ts'

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
  await expect(page).toHaveURL('/perfil')
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
  await expect(page).toHaveURL('/perfil')
  for (const [label, name] of FIELDS) {
    if (name !== 'password') await expect(field(page, label)).toHaveValue(ana[name])
  }
  expect(await page.evaluate(() => localStorage.getItem('role'))).toBe('cliente')
  expect(await site.sql('select role, status from users where email = $1', [ana.email])).toEqual([
    { role: 'cliente', status: 'activo' },
  ])
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
  await expect(page).toHaveURL('/auth/login')
})
