// Public pages for crawlers and for hostile query strings: titles, robots, canonical URLs, sitemap, social images.
import { RouterContextProvider } from 'react-router'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { originContext, type Services, servicesContext } from '#app/services.ts'
import { loader as loadSitemapOfPages } from '#catalogue/pages/sitemap-pages.ts'
import { citySlug } from '#platform/domain/slug.ts'
import { newCity, publishTechnician } from '#tests/support/people/published-technicians.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const program = await sharedProgram()
const visitor = program.visitor()
const text = async (path: string) => (await visitor.get(path)).text()
const robots = (page: string) => /<meta name="robots" content="([^"]*)"/.exec(page)?.[1]

const ciudad = newCity()
let slug = ''
let uid = ''
beforeAll(async () => {
  const hostile = { nombre: '</script><script>alert(1)</script>', ciudad: 'Medellín' }
  const published = { ...hostile, especialidades: ['Plomería'] }
  ;({ slug, uid } = await publishTechnician(program.database.rows, published))
  await publishTechnician(program.database.rows, { ciudad, especialidades: ['Plomería'], tarifaBase: 60_000 })
})

const SEARCHED = ['/tecnicos', '/', '/catalogo/mas', '/buscar/sugerencias', '/tecnicos.data']

test.each([
  '?q=%00',
  '?q=%E0%A4%A',
  `?q=${'x'.repeat(10_240)}`,
  '?q=%25_%5C%27%22%3B--',
  '?esp=nada&ciudad=%00&orden=cualquiera',
  '?minRating=mucho&minPrecio=-1e999&maxPrecio=NaN',
  '?fecha=2026-02-31&hora=99',
  '?fecha=2026-11-17&hora=9',
  '?cursor=basura',
  '?cursor=WyJyYXRpbmciLDFlOTk5LCIiLCIiXQ',
  '?cursor=WyJyYXRpbmciLDQsIlx1MDAwMCIsIngiXQ',
  '?cursor=WyJwcmVjaW9fYXNjIixudWxsLCJ4IiwieSJd&orden=precio_asc',
  '?q=a&q=b&esp=x&esp=y',
  '?q[]=a&q[b]=c&esp[]=plomeria&minPrecio[]=1',
  '?disponible=si&perfect=true',
  '?%F0%9F%94%A7=%F0%9F%94%A7&q=%F0%9F%94%A7',
])('the catalogue answers 200 to %s', async query => {
  for (const path of SEARCHED) expect((await visitor.get(path + query)).status).toBe(200)
})

test.each([
  ['10,000 characters', 'plomero en suba a las 3 '.repeat(417)],
  ['a thousand numbers', Array.from({ length: 1_000 }, (_, at) => at).join(' ')],
  ['nested dates', 'el lunes o martes 5 de enero del 2027 a las 3 y media '.repeat(3)],
  ['nested prices', 'entre 50 y entre 60 y entre 70 mil y '.repeat(4)],
  ['accents without end', `a${'\u0301'.repeat(119)}`],
  ['letters that nobody sees', 'plo\u200bme\u00adro \u202eatsicirtcele\u202c ｃｅｒｒａｊｅｒｏ İİİ ﬁﬂ'],
  ['dates and amounts that are none', 'el 99 de marzo a las 99 por -5 mil 0/0 32/13 9999999999999999'],
  ['words that say nothing', 'don Don DON de la los y en por no ya'],
  ['wildcards and operators', `_ __ %% \\ '' "" (((( )) -- /* */ && || ~ ^ $`],
])('the catalogue answers 200 to a search for %s', async (_, q) => {
  for (const path of SEARCHED)
    expect((await visitor.get(`${path}?${new URLSearchParams({ q })}`)).status).toBe(200)
})

test.each([
  '?minPrecio=99999999999999999999&maxPrecio=0',
  '?minPrecio=9&maxPrecio=1&disponible=si&perfect=true',
  '?esp=plomeria&maxPrecio=1.000',
])('the prices of %s redirect to those in the range of the data', async query => {
  const inCity = `/tecnicos${query}&ciudad=${encodeURIComponent(ciudad)}`
  const location = (await visitor.get(inCity)).headers.get('location') ?? ''
  expect(new URL(location, program.origin).searchParams.get('maxPrecio')).toBe('60000')
  expect((await visitor.get(location)).status).toBe(200)
})

test.each(['%00', '%E0%A4%A', '..%2f..%2fetc', 'x'.repeat(3_000), "';--", 'constructor'])(
  'the profile path %s is answered with a client error',
  async segment => {
    const response = await visitor.get(`/tecnicos/${segment}`)
    expect([400, 404, 414, 431]).toContain(response.status)
  },
)

test('/catalogo redirects with its query string', async () => {
  const response = await visitor.get('/catalogo?q=gotera%20fea&esp=plomeria&orden=precio_asc')
  const { pathname, searchParams } = new URL(response.headers.get('location') ?? '', program.origin)
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/tecnicos',
    { q: 'gotera fea', esp: 'plomeria', orden: 'precio_asc' },
  ])
})

test('pages by specialty and city have their own title; other filters are not indexed', async () => {
  const page = await text('/tecnicos?ciudad=medellin&esp=plomero')
  expect(page).toContain('<title>Plomería en Medellín')
  expect(page).toContain(`rel="canonical" href="${program.origin}/tecnicos/oficio/plomeria/medellin"`)
  expect(robots(page)).toBeUndefined()
  for (const query of ['?q=gotera', '?minRating=4', '?esp=cctv&ciudad=Nowhere', '?orden=precio_desc'])
    expect(robots(await text(`/tecnicos${query}`))).toBe('noindex, follow')
})

test('a name with markup is escaped in HTML and in structured data', async () => {
  const page = await text(`/tecnicos/${slug}`)
  expect(page).not.toContain('<script>alert(1)')
  const [, data = ''] = /"@type":"ProfilePage"(.*?)<\/script>/.exec(page) ?? []
  expect(data).toContain('\\u003c/script')
})

test('the sitemap lists the public screens and every published profile', async () => {
  const index = await text('/sitemap.xml')
  const parts = [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
  expect(parts[0]).toBe(`${program.origin}/sitemap/paginas.xml`)
  const pages = await Promise.all(
    parts.map(async part => (await fetch(part.replaceAll('&amp;', '&'))).text()),
  )
  for (const path of ['/', '/tecnicos', '/about', `/tecnicos/${slug}`])
    expect(pages.join()).toContain(`<loc>${program.origin}${path}</loc>`)
  expect(await text('/robots.txt')).toContain(`Sitemap: ${program.origin}/sitemap.xml`)
})

test('the sitemap lists the pages by trade, by city and by both', async () => {
  // Not over HTTP: the program keeps them for an hour, and another test file may have asked before.
  const context = new RouterContextProvider()
  context.set(servicesContext, { db: program.database.db, now: () => new Date() } as Services)
  context.set(originContext, program.origin)
  const response = await loadSitemapOfPages({ context } as unknown as Parameters<
    typeof loadSitemapOfPages
  >[0])
  const sitemap = await response.text()
  for (const path of ['oficio/plomeria', `ciudad/${citySlug(ciudad)}`, `oficio/plomeria/${citySlug(ciudad)}`])
    expect(sitemap).toContain(`<loc>${program.origin}/tecnicos/${path}</loc>`)
})

test.each([
  ['a trailing slash', (path: string) => `${path}/`],
  ['capital letters', (path: string) => path.replace('tecnicos', 'Tecnicos')],
  ['only capital letters', (path: string) => path.toUpperCase()],
  ['its id', () => `/tecnicos/${uid}`],
])('a profile requested with %s redirects to its canonical path and keeps the query', async (_, spelled) => {
  const response = await visitor.get(`${spelled(`/tecnicos/${slug}`)}?utm_source=x`)
  expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
    301,
    `/tecnicos/${slug}?utm_source=x`,
    'no-store',
  ])
})

test('the social image of an imported slug and a very long name is drawn', async () => {
  const fields = { slug: 'Ana_aB3dE9' }
  const nombre = '\u{1f527}'.repeat(3_000)
  await publishTechnician(program.database.rows, { nombre, ciudad: newCity(), fields })
  const response = await visitor.get('/og/tecnicos/Ana_aB3dE9.png')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
})

test('the social image and the sitemap entry of a hidden profile are gone at once, as caches must revalidate', async () => {
  const hidden = await publishTechnician(program.database.rows)
  const paths = [`/og/tecnicos/${hidden.slug}.png`, '/sitemap/tecnicos.xml']
  for (const path of paths)
    expect((await visitor.get(path)).headers.get('cache-control')).toMatch(/^(public, )?no-cache$/)
  await program.database.rows('update technicians set publicado = false where uid = $1', [hidden.uid])
  const [picture, list] = await Promise.all(paths.map(path => visitor.get(path)))
  expect(picture?.status).toBe(404)
  expect(await list?.text()).not.toContain(hidden.slug)
})

test('a profile has a social image with an ETag', async () => {
  const response = await visitor.get(`/og/tecnicos/${slug}.png`)
  expect(response.headers.get('content-type')).toBe('image/png')
  const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  expect([width, height]).toEqual([1200, 630])
  const again = await visitor.get(`/og/tecnicos/${slug}.png`, {
    'if-none-match': response.headers.get('etag') ?? '',
  })
  expect(again.status).toBe(304)
  expect((await visitor.get('/og/tecnicos/nadie.png')).status).toBe(404)
})
