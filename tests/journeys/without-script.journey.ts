// The account forms without JavaScript: same rules, same texts.
import { expect, test } from '#tests/support/journey.ts'
import { linkSentTo } from '#tests/support/outbox.ts'
import { newPerson, PASSWORD } from '#tests/support/people.ts'

test.use({ javaScriptEnabled: false })

test('signing in reports each error, keeps the address and never sends the password back', {
  tag: '@desktop',
}, async ({ page, site }) => {
  const ana = await site.registerPerson()
  const problem = page.getByRole('alert')
  const send = page.getByRole('button', { name: 'Iniciar sesión' })
  const password = page.getByLabel('Contraseña', { exact: true })
  await page.goto('/auth/login?from=/perfil')
  await send.click()
  await expect(problem).toHaveText('Correo inválido.')
  await page.getByLabel('Correo').fill(ana.email)
  await send.click()
  await expect(problem).toHaveText('Ingresa tu contraseña.')
  await expect(page.getByLabel('Correo')).toHaveValue(ana.email)
  await password.fill('otra-clave')
  await send.click()
  await expect(problem).toHaveText('Credenciales inválidas.')
  await expect(page.getByLabel('Correo')).toHaveValue(ana.email)
  await expect(password).toHaveValue('')
  expect(await page.content()).not.toContain('otra-clave')
  await password.fill(PASSWORD)
  await send.click()
  await expect(page).toHaveURL('/perfil')
})

test('registering reports errors in the same order and keeps what was typed', { tag: '@phone' }, async ({
  page,
}) => {
  const luz = newPerson({ role: 'tecnico' })
  await page.goto('/auth/register')
  await page.getByRole('radio', { name: /^Técnico/ }).check()
  for (const [label, value, text] of [
    ['Nombre', luz.name, 'Ingresa tu nombre.'],
    ['Correo', luz.email, 'Correo inválido.'],
    ['Contraseña', luz.password, 'La contraseña debe tener mínimo 6 caracteres.'],
    ['Ciudad', luz.ciudad, 'Ingresa tu ciudad.'],
    ['Barrio', luz.barrio, 'Ingresa tu barrio.'],
    ['Teléfono', luz.telefono, 'Teléfono inválido.'],
  ] as const) {
    await page.getByRole('button', { name: 'Crear cuenta' }).click()
    await expect(page.getByRole('alert')).toHaveText(text)
    await page.getByLabel(label, { exact: true }).fill(value)
    if (label !== 'Contraseña') await page.getByLabel('Contraseña', { exact: true }).fill(luz.password)
    if (label === 'Nombre' || label === 'Correo')
      await page.getByLabel('Contraseña', { exact: true }).fill('')
  }
  await expect(page.getByLabel('Nombre')).toHaveValue(luz.name)
  await expect(page.getByRole('radio', { name: /^Técnico/ })).toBeChecked()
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page).toHaveURL(/\/(tecnico|mi-perfil)$/)
})

test('a password is reset by the mailed link', { tag: '@desktop' }, async ({ page, site }) => {
  const ana = await site.registerPerson()
  await page.goto('/auth/forgot')
  await page.getByLabel('Correo').fill('ana')
  await page.getByRole('button', { name: 'Enviar enlace' }).click()
  await expect(page.getByRole('alert')).toHaveText('Correo inválido.')
  await page.getByLabel('Correo').fill(ana.email)
  await page.getByRole('button', { name: 'Enviar enlace' }).click()
  await expect(page.getByRole('status')).toHaveText(
    'Te enviamos un correo con el enlace para restablecer tu contraseña.',
  )
  await expect(page.getByLabel('Correo')).toHaveValue('')
  await page.goto(await linkSentTo(ana.email, site.dataDir, '/auth/reset'))
  await page.getByLabel('Contraseña', { exact: true }).fill('corta')
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(page.getByRole('alert')).toHaveText('La contraseña debe tener mínimo 6 caracteres.')
  await page.getByLabel('Contraseña', { exact: true }).fill('cobre-martes-9')
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(page.getByRole('status')).toContainText('Tu contraseña quedó cambiada.')
})

test('the account is edited, the menu opens and signing out works', { tag: '@phone' }, async ({
  page,
  site,
  context,
}) => {
  // A click beside a menu that is still opening would close it.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const ana = await site.signIn('cliente', context)
  await page.goto('/perfil')
  await page.getByLabel('Barrio').fill('')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('alert')).toHaveText('Ingresa tu barrio.')
  await page.getByLabel('Barrio').fill('Granada')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('status')).toHaveText('Cambios guardados.')
  expect(await site.sql('select barrio from users where email = $1', [ana.email])).toEqual([
    { barrio: 'Granada' },
  ])
  await page.getByRole('button', { name: /^Mi cuenta/ }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/perfil')
  await expect(page).toHaveURL('/auth/login?from=%2Fperfil')
})

test('controls that need JavaScript are not shown', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/auth/login')
  await expect(page.getByRole('button', { name: 'Mostrar contraseña' })).toHaveCount(0)
})
