// Section 2, admin panel: what an administrator does is seen at once, by the row, by guests and by whoever it is about.
import type { BrowserContext, Page } from '@playwright/test'
import { expect, expectAccessible, open, type Site, test } from '#tests/support/journey.ts'
import { newCity, publishMany, publishTechnician } from '#tests/support/published-technicians.ts'
import { aSecondHere } from '#tests/support/second.ts'
import { newVisitor, type Visitor } from '#tests/support/visitor.ts'

const DELETE_TECHNICIAN = '¿Eliminar (soft) este técnico? Se ocultará del listado incluso al refrescar.'
const DELETE_ACCOUNT = '¿Eliminar (soft) esta cuenta? No se mostrará más en la lista incluso al refrescar.'
const LONG_NAME = 'María de los Ángeles Santofimio Rodríguez de la Concepción Bermúdez'

async function soon(guest: Visitor): Promise<{ timeout: number; intervals: number[] }> {
  const visits = async () => {
    for (let n = 0; n < 3; n++) await (await guest.get('/tecnicos')).text()
  }
  return { timeout: await aSecondHere(visits), intervals: [50] }
}

const rowOf = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true })
const press = (page: Page, name: string, act: string) =>
  rowOf(page, name)
    .getByRole('button', { name: `${act} a ${name}` })
    .click()

/** Where a guest would meet a technician; asked for often enough to be kept warm. */
async function whereSeen(
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
const SEEN = { profile: 200, list: true, found: true, sitemap: true }
const GONE = { profile: 404, list: false, found: false, sitemap: false }

test('each act on a technician is seen by guests within a second', { tag: '@desktop' }, async ({
  page,
  site,
  context,
}) => {
  await site.signIn('admin', context)
  const ciudad = newCity()
  const luz = { ...(await publishTechnician(site.sql, { ciudad, nombre: `Luz ${ciudad}` })), ciudad }
  const guest = newVisitor(site.origin)
  for (let n = 0; n < 3; n++) expect(await whereSeen(guest, luz)).toEqual(SEEN)
  const limit = await soon(guest)
  await open(page, `/admin?${new URLSearchParams({ ciudad })}`)
  const row = rowOf(page, luz.nombre)
  for (const [act, badge, seen] of [
    ['Bloquear', 'Bloqueado', GONE],
    ['Publicar', 'Publicado', SEEN],
    ['Revisión', 'En revisión', GONE],
    ['Publicar', 'Publicado', SEEN],
  ] as const) {
    await press(page, luz.nombre, act)
    await expect(row.getByText(badge, { exact: true })).toBeVisible()
    await expect.poll(() => whereSeen(guest, luz), limit).toEqual(seen)
    for (let n = 0; n < 2; n++) expect(await whereSeen(guest, luz)).toEqual(seen)
  }
  await press(page, luz.nombre, 'Verificar')
  await expect(row.getByText('Verificado', { exact: true })).toBeVisible()
  const profile = async () => (await guest.get(`/tecnicos/${luz.slug}`)).text()
  await expect.poll(async () => (await profile()).includes('Verificado'), limit).toBe(true)

  await press(page, luz.nombre, 'Eliminar')
  const question = page.getByRole('dialog', { name: DELETE_TECHNICIAN })
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expect(row).toHaveCount(0)
  await expect.poll(() => whereSeen(guest, luz), limit).toEqual(GONE)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sin resultados' })).toBeVisible()
})

async function otherBrowser(context: BrowserContext): Promise<BrowserContext> {
  const browser = context.browser()
  if (!browser) throw new Error('no browser')
  return browser.newContext({ baseURL: process.env.JOURNEY_ORIGIN ?? '' })
}

test('a blocked user is thrown out of the open page within a second and cannot come back until unblocked', {
  tag: '@desktop',
}, async ({ page, site, context }) => {
  await site.signIn('admin', context)
  const theirs = await otherBrowser(context)
  const ana = await site.signIn('cliente', theirs)
  const anas = await theirs.newPage()
  const streaming = theirs.waitForEvent('response', answer => new URL(answer.url()).pathname === '/live')
  await open(anas, '/perfil')
  await streaming
  const limit = await soon(newVisitor(site.origin))
  await open(page, `/admin?${new URLSearchParams({ tab: 'usuarios', q: ana.email })}`)
  await press(page, ana.name, 'Bloquear')
  await expect(anas).toHaveURL(/\/auth\/login/, limit)
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
  await expect(page.getByText('Cuenta desbloqueada. Ya puede iniciar sesión.')).toBeVisible()
  await signIn()
  await expect(anas).toHaveURL('/perfil')

  await press(page, ana.name, 'Eliminar')
  await page.getByRole('dialog', { name: DELETE_ACCOUNT }).getByRole('button', { name: 'Eliminar' }).click()
  await expect(rowOf(page, ana.name)).toHaveCount(0)
  await expect(anas).toHaveURL(/\/auth\/login/, limit)
  await theirs.close()
})

test('moderating by keyboard: search, block, delete; the focus is never lost', { tag: '@desktop' }, async ({
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
  await page.keyboard.type('Pidió salir')
  await page.keyboard.press('Enter')
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Técnicos' })).toBeFocused()
  // The row left at once; this is when it is true.
  await expect(page.getByText('Técnico eliminado de la lista.')).toBeVisible()
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

async function reviewed(site: Site, clienteNombre: string) {
  const luz = await publishTechnician(site.sql, { nombre: LONG_NAME })
  const [client] = await site.sql<{ uid: string }>(
    `insert into users (uid, name, email) values ($1, $2, $1 || '@correo.co') returning uid`,
    [`c-${luz.uid}`, clienteNombre],
  )
  await site.sql(
    `with booked as (
       insert into reservas (id, "technicianId", "technicianName", "clientId", "clientName", "clientEmail", date, start,
         "end", "scheduledAt", status)
       values ($1 || '_20260105_09', $1, 'Luz', $2, $3, 'x', '2026-01-05', '09:00', '10:00', '2026-01-05T14:00:00Z', 'completada')
       returning key)
     insert into reviews_public ("reservaKey", "technicianId", "clientId", "clienteNombre", rating, comentario, "createdAt")
     select key, $1, $2, $3, 4, 'Llegó a la hora y dejó limpio.', '2020-01-05' from booked`,
    [luz.uid, client?.uid, clienteNombre],
  )
  return luz
}

test('a review waits, is approved, shows and counts, and can be taken back or rejected with a reason', async ({
  page,
  site,
  context,
}) => {
  await site.signIn('admin', context)
  const who = `Berta ${newCity()}`
  const luz = await reviewed(site, who)
  const guest = newVisitor(site.origin)
  const limit = await soon(guest)
  const profile = async () => (await guest.get(`/tecnicos/${luz.slug}`)).text()
  expect(await profile()).not.toContain(who)
  await open(page, '/admin/resenas')
  const card = page.getByRole('article', { name: `Reseña de ${who} sobre ${LONG_NAME}` })
  await card.getByRole('button', { name: `Aprobar la reseña de ${who}` }).click()
  await expect(card.getByText('Aprobada', { exact: true })).toBeVisible()
  await expect.poll(async () => (await profile()).includes(who), limit).toBe(true)
  expect(
    await site.sql('select "ratingPromedio", "resenasCount" from technicians where uid = $1', [luz.uid]),
  ).toEqual([{ ratingPromedio: 4, resenasCount: 1 }])
  await site.sql(`update reviews_public set "createdAt" = now() where "technicianId" = $1`, [luz.uid])
  await page.reload()
  await card.getByRole('button', { name: /^Deshacer/ }).click()
  await expect(card.getByText('Por aprobar', { exact: true })).toBeVisible()
  await expect.poll(async () => (await profile()).includes(who), limit).toBe(false)

  await site.sql(`update reviews_public set "createdAt" = '2020-01-05' where "technicianId" = $1`, [luz.uid])
  await open(page, '/admin/resenas')
  await card.locator('summary').click()
  await card.getByRole('button', { name: 'Rechazar reseña' }).click()
  await expect(card.getByRole('alert')).toHaveText('Escribe por qué la rechazas.')
  await expectAccessible(page)
  await card.getByLabel('¿Por qué la rechazas?').fill('No habla del servicio')
  await card.getByRole('button', { name: 'Rechazar reseña' }).click()
  await expect(card.getByText('Rechazada', { exact: true })).toBeVisible()
  await card.getByRole('link', { name: `Historial de la reseña de ${who}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Reseña de ${who}`)
  await expect(page.getByText('Motivo: No habla del servicio')).toBeVisible()
  await expect(page.getByText('Aprobó la reseña')).toBeVisible()
  await expectAccessible(page)
})

test('full lists, long names, the question and the history are sound on every screen', async ({
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
