// Sections 2 and 4: the profile editor in two tabs, and leaving it with unsaved changes.
import { editorButton } from '#tests/support/editor-page.ts'
import { expect, expectAccessible, expectPage, open, test } from '#tests/support/journey.ts'
import { PASSWORD } from '#tests/support/people.ts'

test('saving an outdated form warns first, keeps what was typed and then saves', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  await site.signIn('tecnico', page.context())
  const other = await page.context().newPage()
  await open(page, '/mi-perfil')
  await open(other, '/mi-perfil')
  await page.getByLabel('Barrio').fill('Desde la primera')
  await editorButton(page, 'Guardar').click()
  await expect(page.getByText('Cambios guardados.')).toBeVisible()

  await other.getByLabel('Barrio').fill('Desde la segunda')
  await editorButton(other, 'Guardar').click()
  await expect(other.getByRole('alert')).toContainText('Tu perfil cambió en otra pestaña')
  await expect(other.getByLabel('Barrio')).toHaveValue('Desde la segunda')
  await open(page, '/mi-perfil')
  await expect(page.getByLabel('Barrio')).toHaveValue('Desde la primera')
  await editorButton(other, 'Guardar').click()
  await expect(other.getByText('Cambios guardados.')).toBeVisible()
  await open(page, '/mi-perfil')
  await expect(page.getByLabel('Barrio')).toHaveValue('Desde la segunda')
})

test('leaving with unsaved changes asks for confirmation', { tag: '@desktop' }, async ({ page, site }) => {
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

  const dialog = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const leaving = await dialog
  expect(leaving.type()).toBe('beforeunload')
  await leaving.dismiss()

  await home.click()
  await question.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expectPage(page, '/')
})

test('an unsaved form comes back after the session ended and the technician signed in again', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { email } = await site.signIn('tecnico', page.context())
  const streaming = page.waitForResponse(response => new URL(response.url()).pathname === '/live')
  await open(page, '/mi-perfil')
  await streaming
  await page.getByLabel('Barrio').fill('Sin guardar')
  await site.sql('delete from sessions using users where uid = "userId" and email = $1', [email])
  await expectPage(page, '/auth/login?from=%2Fmi-perfil')
  await page.getByLabel('Correo').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expectPage(page, '/mi-perfil')
  await expect(page.getByText('Recuperamos lo que no habías guardado.')).toBeVisible()
  await expect(page.getByLabel('Barrio')).toHaveValue('Sin guardar')
  await editorButton(page, 'Guardar').click()
  await expect(page.getByText('Cambios guardados.')).toBeVisible()
  await open(page, '/mi-perfil')
  await expect(page.getByLabel('Barrio')).toHaveValue('Sin guardar')
  await expect(page.getByText('Recuperamos lo que no habías guardado.')).toBeHidden()
})
