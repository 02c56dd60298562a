// Section 2, technician public profile.
import { expect, expectAccessible, open, test } from '#tests/support/journey.ts'
import { publishTechnician } from '#tests/support/published-technicians.ts'

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

test('a profile shows who, when and for how much, and leads to the booking form', async ({ page, site }) => {
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

test('by id it leads to its one address', async ({ page, site }) => {
  const { uid, slug } = await publishTechnician(site.sql)
  await page.goto(`/tecnicos/${uid}`)
  await expect(page).toHaveURL(new RegExp(`/tecnicos/${slug}$`))
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.origin}/tecnicos/${slug}`)
})

test('without digits in the phone there is no way to write', async ({ page, site }) => {
  const { slug } = await publishTechnician(site.sql, { telefono: 'no tengo' })
  await open(page, `/tecnicos/${slug}`)
  await expect(page.getByRole('link', { name: /Contactar/ })).toHaveCount(0)
})

test('a profile that is not published is not available', async ({ page, site }) => {
  const { slug, uid } = await publishTechnician(site.sql)
  await site.sql('update technicians set publicado = false where uid = $1', [uid])
  for (const segment of [slug, uid, 'nadie']) {
    const response = await page.goto(`/tecnicos/${segment}`)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Perfil no disponible' })).toBeVisible()
    await expect(page.getByText('El técnico no existe o no está publicado.')).toBeVisible()
  }
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Volver al catálogo' }).click()
  await expect(page).toHaveURL(/\/tecnicos$/)
})

test('nothing of the record but what is shown leaves the server', async ({ page, site }) => {
  const { slug, uid } = await publishTechnician(site.sql, {
    fields: { descripcion: 'secreto-descripcion', tags: ['secreto-tag'] },
  })
  const answer = await page.request.get(`/tecnicos/${slug}`)
  const whole = await answer.text()
  expect(whole).not.toContain('secreto-')
  expect(whole).not.toContain(`${uid}@correo.co`)
})
