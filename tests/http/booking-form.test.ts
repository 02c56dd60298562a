// The booking form as the server sends it: service, repeated booking, address warnings, other visits. D17, D51.
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { addDays, bogotaDate, instantAt } from '#platform/domain/time.ts'
import { datedDayText } from '#platform/wording/dates.ts'
import { openPage } from '#tests/support/browser/html-page.ts'
import { cataloguePath, newCity, publishTechnician } from '#tests/support/people/published-technicians.ts'
import { type SignedInPerson, signedInPeople, signedInTechnicians } from '#tests/support/people/signed-in.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const program = await sharedProgram()
const { rows, pool } = program.database
const [ana, beto] = (await signedInPeople(pool, 2)) as [SignedInPerson, SignedInPerson]
const [luz, sol] = (await signedInTechnicians(pool, 2)) as [SignedInPerson, SignedInPerson]
const TOMORROW = addDays(bogotaDate(new Date()), 1)

const SERVICE = { codigo: '', descripcion: '', tarifa: '' }
const SERVICES = [
  { ...SERVICE, nombre: 'Destape de sifón', precioSugerido: 65_000 },
  { ...SERVICE, nombre: 'Revisión', precioSugerido: 0 },
]

beforeAll(async () => {
  await rows('update technicians set servicios = $2, "tarifaBase" = 50000 where uid = $1', [
    luz.uid,
    JSON.stringify(SERVICES),
  ])
})

async function form(path: string, { cookie } = ana) {
  const answer = await program.visitor().get(path, { cookie })
  const page = await answer.text()
  const fieldValue = (name: string) => new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(page)?.[1]
  return {
    status: answer.status,
    page,
    fieldValue,
    service: /name="servicio"[^>]*checked=""[^>]*value="([^"]*)"/.exec(page)?.[1],
    description: /<textarea[^>]*name="description"[^>]*>([^<]*)</.exec(page)?.[1],
  }
}

async function post(path: string, fields: Record<string, string> | string[][], { cookie } = ana) {
  const answer = await program.visitor().send(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: program.origin, cookie },
  })
  return { status: answer.status, page: await answer.text() }
}

/** Returns the key. */
async function storeBooking(
  client: SignedInPerson,
  technician: SignedInPerson,
  hour = '15',
): Promise<number> {
  const [row] = await rows<{ key: number }>(
    `insert into reservas (id, "technicianId", "technicianName", "technicianCiudad", "technicianSlug", "technicianPhone",
       "clientId", "clientName", "clientEmail", date, start, "end", "scheduledAt", description, address, servicio, status)
     values ($1, $2, $3, 'Cali', '', '', $4, 'Ana', 'a@b.co', $5, $6, $7, $8, 'Gotea el sifón', 'Calle 5 # 38-20, Cali',
       'Destape de sifón', 'confirmada') returning key::int`,
    [
      `${technician.uid}_${TOMORROW.replaceAll('-', '')}_${hour}`,
      technician.uid,
      technician.name,
      client.uid,
      TOMORROW,
      `${hour}:00`,
      `${Number(hour) + 1}:00`,
      instantAt(TOMORROW, `${hour}:00`),
    ],
  )
  return row?.key ?? 0
}

async function storePhoto(client: SignedInPerson): Promise<string> {
  const id = randomUUID()
  await rows('insert into problem_photos (id, "clientId") values ($1, $2)', [id, client.uid])
  return id
}

test('the service of the link is chosen; without one, none is', async () => {
  const FORM = `/agendar/${luz.uid}`
  expect((await form(`${FORM}?servicio=${encodeURIComponent('Destape de sifón')}`)).service).toBe(
    'Destape de sifón',
  )
  const { page, service } = await form(FORM)
  expect(service).toBe('')
  expect(page).toContain('No sé, que lo revise')
  expect(page).toMatch(/Revisión<\/span><span[^>]*>A convenir</)
  expect((await form(`${FORM}?servicio=Otro`)).service).toBe('')
})

test('the form of a technician without services has four questions', async () => {
  const { page } = await form(`/agendar/${sol.uid}`)
  expect(page).not.toContain('¿Qué necesitas?')
  expect(page).not.toContain('name="servicio"')
})

test('an earlier booking of the client fills the form, also with another technician', async () => {
  const key = await storeBooking(ana, luz)
  const photo = await storePhoto(ana)
  await rows('insert into reserva_fotos values ($1, $2, 1)', [key, photo])
  const again = await form(`/agendar/${luz.uid}?de=${key}&date=${TOMORROW}&hour=10`)
  expect(again).toMatchObject({ service: 'Destape de sifón', description: 'Gotea el sifón' })
  // A booking of before has its city in the one text.
  expect(again.fieldValue('address')).toBe('Calle 5 # 38-20')
  expect(again.page).toMatch(/<option selected="">Cali<\/option>/)
  expect(again.fieldValue('de')).toBe(String(key))
  expect(again.page).toContain('1 foto<')
  expect(again.page).toMatch(/<option value="10" selected="">/)
  // What was typed since wins.
  const typed = await form(`/agendar/${luz.uid}?de=${key}&description=Otra+cosa`)
  expect(typed.description).toBe('Otra cosa')
  const elsewhere = await form(`/agendar/${sol.uid}?de=${key}`)
  expect(elsewhere).toMatchObject({ description: 'Gotea el sifón', service: undefined })

  const sent = { date: TOMORROW, hour: '10', servicio: 'Destape de sifón', de: String(key) }
  expect((await post(`/agendar/${luz.uid}`, sent)).status).toBe(302)
  expect(
    await rows('select servicio, precio, "rebookedFrom"::int from reservas where "rebookedFrom" = $1', [key]),
  ).toEqual([{ servicio: 'Destape de sifón', precio: 65_000, rebookedFrom: key }])
})

test("somebody else's booking and nonsense are ignored", async () => {
  const key = await storeBooking(ana, luz, '16')
  for (const de of [String(key), 'x', '-1', '99999999999999999999', '']) {
    const { status, description, fieldValue } = await form(`/agendar/${luz.uid}?de=${de}`, beto)
    expect([status, description, fieldValue('de'), fieldValue('address')]).toEqual([200, '', undefined, ''])
    expect(fieldValue('barrio')).toBe('San Fernando')
  }
  await post(`/agendar/${luz.uid}`, { date: TOMORROW, hour: '11', de: String(key) }, beto)
  expect(await rows('select "rebookedFrom" from reservas where "clientId" = $1', [beto.uid])).toEqual([
    { rebookedFrom: null },
  ])
})

test('photos of the client are stored with the booking, and stay in a refused form', async () => {
  const [first, second, stranger] = [await storePhoto(ana), await storePhoto(ana), await storePhoto(beto)]
  const photos = [first, second, stranger].map(id => ['fotos', id])
  const refused = await post(`/agendar/${luz.uid}`, [['date', TOMORROW], ['hour', ''], ...photos])
  expect(refused.status).toBe(400)
  expect(refused.page).toContain('3 fotos<')
  const sent = [['date', TOMORROW], ['hour', '12'], ...photos]
  expect((await post(`/agendar/${luz.uid}`, sent)).status).toBe(302)
  expect(
    await rows(
      `select "photoId" from reserva_fotos join reservas on key = "reservaKey"
       where start = '12:00' and "technicianId" = $1 order by position`,
      [luz.uid],
    ),
  ).toEqual([{ photoId: first }, { photoId: second }])
})

test('the chosen day stands in words under its field', async () => {
  const page = await openPage(program.visitor(ana), `/agendar/${luz.uid}?date=${TOMORROW}`)
  expect(page.descriptionOf('date').toLowerCase()).toBe(datedDayText(TOMORROW, TOMORROW))
})

test('the form says when street and number are missing, and when the city is another', async () => {
  const MISSING = 'Faltan la calle y el número.'
  const start = await form(`/agendar/${luz.uid}`)
  expect(start.page).toContain(MISSING)
  expect(start.page).not.toContain('atiende en')
  const query = new URLSearchParams({ address: 'Cra. 76 # 30-45, Medellín', esp: 'plomeria' })
  const elsewhere = await form(`/agendar/${luz.uid}?${query}`)
  expect(elsewhere.page).not.toContain(MISSING)
  expect(elsewhere.page).toContain('Esta dirección es de')
  expect(elsewhere.page).toContain('Fuera de su zona')
  expect(elsewhere.fieldValue('address')).toBe('Cra. 76 # 30-45')
  expect(elsewhere.page).toMatch(/href="\/tecnicos\?esp=plomeria&amp;ciudad=Medell%C3%ADn"/)
  const refused = await post(`/agendar/${luz.uid}`, { date: '', hour: '', address: 'Soacha' })
  expect(refused.page).toContain(MISSING)
  expect(refused.page).toContain('Esta dirección es de')
})

test('who else can go has the trade that the form asks for, not the first of the technician', async () => {
  const [both, drywaller] = (await signedInTechnicians(pool, 2)) as [SignedInPerson, SignedInPerson]
  const trades = (uid: string, especialidades: string) =>
    rows(`update technicians set ciudad = 'Guapi', especialidades = $2 where uid = $1`, [uid, especialidades])
  await trades(both.uid, '{Lavadoras / Secadoras,Neveras,Enchapes}')
  await trades(drywaller.uid, '{Drywall,Enchapes}')
  const address = 'Cra. 76 # 30-45, Medellín'
  const query = new URLSearchParams({ address, description: 'Mi refri no enfría' })
  expect((await form(`/agendar/${both.uid}?${query}`)).page).toContain('Ver técnicos de neveras en Medellín')
  await storeBooking(ana, both, '10')
  const request = { date: TOMORROW, hour: '10', description: 'Mi nevera no enfría' }
  const { page } = await post(`/agendar/${both.uid}`, request, beto)
  expect(page).not.toContain(`/agendar/${drywaller.uid}`)
  expect(page).toContain('A esa hora no encontramos a nadie más de ese oficio.')
  expect(page).toContain('href="/tecnicos?esp=neveras&amp;ciudad=Guapi"')
})

test('the words of a search become the description of the booking that follows, through profile and login', async () => {
  const ciudad = newCity()
  const { uid, slug } = await publishTechnician(rows, { ciudad, especialidades: ['Neveras'] })
  const search = (q: string) => `${cataloguePath(ciudad)}&${new URLSearchParams({ q })}`
  const found = await openPage(program.visitor(), search('se me dañó la nevera'))
  const words = 'esp=neveras&busqueda=Se+me+da%C3%B1%C3%B3+la+nevera'
  expect(found.link(/^Reservar/)).toBe(`/agendar/${uid}?${words}`)
  expect(found.link(/^Ver perfil/)).toBe(`/tecnicos/${slug}?${words}`)
  const home = await openPage(
    program.visitor(),
    `/?${new URLSearchParams({ q: 'se me dañó la nevera', ciudad })}`,
  )
  expect(home.within('#catalogo').link(/^Reservar/)).toBe(`/agendar/${uid}?${words}`)
  const profile = await openPage(program.visitor(), `/tecnicos/${slug}?${words}`)
  const toForm = profile.within('main').link(/^Reservar/) ?? ''
  expect(toForm).toBe(`/agendar/${uid}?${words}`)
  expect(profile.document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(
    new RegExp(`/tecnicos/${slug}$`),
  )
  const login = await program.visitor().get(toForm, { redirect: 'manual' })
  expect(login.headers.get('location')).toBe(`/auth/login?from=${encodeURIComponent(toForm)}`)
  expect((await form(toForm)).description).toBe('Se me dañó la nevera')
  expect((await form(toForm)).fieldValue('esp')).toBe('neveras')
  // What was typed wins, also when it was emptied.
  expect((await form(`${toForm}&description=`)).description).toBe('')
  expect((await openPage(program.visitor(), search('neveras'))).link(/^Reservar/)).toBe(
    `/agendar/${uid}?esp=neveras`,
  )
  expect((await openPage(program.visitor(), cataloguePath(ciudad))).link(/^Reservar/)).toBe(`/agendar/${uid}`)
})

test('services of the trade that was searched come first', async () => {
  const [both] = (await signedInTechnicians(pool, 1)) as [SignedInPerson]
  const services = ['Lavadora que no centrifuga', 'Visita y revisión', 'Nevera que no enfría'].map(
    nombre => ({
      nombre,
      codigo: '',
      descripcion: '',
      tarifa: '',
      precioSugerido: 0,
    }),
  )
  await rows(
    `update technicians set especialidades = '{"Lavadoras / Secadoras",Neveras}', servicios = $2 where uid = $1`,
    [both.uid, JSON.stringify(services)],
  )
  const inOrder = async (query: string) => {
    const { document } = await openPage(program.visitor(ana), `/agendar/${both.uid}${query}`)
    const values = [...document.querySelectorAll('[name="servicio"]')].map(each => each.getAttribute('value'))
    return values.filter(Boolean)
  }
  const [washer, visit, fridge] = services.map(({ nombre }) => nombre)
  expect(await inOrder('?esp=neveras')).toEqual([fridge, washer, visit])
  expect(await inOrder('?esp=magia')).toEqual([washer, visit, fridge])
})

test('without script barrio and city are fields; a place in the street wins and is stored apart', async () => {
  const page = await openPage(program.visitor(beto), `/agendar/${luz.uid}?date=${TOMORROW}&hour=13`)
  expect([page.valueOf('barrio'), page.valueOf('ciudad')]).toEqual(['San Fernando', 'Cali'])
  const typed = { address: 'Cra. 104 # 132-15, Suba, Bogotá', description: 'Gotea el sifón' }
  expect((await page.submit('Confirmar reserva', typed)).status).toBe(302)
  expect(
    await rows(
      `select address, barrio, ciudad, especialidad from reservas where "clientId" = $1 and start = '13:00'`,
      [beto.uid],
    ),
  ).toEqual([{ address: 'Cra. 104 # 132-15', barrio: 'Suba', ciudad: 'Bogotá', especialidad: 'Plomería' }])
})

test('a visit with another technician at that hour is mentioned', async () => {
  await storeBooking(ana, sol, '18')
  const { page } = await form(`/agendar/${luz.uid}?date=${TOMORROW}&hour=18`)
  expect(page).toContain('A esa hora ya tienes una visita con')
  expect(page).toContain('18:00 a 19:00 · ya tienes visita')
  expect((await form(`/agendar/${luz.uid}?date=${TOMORROW}&hour=17`)).page).not.toContain('A esa hora ya')
  expect((await post(`/agendar/${luz.uid}`, { date: TOMORROW, hour: '18' })).status).toBe(302)
})

test('a lost hour of a technician without specialties is answered with 409', async () => {
  await rows(`update technicians set especialidades = '{}' where uid = $1`, [sol.uid])
  const taken = await post(`/agendar/${sol.uid}`, { date: TOMORROW, hour: '18' }, beto)
  expect(taken.status).toBe(409)
  expect(taken.page).toContain('Ese horario ya está reservado.')
})

test('days without hours say why', async () => {
  const [away] = (await signedInTechnicians(pool, 1)) as [SignedInPerson]
  await rows(`update technicians set horarios = '{}' where uid = $1`, [away.uid])
  const path = `/agendar/${away.uid}?date=`
  expect((await form(path)).page).toMatch(/No atiende: hoy(?:, [a-zéá]{3} \d+){6}\./)
  expect((await form(path + TOMORROW)).page).toContain('Ese día no atiende. Prueba con otro.')
  expect((await form(`${path}2020-01-01`)).page).toContain('Ese día ya pasó. Elige otro.')
})

test('a blank technician id is a missing one', async () => {
  const { status, page } = await form('/agendar/%20')
  expect([status, page.includes('Falta el id del técnico (tid).')]).toEqual([404, true])
  expect((await post('/agendar/%20', { date: TOMORROW, hour: '15' })).status).toBe(400)
})

test('the ninth unanswered request to one technician is answered with 429', async () => {
  const [carla] = (await signedInPeople(pool, 1)) as [SignedInPerson]
  const day = addDays(TOMORROW, 1)
  for (const hour of ['08', '09', '10', '11', '12', '13', '14', '15'])
    expect((await post(`/agendar/${luz.uid}`, { date: day, hour }, carla)).status).toBe(302)
  const ninth = await post(`/agendar/${luz.uid}`, { date: day, hour: '16', description: 'La novena' }, carla)
  expect(ninth.status).toBe(429)
  expect(ninth.page).toContain('Tienes varias solicitudes sin respuesta. Espera a que te contesten.')
  expect(ninth.page).toContain('La novena')
})
