// Without JavaScript: a client who cannot receive a visit, an overdue request that is replaced, an offered hour.
import { expect, test } from 'vitest'
import { addDays, bogotaDate, instantAt } from '#platform/domain/time.ts'
import { openPage, redirectedPage } from '#tests/support/browser/html-page.ts'
import { type SignedInPerson, signedInPeople } from '#tests/support/people/signed-in.ts'
import { answersOf, visitPeople, weeklyVisitsOf } from '#tests/support/people/visit-people.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const program = await sharedProgram()
const { database } = program
const { client, stranger, technician, colleague } = await visitPeople(database)
const { post } = answersOf(program)
const newVisit = weeklyVisitsOf(database, { client, technician }, 80)
const stateOf = async (key: number) =>
  (
    await database.rows<Record<string, unknown>>(
      'select status, "cancelReason", "cannotReason", "cannotNote" from reservas where key = $1',
      [key],
    )
  )[0]

test('the client tells it, takes it back and tells it again; the technician cancels with one button', async () => {
  const key = await newVisit()
  const script = '<script>alert(1)</script> Llevo a mi mamá al médico'
  const [ofClient, ofTechnician] = [program.visitor(client), program.visitor(technician)]
  const told = async () => {
    const page = await openPage(ofClient, `/mis-reservas/${key}`)
    const question = await openPage(ofClient, page.link('No puedo recibirla') ?? '')
    const answer = await question.submit(/^Avisar a /, { motivo: 'surgio_algo', texto: script })
    expect(answer.headers.get('location')).toBe(`/mis-reservas/${key}#aviso`)
    return redirectedPage(ofClient, answer)
  }
  const page = await told()
  expect(page.text).toContain('que no puedes')
  expect(page.text).toContain('Confirmada')
  expect(await stateOf(key)).toMatchObject({ status: 'confirmada', cannotNote: script })
  const back = await redirectedPage(ofClient, await page.submit('Sí puedo, quitar el aviso'))
  expect(back.text).toContain('No puedo recibirla')
  await told()
  const agenda = await openPage(ofTechnician, '/agenda')
  expect(agenda.text).toContain('No puede recibirte: surgió algo')
  expect(agenda.html).not.toContain('<script>alert(1)')
  const his = await openPage(ofTechnician, `/agenda/${key}`)
  expect(his.text).toContain('No puede recibirte: surgió algo')
  await his.submit('Cancelar')
  expect(await stateOf(key)).toMatchObject({ status: 'cancelada', cancelReason: 'cliente' })
})

test('a request that cannot be received says so in its card, where one button cancels it', async () => {
  const key = await newVisit('solicitada')
  await post(`/mis-reservas/${key}`, { act: 'no-puedo', motivo: 'surgio_algo' }, client)
  const agenda = await openPage(program.visitor(technician), '/agenda')
  expect(agenda.text).toContain('No puede recibirte: surgió algo')
  await agenda.submit(/^Cancelar la visita con/)
  expect(await stateOf(key)).toMatchObject({ status: 'cancelada', cancelReason: 'cliente' })
})

test('bad input says so beside its field and keeps the text; keys of others do not exist', {
  tags: ['attack'],
}, async () => {
  const key = await newVisit()
  const path = `/mis-reservas/${key}`
  const bad = await post(path, { act: 'no-puedo', motivo: 'nada', texto: 'Salgo de viaje' }, client)
  expect(bad.status).toBe(400)
  expect(bad.page).toContain('Escoge qué pasó.')
  expect(bad.page).toContain('value="Salgo de viaje"')
  for (const who of [stranger, technician])
    for (const act of ['no-puedo', 'si-puedo'])
      expect((await post(path, { act, motivo: 'otro_dia' }, who)).status).toBe(404)
  expect((await post(`/agenda/${key}`, { act: 'no-puedo', motivo: 'otro_dia' }, technician)).status).toBe(400)
  const over = await newVisit('cancelada')
  const late = await post(`/mis-reservas/${over}`, { act: 'no-puedo', motivo: 'otro_dia' }, client)
  expect(late.status).toBe(409)
  expect(late.page).toContain('Esta visita ya no se puede cambiar.')
  for (const each of [key, over]) expect(await stateOf(each)).toMatchObject({ cannotReason: null })
})

/** A weekday next week. */
const day = (() => {
  const date = addDays(bogotaDate(new Date()), 7)
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay()
  return addDays(date, weekday === 0 ? 1 : weekday === 6 ? 2 : 0)
})()

test('a request that is overdue is replaced from Mis reservas, and an offered hour is confirmed', async () => {
  const [guest] = (await signedInPeople(database.pool, 1)) as [SignedInPerson]
  const visitor = program.visitor(guest)
  const book = async (who: SignedInPerson, hour: string, query = '') => {
    const form = await openPage(visitor, `/agendar/${who.uid}?date=${day}&hour=${hour}${query}`)
    return redirectedPage(visitor, await form.submit('Confirmar reserva'))
  }
  expect((await book(technician, '08')).text).toContain('Reserva enviada')
  const [{ key } = { key: 0 }] = await database.rows<{ key: number }>(
    `update reservas set "createdAt" = now() - interval '25 hours', "updatedAt" = now() - interval '25 hours'
     where "clientId" = $1 returning key::int`,
    [guest.uid],
  )
  const list = await openPage(visitor, '/mis-reservas')
  expect(list.text).toContain('no ha respondido')
  expect(list.text).toContain('Se le pasó el tiempo de responder.')
  expect(list.link(/^Ver quién más puede ir/)).toBe(`#rescate-${key}`)
  expect((await book(colleague, '09', `&de=${key}`)).text).toContain('Reserva enviada')
  expect(await stateOf(key)).toMatchObject({ status: 'cancelada', cancelReason: 'reemplazada' })

  const offered = instantAt(day, '11:00')?.toISOString()
  const [{ second } = { second: 0 }] = await database.rows<{ second: number }>(
    `update reservas set status = 'cancelada', "cancelReason" = 'tecnico', "offeredHours" = array[$2::timestamptz]
     where "clientId" = $1 and "technicianId" = $3 returning key::int as second`,
    [guest.uid, offered, colleague.uid],
  )
  const formAt = async (hour: string) =>
    (await openPage(visitor, `/agendar/${colleague.uid}?date=${day}&hour=${hour}&de=${second}`)).text
  expect(await formAt('11')).toContain('Queda confirmada al reservar. No pagas nada hoy.')
  expect(await formAt('12')).not.toContain('Queda confirmada')
  expect((await book(colleague, '11', `&de=${second}`)).text).toContain('Visita confirmada')
})
