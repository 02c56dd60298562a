// Sections 2, 5 and 8: signing in, its error texts and where it leads.
import type { Page } from '@playwright/test'
import { expect, expectPage, open, test } from '#tests/support/journey.ts'
import { PASSWORD } from '#tests/support/people.ts'

const emailOf = (page: Page) => page.getByLabel('Correo')
const passwordOf = (page: Page) => page.getByLabel('Contraseña', { exact: true })
const sendOf = (page: Page) => page.getByRole('button', { name: 'Iniciar sesión' })

async function signInAs(page: Page, email: string, password = PASSWORD) {
  await emailOf(page).fill(email)
  await passwordOf(page).fill(password)
  await sendOf(page).click()
}

test('errors appear at their fields one by one, and what was typed stays', { tag: '@phone' }, async ({
  page,
}) => {
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
  await sendOf(page).click()
  await expect(problem).toHaveText('Usuario no encontrado.')
  await expect(emailOf(page)).toHaveValue('nadie@correo.co')
})

test('a wrong password is reported, and after ten the account has to wait', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  const ana = await site.registerPerson()
  await open(page, '/auth/login')
  for (let n = 1; n <= 10; n++) {
    const answer = page.waitForResponse(response => response.request().method() === 'POST')
    await signInAs(page, ana.email, `otra-clave-${n}`)
    expect((await answer).status()).toBe(401)
    await expect(page.getByRole('alert')).toHaveText('Credenciales inválidas.')
  }
  await signInAs(page, ana.email)
  await expect(page.getByRole('alert')).toHaveText('Demasiados intentos. Intenta luego.')
})

test('a blocked account is reported as disabled', { tag: '@desktop' }, async ({ page, site }) => {
  const ana = await site.registerPerson()
  await site.sql('update users set blocked = true where email = $1', [ana.email])
  await open(page, '/auth/login')
  await signInAs(page, ana.email)
  await expect(page.getByRole('alert')).toHaveText('Tu cuenta está deshabilitada.')
})

test('capitals and spaces in the address do not matter', { tag: '@desktop' }, async ({ page, site }) => {
  const ana = await site.registerPerson()
  await open(page, '/auth/login')
  await signInAs(page, `  ${ana.email.toUpperCase()} `)
  await expectPage(page, '/')
})

for (const [role, from, landing] of [
  ['cliente', '', '/'],
  ['cliente', '/perfil', '/perfil'],
  ['tecnico', '/perfil?a=1', '/perfil?a=1'],
  ['cliente', '//evil.com', '/'],
  ['cliente', 'https://evil.com', '/'],
  ['cliente', '/\\evil.com', '/'],
  ['cliente', 'javascript:alert(1)', '/'],
  ['cliente', '/auth/register', '/'],
] as const) {
  test(`role ${role} coming from "${from}" lands on ${landing}`, { tag: '@desktop' }, async ({
    page,
    site,
  }) => {
    const somebody = await site.registerPerson({ role })
    await open(page, `/auth/login?from=${encodeURIComponent(from)}`)
    await signInAs(page, somebody.email)
    await expectPage(page, landing)
  })
}

for (const [role, landing] of [
  ['tecnico', '/mi-perfil'],
  ['admin', '/admin'],
] as const) {
  test(`role ${role} is sent to ${landing}`, { tag: '@desktop' }, async ({ page, site }) => {
    const somebody = await site.registerPerson({ role: 'tecnico' })
    await site.sql('update users set role = $2 where email = $1', [somebody.email, role])
    await open(page, '/auth/login')
    const requested = page.waitForRequest(
      request => new URL(request.url()).pathname.replace(/\.data$/, '') === landing,
    )
    await signInAs(page, somebody.email)
    await requested
  })
}

test('a guarded page redirects to signing in and back', { tag: '@desktop' }, async ({ page, site }) => {
  const ana = await site.registerPerson()
  await open(page, '/perfil?tab=datos')
  await expectPage(page, `/auth/login?from=${encodeURIComponent('/perfil?tab=datos')}`)
  await signInAs(page, ana.email)
  await expectPage(page, '/perfil?tab=datos')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mi perfil')
})

test('the password can be shown and hidden', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/auth/login')
  await passwordOf(page).fill('se-ve-o-no')
  await expect(passwordOf(page)).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Mostrar contraseña' }).click()
  await expect(passwordOf(page)).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Ocultar contraseña' }).click()
  await expect(passwordOf(page)).toHaveAttribute('type', 'password')
  await expect(passwordOf(page)).toHaveValue('se-ve-o-no')
})

test('"Recordarme" changes nothing of what is sent', { tag: '@desktop' }, async ({ page, site }) => {
  const ana = await site.registerPerson()
  await open(page, '/auth/login')
  await page.getByRole('checkbox', { name: 'Recordarme' }).uncheck()
  const sent = page.waitForRequest(request => request.method() === 'POST')
  await signInAs(page, ana.email)
  expect([...new URLSearchParams((await sent).postData() ?? '').keys()].sort()).toEqual([
    'email',
    'from',
    'password',
  ])
})

test('the form links to password reset and registration', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/auth/login')
  await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click()
  await expectPage(page, '/auth/forgot')
  await page.goBack()
  await expectPage(page, '/auth/login')
  await page.getByRole('link', { name: 'Crear cuenta' }).click()
  await expectPage(page, '/auth/register')
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

test('a double click sends the form once', { tag: '@desktop' }, async ({ page, site }) => {
  const ana = await site.registerPerson()
  await open(page, '/auth/login')
  const posts: string[] = []
  page.on('request', request => void (request.method() === 'POST' && posts.push(request.url())))
  await emailOf(page).fill(ana.email)
  await passwordOf(page).fill(PASSWORD)
  await sendOf(page).dblclick()
  await expectPage(page, '/')
  expect(posts).toHaveLength(1)
})
