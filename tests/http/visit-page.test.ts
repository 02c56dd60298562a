// The page of a visit without JavaScript: who may read it, what both write, and what an administrator may read.
import { expect, test } from 'vitest'
import { createRateLimits } from '#platform/persistence/rate-limits.server.ts'
import { PLATFORM_REFUSALS } from '#platform/wording/outcomes.ts'
import { openPage, readPage } from '#tests/support/browser/html-page.ts'
import { trailOf } from '#tests/support/people/moderation.ts'
import { pictureFromPhone } from '#tests/support/people/pictures.ts'
import type { SignedInPerson } from '#tests/support/people/signed-in.ts'
import { answersOf, visitPeople, weeklyVisitsOf } from '#tests/support/people/visit-people.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'
import { MESSAGE_PERSON_LIMIT } from '#visits/use-cases/visit-messages.server.ts'

const program = await sharedProgram()
const { database } = program
const { client, stranger, technician, colleague, admin } = await visitPeople(database)
const { get, post } = answersOf(program)
const newVisit = weeklyVisitsOf(database, { client, technician }, 50)

const storeMessages = (key: number, count: number) =>
  database.rows(
    `insert into visit_messages ("reservaKey", author, "recipientUid", text, at, "readAt")
     select $1, 'technician', $2, 'Mensaje ' || n || '.', now(), now() from generate_series(1, $3::int) as n order by n`,
    [key, client.uid, count],
  )

const ofClient = (key: number) => `/mis-reservas/${key}`
const ofTechnician = (key: number) => `/agenda/${key}`

test('a visit is read by its two people and nobody else', { tags: ['attack'] }, async () => {
  const key = await newVisit()
  const mine = await get(ofClient(key), client)
  expect(mine.status).toBe(200)
  for (const text of [technician.name, 'Confirmada', 'Lo acordado', 'Mensajes', `${key}.ics`])
    expect(mine.page).toContain(text)
  const his = await get(ofTechnician(key), technician)
  expect(his.status).toBe(200)
  for (const text of [client.name, 'Descripción del servicio', `/agenda/cancelar/${key}`])
    expect(his.page).toContain(text)
  const message = { act: 'mensaje', texto: 'Hola' }
  for (const who of [stranger, technician, colleague, admin])
    expect([
      (await get(ofClient(key), who)).status,
      (await post(ofClient(key), message, who)).status,
    ]).toEqual([404, 404])
  for (const who of [colleague, admin])
    expect([
      (await get(ofTechnician(key), who)).status,
      (await post(ofTechnician(key), message, who)).status,
    ]).toEqual([404, 404])
  for (const path of ['/mis-reservas/x', '/mis-reservas/999999999', '/mis-reservas/1e3'])
    expect(await get(path, client)).toMatchObject({
      status: 404,
      page: expect.stringContaining('Página no encontrada'),
    })
  expect(await database.rows('select id from visit_messages where "reservaKey" = $1', [key])).toEqual([])
})

test('the way there leads its technician to a map, and nobody else', { tags: ['attack'] }, async () => {
  const key = await newVisit()
  const path = `${ofTechnician(key)}/como-llegar`
  await database.rows(`update reservas set address = '', barrio = '', ciudad = '' where key = $1`, [key])
  expect(await get(path, technician)).toMatchObject({ status: 302, location: ofTechnician(key) })
  await database.rows(
    `update reservas set address = 'Cra. 8 # 24-31, apto 302', barrio = 'Compartir', ciudad = 'Soacha' where key = $1`,
    [key],
  )
  expect(await get(path, technician)).toMatchObject({
    status: 302,
    location: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent('Cra. 8 # 24-31, Compartir, Soacha, Colombia')}`,
  })
  for (const who of [client, stranger, colleague, admin]) {
    const { status, location, page } = await get(path, who)
    expect(`${status} ${location} ${page}`).not.toContain('24-31')
    expect(location ?? '').not.toContain('google')
  }
  expect((await get('/agenda/x/como-llegar', technician)).status).toBe(404)
})

test('both write without script; what they type is text', { tags: ['attack'] }, async () => {
  const key = await newVisit('solicitada')
  const script = '<script>alert(1)</script> ¿Traes el sifón?'
  expect(await post(ofClient(key), { act: 'mensaje', texto: script }, client)).toMatchObject({
    status: 302,
    location: `${ofClient(key)}#mensajes`,
  })
  const { page } = await get(ofTechnician(key), technician)
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; ¿Traes el sifón?')
  expect(page).toContain('Marcar como leídos')
  expect(page).toContain('nav-count')
  await post(ofTechnician(key), { act: 'leidos', hasta: '999999999999' }, technician)
  expect((await get('/', technician)).page).not.toContain('nav-count')
  expect((await get(ofTechnician(key), technician)).page).not.toContain('Marcar como leídos')
  await post(ofTechnician(key), { act: 'mensaje', texto: 'Sí.' }, technician)
  const answered = await get(ofClient(key), client)
  expect(answered.page).toContain('Leído')
  expect(answered.page).toContain('Sí.')
})

test('an empty message is refused at its field, and the rest of bad input changes nothing', async () => {
  const key = await newVisit()
  const empty = await post(ofClient(key), { act: 'mensaje', texto: ' ' }, client)
  expect(empty.status).toBe(400)
  expect(empty.page).toContain('Escribe un mensaje o agrega una foto.')
  expect(empty.page).toContain('aria-invalid="true"')
  expect((await post(ofClient(key), {}, client)).status).toBe(400)
  expect((await post(ofClient(key), { act: 'leidos', hasta: 'x' }, client)).status).toBe(200)
  expect(await database.rows('select id from visit_messages where "reservaKey" = $1', [key])).toEqual([])
})

test('a form is read by the fields of its act, and an act of the other side is none', {
  tags: ['attack'],
}, async () => {
  const key = await newVisit()
  const other = { motivo: 'zanahoria', hecho: 'zanahoria', concepto: 'zanahoria' }
  const message = await post(ofClient(key), { act: 'mensaje', texto: ' ', ...other }, client)
  expect(message.status).toBe(400)
  expect(message.page).not.toContain('zanahoria')
  const notice = await post(ofClient(key), { act: 'no-puedo', motivo: 'x', texto: 'zanahoria' }, client)
  expect(notice.status).toBe(400)
  expect(notice.page).toContain('zanahoria')
  // Of its own side it is refused as too early.
  expect((await post(ofTechnician(key), { act: 'en-camino' }, technician)).status).toBe(409)
  expect((await post(ofClient(key), { act: 'en-camino' }, client)).status).toBe(400)
  expect((await post(ofTechnician(key), { act: 'no-puedo', motivo: 'otro_dia' }, technician)).status).toBe(
    400,
  )
  expect((await post(ofClient(key), { act: 'constructor' }, client)).status).toBe(400)
})

test('a photo is sent without script, and strangers cannot open it', { tags: ['attack'] }, async () => {
  const key = await newVisit()
  const form = new FormData()
  form.set('act', 'mensaje')
  form.set('foto', new File([new Uint8Array(await pictureFromPhone())], 'tuerca.jpg', { type: 'image/jpeg' }))
  const { origin } = program.visitor()
  const answer = await program.visitor().send(ofClient(key), {
    method: 'POST',
    body: form,
    headers: { origin, cookie: client.cookie },
  })
  expect(answer.status).toBe(302)
  const [photo] = await database.rows<{ id: string }>(
    `select "photoId" as id from visit_message_photos join visit_messages on id = "messageId" where "reservaKey" = $1`,
    [key],
  )
  const statusFor = async (who: SignedInPerson) => (await get(`/fotos/${photo?.id}`, who)).status
  expect(await Promise.all([client, technician, stranger, colleague].map(statusFor))).toEqual([
    200, 200, 404, 404,
  ])
})

test('an administrator reads a conversation only through a report, and the trail says so', {
  tags: ['attack'],
}, async () => {
  const key = await newVisit()
  await post(ofTechnician(key), { act: 'mensaje', texto: 'Págame por fuera' }, technician)
  const [report] = await database.rows<{ id: number }>(
    `insert into reports ("reporterId", "targetKind", "targetId", "subjectId", reason, details, status, "createdAt")
     values ($1, 'booking', $2, $3, 'price', '', 'open', now()) returning id::int`,
    [client.uid, String(key), technician.uid],
  )
  const path = `/admin/conversacion/reporte/${report?.id}`
  expect(
    (await openPage(program.visitor(admin), '/admin/reportes')).document.querySelector(`a[href="${path}"]`)
      ?.text,
  ).toBe('Conversación de la visita: 1 mensaje')
  const before = await get(path, admin)
  expect(before.page).toContain('Hay 1 mensaje.')
  expect(before.page).not.toContain('Págame por fuera')
  expect(await trailOf(database, 'report', report?.id ?? 0)).toEqual([])
  expect((await post(path, {}, admin)).page).toContain('Págame por fuera')
  expect(await trailOf(database, 'report', report?.id ?? 0)).toMatchObject([{ act: 'read-conversation' }])
  expect((await get('/admin/conversacion/reporte/999999999', admin)).status).toBe(404)
  expect((await get(`/admin/conversacion/visita/${key}`, admin)).status).toBe(404)
})

test('a long conversation is read in pages without script, by its people and by an administrator', async () => {
  const key = await newVisit()
  await storeMessages(key, 120)
  const visitor = program.visitor(client)
  const newest = await openPage(visitor, ofClient(key))
  expect(newest.text).toContain('Mensaje 120.')
  expect(newest.text).not.toContain('Mensaje 70.')
  const earlier = newest.link('Ver mensajes anteriores') ?? ''
  expect(earlier).toMatch(new RegExp(`^${ofClient(key)}\\?antes=\\d+#mensajes$`))
  const before = await openPage(visitor, earlier)
  expect(before.text).toContain('Mensaje 70.')
  expect(before.text).not.toContain('Mensaje 71.')
  // Nothing is written among old messages.
  expect(before.hasButton('Enviar')).toBe(false)
  expect(before.link('Ver los mensajes más recientes')).toBe(`${ofClient(key)}#mensajes`)
  expect((await openPage(visitor, `${ofClient(key)}?antes=x`)).text).toContain('Mensaje 120.')

  const [report] = await database.rows<{ id: number }>(
    `insert into reports ("reporterId", "targetKind", "targetId", "subjectId", reason, details, status, "createdAt")
     values ($1, 'booking', $2, $3, 'price', '', 'open', now()) returning id::int`,
    [client.uid, String(key), technician.uid],
  )
  const path = `/admin/conversacion/reporte/${report?.id}`
  const reader = program.visitor(admin)
  const asked = await (await openPage(reader, path)).submit('Leer la conversación')
  const read = await readPage(reader, asked, path)
  expect(read.text).not.toContain('Mensaje 70.')
  const more = await readPage(reader, await read.submit('Ver mensajes anteriores'), path)
  expect(more.text).toContain('Mensaje 70.')
})

test('a conversation with a thousand messages says that it is full, and takes no more', {
  tags: ['attack'],
}, async () => {
  const key = await newVisit()
  await storeMessages(key, 1_000)
  const page = await openPage(program.visitor(client), ofClient(key))
  expect(page.text).toContain('Esta conversación ya tiene 1.000 mensajes y no caben más.')
  expect(page.hasButton('Enviar')).toBe(false)
  expect((await post(ofClient(key), { act: 'mensaje', texto: 'Uno más' }, client)).status).toBe(409)
})

test('who writes too much gets the sentence and the text, not the page', { tags: ['attack'] }, async () => {
  const { client: writer, technician: other } = await visitPeople(database)
  const key = await weeklyVisitsOf(database, { client: writer, technician: other }, 90)()
  const { points } = MESSAGE_PERSON_LIMIT
  const limited = createRateLimits(database.db)
  for (let n = 0; n < points; n++) await limited.consume(MESSAGE_PERSON_LIMIT, writer.uid)
  const visitor = program.visitor(writer)
  const refused = await visitor.post(ofClient(key), { act: 'mensaje', texto: 'Mira el sifón nuevo' })
  const page = await readPage(visitor, refused, ofClient(key))
  expect([page.status, page.alerts]).toEqual([429, [PLATFORM_REFUSALS['too-many-requests'][1]]])
  expect(page.text).toContain('Mira el sifón nuevo')
  expect(page.text).not.toContain('Lo acordado')
  await limited.clear(MESSAGE_PERSON_LIMIT, writer.uid)
  const sent = await page.submit('Enviar otra vez')
  expect(sent.headers.get('location')).toBe(`${ofClient(key)}#mensajes`)
})
