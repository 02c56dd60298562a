// Ley 1581: the authorisation, one's data in a file, deleting the account and taking it back.
import { expect, expectAccessible, expectPage, open, test } from '#tests/support/journey.ts'
import { newPerson, PASSWORD } from '#tests/support/people.ts'
import { unzip } from '#tests/support/zip.ts'

type Row = Record<string, unknown>

test('the authorisation is recorded, and the downloaded file equals the database', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  const ana = newPerson({ name: 'Ana María Ñañez' })
  await open(page, '/auth/register')
  await expect(page.getByText('Al crear tu cuenta aceptas los Términos y autorizas')).toBeVisible()
  for (const [label, value] of [
    ['Nombre', ana.name],
    ['Correo', ana.email],
    ['Contraseña', ana.password],
    ['Ciudad', ana.ciudad],
    ['Barrio', ana.barrio],
    ['Teléfono', ana.telefono],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await expectPage(page, '/perfil')
  await expect(page.getByText(/^Autorizaste el uso de tus datos el \d+ de \w+ de \d{4}\./)).toBeVisible()
  await page.getByRole('button', { name: 'Descargar mis datos' }).click()
  // The page is told when the file is ready.
  const link = page.getByRole('link', { name: 'Bajar el archivo' })
  await expect(link).toBeVisible({ timeout: 15_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  const files = await unzip(await download.path())

  const [account] = await site.sql<{ row: Row & { uid: string } }>(
    `select to_jsonb(u) - 'plainText' as row from users u where email = $1`,
    [ana.email],
  )
  const { uid } = account?.row ?? { uid: '' }
  const stored = async (sql: string) => (await site.sql<{ row: Row }>(sql, [uid])).map(({ row }) => row)
  const exported = (name: string) => JSON.parse(files.get(`${name}.json`)?.toString() ?? '[]')
  expect(exported('cuenta')).toEqual([account?.row])
  expect(exported('cuenta')[0]).toMatchObject({
    authorizedVersion: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  })
  expect(exported('sesiones')).toEqual(
    await stored(`select to_jsonb(s) - 'token' as row from sessions s where "userId" = $1`),
  )
  expect(exported('acceso')).toEqual(
    await stored(`select to_jsonb(a) - 'password' as row from accounts a where "userId" = $1`),
  )
  expect(files.get('LEEME.txt')?.toString()).toContain('Ley 1581')
})

test('an account is deleted with its password and taken back', { tag: '@desktop' }, async ({
  page,
  site,
  context,
}) => {
  const ana = await site.signIn('cliente', context)
  await open(page, '/perfil')
  await page.getByRole('link', { name: 'Eliminar mi cuenta' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Tienes 30 días para arrepentirte.')
  await expectAccessible(page)
  await dialog.getByLabel('Tu contraseña').fill('otra-cosa-9')
  await dialog.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Esa no es tu contraseña actual.')
  await dialog.getByLabel('Tu contraseña').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
  await expectPage(page, '/auth/login')
  await expect(page.getByText('Tu cuenta quedó eliminada.').first()).toBeVisible()
  expect(
    await site.sql('select from sessions join users on uid = "userId" where email = $1', [ana.email]),
  ).toEqual([])

  await page.getByLabel('Correo').fill(ana.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expectPage(page, '/auth/recuperar')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Recuperar mi cuenta' }).click()
  await expectPage(page, '/auth/login')
  await expect(page.getByText('Recuperaste tu cuenta.').first()).toBeVisible()
  await page.getByLabel('Correo').fill(ana.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expectPage(page, '/')
})
