// Sections 2, 5 and 8: signing in, with its texts and its destinations.
import { expect, open, test } from '#tests/support/journey.ts'

test('what is wrong is said field by field, and nothing typed is lost', async ({ page }) => {
  await open(page, '/auth/login')
  const [email, password] = [page.getByLabel('Correo'), page.getByLabel('Contraseña', { exact: true })]
  const send = page.getByRole('button', { name: 'Iniciar sesión' })
  await send.click()
  await expect(page.getByRole('alert')).toHaveText('Correo inválido.')
  await expect(email).toBeFocused()
  await email.fill('ana')
  await send.click()
  await expect(page.getByRole('alert')).toHaveText('Correo inválido.')
  await email.fill('ana@correo.co')
  await send.click()
  await expect(page.getByRole('alert')).toHaveText('Ingresa tu contraseña.')
  await expect(password).toBeFocused()
  await password.fill('gotera-lunes-7')
  await send.click()
  await expect(page.getByRole('alert')).toHaveText('Usuario no encontrado.')
  await expect(email).toHaveValue('ana@correo.co')
})
