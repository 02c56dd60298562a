// Sections 2, 4, 7 and 8: the home page as it is sent, and its filters without JavaScript.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HtmlPage, openPage, readPage } from '#tests/support/browser/html-page.ts'
import { newCity, publishMany, publishTechnician } from '#tests/support/people/published-technicians.ts'
import { storeReview } from '#tests/support/people/stored-reviews.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const program = await sharedProgram()
const { rows } = program.database
const guest = program.visitor()

const city = newCity()
const crowdedCity = newCity()

beforeAll(async () => {
  for (const each of [
    { nombre: 'Rosa Amparo', especialidades: ['Plomería'], ratingPromedio: 4.9, tarifaBase: 50_000 },
    { nombre: 'Hernán Darío', especialidades: ['Pintura'], ratingPromedio: 4.5, tarifaBase: 45_000 },
    {
      nombre: 'Beto Salcedo',
      especialidades: ['Pintura'],
      ratingPromedio: 4.1,
      tarifaBase: null,
      fields: { disponible: false },
    },
  ])
    await publishTechnician(rows, { ...each, ciudad: city, resenasCount: 12 })
})

// The technicians and their reviews would be the first on the home page of other tests.
afterAll(async () => {
  const own = [[city, crowdedCity]]
  await rows('update technicians set publicado = false where ciudad = any($1)', own)
  await rows(
    'delete from reviews_public where "technicianId" in (select uid from technicians where ciudad = any($1))',
    own,
  )
})

const names = (page: HtmlPage) =>
  page.document.querySelectorAll('#catalogo article h3').map(heading => heading.text)
/** Header and banner have fields of the same names. */
const section = (page: HtmlPage) => page.within('#catalogo')
const cities = (page: HtmlPage) =>
  page.document.querySelectorAll('#catalogo select[name="ciudad"] option').map(option => option.text)
/** Pages with other parameters than those of the list are not cached: they have what was stored just now. */
const UNCACHED = '/?utm_source=prueba'
const pathIn = (ciudad: string) => `/?ciudad=${encodeURIComponent(ciudad)}`

test('the six best published technicians are shown, with a link to all', async () => {
  const seven = await publishMany(rows, 7, { ciudad: crowdedCity, ratingPromedio: 4.8, resenasCount: 9 })
  const page = await openPage(guest, pathIn(crowdedCity))
  expect(names(page)).toEqual(seven.slice(0, 6).map(({ nombre }) => nombre))
  const links = page.document
    .querySelectorAll('#catalogo a')
    .filter(({ text }) => text.startsWith('Explorar'))
  const all = ['Explorar todo el catálogo', `/tecnicos?ciudad=${crowdedCity.replace(' ', '+')}`]
  // One is for phones, one for larger screens.
  expect(links.map(link => [link.text, link.getAttribute('href')])).toEqual([all, all])
})

test('q and esp of the URL filter the list', async () => {
  const page = await openPage(guest, `/?q=${encodeURIComponent(city)}&esp=plomeria`)
  expect(names(page)).toEqual(['Rosa Amparo'])
  expect(section(page).valueOf('q')).toBe(city)
  expect(section(page).valueOf('esp')).toBe('plomeria')
})

test('the order of the URL is that of the list and chosen in its field', async () => {
  const page = await openPage(guest, `${pathIn(city)}&orden=precio_asc`)
  expect(names(page)).toEqual(['Hernán Darío', 'Rosa Amparo', 'Beto Salcedo'])
  expect(section(page).valueOf('orden')).toBe('precio_asc')
})

test('a search without matches says so and offers to remove the filters', async () => {
  const page = await openPage(guest, '/?q=zzzyyyxxx&orden=precio_asc')
  expect(page.status).toBe(200)
  expect(names(page)).toEqual([])
  expect(section(page).text).toContain('Sin resultados')
  expect(section(page).link('Quitar filtros')).toBe('/#catalogo')
})

test('a misspelt search is corrected, and the correction is shown', async () => {
  const page = await openPage(guest, `${pathIn(city)}&q=plomeor`)
  expect(names(page)).toEqual(['Rosa Amparo'])
  expect(section(page).text).toContain('No encontramos "plomeor"; mostramos resultados para "plomero"')
  expect(section(page).valueOf('q')).toBe('plomeor')
})

test('without JavaScript the filters are a form whose result scrolls to the list', async () => {
  const home = await openPage(guest, UNCACHED)
  expect(cities(home)).toContain(city)
  expect(home.document.querySelector('#catalogo form')?.getAttribute('action')).toBe('/#catalogo')
  const response = await section(home).submit('Filtrar', { ciudad: city, disponible: '1' })
  expect(new URL(response.url).searchParams.get('disponible')).toBe('1')
  const filtered = await readPage(guest, response, '/')
  expect(names(filtered)).toEqual(['Rosa Amparo', 'Hernán Darío'])
  expect(section(filtered).valueOf('ciudad')).toBe(city)
})

test('without JavaScript every slide of the banner can be read, and its links lead to sections', async () => {
  const { document } = await openPage(guest, '/')
  const slides = document.querySelectorAll('[aria-label="Promociones"] [role="group"]')
  expect(slides.map(slide => slide.getAttribute('aria-label'))).toEqual(['1 de 3', '2 de 3', '3 de 3'])
  expect(slides.filter(slide => slide.hasAttribute('inert'))).toEqual([])
  expect(
    slides.map(slide => slide.querySelectorAll('a').map(link => [link.text, link.getAttribute('href')])),
  ).toEqual([
    [
      ['Explorar técnicos', '/#catalogo'],
      ['Ver ofertas', '/#ofertas'],
    ],
    [
      ['Ver servicios', '/#servicios'],
      ['Hablar con soporte', '/#contact'],
    ],
    [
      ['Explorar técnicos', '/#catalogo'],
      ['Cómo funciona', '/#servicios'],
    ],
  ])
  for (const id of ['catalogo', 'ofertas', 'servicios', 'contact'])
    expect([id, document.getElementById(id) !== null]).toEqual([id, true])
})

test('only the latest approved reviews are shown', async () => {
  const { uid } = await publishTechnician(rows, { ciudad: city })
  const tag = uid.slice(0, 6)
  // In the future: newer than the reviews of other tests.
  await storeReview(rows, uid, { comentario: `Llegó a la hora ${tag}.`, daysAgo: -2, rating: 4 })
  await storeReview(rows, uid, {
    comentario: `Esto nadie lo ha revisado ${tag}.`,
    daysAgo: -3,
    aprobada: false,
  })
  const { document } = await openPage(guest, UNCACHED)
  const reviews = document.querySelectorAll('[aria-label="Reseñas de clientes"] li').map(({ text }) => text)
  expect(reviews).toContainEqual(
    expect.stringMatching(new RegExp(`4\\.0.*Llegó a la hora ${tag}\\..*Paola Murillo`)),
  )
  expect(reviews.join()).not.toContain('Esto nadie lo ha revisado')
  expect(reviews.length).toBeLessThanOrEqual(6)
})

test('the page has structured data for search engines', async () => {
  const { title, document, html } = await openPage(guest, '/?q=luz')
  expect(title).toMatch(/Técnicos verificados para tu hogar.* · TecniYa$/)
  const canonical = document.querySelectorAll('link[rel="canonical"]').map(link => link.getAttribute('href'))
  expect(canonical).toEqual([`${program.origin}/`])
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  expect(JSON.parse(data)).toMatchObject({
    '@graph': [
      { '@type': 'Organization' },
      {
        '@type': 'WebSite',
        potentialAction: { target: { urlTemplate: `${program.origin}/tecnicos?q={search_term_string}` } },
      },
    ],
  })
})
