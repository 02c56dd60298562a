// How a visit goes, said without JavaScript: the buttons of both pages, the question before 'No había nadie', and refusals.
import { expect, test } from 'vitest'
import { openPage, redirectedPage } from '#tests/support/browser/html-page.ts'
import type { SignedInPerson } from '#tests/support/people/signed-in.ts'
import { storeYesterdaysVisit, visitPeople } from '#tests/support/people/visit-people.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const program = await sharedProgram()
const { database } = program
const { client, stranger, colleague, admin } = await visitPeople(database)
const newVisit = () => storeYesterdaysVisit(database, client)

async function outcomeOf(key: number): Promise<string | undefined> {
  const [row] = await database.rows<{ outcome: string }>(
    'select outcome from visit_progress where "reservaKey" = $1',
    [key],
  )
  return row?.outcome
}

test('the technician says it, undoes it, and is asked before nobody was at home; the client contradicts', async () => {
  const { technician, key, ofClient, ofTechnician } = await newVisit()
  const his = program.visitor(technician)
  const hers = program.visitor(client)
  const page = await openPage(his, ofTechnician)
  expect(page.hasButton('Voy en camino')).toBe(false)
  const arrived = await redirectedPage(his, await page.submit('Llegué'))
  expect(arrived.text).toContain('Llegaste')
  expect(await outcomeOf(key)).toBe('attended')
  const undone = await redirectedPage(his, await arrived.submit(/^Deshacer/))
  expect(await outcomeOf(key)).toBe('open')
  const question = await openPage(his, undone.link('No había nadie') ?? '')
  expect(question.title).toContain('¿No había nadie?')
  expect((await question.submit('No había nadie')).headers.get('location')).toBe(ofTechnician)
  expect(await outcomeOf(key)).toBe('nobody-home')
  const told = await openPage(hers, ofClient)
  expect(told.text).toContain('No se hizo: no había nadie')
  const contested = await redirectedPage(hers, await told.submit('Sí había alguien'))
  expect(contested.text).toContain('no cuenta para ninguno')
  expect(await outcomeOf(key)).toBe('contested')
  const dossier = await openPage(program.visitor(admin), `/admin/usuarios/${client.uid}`)
  expect(dossier.text).toContain('Se contradicen')
})

test('the client says that nobody came, and the technician answers', async () => {
  const { technician, key, ofClient, ofTechnician } = await newVisit()
  const hers = program.visitor(client)
  // On another day the page does not ask any more, but it can be said for 48 hours.
  expect((await openPage(hers, ofClient)).text).not.toContain('¿Llegó')
  await hers.post(ofClient, { act: 'llego', respuesta: 'no' })
  const his = program.visitor(technician)
  const told = await openPage(his, ofTechnician)
  expect(told.text).toContain('No se hizo: no llegaste')
  await told.submit('Sí llegué')
  expect(await outcomeOf(key)).toBe('contested')
  await (await openPage(hers, ofClient)).submit('Ya llegó')
  expect(await outcomeOf(key)).toBe('attended')
})

test('attack: keys of others are not found, and what cannot be said now is refused in words', {
  tags: ['attack'],
}, async () => {
  const { technician, key, ofClient, ofTechnician } = await newVisit()
  const post = async (path: string, fields: Record<string, string>, { cookie }: SignedInPerson) => {
    const answer = await program.visitor().post(path, fields, { cookie })
    return { status: answer.status, page: await answer.text() }
  }
  for (const act of ['en-camino', 'tarde', 'llegue', 'nadie', 'deshacer', 'ofrecer']) {
    expect((await post(ofTechnician, { act, paso: 'llegue' }, colleague)).status).toBe(404)
    expect((await post(ofClient, { act, paso: 'llegue' }, client)).status).toBe(400)
  }
  for (const who of [stranger, technician, admin])
    for (const act of ['llego', 'esperar', 'buscar'])
      expect((await post(ofClient, { act, respuesta: 'no' }, who)).status).toBe(404)
  // Acts of the client: the technician waits for nobody, nor looks for somebody else.
  for (const act of ['llego', 'esperar', 'buscar'])
    expect((await post(ofTechnician, { act, respuesta: 'no' }, technician)).status).toBe(400)
  const asked = await program.visitor().get(`${ofTechnician}/nadie`, { cookie: colleague.cookie })
  expect(asked.status).toBe(404)
  expect((await post(ofClient, { act: 'llego', respuesta: 'quizás' }, client)).status).toBe(400)
  expect((await post(ofTechnician, { act: 'deshacer', paso: 'llego' }, technician)).status).toBe(400)
  const late = await post(ofTechnician, { act: 'en-camino' }, technician)
  expect(late.status).toBe(409)
  expect(late.page).toContain('Esto cambió mientras lo mirabas.')
  expect(await outcomeOf(key)).toBeUndefined()
})

test('what was tapped without network is sent with its moment, and both sides read both', async () => {
  const { technician, ofClient, ofTechnician } = await newVisit()
  const his = program.visitor(technician)
  const tenMinutes = { hace: '600000' }
  expect(await (await his.post(`${ofTechnician}/envio`, { act: 'llegue', ...tenMinutes })).json()).toEqual({
    refusal: null,
  })
  const message = { act: 'mensaje', texto: 'Ya estoy aquí', formKey: crypto.randomUUID(), ...tenMinutes }
  for (const _ of ['sent', 'sent again'])
    expect((await his.post(`${ofTechnician}/envio`, message)).status).toBe(200)
  const hers = await openPage(program.visitor(client), ofClient)
  expect(hers.text).toMatch(/Llegó \d\d:\d\d, enviado \d\d:\d\d/)
  expect(hers.text.match(/Ya estoy aquí/g)).toHaveLength(1)
  expect(hers.text).toMatch(/, \d\d:\d\d · enviado /)
  expect((await openPage(his, ofTechnician)).text).toMatch(/Llegaste \d\d:\d\d, enviado \d\d:\d\d/)
  const late = await his.post(`${ofTechnician}/envio`, { act: 'llegue', hace: String(3 * 3_600_000) })
  expect([late.status, await late.json()]).toEqual([
    409,
    { refusal: 'Pasó demasiado tiempo sin señal y ya no se pudo enviar.' },
  ])
})

test('attack: what is sent later is one of its own acts, of the own visit, at a moment that was', {
  tags: ['attack'],
}, async () => {
  const { technician, key, ofClient, ofTechnician } = await newVisit()
  const status = async (path: string, fields: Record<string, string>, { cookie }: SignedInPerson) =>
    (await program.visitor().post(`${path}/envio`, fields, { cookie })).status
  for (const hace of ['-600000', '1e3', 'ahora', '9'.repeat(20)])
    expect(await status(ofTechnician, { act: 'llegue', hace }, technician)).toBe(400)
  expect(await status(ofTechnician, { act: 'llegue', hace: '600000' }, colleague)).toBe(404)
  expect(await status(ofClient, { act: 'mensaje', texto: 'Hola', hace: '600000' }, stranger)).toBe(404)
  expect(await status(ofClient, { act: 'llegue', hace: '600000' }, client)).toBe(400)
  // Other acts are not told later.
  for (const act of ['nadie', 'tarde', 'terminar', 'cotizacion', 'deshacer', 'toString'])
    expect(await status(ofTechnician, { act, hace: '600000' }, technician)).toBe(400)
  expect(await outcomeOf(key)).toBeUndefined()
})
