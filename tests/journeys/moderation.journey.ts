// Section 2, admin panel: the effect of an act on the panel, on guests and on the person concerned.
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectPage, open, test } from '#tests/support/journey.ts'
import { newCity, publishMany, publishTechnician } from '#tests/support/published-technicians.ts'
import { storeCheck } from '#tests/support/stored-checks.ts'
import { newVisitor, type Visitor } from '#tests/support/visitor.ts'

const DELETE_TECHNICIAN = '¿Eliminar (soft) este técnico? Se ocultará del listado incluso al refrescar.'
const DELETE_ACCOUNT = '¿Eliminar (soft) esta cuenta? No se mostrará más en la lista incluso al refrescar.'
const LONG_NAME = 'María de los Ángeles Santofimio Rodríguez de la Concepción Bermúdez'

const rowOf = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true })
const press = (page: Page, name: string, act: string) =>
  rowOf(page, name)
    .getByRole('button', { name: `${act} a ${name}` })
    .click()

/** Where a guest can find a technician. Requested repeatedly, so that the pages are cached. */
async function visibilityTo(
  guest: Visitor,
  { slug, nombre, ciudad }: { slug: string; nombre: string; ciudad: string },
) {
  const q = new URLSearchParams({ q: nombre, ciudad })
  const [profile, list, found, sitemap] = await Promise.all([
    guest.get(`/tecnicos/${slug}`),
    guest.get(`/tecnicos?${new URLSearchParams({ ciudad })}`).then(answer => answer.text()),
    guest.get(`/tecnicos?${q}`).then(answer => answer.text()),
    guest.get('/sitemap/tecnicos.xml').then(answer => answer.text()),
  ])
  await profile.arrayBuffer()
  return {
    profile: profile.status,
    list: list.includes(`/tecnicos/${slug}`),
    found: found.includes(`/tecnicos/${slug}`),
    sitemap: sitemap.includes(`/tecnicos/${slug}<`),
  }
}
const VISIBLE = { profile: 200, list: true, found: true, sitemap: true }
const HIDDEN = { profile: 404, list: false, found: false, sitemap: false }

test('each act on a technician is visible to guests', { tag: '@desktop' }, async ({
  page,
  site,
  context,
}) => {
  await site.signIn('admin', context)
  const ciudad = newCity()
  const luz = { ...(await publishTechnician(site.sql, { ciudad, nombre: `Luz ${ciudad}` })), ciudad }
  await storeCheck(site.sql, luz.uid, { status: 'accepted' })
  const guest = newVisitor(site.origin)
  for (let n = 0; n < 3; n++) expect(await visibilityTo(guest, luz)).toEqual(VISIBLE)
  await open(page, `/admin?${new URLSearchParams({ ciudad })}`)
  const row = rowOf(page, luz.nombre)
  for (const [act, badge, expected] of [
    ['Bloquear', 'Bloqueado', HIDDEN],
    ['Publicar', 'Publicado', VISIBLE],
    ['Revisión', 'En revisión', HIDDEN],
    ['Publicar', 'Publicado', VISIBLE],
  ] as const) {
    await press(page, luz.nombre, act)
    await expect(row.getByText(badge, { exact: true })).toBeVisible()
    await expect.poll(() => visibilityTo(guest, luz)).toEqual(expected)
    for (let n = 0; n < 2; n++) expect(await visibilityTo(guest, luz)).toEqual(expected)
  }
  await press(page, luz.nombre, 'Verificar')
  await expect(row.getByText('Verificado', { exact: true })).toBeVisible()
  const profile = async () => (await guest.get(`/tecnicos/${luz.slug}`)).text()
  await expect.poll(async () => (await profile()).includes('Verificado')).toBe(true)

  await press(page, luz.nombre, 'Eliminar')
  const question = page.getByRole('dialog', { name: DELETE_TECHNICIAN })
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expect(row).toHaveCount(0)
  await expect.poll(() => visibilityTo(guest, luz)).toEqual(HIDDEN)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sin resultados' })).toBeVisible()
})

test('a blocked user is signed out of the open page and can sign in only once unblocked', {
  tag: '@desktop',
}, async ({ page, site, context, browser }) => {
  await site.signIn('admin', context)
  const theirs = await browser.newContext({ baseURL: site.origin })
  const ana = await site.signIn('cliente', theirs)
  const anas = await theirs.newPage()
  const streaming = theirs.waitForEvent('response', answer => new URL(answer.url()).pathname === '/live')
  await open(anas, '/perfil')
  await streaming
  await open(page, `/admin?${new URLSearchParams({ tab: 'usuarios', q: ana.email })}`)
  await press(page, ana.name, 'Bloquear')
  await expectPage(anas, /\/auth\/login/)
  await expect(rowOf(page, ana.name).getByText('Bloqueada')).toBeVisible()

  const signIn = async () => {
    await open(anas, '/auth/login?from=/perfil')
    await anas.getByLabel('Correo').fill(ana.email)
    await anas.getByLabel('Contraseña', { exact: true }).fill(ana.password)
    await anas.getByRole('button', { name: 'Iniciar sesión' }).click()
  }
  await signIn()
  await expect(anas.getByRole('alert')).toHaveText('Tu cuenta está deshabilitada.')
  await press(page, ana.name, 'Desbloquear')
  await expect(page.getByText(`La cuenta de ${ana.name} quedó desbloqueada.`)).toBeVisible()
  await signIn()
  await expectPage(anas, '/perfil')

  await press(page, ana.name, 'Eliminar')
  await page.getByRole('dialog', { name: DELETE_ACCOUNT }).getByRole('button', { name: 'Eliminar' }).click()
  await expect(rowOf(page, ana.name)).toHaveCount(0)
  await expectPage(anas, /\/auth\/login/)
  await theirs.close()
})

test('search, block and delete work by keyboard, and the focus is never lost', { tag: '@desktop' }, async ({
  page,
  site,
  context,
}) => {
  await site.signIn('admin', context)
  const ciudad = newCity()
  const { nombre } = await publishTechnician(site.sql, { ciudad, nombre: `Óscar ${ciudad}` })
  await open(page, '/admin')
  await page.getByRole('searchbox', { name: 'Buscar por nombre' }).focus()
  await page.keyboard.type(`oscar ${ciudad}`)
  const row = rowOf(page, nombre)
  await expect(
    page.getByRole('listitem', { name: /./ }).filter({ has: page.getByRole('button') }),
  ).toHaveCount(1)
  await row.getByRole('button', { name: /^Bloquear/ }).focus()
  await page.keyboard.press('Enter')
  await expect(row.getByText('Bloqueado', { exact: true })).toBeVisible()
  await expect(row).toBeFocused()
  const trash = row.getByRole('button', { name: /^Eliminar/ })
  await trash.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: DELETE_TECHNICIAN })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(trash).toBeFocused()
  await page.keyboard.press('Enter')
  // Not only visible: the dialog that was closed may still fade out.
  await expect(page.getByLabel(/^Motivo/)).toBeFocused()
  await page.keyboard.type('Pidió salir')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Técnicos' })).toBeFocused()
  await expect(page.getByText(`${nombre} quedó eliminado de la lista.`)).toBeVisible()
  expect(
    await site.sql(
      `select act, reason from moderation_trail join technicians on uid = "targetId" where nombre = $1 order by id`,
      [nombre],
    ),
  ).toEqual([
    { act: 'block', reason: null },
    { act: 'delete', reason: 'Pidió salir' },
  ])
})

test('full lists, long names, the dialog and the history are accessible and fit the screen', async ({
  page,
  site,
  context,
}) => {
  await site.signIn('admin', context)
  const ciudad = newCity()
  await publishMany(site.sql, 24, {
    ciudad,
    nombre: LONG_NAME,
    especialidades: ['Ensamble de muebles', 'CCTV'],
  })
  await open(page, `/admin?${new URLSearchParams({ ciudad })}`)
  const fits = async () => {
    await expectAccessible(page)
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wider).toBeLessThanOrEqual(0)
  }
  await expect(page.getByText('Mostrando 1 a 20')).toBeVisible()
  await fits()
  await press(page, `${LONG_NAME} 03`, 'Eliminar')
  await expect(page.getByRole('dialog')).toBeVisible()
  await fits()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Siguiente' }).click()
  await expect(page.getByText('Mostrando 21 a 24')).toBeVisible()
  await expect(rowOf(page, `${LONG_NAME} 20`)).toBeVisible()
  await press(page, `${LONG_NAME} 20`, 'Bloquear')
  await expect(rowOf(page, `${LONG_NAME} 20`).getByText('Bloqueado', { exact: true })).toBeVisible()
  await rowOf(page, `${LONG_NAME} 20`)
    .getByRole('link', { name: /^Historial/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${LONG_NAME} 20`)
  await page.getByLabel(/^Motivo/).fill('x'.repeat(300))
  await page.getByRole('button', { name: 'Publicar' }).click()
  await expect(page.getByText('Publicó el perfil')).toBeVisible()
  await fits()
  await open(page, '/admin?tab=usuarios')
  await fits()
})
