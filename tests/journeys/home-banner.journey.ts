// Section 4, banner: three slides that fade, one every 6 seconds, and what pauses them.
import type { Page } from '@playwright/test'
import { PROMO_PHRASES } from '#site/wording/header-and-footer.ts'
import { expect, expectAccessible, expectPage, open, test } from '#tests/support/browser/journey.ts'

const HEADLINES = [/^Alguien de confianza/, /^¿Se dañó de noche/, /^Lo recomiendan/] as const

const banner = (page: Page) => page.getByRole('region', { name: 'Promociones' })
const control = (page: Page, name: RegExp | string) => banner(page).getByRole('button', { name })

async function expectSlide(page: Page, number: 1 | 2 | 3) {
  await expect(banner(page).getByText(`${number} de 3`, { exact: true })).toBeVisible()
  const shown = banner(page).locator('[data-shown]')
  await expect(shown).toHaveCount(1)
  await expect(shown.getByRole('heading', { level: 2 })).toHaveText(HEADLINES[number - 1] ?? '')
  await expect(banner(page).locator('[inert]')).toHaveCount(2)
}

/** Also after a hover, which React renders a moment later. */
async function expectMoving(page: Page, moving: boolean) {
  await expect(banner(page).and(page.locator('[data-moving]'))).toHaveCount(moving ? 1 : 0)
}

async function openWithStoppedClock(page: Page) {
  await page.clock.install()
  await open(page, '/')
  await page.clock.pauseAt(Date.now() + 3_600_000)
}

/** To the beginning of the first slide's six seconds. */
async function restart(page: Page) {
  for (const number of [2, 1])
    await control(page, new RegExp(`^Ver promoción ${number} de 3`)).dispatchEvent('click')
  await expectSlide(page, 1)
}

test('a slide shows for six seconds and fades into the next in one; the first follows the third', {
  tag: '@desktop',
}, async ({ page }) => {
  await openWithStoppedClock(page)
  await restart(page)
  await page.clock.runFor(5_999)
  await expectSlide(page, 1)
  await page.clock.runFor(1)
  await expectSlide(page, 2)
  const fade = await banner(page)
    .locator('[data-shown]')
    .evaluate(slide => getComputedStyle(slide).transition)
  expect(fade).toMatch(/^opacity 1s/)
  await page.clock.runFor(6_000)
  await expectSlide(page, 3)
  await page.clock.runFor(6_000)
  await expectSlide(page, 1)
})

test('a pointer, the keyboard focus and a button pause the banner', { tag: '@desktop' }, async ({ page }) => {
  await openWithStoppedClock(page)

  await test.step('a pointer over the banner: the slide then gets the rest of its time', async () => {
    await restart(page)
    await page.clock.runFor(4_000)
    await banner(page).getByText('500+ Técnicos Verificados').hover()
    await expectMoving(page, false)
    await page.clock.runFor(30_000)
    await expectSlide(page, 1)
    await page.getByRole('banner').getByLabel('¿Qué necesitas arreglar?').hover()
    await expectMoving(page, true)
    await page.clock.runFor(1_999)
    await expectSlide(page, 1)
    await page.clock.runFor(1)
    await expectSlide(page, 2)
  })

  await test.step('keyboard focus inside, until it leaves', async () => {
    await restart(page)
    // The last Tab stop before the banner.
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await expect(banner(page).getByLabel('¿Qué necesitas arreglar?')).toBeFocused()
    await expectMoving(page, false)
    await page.clock.runFor(30_000)
    await expectSlide(page, 1)
    await page.keyboard.press('Shift+Tab')
    await expectMoving(page, true)
    await page.clock.runFor(6_000)
    await expectSlide(page, 2)
  })

  await test.step('the button, which also starts it again', async () => {
    await restart(page)
    await control(page, 'Pausar las promociones').click()
    await page.mouse.move(0, 0)
    await expectMoving(page, false)
    await page.clock.runFor(30_000)
    await expectSlide(page, 1)
    await control(page, 'Reanudar las promociones').press('Enter')
    await expectMoving(page, true)
    await page.clock.runFor(6_000)
    await expectSlide(page, 2)
  })
})

test('with reduced motion nothing moves by itself; the second slide is accessible', {
  tag: '@phone',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await open(page, '/')
  const header = page.getByRole('banner')
  await expect(header.getByRole('button', { name: 'Reanudar los mensajes' })).toBeVisible()
  await expect(control(page, 'Reanudar las promociones')).toBeVisible()
  await page.clock.fastForward(60_000)
  await expectSlide(page, 1)
  for (const [index, { text }] of PROMO_PHRASES.entries())
    await expect(header.getByText(text)).toBeVisible({ visible: index === 0 })
  await control(page, /^Ver promoción 2 de 3/).click()
  await expectSlide(page, 2)
  await expect(banner(page).getByRole('link')).toHaveCount(2)
  await expectAccessible(page)
})

test('a segment shows its slide, only that can be focused, and its links scroll to a section and focus it', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/')
  await control(page, 'Pausar las promociones').click()
  for (const [slide, name, anchor] of [
    [3, 'Explorar técnicos', 'catalogo'],
    [3, 'Cómo funciona', 'servicios'],
    [2, 'Ver servicios', 'servicios'],
    [2, 'Hablar con soporte', 'contact'],
    [1, 'Explorar técnicos', 'catalogo'],
    [1, 'Ver ofertas', 'ofertas'],
  ] as const) {
    await control(page, new RegExp(`^Ver promoción ${slide} de 3`)).click()
    await expectSlide(page, slide)
    await expect(banner(page).getByRole('link')).toHaveCount(2)
    await banner(page).getByRole('link', { name }).click()
    await expectPage(page, `/#${anchor}`)
    await expect(page.locator(`#${anchor}`)).toBeFocused()
    await expect(page.locator(`#${anchor}`)).toBeInViewport()
  }
})

// A style sheet decides it (`scripting: none`): what is sent does not show it.
