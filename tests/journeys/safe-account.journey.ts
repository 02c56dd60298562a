// The second step switched on and used, and a session ended from another device.
import {
  expect,
  expectAccessible,
  expectPage,
  isHydrated,
  open,
  test,
} from '#tests/support/browser/journey.ts'
import { PASSWORD } from '#tests/support/people/people.ts'
import { codesOf } from '#tests/support/people/second-step.ts'

test('the second step is switched on in /perfil and asked for at sign-in', { tag: '@phone' }, async ({
  page,
  context,
  site,
  browser,
}) => {
  const ana = await site.signIn('cliente', context)
  await open(page, '/perfil')
  await page.getByText('Apagado').click()
  await page.getByRole('switch', { name: 'Pedir un código al entrar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Segundo paso')
  await expectPage(page, '/perfil/segundo-paso')
  await page.getByLabel('Contraseña actual').fill(PASSWORD)
  await page.getByRole('button', { name: 'Empezar' }).click()
  await expect(page.getByRole('link', { name: 'Abrir en mi app' })).toHaveAttribute('href', /^otpauth:/)
  await expect(page.getByRole('img', { name: /Código QR/ })).toBeHidden()
  await page.getByText('¿En otro aparato?').click()
  await expect(page.getByRole('img', { name: /Código QR/ })).toBeVisible()
  await expectAccessible(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copiar' }).click()
  await expect(page.getByRole('button', { name: 'Copiada' })).toBeVisible()
  const secret = await page.evaluate(() => navigator.clipboard.readText())
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  const code = page.getByLabel('Código de 6 números')
  await code.pressSequentially(codesOf(secret)())
  await expect(code).toHaveValue(/^\d{3} \d{3}$/)
  await page.getByRole('button', { name: 'Activar segundo paso' }).click()
  await expect(page.getByRole('heading', { name: 'Guarda tus códigos de respaldo' })).toBeVisible()
  await expectAccessible(page)
  const recovery =
    (await page
      .getByRole('listitem')
      .filter({ hasText: /^\w{4}-\w{4}$/ })
      .first()
      .textContent()) ?? ''
  await page.getByRole('link', { name: 'Ya los guardé' }).click()
  await page.getByText('Activo').click()
  await expect(page.getByRole('switch')).toBeChecked()
  await expect(page.getByText('10 de 10 códigos sin usar')).toBeVisible()

  const other = await browser.newContext({ baseURL: site.origin })
  const tab = await other.newPage()
  await open(tab, '/auth/login?from=/mis-reservas')
  await tab.getByLabel('Correo').fill(ana.email)
  await tab.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await tab.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(tab.getByRole('heading', { name: 'Falta un paso' })).toBeVisible()
  await expectAccessible(tab)
  await tab.getByLabel('Código').fill(recovery)
  await tab.getByRole('button', { name: 'Entrar' }).click()
  await expectPage(tab, '/mis-reservas')

  // The other device is ended from this one and sees it without touching anything.
  await open(tab, '/perfil')
  await open(page, '/perfil')
  await page.getByText('2 abiertas').click()
  await page.getByText('Activo').click()
  await expect(page.getByText('9 de 10 códigos sin usar')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cerrar las demás' }).click()
  await expectPage(tab, /\/auth\/login/)
  await expect(page.getByRole('button', { name: 'Cerrar las demás' })).toBeHidden()
  await isHydrated(page)
  await other.close()
})

test('a new password is answered in its card and the page stays', { tag: '@phone' }, async ({
  page,
  context,
  site,
}) => {
  await site.signIn('cliente', context)
  await open(page, '/perfil')
  const card = page.getByRole('group').filter({ has: page.getByRole('heading', { name: 'Contraseña' }) })
  await card.getByRole('heading').click()
  await card.getByLabel('Contraseña actual').fill('otra-cosa')
  await card.getByLabel('Contraseña nueva').fill('cobre-martes-9')
  await card.getByRole('button', { name: 'Cambiar contraseña' }).click()
  await expect(card.getByRole('alert')).toHaveText('Esa no es tu contraseña actual.')
  await card.getByLabel('Contraseña actual').fill(PASSWORD)
  await card.getByRole('button', { name: 'Cambiar contraseña' }).click()
  await expect(card.getByRole('status')).toHaveText('Contraseña cambiada. Cerramos tus otras sesiones.')
  await expect(card.getByText('La cambiaste por última vez el')).toBeVisible()
  await expectPage(page, '/perfil')
  await expect(page.getByText('Tu sesión terminó.')).toBeHidden()
})
