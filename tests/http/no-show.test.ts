// D65: a technician who does not come, as the client tells it from Mis reservas without JavaScript, while the test moves the clock.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addDays, bogotaDate, DAY_MS, instantAt } from '#platform/domain/time.ts'
import { openPage, redirectedPage } from '#tests/support/browser/html-page.ts'
import { MONDAY } from '#tests/support/people/bookings.ts'
import { newCity } from '#tests/support/people/published-technicians.ts'
import { type SignedInPerson, signedInPeople, signedInTechnicians } from '#tests/support/people/signed-in.ts'
import { visitsOf } from '#tests/support/people/visit-people.ts'
import { temporaryFolder } from '#tests/support/program/folders.ts'
import { testProgram } from '#tests/support/program/test-program.ts'

const clock = join(await temporaryFolder(), 'clock')
await writeFile(clock, '0')
const program = await testProgram({ CLOCK_FILE: clock })
const { database } = program
const DAY = addDays(bogotaDate(new Date()), 1)
const DAYS_LATER = (Date.parse(DAY) - Date.parse(MONDAY)) / DAY_MS
const LIST = '/mis-reservas'

/** Sets the program's clock to this time of the day and runs the job of each minute. */
async function setClock(time: string): Promise<void> {
  await writeFile(clock, String((instantAt(DAY, time) as Date).getTime() - Date.now()))
  await database.rows(`select graphile_worker.add_job('settle-bookings')`)
}

/** A confirmed visit at 15:00, and a colleague who could go instead. */
async function newVisit() {
  const [client, stranger] = (await signedInPeople(database.pool, 2)) as [SignedInPerson, SignedInPerson]
  const people = (await signedInTechnicians(database.pool, 2)) as [SignedInPerson, SignedInPerson]
  const [technician, colleague] = people
  const uids = people.map(({ uid }) => uid)
  await database.rows('update technicians set ciudad = $1 where uid = any($2)', [newCity(), uids])
  const key = await visitsOf(database, { client, technician })('confirmada', DAYS_LATER)
  await database.rows(`update reservas set servicio = 'Reparación de goteo', precio = 60000 where key = $1`, [
    key,
  ])
  const [mine, his] = [program.visitor(client), program.visitor(technician)]
  return {
    ...{ client, stranger, technician, colleague, key, mine, his },
    ofClient: `/mis-reservas/${key}`,
    ofTechnician: `/agenda/${key}`,
    list: () => openPage(mine, LIST),
  }
}

test('the question is answered in the list; a later hour is waited for, and the technician arrives', async () => {
  const { mine, his, list, ofClient, ofTechnician } = await newVisit()
  await setClock('15:19')
  expect((await list()).text).not.toContain('¿Llegó')
  await setClock('15:20')
  const asked = await list()
  expect(asked.text).toContain('¿Llegó Persona?')
  const answer = await asked.submit('No ha llegado')
  expect(answer.headers.get('location')).toBe(LIST)
  const told = await redirectedPage(mine, answer)
  for (const text of ['Le dijimos a Persona que no ha llegado', 'Tiene hasta las 15:30 para contestar'])
    expect(told.text).toContain(text)
  expect([told.hasButton('Ya llegó'), told.hasButton('Buscar a otra persona')]).toEqual([true, true])

  await his.post(ofTechnician, { act: 'tarde', minutos: '10' })
  const answered = await list()
  for (const text of ['Persona dice:llego a las 15:30', 'Debía llegar hace 20 min'])
    expect(answered.text).toContain(text)
  const page = await openPage(mine, ofClient)
  expect([page.hasButton('Esperar'), page.hasButton('Ya llegó')]).toEqual([true, true])
  const waits = await answered.submit('Esperar')
  expect(waits.headers.get('location')).toBe(LIST)
  const waiting = await redirectedPage(mine, waits)
  expect(waiting.text).toContain('Llega hacia las 15:30')
  expect(waiting.hasButton('Esperar')).toBe(false)

  await setClock('15:44')
  expect((await list()).text).not.toContain('¿Llegó')
  await setClock('15:45')
  expect((await list()).text).toContain('¿Llegó Persona?')
  await his.post(ofTechnician, { act: 'llegue' })
  expect((await list()).text).toContain('Está en tu casa desde las 15:45')
  const inside = await openPage(mine, ofClient)
  expect(inside.text).toContain('Al terminar te llega el comprobante y pagas $ 60.000.')
  for (const text of ['Compartir mi visita', 'No puedo recibirla']) expect(inside.text).not.toContain(text)
})

test('left alone the visit was not done: others are offered, and neither stars nor guarantee nor receipt', async () => {
  const { mine, list, ofClient, key, colleague } = await newVisit()
  await setClock('15:31')
  const told = await redirectedPage(mine, await (await list()).submit('No ha llegado'))
  const sought = await told.submit('Buscar a otra persona')
  expect(sought.headers.get('location')).toBe(LIST)
  const seeking = await redirectedPage(mine, sought)
  const others = new RegExp(`/agendar/${colleague.uid}\\?de=${key}&date=${DAY}&hour=17`)
  expect(seeking.within(`#rescate-${key}`).link(/^Reservar con Persona/)).toMatch(others)
  // The same on its page.
  const page = await openPage(mine, ofClient)
  expect(page.within('#otros').link(/^Reservar con Persona/)).toMatch(others)

  await setClock('16:00')
  await expect.poll(async () => (await list()).says('Cancelada')).toBe(true)
  const missed = await list()
  const rescue = missed.within(`#rescate-${key}`)
  for (const text of ['Persona no llegó', 'hoy, 15:00. No pagas nada.', 'Lo más pronto de mañana'])
    expect(rescue.text).toContain(text)
  expect(missed.within('section[aria-labelledby="historial"]').text).toContain('No se hizo: Persona no llegó')
  const ended = await openPage(mine, ofClient)
  for (const text of [
    'No se hizo: Persona no llegó',
    'Nos lo dijiste a las 15:31. No pagas nada.',
    'Puede ir hoy',
    'Lo más pronto de mañana',
    'Reservar otra vez con Persona',
  ])
    expect(ended.text).toContain(text)
  for (const text of [
    'Califica tu',
    '¿Cómo te fue',
    'garantía',
    'comprobante',
    'Le toca a',
    'Prefiero esperar',
  ]) {
    expect(ended.within('main').text).not.toContain(text)
    expect(missed.within('main').text).not.toContain(text)
  }
  const dismissed = await redirectedPage(mine, await ended.submit(/^Ya no lo necesito/))
  expect(dismissed.text).not.toContain('No pagas nada.')
  expect((await openPage(mine, ofClient)).text).not.toContain('Lo más pronto de mañana')
})

test('contradicted, a person of the house looks at it, and nothing is asked for', async () => {
  const { mine, his, list, ofClient, ofTechnician } = await newVisit()
  await setClock('15:31')
  await (await list()).submit('No ha llegado')
  await setClock('16:00')
  await expect.poll(async () => (await list()).says('Cancelada')).toBe(true)
  await his.post(ofTechnician, { act: 'llegue' })
  const page = await openPage(mine, ofClient)
  expect(page.text).toContain('Persona dice que sí llegó')
  for (const where of [page, await list()]) {
    expect(where.text).toContain('Lo mira una persona de TecniYa')
    for (const text of [
      'Califica tu',
      'Falta calificar',
      '¿Cómo te fue',
      'Usar la garantía',
      'No pagas nada',
    ])
      expect(where.within('main').text).not.toContain(text)
  }
})

test('attack: an answer leads to the list or to the visit and nowhere else, for nobody but its client', {
  tags: ['attack'],
}, async () => {
  const { client, stranger, technician, colleague, ofClient, ofTechnician } = await newVisit()
  await setClock('15:31')
  const post = async (path: string, fields: Record<string, string>, who: SignedInPerson) => {
    const { status, headers } = await program.visitor(who).post(path, fields)
    return [status, headers.get('location')]
  }
  const no = { act: 'llego', respuesta: 'no' }
  for (const who of [stranger, technician, colleague])
    expect(await post(ofClient, { ...no, volver: 'lista' }, who)).toEqual([404, null])
  for (const volver of ['https://malo.example', '//malo.example', '/agenda', 'lista ', ''])
    expect(await post(ofClient, { ...no, volver }, client)).toEqual([302, ofClient])
  expect(await post(ofClient, { ...no, volver: 'lista' }, client)).toEqual([302, LIST])
  // Refused, it is told on the page of the visit.
  expect(await post(ofClient, { act: 'esperar', volver: 'lista' }, client)).toEqual([409, null])
  expect(await post(ofTechnician, { act: 'llegue', volver: 'lista' }, technician)).toEqual([302, '/agenda'])
})
