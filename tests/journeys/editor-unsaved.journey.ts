// Sections 2 and 4: the profile editor when it is outdated, and leaving it with unsaved changes.
import { editorButton } from '#tests/support/browser/editor-page.ts'
import { expect, expectAccessible, expectPage, open, test } from '#tests/support/browser/journey.ts'
import { PASSWORD } from '#tests/support/people/people.ts'

test('an outdated form warns before it is saved, and leaving unsaved changes asks for confirmation', {
  tag: '@desktop',
}, async ({ page, site }) => {
  const { email } = await site.signIn('tecnico', page.context())
  await open(page, '/mi-perfil')
  const barrio = page.getByLabel('Barrio')

  await test.step('an outdated form', async () => {
    await site.sql(
      `update technicians set barrio = 'Desde otra', revision = revision + 1
       where uid = (select uid from users where email = $1)`,
      [email],
    )
    await barrio.fill('Desde esta')
    await editorButton(page, 'Guardar').click()
    await expect(page.getByRole('alert')).toContainText('Tu perfil cambió en otra pestaña')
    await expect(barrio).toHaveValue('Desde esta')
    await editorButton(page, 'Guardar').click()
    await expect(page.getByText('Cambios guardados.')).toBeVisible()
  })

  await test.step('unsaved changes', async () => {
    await barrio.fill('Sin guardar')
    const home = page.getByRole('navigation').getByRole('link', { name: 'Inicio', exact: true })
    await home.click()
    const question = page.getByRole('dialog', { name: 'Tienes cambios sin guardar' })
    await expect(question).toBeVisible()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Seguir editando' }).click()
    await expect(question).toBeHidden()
    await expect(barrio).toHaveValue('Sin guardar')

    const dialog = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const leaving = await dialog
    expect(leaving.type()).toBe('beforeunload')
    await leaving.dismiss()

    await home.click()
    await question.getByRole('button', { name: 'Salir sin guardar' }).click()
    await expectPage(page, '/')
  })
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
