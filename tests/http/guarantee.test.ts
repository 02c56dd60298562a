// Guarantee cases without JavaScript: who may read and act, what is refused, and photos.
import { expect, test } from 'vitest'
import { openPage, readPage, redirectedPage } from '#tests/support/browser/html-page.ts'
import { actsOf, caseOf, storeCompletedVisit } from '#tests/support/people/guarantee.ts'
import { pictureFromPhone } from '#tests/support/people/pictures.ts'
import { viewerOf } from '#tests/support/people/signed-in.ts'
import { answersOf, visitPeople } from '#tests/support/people/visit-people.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const program = await sharedProgram()
const { database } = program
const { client, stranger, technician, colleague, admin, secondAdmin: other } = await visitPeople(database)
const { get, post } = answersOf(program)

/** Each on a day of its own. */
const visit = (daysAgo: number) =>
  storeCompletedVisit(database, {
    technician: viewerOf(technician),
    client: viewerOf(client),
    now: noon(),
    daysAgo,
  })

function noon(): Date {
  const now = new Date()
  now.setUTCHours(15, 0, 0, 0)
  return now
}

const ofClient = (key: number) => `/mis-reservas/${key}/garantia`
const ofTechnician = (key: number) => `/agenda/garantia/${key}`

async function newCase(daysAgo: number): Promise<number> {
  const key = await visit(daysAgo)
  const opening = { act: 'open', descripcion: 'Volvió a <gotear>', prefiere: 'repeat' }
  expect(await post(ofClient(key), opening, client)).toMatchObject({ status: 302, location: ofClient(key) })
  return key
}

test('a case is opened from the page of its visit and read by both sides, and nobody else', async () => {
  const key = await visit(2)
  expect((await get(`/mis-reservas/${key}`, client)).page).toContain(`href="${ofClient(key)}"`)
  await database.rows('update technicians set publicado = true, "fotoURL" = $1 where uid = $2', [
    '/imagenes/luz.webp',
    technician.uid,
  ])
  const form = (await get(ofClient(key), client)).page
  expect(form).toContain('Qué falló')
  expect(form).toContain('/imagenes/luz')
  const empty = await post(ofClient(key), { act: 'open', descripcion: ' ' }, client)
  expect(empty.status).toBe(400)
  expect(empty.page).toContain('Escribe qué pasó.')
  expect(empty.page).toContain('aria-invalid="true"')

  await post(ofClient(key), { act: 'open', descripcion: 'Volvió a <gotear>' }, client)
  const { page } = await get(ofClient(key), client)
  for (const text of ['Volvió a &lt;gotear&gt;', 'Le toca a Persona', 'Cómo va', 'Ley', '/terminos'])
    expect(page).toContain(text)
  expect((await get(ofTechnician(key), technician)).page).toContain('Repetir sin costo')
  expect((await get('/agenda', technician)).page).toContain('Responde a Persona')
  expect((await get(`/mis-reservas/${key}`, client)).page).toContain('Ver tu caso')

  for (const who of [stranger, technician, colleague, admin])
    expect([
      (await get(ofClient(key), who)).status,
      (await post(ofClient(key), { act: 'withdraw' }, who)).status,
    ]).toEqual([404, 404])
  for (const who of [colleague, admin])
    expect([
      (await get(ofTechnician(key), who)).status,
      (await post(ofTechnician(key), { act: 'offer-repeat' }, who)).status,
    ]).toEqual([404, 404])
  expect(await actsOf(database, key)).toEqual(['open'])
})

test('a late visit is refused with a text, on the page and by the form', async () => {
  const key = await visit(31)
  for (const { status, page } of [
    await get(ofClient(key), client),
    await post(ofClient(key), { act: 'open', descripcion: 'Gotea' }, client),
  ]) {
    expect(status).toBe(409)
    expect(page).toContain('Pasaron más de 30 días desde la visita')
  }
  expect(await caseOf(database, key)).toBeUndefined()
  expect((await get('/mis-reservas', client)).page).not.toContain(`href="${ofClient(key)}"`)
})

test('bad input changes nothing', async () => {
  const key = await newCase(3)
  const seen = { paso: 'opened' }
  const answers = [
    [await post(ofTechnician(key), {}, technician), 400],
    [await post(ofTechnician(key), { act: 'dismiss', texto: 'No', ...seen }, technician), 400],
    [await post(ofTechnician(key), { act: 'withdraw', ...seen }, technician), 400],
    [await post(ofTechnician(key), { act: 'offer-refund', monto: ' ', ...seen }, technician), 400],
    [await post(ofTechnician(key), { act: 'contest', texto: '', ...seen }, technician), 400],
    [await post(ofClient(key), { act: 'escalate', ...seen }, client), 400],
    [await post(ofClient(key), { act: 'message', texto: ' ' }, client), 400],
    // The step is missing, or another one.
    [await post(ofTechnician(key), { act: 'offer-repeat' }, technician), 409],
    [await post(ofTechnician(key), { act: 'offer-repeat', paso: 'disputed' }, technician), 409],
  ] as const
  expect(answers.map(([{ status }]) => status)).toEqual(answers.map(([, status]) => status))
  expect(await actsOf(database, key)).toEqual(['open'])
  for (const path of ['/mis-reservas/x/garantia', '/mis-reservas/999999/garantia'])
    expect((await get(path, client)).status).toBe(404)
})

test('a form that comes too late is told what happened meanwhile', async () => {
  const key = await newCase(4)
  await post(ofTechnician(key), { act: 'offer-repeat', paso: 'opened' }, technician)
  const late = await post(ofClient(key), { act: 'withdraw', paso: 'opened' }, client)
  expect(late.status).toBe(409)
  expect(late.page).toContain('El caso cambió. Persona respondió: vuelve sin costo.')
  expect(late.page).toContain('Escoger hora')
})

test('photos of a case are opened by both sides and administrators only', async () => {
  const key = await visit(5)
  const form = new FormData()
  for (const [name, value] of [
    ['act', 'open'],
    ['descripcion', 'Gotea'],
    ['prefiere', 'refund'],
  ] as const)
    form.append(name, value)
  form.append('foto', new Blob([new Uint8Array(await pictureFromPhone())]), 'daño.jpg')
  const { origin } = program.visitor()
  const answer = await program.visitor().send(ofClient(key), {
    method: 'POST',
    body: form,
    headers: { origin, cookie: client.cookie },
  })
  expect(answer.status).toBe(302)
  const path = /\/fotos\/[\w-]{36}/.exec((await get(ofTechnician(key), technician)).page)?.[0] ?? ''
  const statuses = []
  for (const who of [client, technician, admin, stranger, colleague])
    statuses.push((await get(path, who)).status)
  expect(statuses).toEqual([200, 200, 200, 404, 404])
})

test('an administrator decides with a reason; the second one reads who was first', async () => {
  const key = await newCase(6)
  await post(ofTechnician(key), { act: 'contest', texto: 'Era otra fuga', paso: 'opened' }, technician)
  const { id = 0 } = (await caseOf(database, key)) ?? {}
  const path = `/admin/garantias/${id}`
  expect((await get('/admin/garantias', admin)).page).toContain(`href="${path}"`)
  const { page } = await get(path, admin)
  for (const text of [
    `/admin/usuarios/${client.uid}`,
    `/admin/tecnicos/${technician.uid}`,
    'Era otra fuga',
    'Decidir',
  ])
    expect(page).toContain(text)
  expect((await post(path, { decision: 'order-refund', motivo: '' }, admin)).page).toContain(
    'Escribe por qué: lo leen los dos.',
  )
  expect((await post(path, { motivo: 'Sí' }, admin)).status).toBe(400)
  const decision = { decision: 'order-refund', motivo: 'La fuga es la misma.', monto: '90.000' }
  expect((await post(path, { ...decision, monto: '0' }, admin)).page).toContain('Escribe cuánto se devuelve')
  expect(await post(path, decision, admin)).toMatchObject({ status: 302, location: path })
  const second = await post(path, decision, other)
  expect(second.status).toBe(409)
  expect(second.page).toContain('Persona ya decidió: que se devuelva el dinero: $\u00a090.000.')
  expect((await get('/admin/garantias?desde=%00', admin)).status).toBe(200)
})

test('a refund is offered with its amount, and confirmed', async () => {
  const key = await newCase(7)
  const visitor = program.visitor(technician)
  const path = ofTechnician(key)
  const form = await openPage(visitor, path)
  expect(form.says('Devolver el dinero')).toBe(true)
  const refused = await readPage(visitor, await form.submit('Ofrecer la devolución'), path)
  expect([refused.status, refused.alerts]).toEqual([
    400,
    ['Escribe cuánto se devuelve, en pesos y sin centavos.'],
  ])
  const sent = await refused.submit('Ofrecer la devolución', { monto: '$ 90.000' })
  expect((await redirectedPage(visitor, sent)).says('Devuelve $ 90.000 a Persona')).toBe(true)
  const confirmation = { act: 'confirm-refund', paso: 'refund-offered' }
  expect((await post(ofClient(key), confirmation, client)).status).toBe(302)
  expect(await caseOf(database, key)).toMatchObject({ step: 'closed', outcome: 'refunded' })
})

test('the guarantee does not apply: an administrator decides so in the form, with a reason', async () => {
  const key = await newCase(8)
  await post(ofTechnician(key), { act: 'contest', texto: 'Era otra fuga.', paso: 'opened' }, technician)
  expect((await openPage(program.visitor(client), ofClient(key))).says('Le toca a TecniYa')).toBe(true)
  const { id = 0 } = (await caseOf(database, key)) ?? {}
  const path = `/admin/garantias/${id}`
  const visitor = program.visitor(admin)
  expect(
    (await openPage(visitor, '/admin/garantias')).document.querySelector(`a[href="${path}"]`)?.text,
  ).toMatch(/Persona 0 con Persona 0/)
  const form = await openPage(visitor, path)
  expect([form.says('Era otra fuga.'), form.says('La garantía no aplica')]).toEqual([true, true])
  expect(form.says('Conversación de la visita')).toBe(false)
  await post(`/mis-reservas/${key}`, { act: 'mensaje', texto: '¿Y mi garantía?' }, client)
  const withMessages = await openPage(visitor, path)
  expect([withMessages.says('1 mensaje'), withMessages.says('¿Y mi garantía?')]).toEqual([true, false])
  expect((await get(path, admin)).page.indexOf('Conversación de la visita')).toBeLessThan(
    (await get(path, admin)).page.indexOf('Decidir</'),
  )
  const conversation = `/admin/conversacion/garantia/${id}`
  const read = await readPage(visitor, await withMessages.submit('Leer la conversación'), conversation)
  expect(read.says('¿Y mi garantía?')).toBe(true)
  const refused = await readPage(visitor, await form.submit('Decidir', { decision: 'dismiss' }), path)
  expect([refused.status, refused.alerts]).toEqual([400, ['Escribe por qué: lo leen los dos.']])
  expect(refused.valueOf('decision')).toBe('dismiss')
  const sent = await refused.submit('Decidir', { motivo: 'La fuga está en otro tubo.' })
  expect((await redirectedPage(visitor, sent)).text).toContain('Decisión guardada.')
  expect(await caseOf(database, key)).toMatchObject({ step: 'closed', outcome: 'dismissed' })
})
