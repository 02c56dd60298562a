// Section 2: booking and answering a booking without JavaScript, and what a refused form says.
import { expect, test } from 'vitest'
import { BOOKING_SENT_PATH } from '#bookings/domain/booking-paths.ts'
import { addDays, bogotaDate } from '#platform/domain/time.ts'
import { openPage, readPage, redirectedPage } from '#tests/support/browser/html-page.ts'
import { picture } from '#tests/support/people/pictures.ts'
import { type SignedInPerson, signedInPeople, signedInTechnicians } from '#tests/support/people/signed-in.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const program = await sharedProgram()
const { pool, rows } = program.database
const TOMORROW = addDays(bogotaDate(new Date()), 1)
const NOTE = 'Gotea el lavaplatos por debajo y ya se mojó el mueble.'
const SENT = 'Reserva enviada ✅. Te avisaremos cuando el técnico confirme.'
const SEND = 'Confirmar reserva'

async function newClient() {
  const [person] = await signedInPeople(pool, 1)
  return program.visitor(person)
}

async function newTechnician() {
  const [person] = (await signedInTechnicians(pool, 1)) as [SignedInPerson]
  return { uid: person.uid, technician: program.visitor(person) }
}

test('a client chooses day and hour, the technician accepts and cancels, another client books the freed hour', async () => {
  const client = await newClient()
  const { uid, technician } = await newTechnician()
  const path = `/agendar/${uid}`
  expect((await openPage(technician, '/agenda')).says('Sin citas programadas')).toBe(true)
  const empty = await openPage(client, path)
  expect(empty.document.querySelector('[name="hour"]')).toBeNull()
  const place = ['address', 'barrio', 'ciudad'].map(name => empty.valueOf(name))
  expect(place).toEqual(['', 'San Fernando', 'Cali'])
  const undated = await readPage(client, await empty.submit(SEND), path)
  expect([undated.status, undated.alerts]).toEqual([400, ['Selecciona fecha y hora.']])

  const choice = { description: NOTE, date: TOMORROW }
  const dated = await readPage(client, await empty.submit('Ver las horas de ese día', choice), path)
  expect(dated.valueOf('description')).toBe(NOTE)
  const hourless = await readPage(client, await dated.submit(SEND), path)
  expect([hourless.status, hourless.alerts]).toEqual([400, ['Selecciona fecha y hora.']])
  const sent = await redirectedPage(client, await hourless.submit(SEND, { hour: '09' }))
  expect(sent.says(SENT)).toBe(true)
  const mine = await openPage(client, '/mis-reservas')
  expect([mine.says(SENT), mine.says('Solicitada'), mine.says(`Nota: ${NOTE}`)]).toEqual([false, true, true])

  const agenda = await openPage(technician, '/agenda')
  expect([agenda.says('Pendiente'), agenda.says(NOTE)]).toEqual([true, true])
  const accepted = await redirectedPage(technician, await agenda.submit(/^Aceptar/))
  expect(accepted.says('Confirmada')).toBe(true)
  expect(accepted.says('Reserva confirmada. Le avisamos a tu cliente en unos segundos.')).toBe(true)
  const confirmed = await openPage(client, mine.link(/^Ver detalle/) ?? '')
  expect(confirmed.says('Confirmada')).toBe(true)
  const file = await client.get(confirmed.link(/Calendario$/) ?? '')
  expect(file.headers.get('content-type')).toContain('text/calendar')
  expect(await file.text()).toContain('STATUS:CONFIRMED')

  const question = await readPage(technician, await accepted.submit(/^Cancelar/), '/agenda')
  expect(question.says('¿Cancelar esta reserva?')).toBe(true)
  const cancelled = await redirectedPage(technician, await question.submit('Cancelar reserva'))
  expect(cancelled.says('Cancelada')).toBe(true)
  const notified = await openPage(client, '/mis-reservas')
  expect(notified.says('Persona canceló tu visita')).toBe(true)
  expect(notified.says('No tienes reservas próximas.')).toBe(true)

  const other = await newClient()
  const freed = await openPage(other, `${path}?date=${TOMORROW}&hour=09`)
  expect((await redirectedPage(other, await freed.submit(SEND))).says('Solicitada')).toBe(true)
  const both = await openPage(technician, '/agenda')
  expect([both.says('Pendiente'), both.says('Cancelada')]).toEqual([true, true])
  expect((await openPage(client, '/mis-reservas')).says('Persona canceló tu visita')).toBe(true)
})

test('an hour taken while the form was open is refused, and what was typed stays', async () => {
  const [client, other] = [await newClient(), await newClient()]
  const { uid } = await newTechnician()
  const path = `/agendar/${uid}?date=${TOMORROW}&hour=15`
  const form = await openPage(other, path)
  expect((await (await openPage(client, path)).submit(SEND)).status).toBe(302)
  const late = await readPage(other, await form.submit(SEND, { description: 'También me gotea.' }), path)
  expect([late.status, late.alerts]).toEqual([409, ['Ese horario ya está reservado.']])
  expect(late.document.querySelector('option[value="15"]')?.text).toBe('15:00 a 16:00 · Ocupado')
  expect(late.document.querySelector('option[value="15"]')?.hasAttribute('disabled')).toBe(true)
  expect(late.valueOf('description')).toBe('También me gotea.')
})

test('a form that is opened and sent again after its booking says so, with a link to the visit', async () => {
  const client = await newClient()
  const { uid } = await newTechnician()
  const path = `/agendar/${uid}?date=${TOMORROW}&hour=15`
  const first = await openPage(client, path)
  expect((await first.submit(SEND, { description: NOTE })).status).toBe(302)
  const [visit] = await rows<{ key: number }>('select key::int from reservas where "technicianId" = $1', [
    uid,
  ])
  const VISIT = `/mis-reservas/${visit?.key}`
  const again = await openPage(client, path)
  expect([again.valueOf('hour'), again.statuses[0]]).toEqual(['15', 'Ya pediste esta visita. Ver tu visita'])
  expect(again.document.querySelector('option[value="15"]')?.text).toBe('15:00 a 16:00 · Es tu visita')
  expect(again.link('Ver tu visita')).toBe(VISIT)

  // The form as the browser kept it, changed, and the one that was opened again.
  for (const form of [first, again]) {
    const answer = await readPage(client, await form.submit(SEND, { description: 'Ahora gotea más.' }), path)
    expect([answer.status, answer.alerts]).toEqual([409, ['Ya pediste esta visita.']])
    expect(answer.link('Ver tu visita')).toBe(VISIT)
    expect([answer.valueOf('hour'), answer.valueOf('description')]).toEqual(['15', 'Ahora gotea más.'])
  }
  expect(
    (await openPage(client, '/mis-reservas')).within(`#visita-${visit?.key}`).says(`Nota: ${NOTE}`),
  ).toBe(true)
  expect(await rows('select from reservas where "technicianId" = $1', [uid])).toHaveLength(1)
})

test('a technician who stops receiving work while the form is open is not booked (D44)', async () => {
  const client = await newClient()
  const { uid } = await newTechnician()
  const path = `/agendar/${uid}?date=${TOMORROW}&hour=16`
  const form = await openPage(client, path)
  await rows('update technicians set disponible = false where uid = $1', [uid])
  const refused = await readPage(client, await form.submit(SEND, { description: NOTE }), path)
  expect(refused.status).toBe(409)
  expect(refused.alerts).toEqual(['El técnico no recibe trabajos por ahora. Elige otro.'])
  expect(refused.valueOf('description')).toBe(NOTE)
  const buttonsOf = (name: RegExp) =>
    refused.document.querySelectorAll('button').filter(button => name.test(button.text))
  for (const name of [/^16:00\s*No recibe trabajos$/, new RegExp(SEND)]) {
    expect(buttonsOf(name)).not.toHaveLength(0)
    for (const button of buttonsOf(name)) expect(button.hasAttribute('disabled')).toBe(true)
  }
  const profile = await openPage(client, `/tecnicos/${uid}`)
  expect(profile.says('No disponible')).toBe(true)
  const toBook = profile.document.querySelectorAll('button').filter(button => /^Reservar/.test(button.text))
  expect(toBook).not.toHaveLength(0)
  for (const button of toBook) expect(button.hasAttribute('disabled')).toBe(true)
  expect(profile.document.querySelector('a[href^="/agendar/"]')).toBeNull()
})

test('a session lost while the form was open is reported, and what was typed stays', async () => {
  const client = await newClient()
  const { uid } = await newTechnician()
  const path = `/agendar/${uid}?date=${TOMORROW}&hour=10`
  const form = await openPage(client, path)
  client.cookies.clear()
  const refused = await readPage(client, await form.submit(SEND, { description: NOTE }), path)
  expect(refused.status).toBe(401)
  expect(refused.alerts).toEqual(['Debes iniciar sesión como cliente para reservar.'])
  expect([refused.valueOf('description'), refused.valueOf('hour')]).toEqual([NOTE, '10'])
})

test('the form carries photos of the problem, and a bad one costs nothing else', async () => {
  const client = await newClient()
  const { uid, technician } = await newTechnician()
  const path = `/agendar/${uid}?date=${TOMORROW}&hour=16`
  const form = await openPage(client, path)
  const foto = [
    new File([new Uint8Array(await picture())], 'foto.jpg', { type: 'image/jpeg' }),
    new File(['GIF89a'], 'foto.gif', { type: 'image/gif' }),
  ]
  const refused = await readPage(client, await form.submit(SEND, { description: NOTE }, { foto }), path)
  expect([refused.status, refused.alerts]).toEqual([415, ['Formato no permitido. Usa JPG, PNG o WEBP.']])
  expect(refused.valueOf('description')).toBe(NOTE)
  const kept = refused.document.querySelectorAll('[name="fotos"][type="checkbox"][checked]')
  expect(kept.map(box => box.closest('label')?.text)).toEqual(['Foto 1 del daño'])
  expect((await refused.submit(SEND)).headers.get('location')).toBe(BOOKING_SENT_PATH)
  const photos = await rows<{ id: string }>(
    `select "photoId" as id from reserva_fotos join reservas on key = "reservaKey" where "technicianId" = $1`,
    [uid],
  )
  expect(photos).toEqual([{ id: kept[0]?.getAttribute('value') }])
  const opened = await technician.get(`/fotos/${photos[0]?.id}`)
  expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'image/webp'])
})
