// Section 4, Session: open pages follow a change of the session.
import type { BrowserContext, Page } from '@playwright/test'
import { expect, expectPage, isHydrated, open, test } from '#tests/support/browser/journey.ts'

const roleHint = (page: Page) => page.evaluate(() => localStorage.getItem('role'))

/** Two tabs of one browser on the account page, with the event stream open. */
async function twoTabs(context: BrowserContext): Promise<[Page, Page]> {
  const streaming = context.waitForEvent('response', response => new URL(response.url()).pathname === '/live')
  const tabs: [Page, Page] = [await context.newPage(), await context.newPage()]
  for (const tab of tabs) {
    await open(tab, '/perfil')
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Mi perfil')
  }
  await streaming
  return tabs
}

test('a blocked person is signed out of every open tab', { tag: '@desktop' }, async ({ context, site }) => {
  const ana = await site.signIn('cliente', context)
  const tabs = await twoTabs(context)
  await expect.poll(() => roleHint(tabs[0])).toBe('cliente')
  await site.sql('update users set blocked = true where email = $1', [ana.email])
  await Promise.all(tabs.map(tab => expectPage(tab, /\/auth\/login/)))
  await expect.poll(() => roleHint(tabs[0])).toBeNull()
})

test('a change of role shows in every open tab, and all share one event stream', {
  tag: '@desktop',
}, async ({ context, site }) => {
  const streams: string[] = []
  context.on('request', request => {
    if (new URL(request.url()).pathname === '/live') streams.push(request.url())
  })
  const ana = await site.signIn('cliente', context)
  const tabs = await twoTabs(context)
  expect(streams).toHaveLength(1)
  await site.sql(`update users set role = 'tecnico' where email = $1`, [ana.email])
  for (const tab of tabs) {
    await expect(tab.getByRole('banner').getByText('Técnico', { exact: true }).first()).toBeVisible()
    await expect.poll(() => roleHint(tab)).toBe('tecnico')
  }
})

test('what changes before a tab is connected shows in it, also when another tab has the stream', {
  tag: '@desktop',
}, async ({ context, site }) => {
  const ana = await site.signIn('cliente', context)
  const badge = (tab: Page) => tab.getByRole('banner').getByText('Técnico', { exact: true }).first()
  const become = (role: string) => site.sql('update users set role = $2 where email = $1', [ana.email, role])
  /** A tab whose requests like this one wait until it is called. */
  async function openWithout(pattern: string): Promise<[Page, () => void]> {
    const tab = await context.newPage()
    let goOn = () => {}
    const isHeld = new Promise<void>(resolve => {
      goOn = resolve
    })
    const asked = tab.waitForRequest(pattern)
    await tab.route(pattern, async route => {
      await isHeld
      await route.continue()
    })
    await open(tab, '/perfil')
    await asked
    return [tab, goOn]
  }
  const script = context.waitForEvent(
    'response',
    async response => response.url().endsWith('.js') && (await response.text()).includes('/live?'),
  )
  const [first, connect] = await openWithout('**/live?*')
  await become('tecnico')
  connect()
  await expect(badge(first)).toBeVisible()
  const [second, listen] = await openWithout((await script).url())
  await become('cliente')
  await expect(badge(first)).toHaveCount(0)
  await expect(badge(second)).toBeVisible()
  listen()
  await expect(badge(second)).toHaveCount(0)
})

test('guests have no event stream and no stored role, and an invented one gives no access', {
  tag: '@desktop',
}, async ({ page }) => {
  const paths: string[] = []
  page.on('request', request => void paths.push(new URL(request.url()).pathname))
  await open(page, '/')
  expect(await roleHint(page)).toBeNull()
  await page.addInitScript(() => localStorage.setItem('role', 'admin'))
  await open(page, '/perfil')
  await expectPage(page, '/auth/login?from=%2Fperfil')
  await expect.poll(() => roleHint(page)).toBeNull()
  expect(paths).not.toContain('/live')
})

test('signing out goes home, replaces the page in history and reaches the other tabs', {
  tag: '@phone',
}, async ({ context, site }) => {
  await site.signIn('cliente', context)
  const [tab, other] = await twoTabs(context)
  await tab.getByRole('button', { name: /^Mi cuenta/ }).click()
  // By keyboard: a click scrolls the page first, and the menu, which follows its button, moves away from the pointer.
  await tab.getByRole('button', { name: 'Cerrar sesión' }).press('Enter')
  await expectPage(tab, '/')
  await expectPage(other, /\/auth\/login/)
  expect(await roleHint(tab)).toBeNull()
  await tab.goBack()
  await expect(tab).not.toHaveURL('/perfil')
})

test('going back after signing out leads through the sign-in form, past the guarded pages', {
  tag: '@desktop',
}, async ({ page, site }) => {
  const ana = await site.signIn('cliente', page.context())
  await open(page, '/no-autorizado')
  await page.getByRole('navigation').getByRole('link', { name: 'Mis reservas' }).click()
  await expectPage(page, '/mis-reservas')
  // A menu opened before the page is there, on its skeleton, closes with the navigation.
  await expect(page.getByText('No tienes reservas próximas.')).toBeVisible()
  await page.getByRole('button', { name: /^Mi cuenta/ }).click()
  await page.getByRole('link', { name: 'Mi perfil' }).press('Enter')
  await expectPage(page, '/perfil')
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeVisible()
  await page.getByRole('button', { name: /^Mi cuenta/ }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).press('Enter')
  await expectPage(page, '/')
  await page.goBack()
  await expectPage(page, '/auth/login?from=%2Fmis-reservas')
  await expect(page.getByText(ana.email)).toHaveCount(0)
  await page.goBack()
  await expectPage(page, '/no-autorizado')
})

test('signing in in one tab updates the other', { tag: '@desktop' }, async ({ context, site }) => {
  const ana = await site.registerPerson()
  const [tab, other] = [await context.newPage(), await context.newPage()]
  await open(other, '/no-autorizado')
  await open(tab, '/auth/login')
  await tab.getByLabel('Correo').fill(ana.email)
  await tab.getByLabel('Contraseña', { exact: true }).fill(ana.password)
  await tab.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expectPage(tab, '/')
  await isHydrated(other)
  await expect(other.getByRole('banner').getByText('Cliente', { exact: true }).first()).toBeVisible()
})
