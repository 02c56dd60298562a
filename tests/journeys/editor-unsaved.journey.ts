// Sections 2 and 4: the profile editor in two tabs, and leaving it with unsaved changes.
import { editorButton } from '#tests/support/editor-page.ts'
import { expect, expectAccessible, open, test } from '#tests/support/journey.ts'

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
  await expect(page).toHaveURL('/')
})
