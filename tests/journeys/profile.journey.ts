// Section 2: the public profile of a technician.
import { expect, expectAccessible, expectPage, open, test } from '#tests/support/journey.ts'
import { newCity, publishTechnician } from '#tests/support/published-technicians.ts'

const ALL_DAY = [{ inicio: '08:00', fin: '20:00' }]
const EVERY_DAY = {
  lun: ALL_DAY,
  mar: ALL_DAY,
  mie: ALL_DAY,
  jue: ALL_DAY,
  vie: [{ inicio: '08:00', fin: '12:00' }],
  sab: [],
  dom: ALL_DAY,
}

test('a profile shows person, hours and prices, and links to the booking form', async ({ page, site }) => {
  const { uid, slug, nombre } = await publishTechnician(site.sql, {
    nombre: 'María de los Ángeles Santofimio Rodríguez',
    ciudad: 'Medellín',
    barrio: 'Laureles',
    especialidades: ['Electricidad', 'CCTV'],
    fields: {
      aniosExperiencia: 1,
      horarios: EVERY_DAY,
      zonasCobertura: ['Norte', 'Centro'],
      certificaciones: ['RETIE'],
      verificado: true,
    },
  })
  await site.sql(`update technicians set servicios = $1, licencias = $2 where uid = $3`, [
    JSON.stringify([
      {
        nombre: '',
        codigo: 'ELE-01',
        descripcion: 'Con fotos.',
        tarifa: 'por visita',
        precioSugerido: 75_000,
      },
    ]),
    JSON.stringify([{ tipo: 'Carné', entidad: 'CONTE', numero: '1', vence: 'mañana' }]),
    uid,
  ])
  await open(page, `/tecnicos/${slug}`)
  await expect(page.getByRole('heading', { level: 1, name: nombre })).toBeVisible()
  await expect(page.getByText('Verificado').filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByText('Medellín, Laureles')).toBeVisible()
  await expect(page.getByText('1 año de experiencia')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Servicio ELE-01' })).toBeVisible()
  await expect(page.getByText('Tipo: por visita')).toBeVisible()
  await expect(page.getByText('$ 75.000')).toBeVisible()
  await expect(page.getByText('Vence el –')).toBeVisible()
  await expect(page.getByText('No atiende')).toHaveCount(1)
  await expect(page.getByText('Aún no tiene reseñas')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Contactar/ }).filter({ visible: true })).toHaveAttribute(
    'href',
    'https://wa.me/573125550148',
  )
  await expectAccessible(page)

  const hour = page
    .getByRole('link', { name: /^\d\d:00$/ })
    .filter({ visible: true })
    .first()
  await expect(hour).toHaveAttribute(
    'href',
    new RegExp(`^/agendar/${uid}\\?date=\\d{4}-\\d\\d-\\d\\d&hour=\\d\\d$`),
  )
  await expect(
    page.getByRole('link', { name: 'Reservar', exact: true }).filter({ visible: true }),
  ).toHaveAttribute('href', `/agendar/${uid}`)
})

test('a photo that is no image leaves the initials, in lists and on the profile', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  const ciudad = newCity()
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

test('a profile requested by id redirects to its slug', { tag: '@desktop' }, async ({ page, site }) => {
  const { uid, slug } = await publishTechnician(site.sql)
  await page.goto(`/tecnicos/${uid}`)
  await expectPage(page, new RegExp(`/tecnicos/${slug}$`))
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.origin}/tecnicos/${slug}`)
})

test('a phone without digits gives no contact link', { tag: '@desktop' }, async ({ page, site }) => {
  const { slug } = await publishTechnician(site.sql, { telefono: 'no tengo' })
  await open(page, `/tecnicos/${slug}`)
  await expect(page.getByRole('link', { name: /Contactar/ })).toHaveCount(0)
})

test('a profile that is not published is not available', { tag: '@desktop' }, async ({ page, site }) => {
  const { slug, uid } = await publishTechnician(site.sql)
  await site.sql('update technicians set publicado = false where uid = $1', [uid])
  for (const segment of [slug, uid, 'nadie']) {
    const response = await page.goto(`/tecnicos/${segment}`)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Perfil no disponible' })).toBeVisible()
    await expect(page.getByText('El técnico no existe o no está publicado.')).toBeVisible()
  }
  await page.getByRole('link', { name: 'Volver al catálogo' }).click()
  await expectPage(page, /\/tecnicos$/)
})

test('fields that are not shown are not sent', { tag: '@desktop' }, async ({ page, site }) => {
  const { slug, uid } = await publishTechnician(site.sql, {
    fields: { descripcion: 'secreto-descripcion', tags: ['secreto-tag'] },
  })
  const answer = await page.request.get(`/tecnicos/${slug}`)
  const html = await answer.text()
  expect(html).not.toContain('secreto-')
  expect(html).not.toContain(`${uid}@correo.co`)
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

test('an hour booked meanwhile is no longer offered when the tab becomes visible', {
  tag: '@desktop',
}, async ({ page, site }) => {
  const { uid, slug } = await publishTechnician(site.sql, { fields: { horarios: EVERY_DAY } })
  const client = await publishTechnician(site.sql)
  await open(page, `/tecnicos/${slug}`)
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
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.locator(`a[href="${href}"]`)).toHaveCount(0)
})

test('on return during an outage the profile stays, and is revalidated once the server is ready', {
  tag: '@desktop',
}, async ({ page, site }) => {
  const { uid, slug } = await publishTechnician(site.sql)
  await open(page, `/tecnicos/${slug}`)
  await site.sql(`update technicians set "bioCorta" = 'Texto nuevo' where uid = $1`, [uid])
  await page.route('**/readyz', route => route.fulfill({ status: 429 }), { times: 1 })
  const refused = page.waitForResponse(response => response.url().endsWith('/readyz'))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  expect((await refused).ok()).toBe(false)
  // By the retry: no other event follows.
  await expect(page.getByText('Texto nuevo')).toBeVisible()
})

test('the link back returns to the list with its filters', { tag: '@desktop' }, async ({ page, site }) => {
  const ciudad = newCity()
  const { slug } = await publishTechnician(site.sql, { ciudad })
  const list = `/tecnicos?ciudad=${encodeURIComponent(ciudad).replaceAll('%20', '+')}`
  await open(page, list)
  await page.getByRole('link', { name: /^Ver perfil/ }).click()
  await expectPage(page, new RegExp(`/tecnicos/${slug}$`))
  await page.getByRole('link', { name: 'Volver al catálogo' }).click()
  await expectPage(page, site.origin + list)
  await open(page, '/')
  await open(page, `/tecnicos/${slug}`)
  await page.getByRole('link', { name: 'Volver al catálogo' }).click()
  await expectPage(page, `${site.origin}/tecnicos`)
})
