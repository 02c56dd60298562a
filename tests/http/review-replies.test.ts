// Qualities of a rating and answers to reviews without JavaScript: what is refused keeps what was typed, never a 5xx.

import { expect, test } from 'vitest'
import { type HtmlPage, openPage, readPage, redirectedPage } from '#tests/support/browser/html-page.ts'
import type { Visitor } from '#tests/support/browser/visitor.ts'
import { writeBooking, writeReview } from '#tests/support/people/moderation.ts'
import {
  type SignedInPerson,
  signedInPeople,
  signedInTechnicians,
  viewerOf,
} from '#tests/support/people/signed-in.ts'
import { storeReview } from '#tests/support/people/stored-reviews.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const WAIT = { timeout: 10_000 }
const program = await sharedProgram()
const { rows, pool } = program.database
const [client] = (await signedInPeople(pool, 1)) as [SignedInPerson]
const [admin, second] = (await signedInPeople(pool, 2, 'admin')) as [SignedInPerson, SignedInPerson]
const [technician, colleague] = (await signedInTechnicians(pool, 2)) as [SignedInPerson, SignedInPerson]
const PATH = '/mi-perfil/resenas'

let hour = 8
const book = () =>
  writeBooking(program.database, {
    technician: viewerOf(technician),
    client: viewerOf(client),
    status: 'completada',
    daysLater: -3_650,
    hour: hour++,
  })
const review = async (aprobada = true) =>
  writeReview(program.database, { key: await book(), rating: 5, aprobada })

async function send(person: { cookie?: string }, path: string, fields?: Record<string, string>) {
  const headers: Record<string, string> = person.cookie ? { cookie: person.cookie } : {}
  const visitor = program.visitor()
  const answer = fields ? await visitor.post(path, fields, headers) : await visitor.get(path, headers)
  // React separates adjacent texts by comments.
  return { status: answer.status, page: (await answer.text()).replaceAll('<!-- -->', '') }
}

test('qualities are optional; bad ones are refused with everything that was typed', async () => {
  const key = String(await book())
  const sent = { key, rating: '4', comentario: 'Llegó a tiempo', puntualidad: '5', limpieza: '' }
  for (const bad of ['0', '6', 'x', '4.5', '-1', '1'.repeat(5_000), '{"a":1}']) {
    const { status, page } = await send(client, '/mis-reservas', { ...sent, precioAcordado: bad })
    expect(status).toBe(400)
    expect(page).toContain('Puntualidad, limpieza y precio van de 1 a 5, o sin calificar.')
    expect(page).toContain('>Llegó a tiempo</textarea>')
    const checked = [...page.matchAll(/<input[^>]* checked=""[^>]*>/g)].map(([input]) => input)
    expect(checked.some(input => input.includes('name="rating"') && input.includes('value="4"'))).toBe(true)
    expect(checked.some(input => input.includes('name="puntualidad"') && input.includes('value="5"'))).toBe(
      true,
    )
  }
  expect((await send(client, '/mis-reservas', sent)).status).toBe(302)
  expect(
    await rows(
      'select rating, puntualidad, limpieza, "precioAcordado" from reviews_public where "reservaKey" = $1',
      [key],
    ),
  ).toEqual([{ rating: 4, puntualidad: 5, limpieza: null, precioAcordado: null }])
})

test('a technician answers a review; refusals keep the text beside its error', async () => {
  const id = String(await review())
  const waiting = String(await review(false))
  for (const [resena, respuesta, status, text] of [
    [id, '  ', 400, 'Escribe tu respuesta.'],
    [id, 'ñ'.repeat(601), 400, 'Tu respuesta es demasiado larga: máximo 600 caracteres.'],
    [waiting, 'Gracias', 409, 'No pudimos guardar tu respuesta.'],
    ['0 or 1=1', 'Gracias', 409, 'No pudimos guardar tu respuesta.'],
    ['9'.repeat(40), 'Gracias', 409, 'No pudimos guardar tu respuesta.'],
  ] as const) {
    const answer = await send(technician, PATH, { resena, respuesta })
    expect([answer.status, answer.page.includes(text)]).toEqual([status, true])
    if (respuesta.length > 600) expect(answer.page).toContain(`>${respuesta}</textarea>`)
  }
  expect((await send(colleague, PATH, { resena: id, respuesta: 'Mía' })).status).toBe(409)
  expect((await send(technician, PATH, { resena: id, respuesta: 'Gracias <b>ana</b>' })).status).toBe(302)
  const { page } = await send(technician, PATH)
  expect(page).toContain('Gracias &lt;b&gt;ana&lt;/b&gt;')
  expect(page).toContain('En revisión')
  expect((await send(colleague, PATH)).page).not.toContain('Gracias')
})

test('a rating with qualities is approved, answered, and the answer published', async () => {
  const [luz] = (await signedInTechnicians(pool, 1)) as [SignedInPerson]
  const [paola] = (await signedInPeople(pool, 1)) as [SignedInPerson]
  await rows('update users set name = $2 where uid = $1', [luz.uid, `Luz ${luz.uid}`])
  await rows('update technicians set nombre = $2 where uid = $1', [luz.uid, `Luz ${luz.uid}`])
  await writeBooking(program.database, {
    technician: viewerOf(luz),
    client: viewerOf(paola),
    status: 'completada',
    daysLater: -3_650,
  })
  const [ofClient, ofTechnician, ofAdmin] = [paola, luz, admin].map(person => program.visitor(person)) as [
    Visitor,
    Visitor,
    Visitor,
  ]
  const asked = await openPage(ofClient, '/mis-reservas')
  const sent = await asked
    .within('section[aria-labelledby="califica"]')
    .submit('Calificar', { rating: '5', puntualidad: '5', comentario: 'Encontró la fuga.' })
  const rated = await redirectedPage(ofClient, sent)
  expect((await openPage(ofClient, rated.link(/^Ver detalle/) ?? '')).says('En revisión')).toBe(true)

  // The queue is oldest first: on its first page, however many others wait.
  const approve = async (name: string, table: string, condition: string) => {
    await rows(`update ${table} set "createdAt" = '2001-01-01' where ${condition}`, [luz.uid])
    const queue = await openPage(ofAdmin, '/admin/resenas')
    const decided = await queue.within(`article[aria-label="${name}"]`).submit(/^Aprobar/)
    return redirectedPage(ofAdmin, decided)
  }
  const approved = await approve(
    `Reseña de ${paola.name} sobre Luz ${luz.uid}`,
    'reviews_public',
    '"technicianId" = $1',
  )
  expect(approved.statuses).toContain('Reseña aprobada. Ya se puede leer.')

  const own = await openPage(ofTechnician, PATH)
  const refused = await readPage(ofTechnician, await own.submit('Enviar respuesta'), PATH)
  expect(refused.alerts).toEqual(['Escribe tu respuesta.'])
  const answer = await refused.submit('Enviar respuesta', { respuesta: 'Gracias por contarlo.' })
  expect((await redirectedPage(ofTechnician, answer)).says('En revisión')).toBe(true)
  const published = await approve(
    `Respuesta de Luz ${luz.uid} a la reseña de ${paola.name}`,
    'review_replies',
    '"reviewId" in (select id from reviews_public where "technicianId" = $1)',
  )
  expect(published.statuses).toContain('Respuesta aprobada. Ya se puede leer.')

  const guest = program.visitor()
  await expect
    .poll(async () => (await openPage(guest, `/tecnicos/${luz.uid}`)).text, WAIT)
    .toContain('Gracias por contarlo.')
  const profile = await openPage(guest, `/tecnicos/${luz.uid}`)
  expect(profile.text).toContain('Encontró la fuga.')
  // The averages say it once for all reviews.
  expect(profile.document.querySelector('ul[aria-label="Cualidades"]')).toBeNull()
  const closed = await openPage(ofTechnician, PATH)
  expect(closed.says('Publicada')).toBe(true)
  expect(closed.hasButton('Enviar respuesta')).toBe(false)
})

test('a form sent after the session ended keeps its text on the page', async () => {
  const { status, page } = await send({}, PATH, { resena: '1', respuesta: 'Gracias por todo' })
  expect(status).toBe(401)
  expect(page).toContain('Esto escribiste: «Gracias por todo»')
})

test('the second administrator is told who decided, and a changed text is not approved', async () => {
  const id = String(await review())
  await send(technician, PATH, { resena: id, respuesta: 'Gracias' })
  const form = { kind: 'reply', id, revision: '1' }
  await send(technician, PATH, { resena: id, respuesta: 'Gracias, Ana' })
  const stale = await send(admin, '/admin/resenas', { ...form, act: 'approve' })
  expect(stale.status).toBe(409)
  expect(stale.page).toContain('El técnico cambió su respuesta.')
  const decide = (by: SignedInPerson, act: string, motivo = '') =>
    send(by, '/admin/resenas', { ...form, revision: '2', act, motivo })
  expect((await decide(admin, 'approve')).status).toBe(302)
  const late = await decide(second, 'reject', 'Trae un teléfono')
  expect(late.status).toBe(409)
  expect(late.page).toContain('Persona ya la aprobó.')
  expect((await decide(admin, 'approve')).page).toContain('Ya la aprobaste.')
  expect(await rows('select aprobada from review_replies where "reviewId" = $1', [id])).toEqual([
    { aprobada: true },
  ])
  const closed = await send(technician, PATH, { resena: id, respuesta: 'Otra cosa' })
  expect(closed.status).toBe(409)
  expect(closed.page).toContain('Tu respuesta ya está publicada y no se puede cambiar.')
  expect(closed.page).toContain('Esto escribiste: «Otra cosa»')
  expect((await send(admin, `/admin/historial/respuesta/${id}`)).page).toContain('Aprobó la respuesta')
})

test.each([
  [{ kind: 'reply', id: '1 or 1', act: 'approve' }, 400],
  [{ kind: 'reply', id: '999999999999999', act: 'approve', revision: 'x' }, 409],
  [{ kind: 'reply', id: '1', act: 'delete' }, 400],
] as const)('the form %j is answered with %i', async (fields, status) => {
  expect((await send(admin, '/admin/resenas', { ...fields })).status).toBe(status)
})

test.each([
  ['/mi-perfil/resenas?desde=x', 200],
  ['/mi-perfil/resenas?desde=WzEsIjIwMjYtMTMtNDVUOTk6OTk6OTkuMDAwMDAwWiIsIjEiXQ', 200],
] as const)('a hostile query is answered with a page: %s', async (path, status) => {
  expect((await send(technician, path)).status).toBe(status)
})

test('what waits and what was decided are two lists, each with further pages', async () => {
  for (let daysAgo = 1; daysAgo <= 42; daysAgo++)
    await storeReview(rows, technician.uid, { comentario: 'Bien', daysAgo, aprobada: daysAgo % 2 === 0 })
  const visitor = program.visitor(admin)
  for (const [path, act] of [
    ['/admin/resenas', 'approve'],
    ['/admin/resenas?ver=decididas', 'reopen'],
  ] as const) {
    const actsOf = (page: HtmlPage) =>
      new Set(page.document.querySelectorAll('[name=act]').map(button => button.getAttribute('value')))
    const first = await openPage(visitor, path)
    const next = first.link('Siguiente') ?? ''
    expect(next).toContain(path)
    for (const page of [first, await openPage(visitor, next)]) {
      expect(actsOf(page)).toContain(act)
      expect(actsOf(page).has(act === 'approve' ? 'reopen' : 'approve')).toBe(false)
    }
  }
})
