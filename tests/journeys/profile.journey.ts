// Section 2: the public profile of a technician.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, expectAccessible, open, test } from '#tests/support/browser/journey.ts'
import { picture } from '#tests/support/people/pictures.ts'
import {
  HOURS_BUT_SATURDAY,
  newCity,
  publishTechnician,
} from '#tests/support/people/published-technicians.ts'

test('a profile offers one way to book and to write on wide and narrow screens', {
  tag: '@desktop',
}, async ({ page, site }) => {
  const { uid, slug } = await publishTechnician(site.sql, {
    nombre: 'María de los Ángeles Santofimio Rodríguez',
    especialidades: ['Electricidad', 'CCTV'],
    fields: {
      horarios: HOURS_BUT_SATURDAY,
      zonasCobertura: ['Norte', 'Centro'],
      certificaciones: ['RETIE'],
      verificado: true,
    },
  })
  await site.sql('update technicians set servicios = $1, licencias = $2 where uid = $3', [
    JSON.stringify([
      { nombre: '', codigo: 'ELE-01', descripcion: 'Con fotos.', tarifa: '', precioSugerido: 1 },
    ]),
    JSON.stringify([{ tipo: 'Carné', entidad: 'CONTE', numero: '1', vence: 'mañana' }]),
    uid,
  ])
  await open(page, `/tecnicos/${slug}`)
  const shownLink = (name: RegExp) => page.getByRole('link', { name }).filter({ visible: true })
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ])
    await test.step(`${viewport.width} pixels wide`, async () => {
      await page.setViewportSize(viewport)
      await expect(page.getByText('Verificado').filter({ visible: true }).first()).toBeVisible()
      await expect(shownLink(/^Contactar/)).toHaveCount(1)
      await expect(shownLink(/^Reservar$/)).toHaveCount(1)
      await expect(shownLink(/^\d\d:00$/).first()).toBeVisible()
      await expectAccessible(page)
    })
})

test('a photo that is no image leaves the initials, in lists and on the profile', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  const ciudad = newCity()
  // A real photo for the other journeys, in whose lists this technician may stand; no image in this browser.
  const photos = join(site.dataDir, 'photos', 'tech_photos')
  await mkdir(photos, { recursive: true })
  await writeFile(join(photos, 'rota.webp'), await picture())
  const fotoURL = '/image/upload/c_fill,g_auto,w_640,h_640,q_auto,f_auto/tech_photos/rota'
  const { slug, nombre } = await publishTechnician(site.sql, {
    ...{ nombre: 'Rosalba Tapias', ciudad },
    fields: { fotoURL },
  })
  await page.route('**/tech_photos/rota*', route =>
    route.fulfill({ body: 'no image', contentType: 'image/jpeg' }),
  )
  await open(page, `/tecnicos?${new URLSearchParams({ ciudad })}`)
  await expect(page.locator('article').getByText('RT', { exact: true })).toBeVisible()
  await expect(page.locator('article img')).toBeHidden()
  await open(page, `/tecnicos/${slug}`)
  await expect(page.getByRole('img', { name: `Foto de ${nombre}` }).locator('img')).toBeHidden()
  await expect(page.getByText('RT', { exact: true })).toBeVisible()
})

test('more reviews load below without moving the page', { tag: '@desktop' }, async ({ page, site }) => {
  const { uid, slug } = await publishTechnician(site.sql)
  const client = await publishTechnician(site.sql)
  await site.sql(
    `with booked as (
       insert into reservas (id, "technicianId", "technicianName", "clientId", "clientName", "clientEmail", date, start,
         "end", "scheduledAt", status)
       select $1 || '_' || to_char(day, 'YYYYMMDD') || '_09', $1, 'T', $2, 'C', 'c@correo.co', day, '09:00', '10:00',
         (day + time '09:00') at time zone 'America/Bogota', 'completada'
       from generate_series(date '2026-01-01', date '2026-02-04', interval '1 day') as days (at), lateral (select at::date as day) as d
       returning key, date)
     insert into reviews_public ("reservaKey", "technicianId", "clientId", "clienteNombre", rating, comentario, aprobada, "createdAt")
     select key, $1, $2, 'Cliente ' || date, 5, 'Bien.', true, date from booked`,
    [uid, client.uid],
  )
  await site.sql('update technicians set "resenasCount" = 35, "ratingPromedio" = 5 where uid = $1', [uid])
  await open(page, `/tecnicos/${slug}`)
  const reviews = page.locator('#resenas').getByRole('heading', { level: 3 })
  await expect(reviews).toHaveCount(3)
  const more = page.getByRole('link', { name: 'Ver más reseñas' })
  await more.focus()
  const scrolled = await page.evaluate(() => scrollY)
  await page.keyboard.press('Enter')
  await expect(reviews).toHaveCount(30)
  await expect(page.locator('#resena-4')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  await more.click()
  await expect(reviews).toHaveCount(35)
  await expect(more).toHaveCount(0)
  await expect(page.locator('#resena-31')).toBeFocused()
})

test('on return to the tab the profile is revalidated, after an outage once the server is ready', {
  tag: '@desktop',
}, async ({ page, site }) => {
  const { uid, slug } = await publishTechnician(site.sql, { fields: { horarios: HOURS_BUT_SATURDAY } })
  const client = await publishTechnician(site.sql)
  await open(page, `/tecnicos/${slug}`)
  const returnToTab = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

  await test.step('an hour booked meanwhile is no longer offered', async () => {
    const hour = page
      .getByRole('link', { name: /^\d\d:00$/ })
      .filter({ visible: true })
      .first()
    const href = (await hour.getAttribute('href')) ?? ''
    const slot = new URL(href, site.origin).searchParams
    const [date, start] = [slot.get('date') ?? '', slot.get('hour') ?? '']
    await site.sql(
      `insert into reservas (id, "technicianId", "technicianName", "clientId", "clientName", "clientEmail", date, start,
         "end", "scheduledAt", status)
       values ($1 || '_' || replace($3, '-', '') || '_' || $4, $1, 'T', $2, 'C', 'c@correo.co', $3::date, $4 || ':00',
         to_char($4::integer + 1, 'FM00') || ':00', ($3::date + ($4 || ':00')::time) at time zone 'America/Bogota', 'solicitada')`,
      [uid, client.uid, date, start],
    )
    await returnToTab()
    await expect(page.locator(`a[href="${href}"]`)).toHaveCount(0)
  })

  await test.step('during an outage the profile stays, and is requested again', async () => {
    await site.sql(`update technicians set "bioCorta" = 'Texto nuevo' where uid = $1`, [uid])
    await page.route('**/readyz', route => route.fulfill({ status: 429 }), { times: 1 })
    const refused = page.waitForResponse(response => response.url().endsWith('/readyz'))
    await returnToTab()
    expect((await refused).ok()).toBe(false)
    // By the retry: no other event follows.
    await expect(page.getByText('Texto nuevo')).toBeVisible()
  })
})

test('the menu of a profile copies its link, says so and closes', { tag: '@desktop' }, async ({
  page,
  site,
  context,
}) => {
  const { slug } = await publishTechnician(site.sql)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, `/tecnicos/${slug}`)
  const menu = page.locator('header details')
  await menu.locator('summary').click()
  await expectAccessible(page)
  // Where the system has a share sheet, it is opened instead.
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await menu.getByRole('link', { name: 'Compartir perfil' }).click()
  const copied = menu.getByRole('link', { name: 'Enlace copiado' })
  await expect(copied).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/tecnicos/${slug}$`))
  await page.keyboard.press('Escape')
  await expect(copied).toBeHidden()
  await expect(menu.locator('summary')).toBeFocused()
})
