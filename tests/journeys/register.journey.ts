// Sections 2, 5 and 8: creating an account, what only a browser shows; the rest is in tests/http/register.test.ts.
import type { Page } from '@playwright/test'
import { BOOKING_SENT_PATH } from '#bookings/domain/booking-paths.ts'
import { expect, expectAccessible, expectPage, open, test } from '#tests/support/browser/journey.ts'
import { workday } from '#tests/support/people/booking-pages.ts'
import { newPerson } from '#tests/support/people/people.ts'
import { publishTechnician } from '#tests/support/people/published-technicians.ts'
import { linkSentTo } from '#tests/support/servers/outbox.ts'

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

test('errors appear one field at a time, and the new account confirms its address by the link', {
  tag: '@phone',
}, async ({ page, site }) => {
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
  await expect.poll(() => page.evaluate(() => localStorage.getItem('role'))).toBe('cliente')

  const section = page.getByRole('region', { name: 'Confirma tu correo' })
  await section.getByRole('button', { name: 'Enviarme otro correo' }).click()
  await expect(section.getByRole('status')).toContainText('Te enviamos el correo.')
  await page.goto(await linkSentTo(ana.email, site.dataDir, '/auth/confirmar'))
  await expect(page.getByText(ana.email)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirmar mi correo' }).click()
  await expect(page.getByRole('status')).toHaveText('Tu correo quedó confirmado.')
  await page.getByRole('link', { name: 'Ir a mi perfil' }).click()
  await expectPage(page, '/perfil')
  await expect(section).toBeHidden()
})

test('a guest who registers on the way to a booking finds it on /perfil and sends it', {
  tag: '@phone',
}, async ({ page, site }) => {
  const yeimy = await publishTechnician(site.sql, { nombre: 'Yeimy Rojas' })
  const form = `/agendar/${yeimy.uid}?${new URLSearchParams({ date: workday(), hour: '10' })}`
  await open(page, form)
  await page.getByRole('link', { name: 'Crear cuenta' }).click()
  const ana = newPerson()
  await page.getByRole('radio', { name: /^Cliente/ }).check()
  for (const [label, name] of FIELDS) await field(page, label).fill(name === 'telefono' ? 'no' : ana[name])
  await create(page)
  await expect(page.getByRole('alert')).toHaveText('Teléfono inválido.')
  await field(page, 'Teléfono').fill(ana.telefono)
  await create(page)
  await expectPage(page, '/perfil')
  await expectAccessible(page)
  const returnTo = page.getByRole('link', { name: 'Sigue tu reserva con Yeimy' })
  await returnTo.click()
  await expectPage(page, form)
  await page.getByRole('button', { name: 'Confirmar reserva' }).filter({ visible: true }).click()
  await expectPage(page, BOOKING_SENT_PATH)
  await page.goto('/perfil')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mi perfil')
  await expect(returnTo).toBeHidden()
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
