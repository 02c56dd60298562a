// Sections 2 and 4: the profile editor when it is outdated, and leaving it with unsaved changes.
import { editorButton, unfold } from '#tests/support/browser/editor-page.ts'
import {
  expect,
  expectAccessible,
  expectPage,
  isHydrated,
  open,
  test,
} from '#tests/support/browser/journey.ts'
import { PASSWORD } from '#tests/support/people/people.ts'

/** The row of the neighbourhood. */
const PLACE = 'Barrio'

test('an outdated form warns before it is saved, and leaving unsaved changes asks for confirmation', {
  tag: '@desktop',
}, async ({ page, site }) => {
  const { email } = await site.signIn('tecnico', page.context())
  await open(page, '/mi-perfil')
  const barrio = page.getByLabel('Barrio')
  await unfold(page, PLACE)

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

  await test.step('typing while the form is being saved', async () => {
    const saving = Promise.withResolvers<void>()
    await page.route('**/mi-perfil.data*', async route => {
      if (route.request().method() === 'POST') await saving.promise
      await route.continue()
    })
    await page.getByLabel('Ciudad').fill('Palmira')
    await editorButton(page, 'Guardar').click()
    await barrio.fill('Mientras guarda')
    const loaded = page.waitForResponse(response => response.request().method() === 'GET')
    saving.resolve()
    await loaded
    await expect(editorButton(page, 'Guardar')).not.toHaveAttribute('aria-disabled')
    await expect(barrio).toHaveValue('Mientras guarda')
    await expect(page.getByLabel('Ciudad')).toHaveValue('Palmira')
    await editorButton(page, 'Guardar').click()
    const stored = () =>
      site.sql('select technicians.barrio from technicians join users using (uid) where email = $1', [email])
    await expect.poll(stored).toEqual([{ barrio: 'Mientras guarda' }])
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

test('what was typed before the scripts were loaded stays, and is saved', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  await site.signIn('tecnico', page.context())
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async route => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/mi-perfil', { waitUntil: 'commit' })
  await unfold(page, PLACE)
  await page.getByLabel('Barrio').fill('Antes de los scripts')
  await page.getByRole('checkbox', { name: 'Norte' }).check()
  scripts.resolve()
  await isHydrated(page)
  await expect(page.getByRole('heading', { name: 'Te faltan 4 pasos' })).toBeVisible()
  await expect(page.getByLabel('Barrio')).toHaveValue('Antes de los scripts')
  await editorButton(page, 'Guardar').click()
  await expect(page.getByText('Cambios guardados.')).toBeVisible()
  await expect(page.getByLabel('Barrio')).toHaveValue('Antes de los scripts')
  await unfold(page, 'Zonas de cobertura')
  await expect(page.getByRole('checkbox', { name: 'Norte' })).toBeChecked()
})

test('an unsaved form comes back after the session ended and the technician signed in again', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { email } = await site.signIn('tecnico', page.context())
  await open(page, '/mi-perfil')
  await unfold(page, PLACE)
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
