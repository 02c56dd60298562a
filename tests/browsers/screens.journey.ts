// Menus, suggestions, filters, dialogs and the checks of a card, where they belong in every engine.

import { expect, test } from '#tests/support/browser/engine-journey.ts'
import type { Box, EnginePage } from '#tests/support/browser/engine-page.ts'
import {
  cataloguePath,
  newCity,
  publishMany,
  publishTechnician,
} from '#tests/support/people/published-technicians.ts'
import { storeCredential } from '#tests/support/people/stored-credentials.ts'
import { bookTomorrow } from '#tests/support/people/tomorrow-booking.ts'

test('menus open below their buttons and close on Escape', { tag: '@menus' }, async ({ tab, site }) => {
  const ciudad = newCity()
  await publishMany(site.sql, 3, { ciudad })
  await tab.open(cataloguePath(ciudad))
  for (const name of [/^(Entrar|Mi cuenta)/, 'Especialidades', /^Ordenar por/]) {
    const button = await tab.see({ role: 'button', name })
    await tab.click({ role: 'button', name })
    await expect.poll(() => openMenu(tab)).toMatchObject({ opacity: '1' })
    const { top = 0, left = 0, right = 0 } = await openMenu(tab)
    const { width } = await windowOf(tab)
    expect([name, top >= button.bottom && top < button.bottom + 20]).toEqual([name, true])
    expect([name, left >= 0 && right <= width]).toEqual([name, true])
    await tab.press('Escape')
    await expect.poll(() => openMenu(tab)).toEqual({})
  }
})

function openMenu(tab: EnginePage): Promise<Partial<Box & { opacity: string }>> {
  return tab.evaluate(() => {
    const menu = document.querySelector(':popover-open')
    if (!menu) return {}
    const { left, right, top, bottom } = menu.getBoundingClientRect()
    return { left, right, top, bottom, opacity: getComputedStyle(menu).opacity }
  }, null)
}

test('suggestions are walked with the keyboard, and Enter follows one', async ({ tab, site }) => {
  await publishTechnician(site.sql, { especialidades: ['Neveras'] })
  await tab.open('/about')
  await tab.click({ role: 'combobox', name: '¿Qué necesitas arreglar?' })
  await tab.type('never')
  await tab.see({ role: 'option', name: /^Neveras/ })
  await tab.press('ArrowDown')
  await tab.press('Enter')
  await expect.poll(() => tab.path()).toBe('/tecnicos?esp=neveras')
})

test('the sheet of filters opens over the results, and what is applied narrows them', async ({
  tab,
  site,
}) => {
  const ciudad = newCity()
  const [cheap] = [
    await publishTechnician(site.sql, { ciudad, tarifaBase: 40_000 }),
    await publishTechnician(site.sql, { ciudad, tarifaBase: 90_000 }),
  ]
  await tab.open(cataloguePath(ciudad))
  await tab.see({ role: 'heading', name: /2 técnicos/ })
  await tab.click({ role: 'button', name: /^Filtros/ })
  await tab.see({ role: 'heading', name: 'Filtros Inteligentes' })
  await tab.click({ role: 'textbox', name: 'Máximo' })
  await tab.type('50000')
  await tab.click({ role: 'button', name: 'Aplicar filtros' })
  await tab.see({ role: 'heading', name: /1 técnico/ })
  await tab.missing({ role: 'heading', name: 'Filtros Inteligentes' })
  await tab.see({ role: 'link', name: `Ver perfil de ${cheap.nombre}` })
})

test('the checks of a card are shown in the middle of a scrolled page', async ({ tab, site }) => {
  const ciudad = newCity()
  const people = await publishMany(site.sql, 4, { ciudad, fields: { verificado: true } })
  for (const { uid } of people) await storeCredential(site.sql, uid, { status: 'accepted' })
  await tab.open(cataloguePath(ciudad))
  const last = people.at(-1)?.nombre
  await tab.click({ role: 'link', name: new RegExp(`^Verificado .*${last}`) })
  const checks = { role: 'dialog', name: `Qué verificamos: ${last}` }
  await tab.see({ text: 'Cédula' })
  const { top, bottom, left, right } = await tab.see(checks)
  const { width, height } = await windowOf(tab)
  expect(Math.abs(top + bottom - height)).toBeLessThan(4)
  expect(Math.abs(left + right - width)).toBeLessThan(20)
  await tab.press('Escape')
  await tab.missing(checks)
})

test('a question before an act is a dialog over its page; Escape closes it and nothing happens', async ({
  tab,
  site,
}) => {
  await site.signIn('admin', tab)
  const luz = await publishTechnician(site.sql, { nombre: `Luz ${newCity()}` })
  const client = await site.registerPerson()
  const technician = { email: `${luz.uid}@correo.co` }
  for (const hour of ['09', '11'])
    await bookTomorrow(site, { technician, client, hour, status: 'confirmada' })
  await tab.open(`/admin/tecnicos/${luz.uid}`)
  await tab.click({ role: 'link', name: /^Bloquear/ })
  const question = { role: 'dialog', name: `¿Bloquear a ${luz.nombre}?` }
  const { left, right } = await tab.see(question)
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual((await windowOf(tab)).width)
  await tab.press('Escape')
  await tab.missing(question)
  expect(await site.sql('select status from reservas where "technicianId" = $1', [luz.uid])).toEqual([
    { status: 'confirmada' },
    { status: 'confirmada' },
  ])
})

function windowOf(tab: EnginePage): Promise<{ width: number; height: number }> {
  return tab.evaluate(() => ({ width: innerWidth, height: innerHeight }), null)
}
