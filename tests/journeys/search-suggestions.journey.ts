// Suggestions while typing in header, hero and home search, and the hero that asks what and where.
import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectPage, open, test } from '#tests/support/browser/journey.ts'
import { newCity, publishTechnician } from '#tests/support/people/published-technicians.ts'

const header = (page: Page) => page.getByRole('banner').getByLabel('¿Qué necesitas arreglar?')
const hero = (page: Page) => page.getByRole('search', { name: 'Qué y dónde' })
const options = (page: Page) => page.getByRole('listbox').getByRole('option')
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
/** One word that nobody else's name begins with. */
const newName = () => `Zoraida${randomBytes(4).toString('hex')}`

test('suggestions are walked with the keyboard, and Enter follows one', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  await publishTechnician(site.sql, { especialidades: ['Neveras'] })
  await open(page, '/no-autorizado')
  const box = header(page)
  await expect(box).toHaveRole('combobox')
  await expect(box).toHaveAttribute('aria-expanded', 'false')
  await box.fill('never')
  await expect(group(page, 'Oficios').getByRole('option')).toHaveText(/^Neveras/)
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  await expect(box).toHaveAttribute(
    'aria-controls',
    (await page.getByRole('listbox').getAttribute('id')) ?? '',
  )
  await expect(page.getByRole('status').filter({ hasText: / sugerencias$/ })).toHaveText(
    `${await options(page).count()} sugerencias`,
  )

  const expectActive = async (index: number) => {
    await expect(options(page).and(page.locator('[aria-selected=true]'))).toHaveCount(1)
    await expect(options(page).nth(index)).toHaveAttribute('aria-selected', 'true')
    await expect(box).toHaveAttribute(
      'aria-activedescendant',
      (await options(page).nth(index).getAttribute('id')) ?? '',
    )
    await expect(box).toBeFocused()
  }
  await box.press('ArrowDown')
  await box.press('ArrowDown')
  await expectActive(1)
  await box.press('End')
  await expectActive((await options(page).count()) - 1)
  await box.press('ArrowDown')
  await expectActive(0)
  await expectAccessible(page)

  await box.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(box).toHaveAttribute('aria-expanded', 'false')
  await expect(box).toHaveValue('never')
  await box.press('ArrowDown')
  await expectActive(0)
  await box.press('Enter')
  await expectPage(page, '/tecnicos?esp=neveras')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(box).toHaveValue('')
})

test('what is typed while the suggestions are being rendered counts', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  await publishTechnician(site.sql, { especialidades: ['Neveras'] })
  await page.addInitScript(() => {
    const { addEventListener } = HTMLInputElement.prototype
    HTMLInputElement.prototype.addEventListener = function (this: HTMLInputElement, ...listener: unknown[]) {
      // The panel was rendered for an empty field, and begins to listen.
      if (listener[0] === 'input') this.value = 'never'
      return Reflect.apply(addEventListener, this, listener)
    }
  })
  await open(page, '/no-autorizado')
  await header(page).focus()
  await expect(group(page, 'Oficios').getByRole('option')).toHaveText(/^Neveras/)
})

test('a technician is suggested by name: Enter filters the list of the home page, a click opens the profile', {
  tag: '@desktop',
}, async ({ page, site }) => {
  const nombre = newName()
  await publishTechnician(site.sql, { nombre, ciudad: newCity() })
  const suggested = group(page, 'Técnicos').getByRole('option')

  await test.step('in the section of the home page', async () => {
    await open(page, '/')
    const box = page.locator('#catalogo').getByLabel('Buscar por nombre, ciudad u oficio')
    await box.fill(nombre)
    await expect(suggested).toHaveText(new RegExp(nombre))
    await box.press('Enter')
    await expect(options(page)).toHaveCount(0)
    await expectPage(page, `/?q=${nombre}`)
    await expect(page.locator('#catalogo').getByRole('article')).toHaveCount(1)
  })

  await test.step('in the header, where a click beside closes', async () => {
    await open(page, '/no-autorizado')
    await header(page).fill(nombre.slice(0, -1))
    await expect(suggested).toHaveText(new RegExp(nombre))
    await page.getByRole('heading', { level: 1 }).click()
    await expect(options(page)).toHaveCount(0)
    await header(page).click()
    await suggested.click()
    await expect(page.getByRole('heading', { level: 1, name: nombre })).toBeVisible()
    await expect(header(page)).toHaveValue('')
  })
})

test('one pause is one request, and a text asked before is none', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  await publishTechnician(site.sql, { especialidades: ['Neveras', 'Plomería'] })
  await page.clock.install()
  await open(page, '/no-autorizado')
  const box = header(page)
  // Their script is loaded before the clock stops.
  await box.fill('plomer')
  await expect(group(page, 'Oficios').getByRole('option')).toHaveText(/^Plomería/)
  await box.fill('')
  await expect(options(page)).toHaveCount(0)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const asked: (string | null)[] = []
  page.on('request', request => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/buscar/sugerencias') asked.push(searchParams.get('q'))
  })
  await box.pressSequentially('never')
  await page.clock.runFor(1_000)
  await expect(group(page, 'Oficios').getByRole('option')).toHaveText(/^Neveras/)
  await box.pressSequentially('as')
  await page.clock.runFor(1_000)
  await expect.poll(() => asked).toEqual(['never', 'neveras'])
  await box.press('Backspace')
  await box.press('Backspace')
  await page.clock.runFor(1_000)
  await expect(group(page, 'Oficios').getByRole('option')).toHaveText(/^Neveras/)
  expect(asked).toEqual(['never', 'neveras'])
})

test('recent searches stay in this browser and are removed one by one or all', { tag: '@phone' }, async ({
  page,
}) => {
  for (const text of ['chapa dañada', 'gotera', 'pintar sala']) {
    await open(page, '/about')
    await header(page).fill(text)
    await header(page).press('Enter')
    await expectPage(page, `/tecnicos?${new URLSearchParams({ q: text })}`)
  }
  await open(page, '/about')
  await header(page).click()
  const recents = group(page, 'Búsquedas recientes').getByRole('option')
  await expect(recents).toHaveText(['pintar sala', 'gotera', 'chapa dañada'])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Quitar «gotera»' }).click()
  await expect(recents).toHaveText(['pintar sala', 'chapa dañada'])
  await expect(header(page)).toBeFocused()
  await recents.last().click()
  await expectPage(page, '/tecnicos?q=chapa+da%C3%B1ada')
  await open(page, '/about')
  await header(page).click()
  await expect(recents).toHaveText(['chapa dañada', 'pintar sala'])
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Borrar las búsquedas recientes' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(recents).toHaveCount(0)
  await page.reload()
  await expect(header(page)).toHaveRole('combobox')
  await header(page).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull()
})

test('the hero suggests in the city of the account, and searches there', { tag: '@phone' }, async ({
  page,
  site,
  context,
}) => {
  const { ciudad } = await site.signIn('cliente', context)
  const nombre = newName()
  await publishTechnician(site.sql, { nombre, ciudad, especialidades: ['Neveras'] })
  await open(page, '/')
  const what = hero(page).getByLabel('¿Qué necesitas arreglar?')
  await what.fill('never')
  await expect(group(page, 'Lugares').getByRole('option').first()).toHaveText(`Neveras en ${ciudad}Tu ciudad`)
  await expectAccessible(page)
  await what.fill(` ${nombre} `)
  // On a phone the suggestions cover the button.
  await what.press('Escape')
  await hero(page).getByRole('button', { name: 'Buscar' }).click()
  await expectPage(page, `/tecnicos?${new URLSearchParams({ q: nombre, ciudad })}`)
  await expect(page.getByRole('heading', { level: 3, name: nombre })).toBeVisible()
})

test('the hero knows localities and barrios where somebody attends', async ({ page, site }) => {
  await publishTechnician(site.sql, { ciudad: 'Bogotá', barrio: 'Suba' })
  const where = hero(page).getByRole('combobox', { name: '¿Dónde?' })
  // The places of the program follow what was published, not at the same instant.
  await expect(async () => {
    await open(page, `/?${new URLSearchParams({ ciudad: newCity() })}`)
    await where.fill('suba')
    await expect(page.getByRole('option', { name: /^Suba/ }).first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await where.press('Enter')
  await expect(where).toHaveValue('Suba, Bogotá')
  await hero(page).getByRole('button', { name: 'Buscar' }).click()
  await expectPage(page, `/tecnicos?${new URLSearchParams({ ciudad: 'Bogotá', lugar: 'Suba' })}`)
})
