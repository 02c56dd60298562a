// Section 8: what the booking pages say when something of theirs cannot be read, without losing what was typed.
import { afterEach, expect, test } from 'vitest'
import { addDays, bogotaDate } from '#domain/bogota-time.ts'
import type { Viewer } from '#domain/users/viewer.ts'
import { writeBooking } from '#tests/support/moderation.ts'
import { SIGNING_SECRET, signedInPeople, signedInTechnicians } from '#tests/support/signed-in.ts'
import { testProgram } from '#tests/support/test-program.ts'

const program = await testProgram({ AUTH_SECRET: SIGNING_SECRET })
const { rows, pool } = program.database
const [client] = await signedInPeople(pool, 1)
const [technician] = await signedInTechnicians(pool, 1)
const TOMORROW = addDays(bogotaDate(new Date()), 1)
const FORM = `/agendar/${technician?.uid}`

const asViewer = (person = client): Viewer => ({
  uid: person?.uid ?? '',
  name: person?.name ?? '',
  email: person?.email ?? '',
  role: 'cliente',
})

const away = (table: string) => rows(`alter table ${table} rename to ${table}_away`)
afterEach(async () => {
  for (const table of ['reservas', 'technicians', 'users'])
    await rows(`alter table if exists ${table}_away rename to ${table}`)
})

async function look(path: string, cookie = client?.cookie ?? '') {
  const answer = await program.visitor().get(path, { cookie })
  return { status: answer.status, page: await answer.text() }
}

test('without the technician’s profile the form says so and offers every hour', async () => {
  await away('technicians')
  const { status, page } = await look(`${FORM}?date=${TOMORROW}`)
  expect(status).toBe(200)
  expect(page).toContain('No se pudo cargar el perfil del técnico. Continuas sin perfil.')
  expect(page.match(/<option value="(?:0[89]|1\d)">/g)).toHaveLength(12)
})

test('without the hours that are taken the form says so and leaves the decision to the server', async () => {
  await away('reservas')
  const { status, page } = await look(`${FORM}?date=${TOMORROW}`)
  expect(status).toBe(200)
  expect(page).toContain('No se pudo leer el perfil del técnico. Reservarás sin validaciones de horario.')
  expect(page).toContain('<option value="15">')
})

test('a booking that cannot be written is refused in a sentence, and what was typed stays', async () => {
  await away('reservas')
  const fields = { date: TOMORROW, hour: '15', description: 'Gotea <mucho>', address: 'Cra. 8' }
  const answer = await program.visitor().post(FORM, fields, { cookie: client?.cookie ?? '' })
  expect(answer.status).toBe(503)
  const page = await answer.text()
  expect(page).toContain('No pudimos crear la reserva. Intenta nuevamente.')
  expect(page).toContain('Gotea &lt;mucho&gt;')
  expect(page).toContain('value="Cra. 8"')
})

test.each([
  ['/mis-reservas', 'Error al cargar', client?.cookie],
  ['/agenda', 'Error al cargar agenda.', technician?.cookie],
])('%s that cannot be read says: %s', async (path, text, cookie) => {
  await away('reservas')
  const { status, page } = await look(path, cookie)
  expect(status).toBe(500)
  expect(page).toContain(`>${text}<`)
  expect(page).toContain('Reintentar')
})

test('without a technician, or with one who does not exist, there is nobody to book', async () => {
  expect((await look('/agendar')).page).toContain('Falta el id del técnico (tid).')
  expect((await look('/agendar/nadie')).page).toContain('El técnico no existe o no está publicado.')
})

test('the question before cancelling, asked too late, says why it is not asked', async () => {
  const people = { technician: asViewer(technician), client: asViewer(client) }
  const [past, cancelled] = [
    await writeBooking(program.database, { ...people, daysLater: -3_650 }),
    await writeBooking(program.database, { ...people, daysLater: 36_500, status: 'cancelada' }),
  ]
  const late = await look(`/agenda/cancelar/${past}`, technician?.cookie)
  expect(late.status).toBe(409)
  expect(late.page).toContain('No puedes cancelar una reserva pasada.')
  expect(late.page).not.toContain('Cancelar reserva</')
  const answer = await program
    .visitor()
    .get(`/agenda/cancelar/${cancelled}`, { cookie: technician?.cookie ?? '' })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/agenda'])
})

test('nobody is found, and nobody booked, under an address of NUL', async () => {
  expect((await look('/agendar/%00')).status).toBe(404)
  const sent = { date: TOMORROW, hour: '15' }
  const answer = await program.visitor().post('/agendar/%00', sent, { cookie: client?.cookie ?? '' })
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('Página no encontrada')
})

test('a rating that cannot be kept says so, wherever its visit is', async () => {
  for (const key of ['1', 'x', '']) {
    const sent = { key, rating: '5', comentario: 'Llegó a tiempo' }
    const answer = await program.visitor().post('/mis-reservas', sent, { cookie: client?.cookie ?? '' })
    expect([key, answer.status]).toEqual([key, 409])
    expect(await answer.text()).toContain('No pudimos guardar tu calificación. Intenta nuevamente.')
  }
})

test('a comment whose sign-in was lost is shown again', async () => {
  const answer = await program
    .visitor()
    .post('/mis-reservas', { key: '1', rating: '5', comentario: 'Muy <amable>' })
  expect(await answer.text()).toContain('Esto escribiste: «<!-- -->Muy &lt;amable&gt;')
})

test('a lost sign-in is told in the words of each page', async () => {
  const post = async (path: string, fields: Record<string, string>) => {
    const answer = await program.visitor().post(path, fields)
    return { status: answer.status, page: await answer.text() }
  }
  for (const [path, fields, text] of [
    [FORM, { date: TOMORROW, hour: '15' }, 'Debes iniciar sesión como cliente para reservar.'],
    ['/mis-reservas', { key: '1', rating: '5' }, 'Debes iniciar sesión.'],
    ['/agenda', { act: 'accept', key: '1' }, 'Debes iniciar sesión como técnico.'],
  ] as const) {
    const { status, page } = await post(path, fields)
    expect([status, page.includes(text)]).toEqual([401, true])
  }
})
