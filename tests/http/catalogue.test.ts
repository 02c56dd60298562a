// Section 2, D43, D44: the catalogue as it is sent, its filters without JavaScript, and what it says of a search.
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { bogotaDate, DAY_MS } from '#platform/domain/time.ts'
import { type HtmlPage, openPage, readPage } from '#tests/support/browser/html-page.ts'
import {
  cataloguePath,
  newCity,
  publishMany,
  publishTechnician,
} from '#tests/support/people/published-technicians.ts'
import { signedInPeople } from '#tests/support/people/signed-in.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const program = await sharedProgram()
const { rows, pool } = program.database
const guest = program.visitor()

const EVERY_DAY = Object.fromEntries(
  ['lun', 'mar', 'mie', 'jue', 'vie', 'sab', 'dom'].map(day => [day, [{ inicio: '08:00', fin: '20:00' }]]),
)
/** One word that nobody else's name has. */
const newName = () => `Zoraida${randomBytes(4).toString('hex')}`

const names = (page: HtmlPage) => page.document.querySelectorAll('article h3').map(heading => heading.text)
const headings = (page: HtmlPage) => page.document.querySelectorAll('h2, h3').map(heading => heading.text)
/** Header and hero have fields and buttons of the same names. */
const filters = (page: HtmlPage) => page.within('form#filtros')
const header = (page: HtmlPage) => page.within('header search')
const hero = (page: HtmlPage) => page.within('search[aria-label="Qué y dónde"]')
const trades = (page: HtmlPage) => page.within('nav[aria-label="Oficios"]')
const similarTrades = (page: HtmlPage) =>
  page.document.querySelectorAll('[aria-label="Oficios parecidos"] a').map(link => link.getAttribute('href'))
const citiesIn = (part: HtmlPage, select: string) =>
  part.document.querySelectorAll(`${select} option`).map(option => option.text)

/** The page behind a link, and its path. */
async function follow(page: HtmlPage, name: string | RegExp, visitor = guest) {
  const path = page.link(name)
  if (path === null) throw new Error(`no link ${name}`)
  return { path, page: await openPage(visitor, path) }
}

/** The page that a GET form answered with, and its path. */
async function answerOf(response: Response) {
  const { pathname, search } = new URL(response.url)
  return { path: pathname + search, page: await readPage(guest, response, pathname + search) }
}

test('without JavaScript the filters are a form, and a link leads to the next twelve', async () => {
  const city = newCity()
  const people = await publishMany(rows, 14, { ciudad: city, nombre: 'Olga' })
  // A page that was cached before the technicians were stored does not offer their city yet.
  await expect
    .poll(async () => citiesIn(await openPage(guest, '/tecnicos'), '#filtros [name="ciudad"]'))
    .toContain(`${city} (14)`)
  const all = await openPage(guest, '/tecnicos')
  // On a phone this button, and no script, opens the form.
  expect(all.document.querySelector('button[popovertarget="filtros"]')?.text).toMatch(/^Filtros/)
  expect(all.document.getElementById('filtros')?.getAttribute('popover')).toBe('auto')

  const first = await answerOf(await filters(all).submit('Aplicar filtros', { ciudad: city }))
  expect(first.page.status).toBe(200)
  expect(headings(first.page)).toContain('Mostrando 12 técnicos')
  expect(names(first.page)).toEqual(people.slice(0, 12).map(({ nombre }) => nombre))
  const second = await follow(first.page, 'Cargar más técnicos')
  expect(names(second.page)).toEqual(people.slice(12).map(({ nombre }) => nombre))
  const again = await follow(second.page, 'Volver al principio de la lista')
  expect(names(again.page)).toHaveLength(12)
  expect(again.page.link(`Quitar filtro: ${city}`)).toBe('/tecnicos')
})

test('the header searches, the filters narrow by city and price, and each can be taken away', async () => {
  const [city, word] = [newCity(), newName()]
  const cheap = await publishTechnician(rows, { ciudad: city, nombre: `Ana ${word}`, tarifaBase: 30_000 })
  await publishTechnician(rows, { ciudad: city, nombre: `Eva ${word}`, tarifaBase: 90_000 })
  await publishTechnician(rows, { ciudad: newCity(), nombre: `Luz ${word}`, tarifaBase: 30_000 })

  const home = await openPage(guest, '/')
  const found = await answerOf(await header(home).submit('Buscar', { q: word }))
  expect(found.path).toBe(`/tecnicos?q=${word}`)
  expect(headings(found.page)).toContain('Mostrando 3 técnicos')
  expect(found.page.text).toContain(`Filtrado por: "${word}"`)
  expect(filters(found.page).text).toContain('3 resultados encontrados')

  const applied = await filters(found.page).submit('Aplicar filtros', { ciudad: city, maxPrecio: '50.000' })
  const narrowed = await answerOf(applied)
  expect(names(narrowed.page)).toEqual([cheap.nombre])
  expect(headings(narrowed.page)).toContain('Mostrando 1 técnico')
  expect(filters(narrowed.page).valueOf('maxPrecio')).toBe('50.000')

  const everywhere = await follow(narrowed.page, `Quitar filtro: ${city}`)
  expect(everywhere.path).toBe(`/tecnicos?q=${word}&maxPrecio=50000`)
  expect(headings(everywhere.page)).toContain('Mostrando 2 técnicos')
})

test('without JavaScript header and hero are plain forms', async () => {
  const [nombre, ciudad] = [newName(), newCity()]
  await publishTechnician(rows, { nombre, ciudad })
  // An address of its own: the page cache may still hold '/' without the new city.
  const openHome = () => openPage(guest, `/?${new URLSearchParams({ ciudad })}`)
  const cities = async () => citiesIn(await openHome(), 'search[aria-label="Qué y dónde"] [name="ciudad"]')
  // The notification of the new city may arrive after the first request.
  await expect.poll(cities).toContain(`${ciudad} (1)`)
  const home = await openHome()
  const field = home.document.querySelector('header search input[name="q"]')
  expect([field?.getAttribute('type'), field?.getAttribute('role')]).toEqual(['text', undefined])
  const found = await answerOf(await hero(home).submit(/^Buscar/, { q: nombre, ciudad }))
  expect(found.path).toBe(`/tecnicos?${new URLSearchParams({ q: nombre, ciudad })}`)
  expect(names(found.page)).toEqual([nombre])
  expect(header(found.page).valueOf('q')).toBe(nombre)
  const again = await answerOf(await header(found.page).submit('Buscar'))
  expect(again.path).toBe(`/tecnicos?${new URLSearchParams({ q: nombre })}`)
})

test('the hero asks for any city, of a client for that of the account', async () => {
  await publishTechnician(rows, { ciudad: 'Cali' })
  const home = await openPage(guest, '/')
  expect(hero(home).valueOf('ciudad')).toBe('')
  expect(citiesIn(home, 'search[aria-label="Qué y dónde"] [name="ciudad"]')[0]).toBe('Toda Colombia')
  const [client] = await signedInPeople(pool, 1)
  expect(hero(await openPage(program.visitor(client), '/')).valueOf('ciudad')).toBe('Cali')
})

test('a past hour is named as the reason for an empty list', async () => {
  const page = await openPage(guest, '/tecnicos?fecha=2024-02-05&hora=9')
  expect(names(page)).toEqual([])
  expect(headings(page)).toContain('No encontramos técnicos')
  expect(page.says('Esa hora ya pasó. Elige otra hora u otro día.')).toBe(true)
})

test('a misspelt search is corrected, and the correction is shown', async () => {
  const ciudad = newCity()
  const { nombre } = await publishTechnician(rows, { ciudad, especialidades: ['Plomería'] })
  const page = await openPage(guest, `${cataloguePath(ciudad)}&q=plomeor`)
  expect(page.says('No encontramos "plomeor"; mostramos resultados para "plomero"')).toBe(true)
  expect(names(page)).toEqual([nombre])
})

test('what was understood is shown as chips, and each can be taken away', async () => {
  const person = await publishTechnician(rows, { ciudad: 'Bogotá', barrio: 'Suba' })
  const asked = await openPage(guest, '/tecnicos?q=necesito+un+plomero+en+suba')
  expect(names(asked)).toContain(person.nombre)
  const current = asked.document.querySelectorAll('nav[aria-label="Oficios"] [aria-current="true"]')
  expect(current.map(({ text }) => text)).toEqual(['Plomería'])
  const anywhere = await follow(asked, 'Quitar filtro: Suba')
  expect(anywhere.path).toBe('/tecnicos?q=plomero')
  expect(header(anywhere.page).valueOf('q')).toBe('plomero')
  const anybody = await follow(anywhere.page, 'Quitar filtro: Plomería')
  expect(anybody.path).toBe('/tecnicos')
  expect(header(anybody.page).valueOf('q')).toBe('')
  expect(trades(anybody.page).link('Plomería')).toBe('/tecnicos?esp=plomeria')
})

test('without JavaScript a barrio is chosen under its city, counted with its locality', async () => {
  const here = await publishTechnician(rows, { ciudad: 'Bogotá', barrio: 'Niza' })
  const there = await publishTechnician(rows, { ciudad: 'Bogotá', barrio: 'Kennedy' })
  const areas = async () =>
    (await openPage(guest, `/tecnicos?q=${newName()}`)).document
      .querySelectorAll('#filtros optgroup[label="Bogotá"] option')
      .map(option => option.getAttribute('value'))
  await expect.poll(areas).toEqual(expect.arrayContaining(['Bogotá', 'Bogotá|Suba', 'Bogotá|Niza']))
  const suba = await answerOf(
    await filters(await openPage(guest, '/tecnicos')).submit('Aplicar filtros', { ciudad: 'Bogotá|Suba' }),
  )
  expect(names(suba.page)).toContain(here.nombre)
  expect(names(suba.page)).not.toContain(there.nombre)
  expect(suba.page.link('Quitar filtro: Suba, Bogotá')).toBe('/tecnicos')
  expect(suba.page.document.querySelector('h1')?.text).toBe('Técnicos en Suba')
  const shared = await openPage(guest, '/tecnicos?ciudad=bogota&lugar=niza')
  expect(names(shared)).toContain(here.nombre)
  expect(shared.link('Quitar filtro: Niza, Bogotá')).toBe('/tecnicos')
})

test('a search from the hero is titled by its trade and place', async () => {
  await publishTechnician(rows, { ciudad: 'Bogotá', especialidades: ['Neveras'] })
  const home = await openPage(guest, '/')
  const { page } = await answerOf(
    await hero(home).submit(/^Buscar/, { q: 'se dañó la nevera', ciudad: 'Bogotá' }),
  )
  expect(page.document.querySelector('title')?.text).toMatch(/^Neveras en Bogotá/)
  expect(page.document.querySelector('h1')?.text).toBe('Encuentra el Técnico Perfecto Neveras en Bogotá')
})

test('a word that nobody has is named, and the nearest trades are offered', async () => {
  const page = await openPage(guest, '/tecnicos?q=qwxzqwxz+en+bosa')
  expect(headings(page)).toContain('Sin resultados')
  expect(filters(page).says('Sin resultados')).toBe(true)
  expect(headings(page)).toContain('No encontramos técnicos')
  expect(page.text).toContain('Nadie escribió «qwxzqwxz» en su perfil.')
  expect(page.says('Prueba con otro rango de precios o quita alguna especialidad.')).toBe(true)
  expect(page.link('Quitar filtro: qwxzqwxz (sin aplicar)')).toBe('/tecnicos?q=bosa')
  expect(similarTrades(page)[0]).toMatch(/^\/tecnicos\?esp=/)
  expect(page.link('Limpiar todos los filtros')).toBe('/tecnicos')
})

test('an unknown trade is named, nobody is listed and other trades are offered', async () => {
  const page = await openPage(guest, '/tecnicos?esp=astrologia')
  expect(page.text).toContain('No conocemos el oficio «astrologia».')
  expect(names(page)).toEqual([])
  expect(similarTrades(page)).not.toEqual([])
  expect(page.link('Quitar filtro: astrologia (sin aplicar)')).toBe('/tecnicos')
})

test('a day without an hour keeps who has a free hour on it', async () => {
  const ciudad = newCity()
  const free = await publishTechnician(rows, { ciudad, fields: { horarios: EVERY_DAY } })
  await publishTechnician(rows, { ciudad, fields: { horarios: {} } })
  const all = await openPage(guest, cataloguePath(ciudad))
  expect(names(all)).toHaveLength(2)
  const tomorrow = await follow(all, 'Libre mañana')
  expect(tomorrow.path).toMatch(/fecha=\d{4}-\d{2}-\d{2}$/)
  expect(names(tomorrow.page)).toEqual([free.nombre])
  expect(filters(tomorrow.page).valueOf('hora')).toBe('')
  expect(names((await follow(tomorrow.page, 'Quitar filtro: Libre mañana')).page)).toHaveLength(2)
})

test('a day in the text is the date filter, from the header and from the hero, and can be taken away', async () => {
  const ciudad = newCity()
  const free = await publishTechnician(rows, { ciudad, fields: { horarios: EVERY_DAY } })
  const busy = await publishTechnician(rows, { ciudad, fields: { horarios: {} } })
  const asked = await answerOf(
    await hero(await openPage(guest, '/')).submit(/^Buscar/, { q: 'plomero mañana', ciudad }),
  )
  expect(names(asked.page)).toEqual([free.nombre])
  expect(filters(asked.page).valueOf('fecha')).toBe(bogotaDate(new Date(Date.now() + DAY_MS)))
  const any = await follow(asked.page, 'Quitar filtro: Libre mañana')
  expect(any.path).toBe(`/tecnicos?${new URLSearchParams({ q: 'plomero', ciudad })}`)
  expect(names(any.page).toSorted()).toEqual([busy.nombre, free.nombre].toSorted())
  const typed = await answerOf(
    await header(asked.page).submit('Buscar', { q: `plomero mañana en la mañana en ${ciudad}` }),
  )
  expect(typed.page.link('Quitar filtro: Mañana en la mañana')).not.toBeNull()
  expect(names(typed.page)).toContain(free.nombre)
  expect(names(typed.page)).not.toContain(busy.nombre)
})

test('a day on which nobody is free stays, and the list says so', async () => {
  const ciudad = newCity()
  await publishTechnician(rows, { ciudad, fields: { horarios: {} } })
  const page = await openPage(guest, `${cataloguePath(ciudad)}&q=pasado+mañana+en+la+tarde`)
  expect(headings(page)).toContain('No encontramos técnicos')
  expect(page.text).toMatch(/Nadie de esta búsqueda está libre el \d+ de \w+ en la tarde\. Elige otro día\./)
})

test('a client is offered the city of the account', async () => {
  await publishTechnician(rows, { ciudad: 'Cali' })
  const [person] = await signedInPeople(pool, 1)
  const client = program.visitor(person)
  const anywhere = await openPage(client, '/tecnicos?q=plomero')
  const inCali = await follow(anywhere, 'En Cali', client)
  expect(inCali.path).toBe('/tecnicos?q=plomero&ciudad=Cali')
  expect(inCali.page.link('Quitar filtro: Plomería')).toBe('/tecnicos?ciudad=Cali')
})
