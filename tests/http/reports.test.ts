// Reporting and not accepting a client, without JavaScript: refusals keep what was typed, flash messages are shown once.
import { expect, test } from 'vitest'
import { openPage, readPage, redirectedPage } from '#tests/support/browser/html-page.ts'
import { writeBooking, writeReview } from '#tests/support/people/moderation.ts'
import { picture } from '#tests/support/people/pictures.ts'
import { newCity, publishTechnician } from '#tests/support/people/published-technicians.ts'
import {
  type SignedInPerson,
  signedInPeople,
  signedInTechnicians,
  storeSessions,
  viewerOf,
} from '#tests/support/people/signed-in.ts'
import { visitPeople, visitsOf } from '#tests/support/people/visit-people.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'
import { emailsTo } from '#tests/support/servers/outbox.ts'

const WAIT = { timeout: 10_000 }
const program = await sharedProgram()
const { rows, pool } = program.database
const {
  client,
  stranger,
  technician,
  colleague,
  admin: camila,
  secondAdmin: other,
} = await visitPeople(program.database)
await rows(`update users set name = 'Camila Duarte' where uid = $1`, [camila.uid])
// Only the colleague can be proposed instead of the technician.
await rows('update technicians set ciudad = $1 where uid in ($2, $3)', [
  newCity(),
  technician.uid,
  colleague.uid,
])

const book = visitsOf(program.database, { client, technician })
const PAST_DAYS = -3_650
const FUTURE_DAYS = 36_500
const key = await book('completada', PAST_DAYS)
const review = await writeReview(program.database, { key, rating: 1, aprobada: true })
await rows('update technicians set "ratingPromedio" = 1, "resenasCount" = 1 where uid = $1', [technician.uid])

/** Answers with the page after the redirect, if there is one. */
async function send(
  person: SignedInPerson,
  method: 'get' | 'post',
  path: string,
  fields: Record<string, string> = {},
) {
  const visitor = program.visitor()
  const [name = '', value = ''] = person.cookie.split('=', 2)
  visitor.cookies.set(name, value)
  const answer = method === 'get' ? await visitor.get(path) : await visitor.post(path, fields)
  const location = answer.headers.get('location')
  const page = location ? await (await visitor.get(location)).text() : await answer.text()
  return { status: answer.status, location, page }
}

test('a report is refused next to its field, sent once, and thanked for where it came from', async () => {
  const path = `/reportar/visita/${key}`
  expect((await send(client, 'get', path)).page).toContain('Cobró distinto a lo acordado')
  expect((await send(technician, 'get', path)).page).toContain('No pagó lo acordado')
  expect((await send(stranger, 'get', path)).status).toBe(404)

  const empty = await send(client, 'post', path, { detalle: 'Llegó <tarde>' })
  expect(empty.status).toBe(400)
  expect(empty.page).toContain('Elige qué pasó.')
  expect(empty.page).toContain('Llegó &lt;tarde&gt;</textarea>')
  const wordless = await send(client, 'post', path, { motivo: 'other', detalle: ' ' })
  expect(wordless.page).toContain('Cuéntanos qué pasó.')
  expect(wordless.page).toMatch(/checked=""[^>]*value="other"|value="other"[^>]*checked=""/)

  const sent = await send(client, 'post', path, { motivo: 'conduct', detalle: 'Llegó tarde' })
  expect(sent.location).toBe('/mis-reservas')
  expect(sent.page).toContain('Gracias. Lo revisamos y te contamos.')
  expect((await send(client, 'get', path)).page).toContain('Ya lo reportaste el')
  expect((await send(client, 'post', path, { motivo: 'conduct' })).status).toBe(409)
  expect((await send(technician, 'get', '/agenda')).page).not.toContain('Llegó tarde')
})

test('a reported profile waits in the queue until it is answered in an e-mail', async () => {
  const subject = await publishTechnician(rows)
  const path = `/tecnicos/${subject.slug}`
  const reporter = program.visitor(stranger)
  const form = await openPage(
    reporter,
    (await openPage(reporter, path)).link('Reportar este perfil o una reseña') ?? '',
  )
  const refused = await readPage(reporter, await form.submit('Enviar reporte'), '')
  expect(refused.alerts).toEqual(['Elige qué pasó.'])
  const fields = { motivo: 'other', detalle: '' }
  expect(form.within('label:has([value="other"])').text).toBe('Otra cosa')
  const wordless = await readPage(reporter, await form.submit('Enviar reporte', fields), '')
  expect(wordless.alerts).toEqual(['Cuéntanos qué pasó.'])
  const detalle = 'Me pidió plata por adelantado.'
  const sent = await form.submit('Enviar reporte', { ...fields, detalle })
  expect(sent.headers.get('location')).toBe(path)
  expect((await redirectedPage(reporter, sent)).statuses).toContain('Gracias. Lo revisamos y te contamos.')
  const again = await openPage(reporter, `/reportar/perfil/${subject.slug}`)
  expect(again.statuses).toContainEqual(
    expect.stringMatching(/^Ya lo reportaste el .+ Te contamos cuando lo revisemos\.$/),
  )

  // The queue is oldest first: on its first page, however many others wait.
  const [report] = await rows<{ id: number }>(
    `update reports set "createdAt" = '2020-01-01' where "subjectId" = $1 returning id::int`,
    [subject.uid],
  )
  const admin = program.visitor(camila)
  const queue = '/admin/reportes?ver=abiertos'
  const card = `article[aria-labelledby="reporte-${report?.id}"]`
  const waiting = (await openPage(admin, queue)).within(card)
  expect(waiting.text).toContain(`Sobre · técnico${subject.nombre}`)
  expect(waiting.text).toContain(detalle)
  const empty = await readPage(admin, await waiting.submit('Marcar como resuelto'), queue)
  expect(empty.within(card).alerts).toEqual(['Escribe qué le contamos a quien reportó.'])
  const respuesta = 'Retiramos el perfil mientras lo aclara.'
  const decided = await empty.within(card).submit('Marcar como resuelto', { respuesta })
  const page = await redirectedPage(admin, decided)
  expect(page.statuses).toContain('Reporte resuelto. Le contamos a quien reportó.')
  expect(page.document.querySelector(card)).toBeNull()

  const emails = () => emailsTo(stranger.email, program.dataDir)
  await expect
    .poll(async () => (await emails()).map(({ subject }) => subject), WAIT)
    .toEqual(['Revisamos tu reporte'])
  expect((await emails())[0]?.text).toContain(respuesta)
})

test('a report carries photos, which its reporter and administrators open and nobody else', async () => {
  const subject = await publishTechnician(rows)
  const reporter = program.visitor(client)
  const path = `/reportar/perfil/${subject.slug}`
  const form = await openPage(reporter, path)
  const chosen = { foto: [new File([new Uint8Array(await picture())], 'chat.jpg')] }
  // What is refused keeps its photo.
  const refused = await readPage(reporter, await form.submit('Enviar reporte', {}, chosen), path)
  expect(refused.alerts).toEqual(['Elige qué pasó.'])
  expect(refused.text).toContain('Foto 1 del reporte')
  const sent = await refused.submit('Enviar reporte', { motivo: 'price', detalle: 'Mira el chat' })
  expect(sent.headers.get('location')).toBe(`/tecnicos/${subject.slug}`)

  const [report] = await rows<{ id: number; photoId: string }>(
    `update reports set "createdAt" = '2020-01-02' from report_photos
     where "reportId" = id and "subjectId" = $1 returning id::int, "photoId"`,
    [subject.uid],
  )
  const photo = `/fotos/${report?.photoId}`
  const statusFor = async (person: SignedInPerson) => {
    const answer = await program.visitor(person).get(photo)
    await answer.arrayBuffer()
    return answer.status
  }
  expect(await Promise.all([client, camila, technician, stranger].map(statusFor))).toEqual([
    200, 200, 404, 404,
  ])
  const [session = ''] = await storeSessions(pool, [subject.uid])
  expect((await program.visitor({ cookie: session }).get(photo)).status).toBe(404)
  const card = `article[aria-labelledby="reporte-${report?.id}"]`
  const queue = await openPage(program.visitor(camila), '/admin/reportes?ver=abiertos')
  expect(queue.within(card).link('Foto del reporte')).toBe(photo)
  const dossier = await openPage(program.visitor(camila), `/admin/tecnicos/${subject.uid}`)
  expect(dossier.link('Foto del reporte')).toBe(photo)
})

test('profiles and reviews lead to their report, and nobody reports himself', async () => {
  // Once, and it asks which; the technician reports reviews of the own profile there too.
  for (const person of [stranger, technician]) {
    const visitor = program.visitor(person)
    const profile = await openPage(visitor, `/tecnicos/${technician.uid}`)
    expect(profile.text.match(/Reportar/g)).toHaveLength(1)
    const form = await openPage(visitor, profile.link(/^Reportar/) ?? '')
    const choice = await openPage(visitor, form.link('Una reseña') ?? '')
    expect(choice.status).toBe(200)
    expect(choice.within('[aria-label="¿Cuál reseña?"]').link(/1 estrella/)).toBe(
      `/reportar/resena/${review}`,
    )
    expect(choice.link('El perfil')).toBe(`/reportar/perfil/${technician.uid}`)
  }
  const sent = await send(stranger, 'post', `/reportar/resena/${review}`, { motivo: 'offensive' })
  expect(sent.location).toBe(`/tecnicos/${technician.uid}`)
  expect(sent.page).toContain('Gracias. Lo revisamos y te contamos.')
  const own = await send(client, 'get', `/reportar/resena/${review}`)
  expect([own.status, own.page.includes('No puedes reportarte.')]).toEqual([403, true])
  const guest = await program.visitor().get(`/reportar/perfil/${technician.uid}`)
  expect(guest.headers.get('location')).toBe(
    `/auth/login?from=${encodeURIComponent(`/reportar/perfil/${technician.uid}`)}`,
  )
})

test('the second administrator is told who decided', async () => {
  const [open] = await rows<{ id: number }>(
    `select id::int from reports where "reporterId" = $1 and status = 'open'`,
    [client.uid],
  )
  const decision = { id: String(open?.id), act: 'acted', respuesta: '' }
  const refused = await send(camila, 'post', '/admin/reportes', decision)
  expect([refused.status, refused.page.includes('Escribe qué le contamos')]).toEqual([400, true])
  const done = await send(camila, 'post', '/admin/reportes?ver=abiertos', {
    ...decision,
    respuesta: 'Hablamos con él.',
  })
  expect(done.location).toBe('/admin/reportes?ver=abiertos')
  expect(done.page).toContain('Reporte resuelto.')
  const late = await send(other, 'post', '/admin/reportes', { ...decision, act: 'dismissed' })
  expect(late.status).toBe(409)
  expect(late.page).toContain('Camila ya lo resolvió.')
  // Decided ones are shown to who asks for them.
  const listed = async (path: string) =>
    (await openPage(program.visitor(camila), path)).text.includes('Hablamos con él.')
  expect(await Promise.all(['/admin/reportes', '/admin/reportes?ver=todos'].map(listed))).toEqual([
    false,
    true,
  ])
})

test('a request is declined with its client, who can be allowed again', async () => {
  const [luz] = (await signedInTechnicians(pool, 1)) as [SignedInPerson]
  const [julian] = (await signedInPeople(pool, 1)) as [SignedInPerson]
  const key = await writeBooking(program.database, {
    technician: viewerOf(luz),
    client: viewerOf(julian),
    status: 'solicitada',
    daysLater: FUTURE_DAYS,
  })
  await rows(`update reservas set servicio = 'Destape' where key = $1`, [key])
  const visitor = program.visitor(luz)
  const agenda = await openPage(visitor, '/agenda')
  expect(agenda.says('Primera visita contigo')).toBe(true)
  const visit = await openPage(visitor, agenda.link(/^Ver detalle/) ?? '')
  expect(visit.says('Teléfono sin confirmar')).toBe(true)
  const question = await openPage(visitor, visit.link(/^No acepto a este cliente/) ?? '')
  expect(question.within('h1').text).toBe(`¿No aceptar más a ${julian.name}?`)
  expect(question.within(`label:has([value="${key}"][checked])`).text).toContain('15:00 · Destape')

  const blocked = await redirectedPage(visitor, await question.submit('No aceptarlo más'))
  expect(blocked.statuses).toContain('Listo. Ese cliente ya no puede reservarte.')
  expect(blocked.text).toContain('No tienes reservas próximas.')
  const list = await openPage(visitor, blocked.link('Clientes que no aceptas (1)') ?? '')
  const allowed = await redirectedPage(visitor, await list.submit(`Permitir de nuevo a ${julian.name}`))
  expect(allowed.says('Aceptas a todos')).toBe(true)
})

test('a client who is not accepted reads it before and after sending, with who else can go', async () => {
  const request = await book('solicitada', FUTURE_DAYS, 9)
  const path = `/agenda/no-acepto/${key}`
  const question = await send(technician, 'get', path)
  expect(question.page).toContain('No podrá reservarte. No se lo decimos.')
  expect(question.page).toMatch(
    new RegExp(`checked=""[^>]*value="${request}"|value="${request}"[^>]*checked=""`),
  )
  expect((await send(colleague, 'get', path)).status).toBe(404)
  const blocked = await send(technician, 'post', path, { cancelar: String(request) })
  expect(blocked.location).toBe('/agenda')
  expect(blocked.page).toContain('Ese cliente ya no puede reservarte.')
  expect(blocked.page).toContain('Clientes que no aceptas')
  expect(await rows('select status from reservas where key = $1', [request])).toEqual([
    { status: 'cancelada' },
  ])

  const form = `/agendar/${technician.uid}`
  const REFUSAL = 'Este técnico no puede tomar tu solicitud. Elige otro.'
  expect((await send(client, 'get', form)).page).toContain(REFUSAL)
  expect((await send(stranger, 'get', form)).page).not.toContain(REFUSAL)
  const refused = await send(client, 'post', form, {
    date: '2099-11-16',
    hour: '15',
    address: 'Cra. 8 # 24-31',
  })
  expect(refused.status).toBe(409)
  expect(refused.page).toContain(REFUSAL)
  expect(refused.page).toContain(`/agendar/${colleague.uid}?`)
  expect((await send(client, 'get', '/mis-reservas')).page).not.toContain('Reservar de nuevo')

  const list = await send(technician, 'get', '/agenda/clientes')
  expect(list.page).toContain(client.name)
  const allowed = await send(technician, 'post', '/agenda/clientes', { cliente: client.uid })
  expect(allowed.page).toContain('puede reservarte otra vez')
  expect((await send(client, 'get', form)).page).not.toContain(REFUSAL)
})
