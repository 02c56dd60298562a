// Ley 1581, what only a browser shows: the file is offered when it is ready, and the account is deleted in a dialog.
import { expect, expectAccessible, expectPage, open, test } from '#tests/support/browser/journey.ts'
import { PASSWORD } from '#tests/support/people/people.ts'
import { unzip } from '#tests/support/servers/zip.ts'

test('the page is told when the file with the data is ready, and downloads it', { tag: '@phone' }, async ({
  page,
  site,
  context,
}) => {
  const ana = await site.signIn('cliente', context)
  await open(page, '/perfil')
  await page.getByText('Mis datos', { exact: true }).click()
  await page.getByRole('button', { name: 'Descargar mis datos' }).click()
  const link = page.getByRole('link', { name: 'Bajar el archivo' })
  await expect(link).toBeVisible()
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  const files = await unzip(await download.path())
  expect(JSON.parse(files.get('cuenta.json')?.toString() ?? '[]')).toMatchObject([{ email: ana.email }])
})

test('an account is deleted with its password and taken back', { tag: '@desktop' }, async ({
  page,
  site,
  context,
}) => {
  const ana = await site.signIn('cliente', context)
  await open(page, '/perfil#eliminar')
  await page.getByRole('link', { name: 'Eliminar mi cuenta' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Tienes 30 días para arrepentirte.')
  await expectAccessible(page)
  await dialog.getByLabel('Tu contraseña').fill('otra-cosa-9')
  await dialog.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Esa no es tu contraseña actual.')
  // Under load the event that the session ended comes before the answer: it must not lead to signing in and back here.
  await page.route('**/perfil/eliminar.data*', async route => {
    const response = await route.fetch()
    await page.waitForFunction(() => localStorage.getItem('role') === null)
    await page.evaluate(async () => {
      for (const path of ['/readyz', '/perfil.data', '/auth/login.data']) await fetch(path)
    })
    await route.fulfill({ response })
  })
  await dialog.getByLabel('Tu contraseña').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
  await expectPage(page, '/auth/login')
  await expect(page.getByText('Tu cuenta quedó eliminada.')).toBeVisible()

  await page.getByLabel('Correo').fill(ana.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expectPage(page, '/auth/recuperar')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Recuperar mi cuenta' }).click()
  await expectPage(page, '/perfil')
  await expect(page.getByText('Recuperaste tu cuenta.')).toBeVisible()
})
