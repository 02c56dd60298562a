// Several rows chosen by keyboard, and a second administrator who sees it live.
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectPage, open, test } from '#tests/support/browser/journey.ts'
import { newCity, publishMany } from '#tests/support/people/published-technicians.ts'

const rowOf = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true })
const boxOf = (page: Page, name: string) => page.getByRole('checkbox', { name: `Seleccionar a ${name}` })

test('three of a filter are chosen by keyboard and published; a second administrator sees it live', {
  tag: '@desktop',
}, async ({ page, site, context, browser }) => {
  await site.signIn('admin', context)
  const ciudad = newCity()
  const technicians = await publishMany(site.sql, 5, { ciudad, nombre: `Amparo ${ciudad}` })
  await site.sql('update technicians set publicado = false where ciudad = $1', [ciudad])
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = technicians.map(
    ({ nombre }) => nombre,
  )
  const colleague = await browser.newContext({ baseURL: site.origin })
  await site.signIn('admin', colleague)
  const theirs = await colleague.newPage()
  await open(theirs, `/admin?${new URLSearchParams({ ciudad })}`)
  await open(page, `/admin?${new URLSearchParams({ ciudad })}`)

  await page
    .getByRole('navigation', { name: 'Filtros' })
    .getByRole('link', { name: /^Sin moderar/ })
    .click()
  await expectPage(page, /filtro=sin_moderar/)
  for (const name of [first, second, third]) {
    await boxOf(page, name).focus()
    await page.keyboard.press('Space')
  }
  const all = page.getByRole('checkbox', { name: 'Seleccionar todos los de esta página' })
  await expect(all).toHaveJSProperty('indeterminate', true)
  const bar = page.getByRole('form', { name: 'Técnicos seleccionados' })
  await expect(bar.getByText('3 seleccionados')).toBeVisible()
  await expectAccessible(page)

  // A dialog with a typed reason and the selection survive what the other one does.
  await rowOf(page, first)
    .getByRole('button', { name: /^Eliminar/ })
    .click()
  await page
    .getByRole('dialog')
    .getByLabel(/^Motivo/)
    .fill('Cuenta repetida')
  await rowOf(theirs, fifth)
    .getByRole('button', { name: /^Revisión/ })
    .click()
  await expect(page.getByText(fifth)).toHaveCount(0)
  await expect(page.getByRole('dialog').getByLabel(/^Motivo/)).toHaveValue('Cuenta repetida')
  await page.keyboard.press('Escape')
  await expect(bar.getByText('3 seleccionados')).toBeVisible()

  await bar.getByRole('button', { name: 'Publicar' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Publicaste 3 perfiles.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Técnicos' })).toBeFocused()
  await expect(bar).toBeHidden()
  await expect(rowOf(page, fourth)).toBeVisible()
  for (const name of [first, second, third])
    await expect(rowOf(theirs, name).getByText('Publicado', { exact: true })).toBeVisible()
  await colleague.close()
})

test('sending published ones to review asks in a dialog, and one Deshacer brings all back', {
  tag: '@desktop',
}, async ({ page, site, context }) => {
  await site.signIn('admin', context)
  const ciudad = newCity()
  const technicians = await publishMany(site.sql, 3, { ciudad, nombre: `Rebeca ${ciudad}` })
  await open(page, `/admin?${new URLSearchParams({ ciudad })}`)
  const names = technicians.map(({ nombre }) => nombre)
  for (const name of names.slice(0, 2)) await boxOf(page, name).check()
  const send = page.getByRole('form', { name: 'Técnicos seleccionados' }).getByRole('button', {
    name: 'Enviar a revisión',
  })
  await send.click()
  const dialog = page.getByRole('dialog', { name: '¿Enviar a revisión a 2 técnicos?' })
  await expect(dialog.getByText('2 salen del catálogo de inmediato')).toBeVisible()
  await expectAccessible(page)
  // Left: nothing happened, and the rows are still chosen.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('2 seleccionados')).toBeVisible()
  await send.click()
  await dialog.getByLabel(/^Motivo/).fill('Fotos de otra persona')
  await dialog.getByRole('button', { name: 'Enviar a revisión' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Enviaste 2 perfiles a revisión.')).toBeVisible()
  for (const name of names.slice(0, 2))
    await expect(rowOf(page, name).getByText('En revisión', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Deshacer/ }).click()
  await expect(page.getByText('2 perfiles están como antes.')).toBeVisible()
  for (const name of names) await expect(rowOf(page, name).getByText(/^Publicado/)).toBeVisible()
})
