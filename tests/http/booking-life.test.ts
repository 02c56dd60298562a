// Sections 2 and 4, D14, D15: the life of a booking without JavaScript, while the test moves the program's clock.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BOOKING_SENT_PATH } from '#bookings/domain/booking-paths.ts'
import { addDays, bogotaDate, instantAt } from '#platform/domain/time.ts'
import { type HtmlPage, openPage, readPage, redirectedPage } from '#tests/support/browser/html-page.ts'
import { caseOf } from '#tests/support/people/guarantee.ts'
import { picture } from '#tests/support/people/pictures.ts'
import { type SignedInPerson, signedInPeople, signedInTechnicians } from '#tests/support/people/signed-in.ts'
import { temporaryFolder } from '#tests/support/program/folders.ts'
import { testProgram } from '#tests/support/program/test-program.ts'

const clock = join(await temporaryFolder(), 'clock')
await writeFile(clock, '0')
const program = await testProgram({ CLOCK_FILE: clock })
const { pool, rows } = program.database
const DAY = addDays(bogotaDate(new Date()), 1)
const NOTE = 'Gotea el lavaplatos por debajo y ya se mojó el mueble.'

/** Sets the program's clock to this time of the day and runs the job of each minute. */
async function setClock(time: string, date = DAY): Promise<void> {
  await writeFile(clock, String((instantAt(date, time) as Date).getTime() - Date.now()))
  await rows(`select graphile_worker.add_job('settle-bookings')`)
}

async function newPeople() {
  const [client] = (await signedInPeople(pool, 1)) as [SignedInPerson]
  const [technician, other] = (await signedInTechnicians(pool, 2)) as [SignedInPerson, SignedInPerson]
  return { client, technician, other }
}

test('a booking is accepted, completed, reviewed and its review published', async () => {
  const COMMENT = 'Llegó a la hora, encontró la fuga y dejó todo limpio.'
  const { client, technician: luz } = await newPeople()
  await rows(`update users set telefono = '300 123 4567' where uid = $1`, [client.uid])
  const [visitor, technician] = [program.visitor(client), program.visitor(luz)]
  const form = await openPage(visitor, `/agendar/${luz.uid}?date=${DAY}`)
  const sent = await form.submit('Confirmar reserva', { hour: '15', description: NOTE })
  const requested = await redirectedPage(visitor, sent)
  expect(requested.says('Solicitada')).toBe(true)
  expect(requested.text).toMatch(/Tiene hasta el \S+ \d+ a las \d\d:\d\d para responder\./)
  const agenda = await openPage(technician, '/agenda')
  const accepted = await redirectedPage(technician, await agenda.submit(/^Aceptar/))
  expect(accepted.says('Confirmada')).toBe(true)
  const mine = await openPage(visitor, '/mis-reservas')
  const confirmed = await openPage(visitor, mine.link(/^Ver detalle/) ?? '')
  expect([confirmed.says('Confirmada'), confirmed.link(/^Llamar/)]).toEqual([true, 'tel:+573005550101'])

  await setClock('14:00')
  const soon = await readPage(technician, await accepted.submit(/^Cancelar/), '/agenda')
  expect(soon.within('h1').text).toBe('La reserva inicia pronto (≤ 2h). ¿Seguro que quieres cancelarla?')
  expect(soon.link('Volver')).toBe('/agenda')

  await setClock('15:10')
  const current = await openPage(visitor, '/mis-reservas')
  // It is listed where it is counted (D34), and a strip on top leads to it.
  expect([current.link('0 Próximas'), current.link('1 Historial')]).toEqual(['#proximas', '#historial'])
  expect(current.link(/Tu visita: .*Hace 10 min/)).toBe(mine.link(/^Ver detalle/))
  const listed = current.within('section[aria-labelledby="historial"]')
  expect([listed.says('Confirmada'), listed.link(/WhatsApp/)]).toEqual([
    true,
    expect.stringContaining('wa.me/'),
  ])
  const atWork = await openPage(technician, '/agenda')
  expect([atWork.says('Voy tarde: llego a las…'), atWork.link(/^Llamar/)]).toEqual([
    true,
    'tel:+573001234567',
  ])

  await setClock('16:00')
  await expect.poll(async () => (await openPage(visitor, '/mis-reservas')).says('Completada')).toBe(true)
  // Nobody said anything about it: the client is asked first.
  const asked = await openPage(visitor, '/mis-reservas')
  expect([asked.text.includes('¿Llegó'), asked.says('Califica tu última visita')]).toEqual([true, false])
  await asked.submit('Sí')
  const completed = await openPage(visitor, '/mis-reservas')
  expect(completed.text).not.toContain('En curso')
  expect(completed.says('Califica tu última visita')).toBe(true)
  const past = await openPage(technician, '/agenda')
  expect(past.text).not.toContain('En curso')
  expect([past.says('Completada'), past.hasButton(/^Cancelar/)]).toEqual([true, false])
  const rated = await completed.submit('Calificar', { rating: '5', comentario: COMMENT })
  const thanked = await redirectedPage(visitor, rated)
  expect(thanked.text).toContain('Gracias por calificar.')
  const visit = await openPage(visitor, mine.link(/^Ver detalle/) ?? '')
  expect(visit.says('En revisión')).toBe(true)

  const guest = program.visitor()
  const profile = `/tecnicos/${luz.uid}`
  expect((await openPage(guest, profile)).text).not.toContain(COMMENT)
  const [camila] = await signedInPeople(pool, 1, 'admin')
  const admin = program.visitor(camila)
  const reviews = await openPage(admin, '/admin/resenas')
  expect(reviews.text).toContain(COMMENT)
  const approved = await redirectedPage(admin, await reviews.submit(/^Aprobar/))
  expect(approved.text).toContain('Reseña aprobada. Ya se puede leer.')
  await expect.poll(async () => (await openPage(guest, profile)).text).toContain(COMMENT)
  expect((await openPage(guest, profile)).within('main').text).toContain('5.0')
  expect((await openPage(visitor, mine.link(/^Ver detalle/) ?? '')).says('Publicada')).toBe(true)
})

test('a request that nobody answers is booked with another, and the visit again: nothing is typed twice', async () => {
  const NEXT_DAY = addDays(DAY, 1)
  const ADDRESS = 'Cl. 65 Sur # 87-21'
  const SERVICE = 'Destape de sifón'
  const { client, technician: silent, other } = await newPeople()
  const services = [{ nombre: SERVICE, codigo: '', descripcion: '', tarifa: '', precioSugerido: 65_000 }]
  await rows(
    `update technicians set servicios = $1, ciudad = 'Buga', nombre = case uid when $2 then 'Yeimy Rincón' else 'Óscar Poveda' end
     where uid in ($2, $3)`,
    [JSON.stringify(services), silent.uid, other.uid],
  )
  const [visitor, technician] = [program.visitor(client), program.visitor(other)]
  const expectFilled = (form: HtmlPage) => {
    expect(form.valueOf('servicio')).toBe(SERVICE)
    expect(form.valueOf('description')).toBe(NOTE)
    expect(form.valueOf('address')).toBe(ADDRESS)
    expect(form.text).toContain('Foto 1 del daño')
    expect(form.valueOf('fotos')).toMatch(/^[-0-9a-f]{36}$/)
  }

  const form = await openPage(visitor, `/agendar/${silent.uid}?date=${NEXT_DAY}&hour=15`)
  const foto = [new File([new Uint8Array(await picture())], 'foto.jpg', { type: 'image/jpeg' })]
  const typed = { servicio: SERVICE, description: NOTE, address: ADDRESS }
  expect((await form.submit('Confirmar reserva', typed, { foto })).headers.get('location')).toBe(
    BOOKING_SENT_PATH,
  )

  await setClock('15:00', NEXT_DAY)
  const LOST = 'Yeimy no alcanzó a responder'
  await expect.poll(async () => (await openPage(visitor, '/mis-reservas')).says(LOST)).toBe(true)
  const path = (await openPage(visitor, '/mis-reservas')).link(/^Reservar con Óscar/) ?? ''
  expect(path).toMatch(new RegExp(`^/agendar/${other.uid}\\?de=\\d+&date=${NEXT_DAY}&hour=16$`))
  const filled = await openPage(visitor, path)
  expectFilled(filled)
  const booked = await redirectedPage(visitor, await filled.submit('Confirmar reserva'))
  expect(booked.says(LOST)).toBe(false)
  expect(booked.says('Solicitada')).toBe(true)

  const agenda = await openPage(technician, '/agenda')
  expect(agenda.text).toContain(NOTE)
  expect(agenda.text).toContain(SERVICE)
  const accepted = await redirectedPage(technician, await agenda.submit(/^Aceptar/))
  expect(accepted.says('Confirmada')).toBe(true)

  await setClock('18:00', NEXT_DAY)
  await expect.poll(async () => (await openPage(visitor, '/mis-reservas')).says('Completada')).toBe(true)
  const again = (await openPage(visitor, '/mis-reservas')).link(/^Reservar de nuevo.*Óscar/) ?? ''
  expect(again).toMatch(new RegExp(`^/agendar/${other.uid}\\?de=\\d+$`))
  // What was described comes along with 'Lo mismo otra vez' alone.
  const onceMore = await openPage(visitor, again)
  expect([onceMore.valueOf('servicio'), onceMore.valueOf('description')]).toEqual([SERVICE, ''])
  expectFilled(await openPage(visitor, `${again}&igual=1`))
})

test('a guarantee case: the repeated visit is booked, done and mended; silence calls the administrators', async () => {
  const REPEAT_DAY = addDays(DAY, 2)
  const { client, technician: luz } = await newPeople()
  const [visitor, technician] = [program.visitor(client), program.visitor(luz)]
  const FREE = 'Por garantía, sin costo'
  const stepOf = async (key: number) => (await caseOf(program.database, key))?.step
  const openCase = async (hour: string) => {
    const key = await storeVisit(client, luz, hour)
    const path = `/mis-reservas/${key}/garantia`
    const form = await openPage(visitor, path)
    expect((await form.submit('Abrir el caso', { descripcion: 'Volvió a gotear' })).status).toBe(302)
    return { key, path, ofTechnician: `/agenda/garantia/${key}` }
  }

  const { key, path, ofTechnician } = await openCase('10')
  const offer = await openPage(technician, ofTechnician)
  const offered = await redirectedPage(technician, await offer.submit('Repetir sin costo'))
  expect(offered.says('Le toca a Marta')).toBe(true)
  const answer = await openPage(visitor, path)
  expect(answer.says('Te toca a ti')).toBe(true)
  const form = await openPage(visitor, `${answer.link('Escoger hora')}&date=${REPEAT_DAY}&hour=15`)
  expect([form.says(FREE), form.valueOf('address')]).toEqual([true, 'Cl. 1 # 2-3'])
  expect((await form.submit('Confirmar reserva')).headers.get('location')).toBe(BOOKING_SENT_PATH)
  expect(await stepOf(key)).toBe('repeat-booked')
  const agenda = await openPage(technician, '/agenda')
  expect([agenda.says(FREE), agenda.says('Confirmada')]).toEqual([true, true])
  await setClock('16:30', REPEAT_DAY)
  // Nobody said that it took place.
  await expect.poll(() => stepOf(key)).toBe('repeat-unclear')
  const asked = await openPage(visitor, path)
  expect(asked.says('¿Vino Carlos?')).toBe(true)
  const done = await redirectedPage(visitor, await asked.submit('Sí, y quedó bien'))
  expect(done.says('Quedó arreglado')).toBe(true)

  const unanswered = await openCase('11')
  await setClock('16:30', addDays(REPEAT_DAY, 8))
  await expect.poll(() => stepOf(unanswered.key)).toBe('disputed')
  expect((await openPage(visitor, unanswered.path)).says('Le toca a TecniYa')).toBe(true)
})

/** A completed visit of two days ago. Returns its key. */
async function storeVisit(client: SignedInPerson, technician: SignedInPerson, hour: string): Promise<number> {
  const [row] = await rows<{ key: number }>(
    `insert into reservas (id, "technicianId", "technicianName", "clientId", "clientName", "clientEmail", date, start, "end",
       "scheduledAt", status, description, address, servicio)
     select $1 || to_char(at, '_YYYYMMDD_HH24'), $1, 'Carlos Rojas', $2, 'Marta Gil', $3, at::date, to_char(at, 'HH24:MI'),
       to_char(at + interval '1 hour', 'HH24:MI'), at at time zone 'America/Bogota', 'completada', 'Gotea el sifón',
       'Cl. 1 # 2-3, Cali', 'Destape'
     from (select $4::date - 2 + $5::time as at) as visit returning key::int`,
    [technician.uid, client.uid, client.email, bogotaDate(new Date()), `${hour}:00`],
  )
  return row?.key ?? 0
}
