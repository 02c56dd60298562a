// Mis reservas and agenda without JavaScript: what stands where and is counted there, a rescue and its dismissal, the address of a visit, and a second rating.
import { expect, test } from 'vitest'
import { BOOKING_SENT_ID, BOOKING_SENT_PATH } from '#bookings/domain/booking-paths.ts'
import { initialsOf } from '#platform/wording/person-names.ts'
import { type HtmlPage, openPage, redirectedPage } from '#tests/support/browser/html-page.ts'
import { workday } from '#tests/support/people/booking-pages.ts'
import { writeBooking, writeReview } from '#tests/support/people/moderation.ts'
import { newCity } from '#tests/support/people/published-technicians.ts'
import {
  type SignedInPerson,
  signedInPeople,
  signedInTechnicians,
  viewerOf,
} from '#tests/support/people/signed-in.ts'
import { answersOf, visitPeople, visitsOf } from '#tests/support/people/visit-people.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const program = await sharedProgram()
const { rows, pool } = program.database
const { client, stranger, technician, colleague } = await visitPeople(program.database)
const answers = answersOf(program)
// Only they can go instead of each other.
await rows('update technicians set ciudad = $1 where uid = any($2)', [
  newCity(),
  [technician.uid, colleague.uid],
])
const PAST_DAYS = -3_650
const FUTURE_DAYS = 36_500

const book = visitsOf(program.database, { client, technician })
const get = (path: string, person: { cookie: string } = client) => answers.get(path, person)
const post = (path: string, fields: Record<string, string>, person: { cookie: string } = client) =>
  answers.post(path, fields, person)

/** The section with this heading id. */
const sectionOf = (page: HtmlPage, id: string) => page.within(`section[aria-labelledby="${id}"]`)
test('a visit is in the history and in its counter from the moment it is cancelled, beside the rescue', async () => {
  const [ana] = (await signedInPeople(pool, 1)) as [SignedInPerson]
  const people = { technician: viewerOf(technician), client: viewerOf(ana) }
  await writeBooking(program.database, { ...people, status: 'cancelada', daysLater: FUTURE_DAYS, hour: 11 })
  const page = await openPage(program.visitor(ana), '/mis-reservas')
  expect(page.hasButton(/^Ya no lo necesito/)).toBe(true)
  expect([page.link('0 Próximas'), page.link('1 Historial')]).toEqual(['#proximas', '#historial'])
  expect(sectionOf(page, 'historial').says('Cancelada')).toBe(true)
  expect(page.text).not.toContain('Aún no tienes historial.')
})

test('every upcoming booking stands in its day of the agenda by its hour, and is counted once', async () => {
  const [luz] = (await signedInTechnicians(pool, 1)) as [SignedInPerson]
  const people = { technician: viewerOf(luz), client: viewerOf(stranger) }
  const at = (hour: number, status: string, daysLater = FUTURE_DAYS) =>
    writeBooking(program.database, { ...people, hour, status, daysLater })
  const pending = await at(10, 'solicitada')
  await at(9, 'confirmada')
  await at(15, 'confirmada')
  await at(12, 'solicitada')
  const page = await openPage(program.visitor(luz), '/agenda')
  expect([page.link('4 Próximas'), page.link('0 Historial')]).toEqual(['#proximas', '#historial'])
  expect(page.says('2 por responder')).toBe(true)
  const days = sectionOf(page, 'proximas').document.querySelectorAll(
    'section[aria-labelledby="proximas"] > ul > li',
  )
  expect(days).toHaveLength(1)
  const cards = days[0]?.querySelectorAll(':scope > ul > li') ?? []
  expect(cards.map(({ text }) => /\d\d:00/.exec(text)?.[0])).toEqual(['09:00', '10:00', '12:00', '15:00'])
  expect(cards.map(({ text }) => /Pendiente|Confirmada/.exec(text)?.[0])).toEqual([
    'Confirmada',
    'Pendiente',
    'Pendiente',
    'Confirmada',
  ])
  expect(cards[1]?.querySelector('a')?.getAttribute('href')).toBe(`#visita-${pending}`)
  expect(page.document.querySelectorAll(`#visita-${pending}`)).toHaveLength(1)
})

test('a cancelled visit says why and who can go, until its client dismisses it', async () => {
  const key = await book('cancelada', FUTURE_DAYS)
  await rows(`update reservas set "cancelReason" = 'tecnico', "cancelNote" = 'Tengo <cita>' where key = $1`, [
    key,
  ])
  const shown = (await get('/mis-reservas')).page
  expect(shown).toContain('Persona canceló tu visita')
  expect(shown).toContain('«Tengo &lt;cita&gt;»')
  expect(shown).toMatch(new RegExp(`/agendar/${colleague.uid}\\?de=${key}&amp;date=[-\\d]+&amp;hour=15`))
  expect(shown).not.toContain('Todo en orden')

  const dismissal = { act: 'dismiss-rescue', key: String(key) }
  expect((await post('/mis-reservas', dismissal, stranger)).status).toBe(409)
  expect((await get('/mis-reservas')).page).toContain('Ya no lo necesito')
  expect(await post('/mis-reservas', dismissal)).toMatchObject({ status: 302, location: '/mis-reservas' })
  const { page } = await get('/mis-reservas')
  expect(page).not.toContain('Ya no lo necesito')
  expect((await get(`/mis-reservas/${key}`)).page).toContain('Persona canceló: «Tengo &lt;cita&gt;».')
  expect(page).toContain(`/agendar/${technician.uid}?de=${key}"`)
})

test('that nobody else can go is said only when it is true near the client', async () => {
  const NOBODY = 'Nadie más tiene horas libres esta semana.'
  const [ana] = (await signedInPeople(pool, 1)) as [SignedInPerson]
  const [gone, neighbour] = (await signedInTechnicians(pool, 2)) as [SignedInPerson, SignedInPerson]
  const place = (uid: string, ciudad: string, trades: string[]) =>
    rows('update technicians set ciudad = $2, especialidades = $3 where uid = $1', [uid, ciudad, trades])
  await rows(`update users set ciudad = 'Sincelejo' where uid = $1`, [ana.uid])
  await place(gone.uid, 'Sincelejo', ['Tapicería'])
  const people = { technician: viewerOf(gone), client: viewerOf(ana) }
  await writeBooking(program.database, { ...people, status: 'cancelada', daysLater: FUTURE_DAYS, hour: 11 })
  const open = () => openPage(program.visitor(ana), '/mis-reservas')
  expect((await open()).says(NOBODY)).toBe(true)
  await place(neighbour.uid, 'Corozal', ['Tapicería'])
  const offered = await open()
  expect([offered.says(NOBODY), offered.link(/^Reservar con Persona/)]).toEqual([
    false,
    expect.stringContaining(`/agendar/${neighbour.uid}?de=`),
  ])
  await place(gone.uid, 'Sincelejo', [])
  const unknown = await open()
  expect([unknown.says(NOBODY), unknown.link('Buscar otro técnico')]).toEqual([
    false,
    '/tecnicos?ciudad=Sincelejo',
  ])
})

test('the address of an upcoming visit is completed by its client only', async () => {
  const key = await book('confirmada', FUTURE_DAYS, 10)
  const path = `/mis-reservas/${key}/direccion`
  expect((await get(`/mis-reservas/${key}`)).page).toContain(`href="${path}"`)
  expect((await get(path)).status).toBe(200)
  for (const other of [stranger, technician]) {
    expect((await get(path, other)).status).toBe(404)
    expect((await post(path, { address: 'Cl. 1 # 2-3' }, other)).status).toBe(404)
  }
  const empty = await post(path, { address: ' ' })
  expect(empty.status).toBe(400)
  expect(empty.page).toContain('Escribe la dirección de la visita.')
  expect(empty.page).toContain('aria-invalid="true"')
  expect(await post(path, { address: 'Cl. 65 Sur # 87-21' })).toMatchObject({
    status: 302,
    location: '/mis-reservas',
  })
  const { page } = await get(`/mis-reservas/${key}`)
  expect(page).toContain('Cl. 65 Sur # 87-21')
  expect(page).not.toContain(path)
})

test('the address of a past visit is closed', async () => {
  const path = `/mis-reservas/${await book('completada', PAST_DAYS)}/direccion`
  for (const { status, page } of [await get(path), await post(path, { address: 'Cl. 1 # 2-3' })]) {
    expect(status).toBe(409)
    expect(page).toContain('La dirección de esta visita ya no se puede cambiar.')
  }
  expect((await get('/mis-reservas/x/direccion')).status).toBe(404)
})

test('each entry has what section 2 names, and its detail opens in place', async () => {
  const [ana] = (await signedInPeople(pool, 1)) as [SignedInPerson]
  const [luz] = (await signedInTechnicians(pool, 1)) as [SignedInPerson]
  const people = { technician: viewerOf(luz), client: viewerOf(ana) }
  const facts = { description: 'Gotea el sifón', address: 'Cl. 65 Sur # 87-21' }
  const store = async (status: string, daysLater: number, phone: string) => {
    const key = await writeBooking(program.database, { ...people, status, daysLater, hour: 9 })
    await rows(
      'update reservas set description = $2, address = $3, "technicianPhone" = $4, servicio = $5 where key = $1',
      [key, facts.description, facts.address, phone, 'Destape'],
    )
    return key
  }
  const upcoming = await store('confirmada', FUTURE_DAYS, '300 555 0101')
  const past = await store('completada', PAST_DAYS, '')
  const page = await openPage(program.visitor(ana), '/mis-reservas')
  for (const [key, badge] of [
    [upcoming, 'Confirmada'],
    [past, 'Completada'],
  ] as const) {
    const entry = page.within(`#visita-${key}`)
    for (const text of [
      initialsOf(luz.name),
      '09:00',
      luz.name,
      badge,
      `Nota: ${facts.description}`,
      facts.address,
    ])
      expect([badge, text, entry.says(text)]).toEqual([badge, text, true])
    expect(entry.text).toMatch(/ de \S+( de \d{4})?, 09:00/)
    expect(entry.link(/^Ver detalle/)).toBe(`/mis-reservas/${key}`)
  }
  expect(page.within(`#visita-${upcoming}`).link(/^WhatsApp a /)).toContain('wa.me/573005550101')
  const [noContact] = page.document.querySelectorAll(`#visita-${past} button[disabled]`)
  expect(noContact?.text).toBe('Sin contacto')
})

test('a sent rating is thanked for in its place; the next visit is asked about when the page is opened again', async () => {
  const [ana] = (await signedInPeople(pool, 1)) as [SignedInPerson]
  const [luz] = (await signedInTechnicians(pool, 1)) as [SignedInPerson]
  const people = { technician: viewerOf(luz), client: viewerOf(ana), status: 'completada' }
  const older = await writeBooking(program.database, { ...people, daysLater: PAST_DAYS, hour: 9 })
  const newer = await writeBooking(program.database, { ...people, daysLater: PAST_DAYS + 1, hour: 9 })
  const visitor = program.visitor(ana)
  const ASKED = 'section[aria-labelledby="califica"]'
  const askedKey = (page: HtmlPage) =>
    page.document.querySelector(`${ASKED} input[name="key"]`)?.getAttribute('value')
  const first = await openPage(visitor, '/mis-reservas')
  expect(askedKey(first)).toBe(String(newer))
  const sent = await first.within(ASKED).submit('Calificar', { rating: '4' })
  const thanked = await redirectedPage(visitor, sent)
  expect(thanked.statuses).toContain('Gracias por calificar. Publicaremos tu reseña cuando la revisemos.')
  expect(askedKey(thanked)).toBeUndefined()
  const next = await openPage(visitor, '/mis-reservas')
  expect(askedKey(next)).toBe(String(older))
  expect(next.document.querySelectorAll(`${ASKED} [name="rating"][checked]`)).toHaveLength(0)
})

test('a booked visit stands in its day with the message above it, and a link leads there', async () => {
  const visitor = program.visitor(stranger)
  const [luz] = (await signedInTechnicians(pool, 1)) as [SignedInPerson]
  const date = workday()
  for (const hour of ['10', '12']) {
    const form = await openPage(visitor, `/agendar/${luz.uid}?date=${date}&hour=${hour}`)
    const sent = await form.submit('Confirmar reserva')
    expect(sent.headers.get('location')).toBe(BOOKING_SENT_PATH)
    const page = await redirectedPage(visitor, sent)
    const [message] = page.document.querySelectorAll(
      `section[aria-labelledby="proximas"] #${BOOKING_SENT_ID}`,
    )
    expect(message?.text).toContain('Reserva enviada ✅. Te avisaremos cuando el técnico confirme.')
    expect(message?.closest('li')?.text).toContain(`${hour}:00`)
  }
})

test('a second, different rating is refused; the same one is thanked again (D55)', async () => {
  const key = await book('completada', PAST_DAYS, 9)
  await writeReview(program.database, { key, rating: 4 })
  const same = { key: String(key), rating: '4', comentario: 'Todo bien' }
  expect((await post('/mis-reservas', same)).status).toBe(302)
  const different = await post('/mis-reservas', { ...same, rating: '1' })
  expect(different.status).toBe(409)
  expect(different.page).toContain('Ya calificaste este servicio.')
})
