// Section 2, Header: three bands. Its entries by role are in tests/http/page-frame.test.ts.
import type { Page } from '@playwright/test'
import { PROMO_PHRASES } from '#site/wording/header-and-footer.ts'
import { expect, expectPage, open, test } from '#tests/support/browser/journey.ts'
import { publishTechnician } from '#tests/support/people/published-technicians.ts'

const mainNav = (page: Page) => page.getByRole('navigation', { name: 'Principal' })
const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Mi cuenta|Entrar/ })
const specialties = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Especialidades' })

test('on a phone the header of a technician is low and whole on every screen, and its search unfolds', {
  tag: '@phone',
}, async ({ page, site, context }) => {
  const { email } = await site.signIn('tecnico', context)
  await open(page, '/mi-perfil')

  await test.step('every phrase, the word Especialidades and every entry fit', async () => {
    for (const { text } of PROMO_PHRASES) {
      const phrase = page.getByText(text, { exact: true })
      expect([text, await phrase.evaluate(span => span.scrollWidth - span.clientWidth)]).toEqual([text, 0])
    }
    for (const entry of [specialties(page), ...(await mainNav(page).getByRole('link').all())])
      await expect(entry).toBeInViewport({ ratio: 1 })
    const { box, words } = await specialties(page).evaluate(button => ({
      box: button.clientWidth,
      words: button.scrollWidth,
    }))
    expect(words).toBeLessThanOrEqual(box)
  })

  await test.step('on a narrower one the current entry is whole, and the row begins with a whole one', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.getByRole('banner').getByRole('link', { name: 'Agenda' }).first().click()
    await expectPage(page, '/agenda')
    await expect(mainNav(page).getByRole('link', { name: 'Agenda' })).toBeInViewport({ ratio: 1 })
    const cut = await mainNav(page)
      .getByRole('list')
      .evaluate(list => {
        const { left } = list.getBoundingClientRect()
        const boxes = [...list.querySelectorAll('a')].map(entry => entry.getBoundingClientRect())
        return boxes.filter(box => box.left < left - 1 && box.right > left + 1).length
      })
    expect(cut).toBe(0)
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, '/mi-perfil')
  })

  await test.step('the menu shows whose account it is', async () => {
    const menu = page.locator('#menu-cuenta')
    await account(page).click()
    await expect(menu.getByText(email)).toBeVisible()
    await expect(menu.getByText('Técnico', { exact: true })).toBeVisible()
    await menu.getByRole('link', { name: 'Agenda' }).press('Enter')
    await expectPage(page, '/agenda')
  })

  await test.step('a low header, whose search opens over the row', async () => {
    expect((await page.getByRole('main').boundingBox())?.y).toBe(149)
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
})

test('on a phone guests arrive at the whole search, and a profile shows its free hours on the first screen', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { slug } = await publishTechnician(site.sql, {
    nombre: 'María de los Ángeles Santofimio Rodríguez',
    especialidades: ['Electricidad', 'CCTV', 'Iluminación LED'],
    barrio: 'Chapinero Alto',
    fields: { verificado: true, aniosExperiencia: 18 },
  })
  const box = page.getByRole('banner').getByLabel('¿Qué necesitas arreglar?')
  for (const path of ['/', '/about', '/tecnicos/oficio/electricidad']) {
    await open(page, path)
    await expect(box).toBeVisible()
    expect((await page.getByRole('main').boundingBox())?.y).toBe(215)
  }
  for (const path of ['/tecnicos', `/tecnicos/${slug}`]) {
    await open(page, path)
    await expect(box).toBeHidden()
    expect((await page.getByRole('main').boundingBox())?.y).toBe(149)
  }
  const hour = page
    .getByRole('list', { name: /^Horas libres/ })
    .getByRole('link')
    .first()
  const bar = page.getByRole('link', { name: 'Reservar' }).filter({ visible: true }).last()
  const { y = 0, height = 0 } = (await hour.boundingBox()) ?? {}
  expect(y + height / 2).toBeLessThan((await bar.boundingBox())?.y ?? 0)
  // The search is the same, folded.
  await page.getByRole('banner').getByRole('link', { name: 'Buscar' }).click()
  await expect(box).toBeFocused()
})

test('menus close on Escape, on a click outside and on following a link', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page, '/no-autorizado')
  const enter = page.locator('#menu-cuenta').getByRole('link', { name: 'Iniciar sesión' })
  const plumbing = page.locator('#menu-especialidades').getByRole('link', { name: 'Plomería' })
  await account(page).click()
  await expect(enter).toBeVisible()
  await expect(page.getByRole('link', { name: 'Crear cuenta' })).toBeVisible()
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
