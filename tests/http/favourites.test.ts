// Hearts and Mis técnicos without JavaScript (D74): of guests, through signing in and registering, of clients, sent wrong.
import { expect, test } from 'vitest'
import { DAY_MS } from '#platform/domain/time.ts'
import { openPage, readPage, redirectedPage } from '#tests/support/browser/html-page.ts'
import { MONDAY } from '#tests/support/people/bookings.ts'
import { writeBooking } from '#tests/support/people/moderation.ts'
import { newPerson } from '#tests/support/people/people.ts'
import { cataloguePath, newCity, publishTechnician } from '#tests/support/people/published-technicians.ts'
import {
  type SignedInPerson,
  signedInPeople,
  signedInTechnicians,
  viewerOf,
} from '#tests/support/people/signed-in.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const program = await sharedProgram()
const { rows, pool } = program.database
const PAGE = '/mis-tecnicos'

const newClient = async () => {
  const [client] = await signedInPeople(pool, 1)
  return client as SignedInPerson
}
const keptBy = async (uid: string) =>
  (
    await rows<{ technicianId: string }>(
      'select "technicianId" from favourites where "clientId" = $1 and "keptAt" is not null',
      [uid],
    )
  ).map(({ technicianId }) => technicianId)
const uidOf = async (email: string) =>
  (await rows<{ uid: string }>('select uid from users where email = $1', [email]))[0]?.uid ?? ''

test('a heart of the profile and its letting go, and a card of the catalogue that knows of it', async () => {
  const client = await newClient()
  const visitor = program.visitor(client)
  const city = newCity()
  const { uid, slug, nombre } = await publishTechnician(rows, {
    nombre: 'Nubia Esperanza Gómez',
    ciudad: city,
  })
  const profile = await openPage(visitor, `/tecnicos/${slug}`)
  const kept = await readPage(visitor, await profile.submit(/^Guardar a Nubia/), `/tecnicos/${slug}`)
  expect([kept.status, kept.hasButton(/^Guardado\. Quitar a Nubia/)]).toEqual([200, true])
  expect(await keptBy(client.uid)).toEqual([uid])

  const list = cataloguePath(city)
  const cards = await openPage(visitor, list)
  const dropped = await readPage(visitor, await cards.submit(`Quitar a ${nombre} de Mis técnicos`), list)
  expect([dropped.status, dropped.hasButton(`Guardar a ${nombre} en Mis técnicos`)]).toEqual([200, true])
  expect(await keptBy(client.uid)).toEqual([])
})

test('Mis técnicos shows who served and who is kept, and lets go of them; it is of its client alone', async () => {
  const client = await newClient()
  const visitor = program.visitor(client)
  const empty = await openPage(visitor, PAGE)
  expect(empty.text).toContain('Todavía no hay nadie')
  const [technician] = (await signedInTechnicians(pool, 1)) as [SignedInPerson]
  await rows('update technicians set publicado = true where uid = $1', [technician.uid])
  await writeBooking(program.database, {
    technician: viewerOf(technician),
    client: viewerOf(client),
    status: 'completada',
    daysLater: -400,
  })
  const favourite = await publishTechnician(rows, { nombre: 'Wilson <b>Bautista</b>' })
  await visitor.post(PAGE, { act: 'guardar-tecnico', tecnico: favourite.uid })
  const page = await openPage(visitor, PAGE)
  expect(page.says(technician.name)).toBe(true)
  expect(page.says('Wilson <b>Bautista</b>')).toBe(true)
  expect(page.link(/^Reservar de nuevo/)).toMatch(new RegExp(`^/agendar/${technician.uid}\\?de=\\d+$`))
  expect(page.link(/^Reservar con Wilson/)).toBe(`/agendar/${favourite.uid}`)
  expect(page.link(/^Reservar .* a las .* con Wilson/)).toMatch(/\?date=\d{4}-\d\d-\d\d&hour=\d\d$/)

  const after = await readPage(
    visitor,
    await page.submit(`Quitar a ${technician.name} de Mis técnicos`),
    PAGE,
  )
  expect(after.statuses.join()).toContain('ya no está en tus técnicos')
  expect(after.document.querySelectorAll('article')).toHaveLength(1)
  const again = await readPage(visitor, await after.submit('Guardar de nuevo'), PAGE)
  expect(again.document.querySelectorAll('article')).toHaveLength(2)
  expect((await openPage(program.visitor(await newClient()), PAGE)).text).toContain('Todavía no hay nadie')
})

test('who comes says when, and in which state, and leads to the visit', async () => {
  const client = await newClient()
  const visitor = program.visitor(client)
  const people = await Promise.all([publishTechnician(rows), publishTechnician(rows)])
  for (const { uid } of people) await visitor.post(PAGE, { act: 'guardar-tecnico', tecnico: uid })
  const [{ uid, nombre }] = people
  const keys: number[] = []
  for (const [status, days] of [
    ['confirmada', 2],
    ['solicitada', 5],
  ] as const)
    keys.push(
      await writeBooking(program.database, {
        technician: { ...viewerOf(client), uid, name: nombre },
        client: viewerOf(client),
        status,
        daysLater: Math.round((Date.now() - Date.parse(MONDAY)) / DAY_MS) + days,
      }),
    )
  const page = await openPage(visitor, PAGE)
  const coming = page.document
    .querySelectorAll('article a')
    .filter(link => link.getAttribute('href')?.startsWith('/mis-reservas/'))
  expect(coming.map(link => link.getAttribute('href'))).toEqual([`/mis-reservas/${keys[0]}`])
  expect(coming[0]?.text).toMatch(/a las 15:00Confirmada$/)
})

test('who is hidden is shown without a link, with colleagues', async () => {
  const client = await newClient()
  const visitor = program.visitor(client)
  const trade = { ciudad: newCity(), especialidades: ['Soldadura'] }
  const gone = await publishTechnician(rows, { nombre: 'Liliana Chaparro', ...trade })
  const other = await publishTechnician(rows, { nombre: 'Aldemar Fajardo', ...trade })
  await visitor.post(PAGE, { act: 'guardar-tecnico', tecnico: gone.uid })
  await rows('update technicians set publicado = false where uid = $1', [gone.uid])
  const page = await openPage(visitor, PAGE)
  expect(page.says('Su perfil no está publicado ahora')).toBe(true)
  expect(page.link('Liliana Chaparro')).toBeNull()
  expect(page.link(/^Reservar/)).toBeNull()
  expect(page.link(/Aldemar Fajardo/)).toBe(`/tecnicos/${other.slug}`)
})

test('a guest registers on the way: the heart is kept and the profile waits on /perfil', async () => {
  const { uid, slug } = await publishTechnician(rows, { nombre: 'Óscar Poveda' })
  const visitor = program.visitor()
  const profile = await openPage(visitor, `/tecnicos/${slug}`)
  expect(profile.headers.get('cache-control')).toContain('public')
  const login = await redirectedPage(visitor, await profile.submit(/^Guardar a Óscar/))
  expect(login.text).toContain('queda guardado en Mis técnicos')
  const form = await openPage(visitor, login.link('Crear cuenta') ?? '')
  const ana = newPerson()
  const answer = await form.submit('Crear cuenta', { ...ana })
  expect(answer.headers.get('location')).toBe('/perfil')
  expect(await keptBy(await uidOf(ana.email))).toEqual([uid])
  const account = await openPage(visitor, '/perfil')
  expect(account.link('Sigue donde ibas')).toBe(`/tecnicos/${slug}`)
  expect(account.link(/^Mis técnicos/)).toBe(PAGE)
  expect((await openPage(visitor, PAGE)).says('Óscar Poveda')).toBe(true)
})

test('a guest with an account signs in and is back at the profile, with the heart', async () => {
  const { uid, slug } = await publishTechnician(rows, { nombre: 'Germán Pinilla' })
  const ana = newPerson()
  await program.visitor().post('/auth/register', { ...ana })
  const visitor = program.visitor()
  const login = await redirectedPage(
    visitor,
    await (await openPage(visitor, `/tecnicos/${slug}`)).submit(/^Guardar a Germán/),
  )
  const answer = await login.submit('Iniciar sesión', { email: ana.email, password: ana.password })
  expect(answer.headers.get('location')).toBe(`/tecnicos/${slug}`)
  expect(await keptBy(await uidOf(ana.email))).toEqual([uid])
})

test('an address alone keeps nobody: Mis técnicos asks first', { tags: ['attack'] }, async () => {
  const client = await newClient()
  const visitor = program.visitor(client)
  const { uid } = await publishTechnician(rows, { nombre: 'Luis Casallas' })
  const page = await openPage(visitor, `${PAGE}?guardar=${uid}`)
  expect(page.text).toContain('¿Guardas a Luis Casallas en tus técnicos?')
  expect(await keptBy(client.uid)).toEqual([])
  await page.submit('Guardar')
  expect(await keptBy(client.uid)).toEqual([uid])
  expect((await openPage(visitor, `${PAGE}?guardar=${uid}`)).text).not.toContain('¿Guardas a')
  for (const query of ['?guardar=nadie', '?guardar=%00', '?guardar=', '?ver=no', '?ver=99999999999'])
    expect([query, (await visitor.get(PAGE + query)).status]).toEqual([query, 200])
})

test('what is wrong is refused in words, and nothing of it is stored', { tags: ['attack'] }, async () => {
  const client = await newClient()
  const visitor = program.visitor(client)
  const { slug } = await publishTechnician(rows, {})
  const KEEP = { act: 'guardar-tecnico' }
  for (const path of [PAGE, '/tecnicos', `/tecnicos/${slug}`]) {
    for (const tecnico of ['', 'nadie', 'x'.repeat(500)]) {
      const page = await readPage(visitor, await visitor.post(path, { ...KEEP, tecnico }), path)
      expect([path, tecnico.length, page.status, ...page.alerts]).toEqual([
        path,
        tecnico.length,
        404,
        'Ese perfil ya no está disponible.',
      ])
    }
    for (const fields of [{}, { act: 'otra' }, { tecnico: 'nadie' }] as Record<string, string>[])
      expect((await visitor.post(path, fields)).status).toBe(400)
    const elsewhere = await visitor.post(path, { ...KEEP, tecnico: 'nadie' }, { origin: 'https://otro.co' })
    expect(elsewhere.status).toBe(403)
  }
  const [self] = (await signedInTechnicians(pool, 1)) as [SignedInPerson]
  await rows('update technicians set publicado = true where uid = $1', [self.uid])
  expect((await program.visitor(self).post(PAGE, { ...KEEP, tecnico: self.uid })).status).toBe(400)
  expect((await openPage(program.visitor(self), `/tecnicos/${self.uid}`)).hasButton(/Guard/)).toBe(false)
  expect(await keptBy(client.uid)).toEqual([])
})

test('a technician reads how many keep the profile from five on, never who', async () => {
  const [technician] = (await signedInTechnicians(pool, 1)) as [SignedInPerson]
  await rows('update technicians set publicado = true where uid = $1', [technician.uid])
  const clients = await signedInPeople(pool, 5)
  const told = async () => (await openPage(program.visitor(technician), '/mi-perfil')).text
  for (const client of clients.slice(1))
    await program.visitor(client).post(PAGE, { act: 'guardar-tecnico', tecnico: technician.uid })
  expect(await told()).not.toContain('Te guardaron')
  const [first] = clients as [SignedInPerson]
  await program.visitor(first).post(PAGE, { act: 'guardar-tecnico', tecnico: technician.uid })
  expect(await told()).toContain('Te guardaron 5 clientes')
  expect(await told()).not.toContain(first.uid)
})

test('profile and search mention the guarantee of a signed-in client in one line (D72)', async () => {
  const client = await newClient()
  const visitor = program.visitor(client)
  const technician = await publishTechnician(rows, { nombre: 'Nubia Gómez', especialidades: ['Neveras'] })
  const now = Date.now()
  const key = await writeBooking(program.database, {
    technician: { uid: technician.uid, name: 'Nubia Gómez', email: '', role: 'tecnico', ciudad: '' },
    client: viewerOf(client),
    status: 'completada',
    daysLater: Math.round((now - Date.parse('2026-11-16T20:00:00Z')) / 86_400_000) - 6,
  })
  await rows(`update reservas set especialidad = 'Neveras' where key = $1`, [key])
  const told = /Hace \d días lo arregló Nubia\. Si falló lo mismo, no pagas\./
  for (const path of [`/tecnicos/${technician.slug}`, '/tecnicos?esp=neveras', '/tecnicos?q=nevera']) {
    const page = await openPage(visitor, path)
    expect([path, told.test(page.text)]).toEqual([path, true])
    expect(page.link('Usar la garantía')).toBe(`/mis-reservas/${key}/garantia`)
    expect((await openPage(program.visitor(), path)).text).not.toMatch(told)
  }
  expect((await openPage(visitor, '/tecnicos?esp=plomeria')).text).not.toMatch(told)
  expect((await openPage(visitor, '/tecnicos')).text).not.toMatch(told)
})
