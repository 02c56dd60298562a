// Section 2: the public profile of a technician as it is sent.
import { expect, test } from 'vitest'
import { openPage } from '#tests/support/browser/html-page.ts'
import { HOURS_BUT_SATURDAY, publishTechnician } from '#tests/support/people/published-technicians.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const program = await sharedProgram()
const { rows } = program.database
const guest = program.visitor()

test('a profile shows person, hours and prices, and links to the booking form', async () => {
  const { uid, slug, nombre } = await publishTechnician(rows, {
    nombre: 'María de los Ángeles Santofimio Rodríguez',
    ciudad: 'Medellín',
    barrio: 'Laureles',
    especialidades: ['Electricidad', 'CCTV'],
    fields: {
      aniosExperiencia: 1,
      horarios: HOURS_BUT_SATURDAY,
      zonasCobertura: ['Norte', 'Centro'],
      certificaciones: ['RETIE'],
      verificado: true,
    },
  })
  const service = { nombre: '', codigo: 'ELE-01', descripcion: 'Con fotos.', tarifa: 'por visita' }
  await rows('update technicians set servicios = $1, licencias = $2 where uid = $3', [
    JSON.stringify([{ ...service, precioSugerido: 75_000 }]),
    JSON.stringify([{ tipo: 'Carné', entidad: 'CONTE', numero: '1', vence: 'mañana' }]),
    uid,
  ])
  const page = await openPage(guest, `/tecnicos/${slug}`)
  expect(page.document.querySelector('h1')?.text).toBe(nombre)
  for (const text of [
    'Verificado',
    'Medellín, Laureles',
    '1 año de experiencia',
    'Con fotos.',
    'ELE-01 · Tipo: por visita',
    'Lun a jue y dom 08:00–20:00 · Vie 08:00–12:00 · Sáb no atiende',
    '$ 75.000',
    'Norte',
    'RETIE',
    'Vence el –',
    'Aún no tiene reseñas',
  ])
    expect([text, page.says(text)]).toEqual([text, true])
  const headings = page.document.querySelectorAll('h3').map(({ text }) => text)
  expect(headings).toContain('Servicio')
  expect(page.text.match(/No atiende/g)).toHaveLength(1)

  const links = page.document.querySelectorAll('a').map(link => ({
    name: link.getAttribute('aria-label') ?? link.text,
    href: link.getAttribute('href'),
  }))
  const hrefsOf = (name: RegExp) => links.filter(link => name.test(link.name)).map(({ href }) => href)
  // One of each is for phones, one for larger screens.
  expect(hrefsOf(/^Contactar/)).toEqual(['https://wa.me/573125550148', 'https://wa.me/573125550148'])
  expect(hrefsOf(/^Reservar$/)).toEqual([`/agendar/${uid}`, `/agendar/${uid}`])
  const [hour] = hrefsOf(/^\d\d:00$/)
  expect(hour).toMatch(new RegExp(`^/agendar/${uid}\\?date=\\d{4}-\\d\\d-\\d\\d&hour=\\d\\d$`))
  const canonical = page.document.querySelectorAll('link[rel="canonical"]')
  expect(canonical.map(link => link.getAttribute('href'))).toEqual([`${program.origin}/tecnicos/${slug}`])
})

test('a phone without digits gives no contact link', async () => {
  const { slug } = await publishTechnician(rows, { telefono: 'no tengo' })
  const page = await openPage(guest, `/tecnicos/${slug}`)
  expect(page.status).toBe(200)
  expect(page.link(/Contactar/)).toBeNull()
})

test('a profile that is not published is not available', async () => {
  const { slug, uid } = await publishTechnician(rows, { fields: { publicado: false } })
  for (const segment of [slug, uid, 'nadie']) {
    const page = await openPage(guest, `/tecnicos/${segment}`)
    expect([page.status, page.title]).toEqual([404, 'Perfil no disponible · TecniYa'])
    expect(page.document.querySelector('h1')?.text).toBe('Perfil no disponible')
    expect(page.says('El técnico no existe o no está publicado.')).toBe(true)
    expect(page.link('Volver al catálogo')).toBe('/tecnicos')
  }
})

test('a profile links back to the catalogue', async () => {
  const { slug } = await publishTechnician(rows)
  expect((await openPage(guest, `/tecnicos/${slug}`)).link('Volver al catálogo')).toBe('/tecnicos')
})

test('fields that are not shown are not sent', { tags: ['attack'] }, async () => {
  const { slug, uid } = await publishTechnician(rows, {
    fields: { descripcion: 'secreto-descripcion', tags: ['secreto-tag'] },
  })
  for (const path of [`/tecnicos/${slug}`, `/tecnicos/${slug}.data`]) {
    const response = await guest.get(path)
    expect(response.status).toBe(200)
    const sent = await response.text()
    expect(sent).toContain(slug)
    expect(sent).not.toContain('secreto-')
    expect(sent).not.toContain(`${uid}@correo.co`)
  }
})

test('the menu shares and reports; the chart is folded, and a single zone is a line under the name', async () => {
  const { slug } = await publishTechnician(rows, { fields: { zonasCobertura: ['Norte'] } })
  const page = await openPage(guest, `/tecnicos/${slug}`)
  const menu = page.within('header details')
  expect(menu.link('Compartir perfil')).toBe(
    `https://wa.me/?text=${encodeURIComponent(`${program.origin}/tecnicos/${slug}`)}`,
  )
  expect(menu.link('Reportar este perfil o una reseña')).toBe(`/reportar/perfil/${slug}`)
  const folded = page.document.querySelector('details:has(h2)')
  expect(folded?.hasAttribute('open')).toBe(false)
  expect(folded?.querySelector('h2')?.text).toBe('Disponibilidad')
  expect(page.says('Cobertura: Norte')).toBe(true)
  expect(page.document.querySelectorAll('h2').map(({ text }) => text)).not.toContain('Cobertura')
})
