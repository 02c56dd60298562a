// Record 121: the filters of the panel, several rows at once, and a second administrator who sees it live.
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectPage, open, type Site, test } from '#tests/support/journey.ts'
import { newCity, publishMany } from '#tests/support/published-technicians.ts'

const rowOf = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true })
const boxOf = (page: Page, name: string) => page.getByRole('checkbox', { name: `Seleccionar a ${name}` })

/** Hidden profiles that nobody has moderated, oldest first, in a city of their own. */
async function newUnmoderated(site: Site, count: number) {
  const ciudad = newCity()
  const technicians = await publishMany(site.sql, count, { ciudad, nombre: `Amparo ${ciudad}` })
  await site.sql(
    `update technicians set publicado = false, "createdAt" = now() - interval '6 days' + right(nombre, 2)::integer * interval '1 hour'
     where ciudad = $1`,
    [ciudad],
  )
  return { ciudad, names: technicians.map(({ nombre }) => nombre) }
}

test('three of a filter are chosen by keyboard and published; a second administrator sees it live', {
  tag: '@desktop',
}, async ({ page, site, context, browser }) => {
  await site.signIn('admin', context)
  const { ciudad, names } = await newUnmoderated(site, 5)
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = names
  const colleague = await browser.newContext({ baseURL: site.origin })
  await site.signIn('admin', colleague)
  const theirs = await colleague.newPage()
  const streams = [colleague, context].map(each =>
    each.waitForEvent('response', answer => new URL(answer.url()).pathname === '/live'),
  )
  await open(theirs, `/admin?${new URLSearchParams({ ciudad })}`)
  await open(page, `/admin?${new URLSearchParams({ ciudad })}`)
  await Promise.all(streams)

  await page
    .getByRole('navigation', { name: 'Filtros' })
    .getByRole('link', { name: /^Sin moderar/ })
    .click()
  await expectPage(page, /filtro=sin_moderar/)
  await expect(page.getByText('Lo que más espera, primero')).toBeVisible()
  await expect(rowOf(page, first).getByText('Espera 6 días')).toBeVisible()
  await expect(rowOf(page, first).getByText('Le falta: foto, bio')).toBeVisible()
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

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test('several are sent to review without JavaScript, and the deleted are listed', {
    tag: '@phone',
  }, async ({ page, site, context }) => {
    await site.signIn('admin', context)
    const { ciudad, names } = await newUnmoderated(site, 3)
    const [first = '', second = '', third = ''] = names
    await page.goto(`/admin?${new URLSearchParams({ filtro: 'sin_moderar', ciudad })}`)
    const bar = page.getByRole('form', { name: 'Técnicos seleccionados' })
    await expect(bar).toBeHidden()
    for (const name of [first, second]) await boxOf(page, name).check()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    await bar.getByRole('button', { name: 'Enviar a revisión' }).click()
    await expect(page.getByRole('status')).toHaveText('Enviaste 2 perfiles a revisión.')
    await expect(rowOf(page, third)).toBeVisible()
    await expect(rowOf(page, first)).toHaveCount(0)

    await site.sql(`update technicians set "deletedAt" = now(), estado = 'bloqueado' where nombre = $1`, [
      third,
    ])
    await page
      .getByRole('navigation', { name: 'Filtros' })
      .getByRole('link', { name: /^Eliminados/ })
      .click()
    await expect(rowOf(page, third).getByRole('button', { name: `Restaurar a ${third}` })).toBeVisible()
  })
})
