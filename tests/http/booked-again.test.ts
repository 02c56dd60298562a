// Who comes back, without JavaScript: the own home page, the same again, and the guarantee first (D72).
import { beforeAll, describe, expect, test } from 'vitest'
import { bogotaDate, DAY_MS } from '#platform/domain/time.ts'
import { openPage, redirectedPage } from '#tests/support/browser/html-page.ts'
import { MONDAY } from '#tests/support/people/bookings.ts'
import { type SignedInPerson, signedInPeople, signedInTechnicians } from '#tests/support/people/signed-in.ts'
import { visitsOf } from '#tests/support/people/visit-people.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const program = await sharedProgram()
const { rows, pool } = program.database
const SERVICE = { codigo: '', descripcion: '', tarifa: '', precioSugerido: 60_000 }
const SERVICES = ['Reparación de goteo', 'Destape de cañería', 'Pintura de muro'].map(nombre => ({
  ...SERVICE,
  nombre,
}))
const ALL_DAY = JSON.stringify(
  Object.fromEntries(
    ['lun', 'mar', 'mie', 'jue', 'vie', 'sab', 'dom'].map(day => [day, [{ inicio: '08:00', fin: '20:00' }]]),
  ),
)

interface Served {
  readonly client: SignedInPerson
  readonly technician: SignedInPerson
  readonly key: number
}

/** A client whom a technician served so many days ago, at three in the afternoon. */
async function served(daysAgo: number, { hasReceipt = true } = {}): Promise<Served> {
  const [[client], [technician]] = [await signedInPeople(pool, 1), await signedInTechnicians(pool, 1)]
  if (!client || !technician) throw new Error('nobody')
  await rows(
    `update technicians set servicios = $2, especialidades = '{Plomería,Pintura}', horarios = $3, publicado = true where uid = $1`,
    [technician.uid, JSON.stringify(SERVICES), ALL_DAY],
  )
  const day = bogotaDate(new Date(Date.now() - daysAgo * DAY_MS))
  const daysLater = (Date.parse(day) - Date.parse(MONDAY)) / DAY_MS
  const key = await visitsOf(program.database, { client, technician })('completada', daysLater)
  await rows(
    `update reservas set especialidad = 'Plomería', servicio = 'Destape de cañería', description = 'Se tapó el lavaplatos',
       address = 'Cra. 8 # 24-31', barrio = 'Suba', ciudad = 'Bogotá' where key = $1`,
    [key],
  )
  if (hasReceipt)
    await rows(
      `insert into receipts ("reservaKey", at, lines, total, hecho, pago, "guaranteeUntil")
       values ($1, now(), '[{"concepto": "Destape", "cantidad": 1, "precio": 60000},
         {"concepto": "Sifón", "cantidad": 1, "precio": 1}]', 60001, 'Destapó', 'nequi', '2099-01-01')`,
      [key],
    )
  return { client, technician, key }
}

const QUESTION = 'Si falló lo mismo, no pagas.'
const open = ({ client }: Pick<Served, 'client'>, path: string) => openPage(program.visitor(client), path)
const formOf = ({ technician, key }: Served, query = '') => `/agendar/${technician.uid}?de=${key}${query}`

describe('within the term', () => {
  let recent: Served
  beforeAll(async () => {
    recent = await served(6)
  })

  test('booking again asks first, on a page of its own that leads to the guarantee or to the form', async () => {
    const list = await open(recent, '/mis-reservas')
    const page = await open(recent, list.link(/^Reservar de nuevo/) ?? '')
    expect(page.text).toContain(`Hace 6 días lo arregló`)
    expect(page.text).toContain(QUESTION)
    expect(page.text).toContain('Destape y 1 más')
    expect(page.says('Confirmar reserva')).toBe(false)
    expect(page.link('Volver a la visita')).toBe(`/mis-reservas/${recent.key}`)
    expect(page.link('Usar la garantía')).toBe(`/mis-reservas/${recent.key}/garantia`)
    expect((await open(recent, page.link('Usar la garantía') ?? '')).says('Abrir el caso')).toBe(true)
    const visitor = program.visitor(recent.client)
    const form = await openPage(visitor, page.link('Es otra cosa') ?? '')
    expect(form.text).not.toContain(QUESTION)
    expect(form.link(/^¿Y si es lo mismo\?/)).toBe(`/mis-reservas/${recent.key}/garantia`)
    // Nothing of what was described then, but the place, and an hour like that.
    expect([form.valueOf('servicio'), form.valueOf('description')]).toEqual(['', ''])
    // The technician attends in Cali, and has been there.
    expect(form.text).not.toContain('Fuera de su zona')
    expect([form.valueOf('address'), form.valueOf('hour')]).toEqual(['Cra. 8 # 24-31', '15'])
    expect(form.text).toContain('La otra fue a las 15:00')
    expect(form.text).toContain('Ver sus otros servicios (1)')
    const mine = await redirectedPage(visitor, await form.submit('Confirmar reserva'))
    expect(mine.text).toContain('Reserva enviada')
  })

  test("'Es otra cosa' after 'Lo mismo otra vez' brings no service along", async () => {
    const form = await open(recent, formOf(recent, '&igual=1&otra=1'))
    expect([form.valueOf('servicio'), form.valueOf('description')]).toEqual(['', ''])
  })

  test.each([
    ['a link of the profile', '', true],
    ['an hour of a search for the trade', '?esp=plomeria&date=2099-01-05&hour=09', true],
    ['a service of the trade', '?servicio=Destape+de+ca%C3%B1er%C3%ADa', true],
    ['an hour of a search for another trade', '?esp=pintura', false],
    ['a service of another trade', '?servicio=Pintura+de+muro', false],
    ['the answer', '?otra=1', false],
  ])('%s: %s asks: %s', async (_, query, asks) => {
    const page = await open(recent, `/agendar/${recent.technician.uid}${query}`)
    expect([page.status, page.text.includes(QUESTION)]).toEqual([200, asks])
  })

  test('nobody else is asked, and a form that is sent is never stopped', async () => {
    const other = await served(1)
    const page = await openPage(program.visitor(other.client), `/agendar/${recent.technician.uid}`)
    expect([page.text.includes(QUESTION), page.says('Confirmar reserva')]).toEqual([false, true])
    const visitor = program.visitor(recent.client)
    const sent = await visitor.post(formOf(recent), { date: '', hour: '' })
    expect(sent.status).toBe(400)
    const refused = await sent.text()
    expect([refused.includes(QUESTION), refused.includes('Selecciona fecha y hora.')]).toEqual([false, true])
  })

  test('of two works each has its own way to the guarantee', async () => {
    const two = await served(5)
    const { client, technician } = two
    const day = (Date.parse(bogotaDate(new Date(Date.now() - 9 * DAY_MS))) - Date.parse(MONDAY)) / DAY_MS
    const key = await visitsOf(program.database, { client, technician })('completada', day)
    const page = await open(two, formOf(two))
    expect(page.says('Usar la garantía')).toBe(false)
    const ways = page.document
      .querySelectorAll('main a')
      .map(link => link.getAttribute('href'))
      .filter(href => href?.endsWith('/garantia'))
    expect(ways).toEqual([`/mis-reservas/${two.key}/garantia`, `/mis-reservas/${key}/garantia`])
  })
})

describe('after the term', () => {
  let old: Served
  beforeAll(async () => {
    old = await served(40)
  })

  test('the form opens at once, with service, place and hour, without what was described', async () => {
    const form = await open(old, formOf(old))
    expect(form.text).not.toContain(QUESTION)
    expect([form.valueOf('servicio'), form.valueOf('description')]).toEqual(['Destape de cañería', ''])
    expect([form.valueOf('address'), form.valueOf('hour')]).toEqual(['Cra. 8 # 24-31', '15'])
  })

  test("'Lo mismo otra vez' of the home page brings the description along and books in one tap", async () => {
    const home = await open(old, '/')
    expect(home.text).toMatch(/Hola, .*Tus técnicos/)
    const again = home.link(/^Lo mismo otra vez/) ?? ''
    expect(again).toMatch(
      new RegExp(`^/agendar/${old.technician.uid}\\?de=${old.key}&date=[-\\d]+&hour=15&igual=1$`),
    )
    const visitor = program.visitor(old.client)
    const form = await openPage(visitor, again)
    expect(form.valueOf('description')).toBe('Se tapó el lavaplatos')
    const mine = await redirectedPage(visitor, await form.submit('Confirmar reserva'))
    expect(mine.text).toContain('Reserva enviada')
    expect((await open(old, '/')).text).toMatch(/Hola, .*Solicitada.*Tus técnicos/)
  })

  test('an hour that was taken meanwhile says so, and another one can be chosen', async () => {
    const lost = await served(50)
    const path = (await open(lost, '/')).link(/^Lo mismo otra vez/) ?? ''
    const [, date = '', hour = ''] = /date=([-\d]+)&hour=(\d+)/.exec(path) ?? []
    const other = await served(50)
    const daysLater = (Date.parse(date) - Date.parse(MONDAY)) / DAY_MS
    const { technician } = lost
    await visitsOf(program.database, { client: other.client, technician })(
      'confirmada',
      daysLater,
      Number(hour),
    )
    const form = await open(lost, path)
    expect(form.text).toContain('Esa hora ya se ocupó. Elige otra.')
    expect(form.valueOf('hour')).toBe('')
    expect(form.document.querySelectorAll('[aria-label="Horas que te proponemos"] a')).toHaveLength(3)
  })
})

test('the home page of a client has all that it has for guests, and what is in guarantee', async () => {
  const person = await served(3)
  const home = await open(person, '/')
  const { document } = home
  for (const id of ['catalogo', 'ofertas', 'servicios', 'contact'])
    expect([id, document.getElementById(id) !== null]).toEqual([id, true])
  const slides = document.querySelectorAll('[aria-label="Promociones"] [role="group"]')
  expect(slides.map(slide => slide.querySelectorAll('a').length)).toEqual([2, 2, 2])
  for (const text of [
    'Así de fácil',
    'Por qué elegir TecniYa',
    '10.000+',
    '50.000+',
    'Desde $50.000 y en 3 clics.',
  ])
    expect(home.text).toContain(text)
  expect(home.within('#catalogo').valueOf('ciudad')).toBe('')
  expect(document.querySelectorAll('#catalogo article').length).toBeGreaterThan(0)
  const [garantia] = document.querySelectorAll('[aria-labelledby="en-garantia"] a')
  expect(garantia?.getAttribute('href')).toBe(`/mis-reservas/${person.key}/garantia`)
  const search = await home.within('#catalogo').submit('Filtrar', { q: 'zzzyyyxxx' })
  expect(await search.text()).toContain('Sin resultados')
})

test('guests and new clients see the page of everybody; technicians and administrators begin with their work', async () => {
  const [fresh] = await signedInPeople(pool, 1)
  const [admin] = await signedInPeople(pool, 1, 'admin')
  const { technician } = await served(1)
  expect((await openPage(program.visitor(), '/')).text).not.toContain('Hola')
  expect((await openPage(program.visitor(fresh), '/')).text).not.toContain('Hola')
  const ofTechnician = await openPage(program.visitor(technician), '/')
  expect(ofTechnician.link(/^Hoy no tienes visitas/)).toBe('/agenda')
  expect(ofTechnician.text).not.toContain('Tus técnicos')
  expect((await openPage(program.visitor(admin), '/')).link(/^Panel administrador/)).toBe('/admin')
})
