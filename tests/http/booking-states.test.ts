// Section 8: the booking pages while a table cannot be read or written. What was typed stays.
import { afterEach, expect, test } from 'vitest'
import type { Viewer } from '#accounts/domain/role.ts'
import { addDays, bogotaDate } from '#platform/domain/time.ts'
import { writeBooking } from '#tests/support/people/moderation.ts'
import { publishTechnician } from '#tests/support/people/published-technicians.ts'
import { signedInPeople, signedInTechnicians } from '#tests/support/people/signed-in.ts'
import { testProgram } from '#tests/support/program/test-program.ts'
import { writeUnchecked } from '#tests/support/program/unchecked-json.ts'

const program = await testProgram()
const { rows, pool } = program.database
const [client] = await signedInPeople(pool, 1)
const [technician] = await signedInTechnicians(pool, 1)
const TOMORROW = addDays(bogotaDate(new Date()), 1)
const FORM = `/agendar/${technician?.uid}`

const asViewer = (person = client): Viewer => ({
  uid: person?.uid ?? '',
  name: person?.name ?? '',
  ciudad: '',
  email: person?.email ?? '',
  role: 'cliente',
})

/** Makes every query of the table fail. */
const breakTable = (table: string) => rows(`alter table ${table} rename to ${table}_broken`)
afterEach(async () => {
  for (const table of ['reservas', 'taken_hours', 'technicians', 'users'])
    await rows(`alter table if exists ${table}_broken rename to ${table}`)
})

async function getPage(path: string, cookie = client?.cookie ?? '') {
  const answer = await program.visitor().get(path, { cookie })
  return { status: answer.status, page: await answer.text() }
}

test('if the profile cannot be read, the form says so and offers every hour', async () => {
  await breakTable('technicians')
  const { status, page } = await getPage(`${FORM}?date=${TOMORROW}`)
  expect(status).toBe(200)
  expect(page).toContain('No se pudo cargar el perfil del técnico. Continuas sin perfil.')
  expect(page.match(/<option value="(?:0[89]|1\d)">/g)).toHaveLength(12)
})

test('if the taken hours cannot be read, the form says so and offers all working hours', async () => {
  await breakTable('taken_hours')
  const { status, page } = await getPage(`${FORM}?date=${TOMORROW}`)
  expect(status).toBe(200)
  expect(page).toContain('No se pudo leer el perfil del técnico. Reservarás sin validaciones de horario.')
  expect(page).toContain('<option value="15">')
})

test('a booking that cannot be written is answered with 503, and what was typed stays', async () => {
  await breakTable('reservas')
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
])('%s with unreadable bookings shows: %s', async (path, text, cookie) => {
  await breakTable('reservas')
  const { status, page } = await getPage(path, cookie)
  expect(status).toBe(500)
  expect(page).toContain(`>${text}<`)
  expect(page).toContain('Reintentar')
})

test('a missing or unknown technician is reported', async () => {
  expect((await getPage('/agendar')).page).toContain('Falta el id del técnico (tid).')
  expect((await getPage('/agendar/nadie')).page).toContain('El técnico no existe o no está publicado.')
})

test('the cancel page of a past booking explains; that of a cancelled one redirects', async () => {
  const people = { technician: asViewer(technician), client: asViewer(client) }
  const [past, cancelled] = [
    await writeBooking(program.database, { ...people, daysLater: -3_650 }),
    await writeBooking(program.database, { ...people, daysLater: 36_500, status: 'cancelada' }),
  ]
  const late = await getPage(`/agenda/cancelar/${past}`, technician?.cookie)
  expect(late.status).toBe(409)
  expect(late.page).toContain('No puedes cancelar una reserva pasada.')
  expect(late.page).not.toContain('Cancelar reserva</')
  const answer = await program
    .visitor()
    .get(`/agenda/cancelar/${cancelled}`, { cookie: technician?.cookie ?? '' })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/agenda'])
})

test('without JavaScript a cancellation says why and offers free hours', async () => {
  const people = { technician: asViewer(technician), client: asViewer(client) }
  const key = await writeBooking(program.database, { ...people, daysLater: 36_501, status: 'solicitada' })
  const { page } = await getPage(`/agenda/cancelar/${key}`, technician?.cookie)
  expect(page).toMatch(/<input[^>]* name="reason"/)
  const hours = [...page.matchAll(/name="offered"[^>]* value="([^"]+)"/g)].map(match => match[1] ?? '')
  // Two days of three; in the evening the first has fewer left.
  expect(hours.length).toBeGreaterThan(3)
  const form = new URLSearchParams({
    act: 'cancel',
    key: String(key),
    seen: 'solicitada',
    reason: 'Cita médica',
  })
  for (const hour of [...hours, '2020-01-01T08', 'mañana']) form.append('offered', hour)
  const answer = await fetch(`${program.origin}/agenda`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
    headers: { cookie: technician?.cookie ?? '', origin: program.origin },
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/agenda'])
  const [stored] = await rows<{ status: string; cancelNote: string; offered: string[] }>(
    `select status, "cancelNote", array(select to_char(hour at time zone 'America/Bogota', 'YYYY-MM-DD"T"HH24')
       from unnest("offeredHours") as hour) as offered from reservas where key = $1`,
    [key],
  )
  expect(stored).toEqual({ status: 'cancelada', cancelNote: 'Cita médica', offered: hours.slice(0, 3) })
})

test('a technician id with NUL is answered with 404', async () => {
  expect((await getPage('/agendar/%00')).status).toBe(404)
  const sent = { date: TOMORROW, hour: '15' }
  const answer = await program.visitor().post('/agendar/%00', sent, { cookie: client?.cookie ?? '' })
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('Página no encontrada')
})

test('a rating of an unknown booking is refused with a message', async () => {
  for (const key of ['1', 'x', '']) {
    const sent = { key, rating: '5', comentario: 'Llegó a tiempo' }
    const answer = await program.visitor().post('/mis-reservas', sent, { cookie: client?.cookie ?? '' })
    expect([key, answer.status]).toEqual([key, 409])
    expect(await answer.text()).toContain('No pudimos guardar tu calificación. Intenta nuevamente.')
  }
})

test('a comment sent without a session is shown again', async () => {
  const answer = await program
    .visitor()
    .post('/mis-reservas', { key: '1', rating: '5', comentario: 'Muy <amable>' })
  expect(await answer.text()).toContain('Esto escribiste: «<!-- -->Muy &lt;amable&gt;')
})

test('each page has its own message for a lost session', async () => {
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

test('an unreadable record has no page, breaks no page of others, and is logged by its id', async () => {
  const bad = await publishTechnician(rows)
  const good = await publishTechnician(rows)
  await writeUnchecked(rows, `update technicians set horarios = '{"lun": "nunca"}' where uid = $1`, [bad.uid])
  for (const path of ['/', '/tecnicos', `/tecnicos/${good.slug}`, `/agendar/${good.uid}`]) {
    const { status, page } = await getPage(path)
    expect([path, status, page.includes(bad.nombre)]).toEqual([path, 200, false])
  }
  for (const path of [`/tecnicos/${bad.slug}`, `/agendar/${bad.uid}`]) {
    const { status, page } = await getPage(path)
    expect([path, status, page.includes('Perfil no disponible')]).toEqual([path, 404, true])
  }
  const logged = () => program.lines.find(line => line.includes('left out'))
  await expect.poll(logged).toContain(`"uids":["${bad.uid}"]`)
})
