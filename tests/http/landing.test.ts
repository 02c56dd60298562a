// Pages by trade and city: figures, links, other spellings.
import { afterAll, expect, test } from 'vitest'
import { citySlug } from '#platform/domain/slug.ts'
import { type HtmlPage, openPage } from '#tests/support/browser/html-page.ts'
import { newCity, publishTechnician } from '#tests/support/people/published-technicians.ts'
import { storeReview } from '#tests/support/people/stored-reviews.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const program = await sharedProgram()
const { rows } = program.database
const guest = program.visitor()

const cities: string[] = []
// Left published, they would be the first on the home page of other tests.
afterAll(() => rows('update technicians set publicado = false where ciudad = any($1)', [cities]))

/** Two plumbers, one of them verified and with a review, and somebody of another trade. */
async function publishPlumbers() {
  const ciudad = newCity()
  cities.push(ciudad)
  const best = { nombre: 'Yeimy Tatiana Rincón', ratingPromedio: 5, resenasCount: 1, tarifaBase: 65_000 }
  const { uid } = await publishTechnician(rows, { ...best, ciudad, fields: { verificado: true } })
  const other = { nombre: 'Óscar Poveda', barrio: 'Los Zorrillos', tarifaBase: 80_000 }
  await publishTechnician(rows, { ...other, ciudad, fields: { bioCorta: 'Vivo en Los Zorrillos.' } })
  await publishTechnician(rows, { ciudad, especialidades: ['CCTV'], tarifaBase: 10_000 })
  await storeReview(rows, uid, { comentario: 'Encontró la fuga en media hora.', daysAgo: 1 })
  await storeReview(rows, uid, { comentario: 'Sin aprobar.', daysAgo: 2, aprobada: false })
  return { ciudad, uid, path: `/tecnicos/oficio/plomeria/${citySlug(ciudad)}` }
}

const textsOf = (page: HtmlPage, selector: string) =>
  page.document.querySelectorAll(selector).map(({ text }) => text.replace(/\s+/g, ' ').trim())
const names = (page: HtmlPage) => textsOf(page, 'article h3')
const headings = (page: HtmlPage) => textsOf(page, 'h1')

interface StructuredData {
  readonly '@type': string
  readonly aggregateRating?: unknown
  readonly mainEntity?: readonly unknown[]
}

function structuredData({ html }: HtmlPage): StructuredData[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return [...scripts].map(([, json = '']) => JSON.parse(json))
}

test('a trade in a city has its figures, and they are those of the catalogue', async () => {
  const { ciudad, path } = await publishPlumbers()
  const page = await openPage(guest, path)
  expect(headings(page)).toEqual([`Plomería en ${ciudad}`])
  const figures = textsOf(page, '[aria-label="En cifras"] > li')
  expect(figures).toHaveLength(4)
  for (const [index, figure] of [
    /Plomeros\s*2 técnicos\s*1 verificado/,
    /Visita\s*\$\s65\.000 a 80\.000/,
    /Próxima hora libre/,
    /Calificación\s*5\.0\s*1 reseña de clientes/,
  ].entries())
    expect(figures[index]).toMatch(figure)
  expect(names(page)).toEqual(['Yeimy Tatiana Rincón', 'Óscar Poveda'])
  expect(textsOf(page, 'details[open]')[0]).toContain('La visita empieza en $ 65.000 y llega a $ 80.000')
  expect(page.text).toContain('Encontró la fuga en media hora.')
  expect(page.text).toContain('a Yeimy ·')
  expect(page.text).not.toContain('Sin aprobar.')
  const answers = textsOf(page, 'details')
  expect(answers).toContainEqual(
    expect.stringMatching(/^¿Tengo que pagar al reservar\?.*Reservar no cuesta nada/),
  )
  expect(answers).toContainEqual(
    expect.stringMatching(/^¿Qué revisan antes de decir «Verificado»\?.*El sello lo pone nuestro equipo/),
  )

  const data = structuredData(page)
  expect(data.map(thing => thing['@type'])).toEqual(['BreadcrumbList', 'ItemList', 'FAQPage', 'Service'])
  expect(data[2]?.mainEntity).toHaveLength(5)
  expect(data[3]?.aggregateRating).toMatchObject({ ratingValue: 5, reviewCount: 1 })

  const compared = await openPage(guest, page.link('Filtrar y comparar') ?? '')
  expect(textsOf(compared, 'h2')).toContain('Mostrando 2 técnicos')
  const canonical = compared.document.querySelectorAll('link[rel="canonical"]')
  expect(canonical.map(link => link.getAttribute('href'))).toEqual([program.origin + path])
})

test('pages by city, by trade and by both lead to each other', async () => {
  const { ciudad, path } = await publishPlumbers()
  const cityPath = `/tecnicos/ciudad/${citySlug(ciudad)}`
  const city = await openPage(guest, cityPath)
  expect(city.says('3 técnicos')).toBe(true)
  expect(city.within('nav[aria-label="Por oficio"]').link('Plomería')).toBe(path)

  const both = await openPage(guest, path)
  const barrio = both.within('nav[aria-label="Por barrio"]').link('Los Zorrillos') ?? ''
  expect(names(await openPage(guest, barrio))).toEqual(['Óscar Poveda'])
  expect(both.link(`Otros oficios en ${ciudad}`)).toBe(cityPath)
  const trade = both.within('nav[aria-label="Ruta de la página"]').link('Plomería') ?? ''
  expect(trade).toBe('/tecnicos/oficio/plomeria')
  expect(headings(await openPage(guest, trade))).toEqual(['Plomería'])
})

test('other spellings are redirected, unknown trades and empty cities are not found', async () => {
  const { ciudad, path } = await publishPlumbers()
  for (const spelled of ['plomero', 'Plomer%C3%ADa', 'PLOMERIA']) {
    const response = await guest.get(`/tecnicos/oficio/${spelled}/${encodeURIComponent(ciudad)}?utm=x`)
    expect([response.status, response.headers.get('location')]).toEqual([301, `${path}?utm=x`])
  }
  for (const missing of [
    'oficio/astrologia',
    'ciudad/macondo',
    `oficio/pintura/${citySlug(ciudad)}`,
    'oficio/plomeria/macondo',
  ]) {
    const page = await openPage(guest, `/tecnicos/${missing}`)
    expect([missing, page.status, headings(page)]).toEqual([missing, 404, ['Página no encontrada']])
  }
})

test('whoever is hidden leaves the page at once, although guests are served from the cache', async () => {
  const { uid, path } = await publishPlumbers()
  expect((await openPage(guest, path)).says('2 técnicos')).toBe(true)
  await rows('update technicians set publicado = false where uid = $1', [uid])
  await expect.poll(async () => (await openPage(guest, path)).says('1 técnico')).toBe(true)
  expect((await openPage(guest, path)).html).not.toContain('Yeimy')
})
