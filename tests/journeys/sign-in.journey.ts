// Sections 2, 5 and 8: signing in, what only a browser shows; the rest is in tests/http/sign-in.test.ts.
import type { Page } from '@playwright/test'
import { expect, expectPage, open, test } from '#tests/support/browser/journey.ts'
import { PASSWORD } from '#tests/support/people/people.ts'

const emailOf = (page: Page) => page.getByLabel('Correo')
const passwordOf = (page: Page) => page.getByLabel('Contraseña', { exact: true })
const sendOf = (page: Page) => page.getByRole('button', { name: 'Iniciar sesión' })

test('errors appear at their fields one by one, what was typed stays, and the password can be shown', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/auth/login')
  const problem = page.getByRole('alert')
  await sendOf(page).click()
  await expect(problem).toHaveText('Correo inválido.')
  await expect(emailOf(page)).toBeFocused()
  await expect(emailOf(page)).toHaveAccessibleDescription('Correo inválido.')
  await emailOf(page).fill('ana@')
  await sendOf(page).click()
  await expect(problem).toHaveText('Correo inválido.')
  await emailOf(page).fill('nadie@correo.co')
  await sendOf(page).click()
  await expect(problem).toHaveText('Ingresa tu contraseña.')
  await expect(passwordOf(page)).toBeFocused()

  await passwordOf(page).fill(PASSWORD)
  await expect(passwordOf(page)).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Mostrar contraseña' }).click()
  await expect(passwordOf(page)).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Ocultar contraseña' }).click()
  await expect(passwordOf(page)).toHaveAttribute('type', 'password')
  await expect(passwordOf(page)).toHaveValue(PASSWORD)

  await sendOf(page).click()
  await expect(problem).toHaveText('Usuario no encontrado.')
  await expect(emailOf(page)).toHaveValue('nadie@correo.co')
})

test('signing in works by keyboard alone', { tag: '@desktop' }, async ({ page, site }) => {
  const ana = await site.registerPerson()
  await open(page, '/auth/login')
  for (let n = 0; n < 12 && !(await emailOf(page).evaluate(field => field === document.activeElement)); n++) {
    await page.keyboard.press('Tab')
  }
  await expect(emailOf(page)).toBeFocused()
  await page.keyboard.type(ana.email)
  await page.keyboard.press('Tab')
  await expect(passwordOf(page)).toBeFocused()
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expectPage(page, '/')
})

test('a form that is being sent is not sent again, and leads back to the guarded page', {
  tag: '@desktop',
}, async ({ page, site }) => {
  const ana = await site.registerPerson()
  await open(page, '/perfil?tab=datos')
  await expectPage(page, `/auth/login?from=${encodeURIComponent('/perfil?tab=datos')}`)
  const posts: (string | null)[] = []
  page.on('request', request => void (request.method() === 'POST' && posts.push(request.postData())))
  await page.getByRole('checkbox', { name: 'Recordarme' }).uncheck()
  await emailOf(page).fill(ana.email)
  await passwordOf(page).fill(PASSWORD)
  const answer = Promise.withResolvers<void>()
  await page.route('**/auth/login.data*', async route => {
    await answer.promise
    await route.continue()
  })
  await sendOf(page).dblclick()
  await expect.poll(() => posts.length).toBe(1)
  await passwordOf(page).press('Enter')
  answer.resolve()
  await expectPage(page, '/perfil?tab=datos')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mi perfil')
  expect(posts).toHaveLength(1)
  expect([...new URLSearchParams(posts[0] ?? '').keys()].sort()).toEqual(['email', 'from', 'password'])
})
