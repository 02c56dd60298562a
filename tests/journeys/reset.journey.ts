// D9 and section 8: resetting a password.
import { expect, expectPage, isHydrated, open, test } from '#tests/support/journey.ts'
import { lettersTo, linkSentTo } from '#tests/support/outbox.ts'
import { PASSWORD } from '#tests/support/people.ts'

const SENT = 'Te enviamos un correo con el enlace para restablecer tu contraseña.'
const NEW_PASSWORD = 'cobre-martes-9'

test('the mailed link sets a new password once and ends other sessions', { tag: '@desktop' }, async ({
  page,
  site,
  browser,
}) => {
  const ana = await site.registerPerson()
  const elsewhere = await browser.newContext({ baseURL: site.origin })
  const other = await elsewhere.newPage()
  await open(other, '/auth/login?from=/perfil')
  await other.getByLabel('Correo').fill(ana.email)
  await other.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await other.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expectPage(other, '/perfil')

  await open(page, '/auth/forgot')
  await page.getByLabel('Correo').fill(ana.email)
  await page.getByRole('button', { name: 'Enviar enlace' }).click()
  await expect(page.getByRole('status')).toHaveText(SENT)
  await expect(page.getByLabel('Correo')).toHaveValue('')

  const link = await linkSentTo(ana.email, site.dataDir, '/auth/reset')
  await page.goto(link)
  await isHydrated(page)
  const password = page.getByLabel('Contraseña', { exact: true })
  const save = page.getByRole('button', { name: 'Guardar contraseña' })
  await password.fill('corta')
  await save.click()
  await expect(page.getByRole('alert')).toHaveText('La contraseña debe tener mínimo 6 caracteres.')
  await password.fill('colombia123')
  await save.click()
  await expect(page.getByRole('alert')).toHaveText('Contraseña débil.')
  await password.fill(NEW_PASSWORD)
  await save.click()
  await expect(page.getByRole('status')).toContainText('Tu contraseña quedó cambiada.')
  await expectPage(other, /\/auth\/login/)

  await page.goto(link)
  await expect(page.getByRole('alert')).toHaveText('El enlace ya no es válido. Pide uno nuevo.')
  await expect(password).toBeHidden()
  await expect(page.getByRole('link', { name: 'Pedir un enlace nuevo' })).toBeVisible()

  await open(page, '/auth/login?from=/perfil')
  await page.getByLabel('Correo').fill(ana.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expectPage(page, '/perfil')
  await elsewhere.close()
})

test('an unknown address gets the same answer and no mail', { tag: '@desktop' }, async ({ page, site }) => {
  const nobody = `nadie-${Date.now()}@correo.co`
  await open(page, '/auth/forgot')
  await page.getByLabel('Correo').fill(nobody)
  await page.getByRole('button', { name: 'Enviar enlace' }).click()
  await expect(page.getByRole('status')).toHaveText(SENT)
  expect(await lettersTo(nobody, site.dataDir)).toEqual([])
})

test('an invalid address is reported at once; too many mails are refused', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  const ana = await site.registerPerson()
  await open(page, '/auth/forgot')
  const send = page.getByRole('button', { name: 'Enviar enlace' })
  await page.getByLabel('Correo').fill('ana@correo')
  await send.click()
  await expect(page.getByRole('alert')).toHaveText('Correo inválido.')
  for (let n = 0; n < 3; n++) {
    await page.getByLabel('Correo').fill(ana.email)
    await send.click()
    await expect(page.getByLabel('Correo')).toHaveValue('')
  }
  await page.getByLabel('Correo').fill(ana.email)
  await send.click()
  await expect(page.getByRole('alert')).toHaveText(
    'No pudimos enviar el correo. Verifica el email o intenta más tarde.',
  )
})

test('the reset page is not indexed and sends no referrer to other sites', { tag: '@desktop' }, async ({
  page,
}) => {
  const answer = await page.goto('/auth/reset?token=abc')
  expect(answer?.headers()['referrer-policy']).toBe('same-origin')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})
