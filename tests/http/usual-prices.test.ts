// What is usual, over HTTP: its pages, the page of a trade in a city, the booking form without script, a quote.
import { expect, test } from 'vitest'
import { citySlug } from '#platform/domain/slug.ts'
import { addDays, bogotaDate } from '#platform/domain/time.ts'
import { type HtmlPage, openPage } from '#tests/support/browser/html-page.ts'
import { newCity, publishTechnician } from '#tests/support/people/published-technicians.ts'
import { signedInPeople } from '#tests/support/people/signed-in.ts'
import { visitPeople, weeklyVisitsOf } from '#tests/support/people/visit-people.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const program = await sharedProgram()
const { rows, pool } = program.database
const guest = program.visitor()

interface Usual {
  readonly trouble: string
  readonly low: number
  readonly high: number
  readonly visits: number
}
const COLD: Usual = { trouble: 'no-enfria', low: 75_000, high: 220_000, visits: 14 }
const GAS: Usual = { trouble: 'gas', low: 160_000, high: 240_000, visits: 8 }
const SEAL: Usual = { trouble: 'empaque', low: 120_000, high: 160_000, visits: 6 }
const ICE: Usual = { trouble: 'fuga', low: 80_000, high: 80_000, visits: 5 }

async function storePrices(ciudad: string, usual: readonly Usual[], trade = 'Neveras'): Promise<void> {
  await rows(
    `insert into usual_prices (especialidad, city, trouble, ciudad, low, high, "barsFrom", bars, visits, "computedAt")
     select $1, $2, trouble, $3, low, high, low / 25000 * 25000, array[2, 0, visits - 2], visits, now()
     from jsonb_to_recordset($4) as row (trouble text, low integer, high integer, visits integer)`,
    [trade, citySlug(ciudad), ciudad, JSON.stringify(usual)],
  )
}

async function pricedCity(...usual: Usual[]) {
  const ciudad = newCity()
  await storePrices(ciudad, usual)
  return { ciudad, path: `/precios/neveras/${citySlug(ciudad)}` }
}

const texts = (page: HtmlPage, selector: string) =>
  page.document.querySelectorAll(selector).map(({ text }) => text.replace(/[\s\u00a0]+/g, ' ').trim())

interface Thing {
  readonly '@type': string
  readonly variableMeasured?: readonly unknown[]
  readonly itemListElement?: readonly { readonly name: string }[]
}
const structuredData = ({ html }: HtmlPage): Thing[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  )
const metaOf = (page: HtmlPage, selector: string) =>
  page.document.querySelector(selector)?.getAttribute('content') ?? null

test('a trade in a city has all that is known, most visits first, as text, as an image and as data', async () => {
  const { ciudad, path } = await pricedCity(ICE, SEAL, GAS, COLD)
  const page = await openPage(guest, path)
  expect(page.title).toBe(`Precios de neveras en ${ciudad} · TecniYa`)
  expect(texts(page, 'h1')).toEqual([`Precios de neveras en ${ciudad}`])
  expect(texts(page, 'h2#lo-normal')).toEqual([`Lo normal en ${ciudad}`])
  expect(page.says('Lo que de verdad se pagó, repuestos incluidos, en los últimos 12 meses.')).toBe(true)
  expect(texts(page, '[aria-labelledby=lo-normal] h3')).toEqual([
    'Nevera que no enfría',
    'Carga de gas',
    'Cambio de empaque',
    'Bota agua o hace hielo',
  ])
  for (const text of ['$ 75.000 a $ 220.000', '14 visitas con comprobante', 'Cómo lo calculamos'])
    expect(page.text.replaceAll('\u00a0', ' ')).toContain(text)
  // One amount that everybody paid is no range.
  expect(texts(page, '[aria-labelledby=lo-normal] p')).toContain('$ 80.000')
  expect(
    page.document.querySelectorAll('svg[role=img]').map(svg => svg.getAttribute('aria-label')),
  ).toContain(
    `Nevera que no enfría en ${ciudad}: $\u00a075.000 a $\u00a0220.000, 14 visitas con comprobante.`,
  )
  const data = structuredData(page)
  expect(data.map(thing => thing['@type'])).toEqual(['BreadcrumbList', 'Dataset'])
  expect(data[0]?.itemListElement?.map(({ name }) => name)).toEqual(['Inicio', 'Precios', 'Neveras', ciudad])
  expect(data[1]?.variableMeasured?.[0]).toMatchObject({
    name: 'Nevera que no enfría',
    minValue: 75_000,
    maxValue: 220_000,
    unitText: 'COP',
  })
  expect(page.document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(program.origin + path)
  expect(metaOf(page, '[property="og:title"]')).toBe(`Precios de neveras en ${ciudad} · TecniYa`)
  expect(metaOf(page, '[name=robots]')).toBeNull()
})

test('a search of one trade in one city says the trouble that it names, or the most frequent one', async () => {
  const { ciudad, path } = await pricedCity(COLD, SEAL)
  await publishTechnician(rows, { ciudad, especialidades: ['Neveras'] })
  const lineOf = async (q: string, city = ciudad) => {
    const page = await openPage(
      guest,
      `/tecnicos?${new URLSearchParams({ q, esp: 'neveras', ciudad: city })}`,
    )
    const line = page.document.querySelector(`[aria-label="Técnicos"] a[href="${path}"]`)
    return line?.text.replaceAll('\u00a0', ' ') ?? null
  }
  expect(await lineOf('')).toMatch(/^Nevera que no enfría: \$ 75\.000 a \$ 220\.000Lo normal en .*14 visitas/)
  expect(await lineOf('cambiar empaque de la nevera')).toContain('Cambio de empaque: $ 120.000')
  // Nobody is listed, or nothing is known.
  expect(await lineOf('', newCity())).toBeNull()
})

test('the pages lead to each other, and the footer to them', async () => {
  const { ciudad, path } = await pricedCity(COLD, GAS)
  const all = await openPage(guest, '/precios')
  expect(texts(all, 'h1')).toEqual(['Cuánto cuesta un arreglo'])
  const ofTrade = await openPage(guest, all.within('main').link('Neveras') ?? '')
  expect(ofTrade.title).toBe('Precios de neveras · TecniYa')
  expect(ofTrade.link(ciudad)).toBe(path)
  expect(ofTrade.within('main').text.replaceAll('\u00a0', ' ')).toContain('$ 75.000 a $ 220.000')
  expect((await openPage(guest, '/')).within('footer').link('Precios')).toBe('/precios')
})

test('other spellings are redirected, what is unknown is not found, a known city without enough says so', async () => {
  const { ciudad, path } = await pricedCity(COLD)
  for (const spelled of ['nevera', 'Neveras', 'NEVERAS']) {
    const response = await guest.get(`/precios/${spelled}/${encodeURIComponent(ciudad)}?utm=x`)
    expect([response.status, response.headers.get('location')]).toEqual([301, `${path}?utm=x`])
  }
  for (const missing of [
    '/precios/astrologia',
    '/precios/astrologia/bogota',
    '/precios/neveras/macondo',
    '/precios/neveras/%00',
  ]) {
    const page = await openPage(guest, missing)
    expect([missing, page.status, texts(page, 'h1')]).toEqual([missing, 404, ['Página no encontrada']])
  }
  const quiet = newCity()
  await publishTechnician(rows, { ciudad: quiet, especialidades: ['Neveras'] })
  const empty = await openPage(guest, `/precios/neveras/${citySlug(quiet)}`)
  expect([empty.status, texts(empty, 'main h2')[0]]).toEqual([
    200,
    `Todavía no hay precios de neveras en ${quiet}`,
  ])
  expect(metaOf(empty, '[name=robots]')).toBe('noindex, follow')
  expect(empty.text).not.toContain('Lo normal en')
  await rows('update technicians set publicado = false where ciudad = $1', [quiet])
})

test('the page of a trade in a city shows three, a city with nothing says nothing', async () => {
  const { ciudad, path } = await pricedCity(ICE, SEAL, GAS, COLD)
  await publishTechnician(rows, { ciudad, especialidades: ['Neveras', 'Lavadoras / Secadoras'] })
  const page = await openPage(guest, `/tecnicos/oficio/neveras/${citySlug(ciudad)}`)
  expect(texts(page, '[aria-labelledby=lo-normal] h3')).toEqual([
    'Nevera que no enfría',
    'Carga de gas',
    'Cambio de empaque',
  ])
  expect(page.link('Todos los precios')).toBe(path)
  const [cost] = texts(page, 'details[open]').filter(text => text.startsWith('¿Cuánto cobra'))
  expect(cost).toContain('nevera que no enfría, $ 75.000 a $ 220.000; carga de gas, $ 160.000 a $ 240.000')
  expect(JSON.stringify(structuredData(page).find(thing => thing['@type'] === 'FAQPage'))).toContain(
    'nevera que no enfría',
  )
  for (const silent of [
    `/tecnicos/oficio/lavadoras-secadoras/${citySlug(ciudad)}`,
    `/tecnicos/ciudad/${citySlug(ciudad)}`,
    '/tecnicos/oficio/neveras',
  ])
    expect((await openPage(guest, silent)).text, silent).not.toContain('Lo normal')
  // Kept pages go with the night's figures.
  await rows('delete from usual_prices where ciudad = $1', [ciudad])
  await expect
    .poll(async () => (await openPage(guest, `/tecnicos/oficio/neveras/${citySlug(ciudad)}`)).text)
    .not.toContain('Lo normal')
  await rows('update technicians set publicado = false where ciudad = $1', [ciudad])
})

test('without script the booking form shows what is usual for the service chosen on the server', async () => {
  const { ciudad } = await pricedCity(COLD, GAS)
  const service = (nombre: string) => ({
    nombre,
    codigo: '',
    descripcion: '',
    tarifa: 'por visita',
    precioSugerido: 70_000,
  })
  const { uid } = await publishTechnician(rows, {
    ciudad,
    especialidades: ['Neveras'],
    fields: {
      servicios: JSON.stringify(
        ['Nevera que no enfría', 'Recarga de gas', 'Cambio de bombillo'].map(service),
      ),
    },
  })
  const [person] = await signedInPeople(pool, 1)
  await rows(`update users set ciudad = '', barrio = '' where uid = $1`, [person?.uid])
  const client = program.visitor(person)
  const shown = async (query: string) => {
    const page = await openPage(client, `/agendar/${uid}?date=${addDays(bogotaDate(new Date()), 7)}&${query}`)
    const said = page.text.replaceAll('\u00a0', ' ')
    return /Lo normal en [^:]+: (\$ [\d.]+ a \$ [\d.]+)/.exec(said)?.[1] ?? null
  }
  expect(await shown('servicio=Nevera+que+no+enfr%C3%ADa')).toBe('$ 75.000 a $ 220.000')
  expect(await shown('servicio=Recarga+de+gas')).toBe('$ 160.000 a $ 240.000')
  expect(await shown('servicio=Cambio+de+bombillo'), 'a trouble without a figure').toBeNull()
  expect(await shown('description=La+nevera+no+enfr%C3%ADa+desde+ayer')).toBe('$ 75.000 a $ 220.000')
  expect(await shown(''), 'nothing is named').toBeNull()
  expect(await shown('servicio=Recarga+de+gas&ciudad=Cali&address=&barrio='), 'another city').toBeNull()
  await rows('update technicians set publicado = false where uid = $1', [uid])
})

const { client, technician } = await visitPeople(program.database)
const storeNext = weeklyVisitsOf(program.database, { client, technician }, 190)

test('a quote that waits for the answer shows what is usual for its lines; an answered one does not', async () => {
  const { ciudad } = await pricedCity(GAS)
  const key = await storeNext()
  await rows(`update reservas set especialidad = 'Neveras', ciudad = $2 where key = $1`, [key, ciudad])
  const quote = (concepto: string) =>
    rows(
      `insert into visit_quotes ("reservaKey", lines, total, "validUntil", "createdAt")
       values ($1, $2, 200000, current_date + 3, now())`,
      [key, JSON.stringify([{ concepto, cantidad: 1, precio: 200_000 }])],
    )
  const visit = async () => {
    const page = await openPage(program.visitor(client), `/mis-reservas/${key}`)
    return page.text.replace(/[\s\u00a0]+/g, ' ')
  }
  await quote('Mano de obra')
  expect(await visit()).not.toContain('Lo normal')
  await quote('Recarga de gas')
  expect(await visit()).toContain(`Lo normal en ${ciudad}: $ 160.000 a $ 240.000`)
  expect(await visit()).not.toMatch(/caro|barato/)
  await rows(`update visit_quotes set answer = 'no', "answeredAt" = now() where "reservaKey" = $1`, [key])
  expect(await visit()).not.toContain('Lo normal')
})
