// D9 and section 8: resetting a password, what only a browser shows; the rest is in tests/http/password-reset.test.ts.
import { expect, expectPage, isHydrated, open, test } from '#tests/support/browser/journey.ts'
import { linkSentTo } from '#tests/support/servers/outbox.ts'

test('the forms answer in place, and a new password ends the session of another browser', {
  tag: '@desktop',
}, async ({ page, site, browser }) => {
  const elsewhere = await browser.newContext({ baseURL: site.origin })
  const ana = await site.signIn('cliente', elsewhere)
  const other = await elsewhere.newPage()
  await open(other, '/perfil')

  await open(page, '/auth/forgot')
  await page.getByLabel('Correo').fill(ana.email)
  await page.getByRole('button', { name: 'Enviar enlace' }).click()
  await expect(page.getByRole('status')).toHaveText(
    'Te enviamos un correo con el enlace para restablecer tu contraseña.',
  )
  await expect(page.getByLabel('Correo')).toHaveValue('')

  await page.goto(await linkSentTo(ana.email, site.dataDir, '/auth/reset'))
  await isHydrated(page)
  const password = page.getByLabel('Contraseña', { exact: true })
  const save = page.getByRole('button', { name: 'Guardar contraseña' })
  await password.fill('colombia123')
  await save.click()
  await expect(page.getByRole('alert')).toHaveText('Contraseña débil.')
  await expect(password).toBeFocused()
  await password.fill('cobre-martes-9')
  await save.click()
  await expect(page.getByRole('status')).toContainText('Tu contraseña quedó cambiada.')
  await expectPage(other, /\/auth\/login/)
  await elsewhere.close()
})
