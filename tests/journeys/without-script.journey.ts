// Without JavaScript: a real browser sends the forms, opens the menu and scrolls the banner. What the forms answer is
// proven over HTTP.

import { unfold } from '#tests/support/browser/editor-page.ts'
import { expect, test } from '#tests/support/browser/journey.ts'
import { workday } from '#tests/support/people/booking-pages.ts'
import { PASSWORD } from '#tests/support/people/people.ts'
import { publishTechnician } from '#tests/support/people/published-technicians.ts'

test.use({ javaScriptEnabled: false })

test('somebody signs in, edits the account and signs out, and sees no control that needs JavaScript', {
  tag: '@phone',
}, async ({ page, site }) => {
  // A click beside a menu that is still opening would close it.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const ana = await site.registerPerson()
  await page.goto('/perfil')
  await expect(page).toHaveURL('/auth/login?from=%2Fperfil')
  const password = page.getByLabel('Contraseña', { exact: true })
  await expect(page.getByRole('button', { name: 'Mostrar contraseña' })).toHaveCount(0)
  await page.getByLabel('Correo').fill(ana.email)
  await password.fill('otra-clave')
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByRole('alert')).toHaveText('Credenciales inválidas.')
  await expect(page.getByLabel('Correo')).toHaveValue(ana.email)
  await expect(password).toHaveValue('')
  await password.fill(PASSWORD)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page).toHaveURL('/perfil')

  await page.getByLabel('Barrio').fill('Granada')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('status')).toHaveText('Cambios guardados.')
  await page.getByRole('button', { name: /^Mi cuenta/ }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/perfil')
  await expect(page).toHaveURL('/auth/login?from=%2Fperfil')
})

test('the first slide of the banner shows, the others can be scrolled to, and there are no controls', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/')
  const banner = page.getByRole('region', { name: 'Promociones' })
  const slides = banner.getByRole('group')
  await expect(slides).toHaveCount(3)
  await expect(slides.nth(0)).toBeInViewport()
  await expect(slides.nth(1)).not.toBeInViewport()
  await banner.getByRole('link', { name: 'Hablar con soporte' }).focus()
  await expect(slides.nth(1)).toBeInViewport()
  await banner.getByRole('link', { name: 'Cómo funciona' }).click()
  await expect(page).toHaveURL('/#servicios')
  await expect(banner.getByRole('button', { name: /promoci/ })).toHaveCount(0)
})

test('controls that stand in for JavaScript are shown, those that need it are not', {
  tag: '@phone',
}, async ({ page, site, context }) => {
  const { uid } = await publishTechnician(site.sql)
  await site.signIn('tecnico', context)
  await page.goto(`/agendar/${uid}?date=${workday()}`)
  await expect(page.getByRole('button', { name: 'Ver las horas de ese día' })).toBeVisible()
  await expect(page.getByLabel('Hora', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: '10:00 Libre' })).toBeHidden()
  await expect(page.getByLabel('Agregar fotos del daño')).toBeHidden()
  await expect(page.getByLabel('Foto 1 del daño')).toBeVisible()
  // Budget of promises: the fields of the editor are saved; its photo and its rows need JavaScript.
  await page.goto('/mi-perfil')
  await expect(page.getByLabel(/^(Subir|Cambiar) foto$/)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Agregar servicio' })).toBeHidden()
  await expect(page.getByRole('checkbox', { name: 'Plomería' })).toBeVisible()
  await unfold(page, 'Barrio')
  await page.getByLabel('Barrio').fill('Granada')
  await page.getByRole('button', { name: 'Guardar', exact: true }).filter({ visible: true }).click()
  await expect(page.getByRole('status')).toHaveText('Cambios guardados.')
  await expect(page.getByLabel('Barrio')).toHaveValue('Granada')
})
