// Section 2, Header: three bands, by role.
import type { Page } from '@playwright/test'
import { PROMO_PHRASES } from '#content/promo-phrases.ts'
import { expect, expectPage, open, test } from '#tests/support/journey.ts'

const mainNav = (page: Page) => page.getByRole('navigation', { name: 'Principal' })
const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Mi cuenta|Entrar/ })
const specialties = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Especialidades' })
const namesOf = (page: Page, role: 'link' | 'button', within = '#menu-cuenta') =>
  page.locator(within).getByRole(role).allTextContents()

const SIGNED_IN = [
  ['cliente', 'Cliente', ['Inicio', 'Catálogo', 'Mis reservas'], ['Mis reservas', 'Mi perfil']],
  [
    'tecnico',
    'Técnico',
    ['Inicio', 'Catálogo', 'Técnico', 'Agenda'],
    ['Mi perfil (técnico)', 'Agenda', 'Mis servicios'],
  ],
  ['admin', 'Administrador', ['Inicio', 'Catálogo', 'Admin'], ['Panel administrador']],
] as const

test('a guest sees Inicio and Catálogo, sign-in and registration', async ({ page }) => {
  await open(page, '/no-autorizado')
  await expect(mainNav(page).getByRole('link')).toHaveText(['Inicio', 'Catálogo'])
  await account(page).click()
  await expect(page.getByRole('link', { name: 'Crear cuenta' })).toBeVisible()
  expect(await namesOf(page, 'link')).toEqual(['Iniciar sesión', 'Crear cuenta'])
  expect(await namesOf(page, 'button')).toEqual([])
})

for (const [role, badge, nav, menu] of SIGNED_IN) {
  test(`role ${role} has its own entries, the email address and the badge ${badge}`, {
    tag: '@desktop',
  }, async ({ page, site, context }) => {
    const person = await site.signIn(role, context)
    await open(page, '/no-autorizado')
    await expect(mainNav(page).getByRole('link')).toHaveText([...nav])
    await account(page).click()
    await expect(page.getByText(person.email)).toBeVisible()
    await expect(page.locator('#menu-cuenta').getByText(badge, { exact: true })).toBeVisible()
    expect(await namesOf(page, 'link')).toEqual([...menu])
    expect(await namesOf(page, 'button')).toEqual(['Cerrar sesión'])
  })
}

test('on a phone every phrase and the word Especialidades fit, and the current entry is in view', {
  tag: '@phone',
}, async ({ page, site, context }) => {
  await site.signIn('tecnico', context)
  await open(page, '/mi-perfil')
  for (const { text } of PROMO_PHRASES) {
    const phrase = page.getByText(text, { exact: true })
    expect([text, await phrase.evaluate(span => span.scrollWidth - span.clientWidth)]).toEqual([text, 0])
  }
  const label = await specialties(page).boundingBox()
  expect(label?.width).toBeGreaterThan(100)
  await expect(specialties(page)).toBeInViewport({ ratio: 1 })
  await expect(mainNav(page).getByRole('link', { name: 'Técnico' })).toBeInViewport({ ratio: 1 })
})

test('on working screens the header of a phone is low, and its search opens over the row', {
  tag: '@phone',
}, async ({ page, site, context }) => {
  await site.signIn('tecnico', context)
  await open(page, '/agenda')
  expect((await page.getByRole('main').boundingBox())?.y).toBe(141)
  for (const entry of await mainNav(page).getByRole('link').all())
    await expect(entry).toBeInViewport({ ratio: 1 })
  const box = page.getByRole('search').getByRole('combobox')
  const link = page.getByRole('banner').getByRole('link', { name: 'Buscar' })
  await expect(link).toHaveAttribute('href', '/tecnicos')
  await expect(box).toBeHidden()
  await link.click()
  await expect(box).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(box).toBeHidden()
  await expect(link).toBeFocused()
  await link.click()
  await box.fill('gotera')
  await box.press('Enter')
  await expectPage(page, '/tecnicos?q=gotera')
})

test('menus close on Escape, on a click outside and on following a link', async ({ page }) => {
  await open(page, '/no-autorizado')
  const enter = page.locator('#menu-cuenta').getByRole('link', { name: 'Iniciar sesión' })
  const plumbing = page.locator('#menu-especialidades').getByRole('link', { name: 'Plomería' })
  await account(page).click()
  await expect(enter).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(enter).toBeHidden()
  await expect(account(page)).toBeFocused()

  await account(page).click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(enter).toBeHidden()

  await specialties(page).click()
  await expect(plumbing).toBeVisible()
  await account(page).click()
  await expect(plumbing).toBeHidden()
  await expect(enter).toBeVisible()
  // By keyboard: a click scrolls the page first, and the menu, which follows its button, moves away from the pointer.
  await enter.press('Enter')
  await expectPage(page, /\/auth\/login/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No autorizado')
  await expect(enter).toBeHidden()
})

test('the menu of specialties has ten links to the catalogue', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/no-autorizado')
  await specialties(page).click()
  const links = page.getByRole('navigation', { name: 'Especialidades' }).getByRole('link')
  await expect(links).toHaveCount(10)
  await expect(links.nth(2)).toHaveText('Reparación de neveras')
  await expect(links.nth(2)).toHaveAttribute('href', '/tecnicos?esp=reparacion%20de%20neveras')
})

test('a search is trimmed and opens the catalogue; an empty one opens it without a filter', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/no-autorizado')
  const box = page.getByRole('search').getByRole('combobox')
  await box.fill('  gotera en el baño ')
  await box.press('Enter')
  await expectPage(page, /\/tecnicos\?q=gotera\+en\+el\+ba%C3%B1o$/)
  await open(page, '/no-autorizado')
  await box.fill('   ')
  await box.press('Enter')
  await expectPage(page, /\/tecnicos$/)
})

/** The index of the visible phrase; -1 while one fades into the next and both are visible. */
async function phraseShown(page: Page): Promise<number> {
  const visible = await Promise.all(PROMO_PHRASES.map(({ text }) => page.getByText(text).isVisible()))
  return visible.filter(Boolean).length === 1 ? visible.indexOf(true) : -1
}

test('the promotional phrases change every 3.6 seconds and can be paused', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-16T10:00:00-05:00' })
  await open(page, '/no-autorizado')
  await page.clock.pauseAt('2026-11-16T11:00:00-05:00')
  // While paused, no change from the skipped hour is still to be rendered.
  await page.getByRole('button', { name: 'Pausar los mensajes' }).click()
  await expect(page.getByRole('button', { name: 'Reanudar los mensajes' })).toBeVisible()
  await expect.poll(() => phraseShown(page)).not.toBe(-1)
  const first = await phraseShown(page)
  const nthAfterFirst = (n: number) => (first + n) % PROMO_PHRASES.length
  await page.getByRole('button', { name: 'Reanudar los mensajes' }).click()
  await expect(page.getByRole('button', { name: 'Pausar los mensajes' })).toBeVisible()
  await page.clock.runFor(3_600)
  await expect.poll(() => phraseShown(page)).toBe(nthAfterFirst(1))
  await page.clock.runFor(3_600)
  await expect.poll(() => phraseShown(page)).toBe(nthAfterFirst(2))
  await page.getByRole('button', { name: 'Pausar los mensajes' }).click()
  await page.clock.runFor(20_000)
  expect(await phraseShown(page)).toBe(nthAfterFirst(2))
  await page.getByRole('button', { name: 'Reanudar los mensajes' }).click()
  await page.clock.runFor(3_600)
  await expect.poll(() => phraseShown(page)).toBe(nthAfterFirst(3))
})

test('with reduced motion the phrases do not change', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await open(page, '/no-autorizado')
  await expect(page.getByRole('button', { name: 'Reanudar los mensajes' })).toBeVisible()
  await page.clock.fastForward(20_000)
  expect(await phraseShown(page)).toBe(0)
})

test('the language picker changes its label and nothing else', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/no-autorizado')
  const before = await page.getByRole('main').textContent()
  const requests: string[] = []
  page.on('request', request => void requests.push(request.url()))
  const picker = page.getByLabel('Idioma')
  await expect(picker).toHaveValue('ES')
  await picker.selectOption('EN')
  await expect(picker).toHaveValue('EN')
  expect(await page.getByRole('main').textContent()).toBe(before)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-CO')
  expect(requests).toEqual([])
})
