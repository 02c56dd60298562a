// Section 6 and D28: every act of the panel, sent by people who may not: refused, nothing changed, one line in the log.
import { expect, test, vi } from 'vitest'
import { USER_ACTS } from '#accounts/domain/user-moderation.ts'
import { REVIEW_ACTS } from '#reviews/domain/review-moderation.ts'
import { TECHNICIAN_ACTS } from '#technicians/domain/technician-moderation.ts'
import { redirectedPage } from '#tests/support/browser/html-page.ts'
import type { Visitor } from '#tests/support/browser/visitor.ts'
import { newClient, newTechnician } from '#tests/support/people/bookings.ts'
import { newAdmin, writeBooking, writeReview } from '#tests/support/people/moderation.ts'
import { signedInPeople, signedInTechnicians } from '#tests/support/people/signed-in.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const WAIT = { timeout: 10_000 }
const program = await sharedProgram()
const { database } = program
const { rows } = database

const luz = await newTechnician(database)
const ana = await newClient(database)
const key = await writeBooking(database, {
  technician: luz,
  client: ana,
  status: 'completada',
  daysLater: -30,
})
const review = await writeReview(database, { key, rating: 4 })
// One administrator must remain when the others lose the role.
await newAdmin(database)

const ACTS: { kind: string; act: string; [field: string]: string }[] = [
  ...TECHNICIAN_ACTS.map(act => ({ kind: 'technician', id: luz.uid, act })),
  ...USER_ACTS.map(act => ({ kind: 'user', id: ana.uid, act })),
  { kind: 'technician', id: luz.uid, act: 'undo', linea: '1' },
  { kind: 'user', id: ana.uid, act: 'delete', confirmado: 'si' },
  ...REVIEW_ACTS.map(act => ({ kind: 'review', id: String(review), act, motivo: 'porque sí' })),
]
const PATHS = [
  '/admin',
  '/admin/resenas',
  `/admin/historial/tecnico/${luz.uid}`,
  '/admin.data',
  '/admin/resenas.data',
]

const moderatedRows = () =>
  rows(
    `select (select json_agg(t) from technicians t where uid = $1) as technicians,
      (select json_agg(u order by uid) from users u where uid in ($1, $2)) as people,
      (select json_agg(r) from reviews_public r where "technicianId" = $1) as reviews,
      (select json_agg(b) from reservas b where "technicianId" = $1) as bookings,
      (select count(*) from moderation_trail where "targetId" in ($1, $2, $3)) as trail`,
    [luz.uid, ana.uid, String(review)],
  )

async function visitorWith(role: 'cliente' | 'tecnico', change?: string): Promise<Visitor> {
  const store = role === 'tecnico' ? signedInTechnicians : signedInPeople
  const [person] = await store(database.pool, 1)
  if (!person) throw new Error('nobody came')
  if (change) await rows(`update users set ${change} where uid = $1`, [person.uid])
  return program.visitor(person)
}

/** What the log says about security in the requests with these ids. */
async function securityLines(requests: ReadonlySet<string | null>) {
  const entries = (await program.logLines()).filter(trailEntryId => trailEntryId.includes('"security"'))
  return entries.map(line => JSON.parse(line)).filter(({ requestId }) => requests.has(requestId))
}

const UNAUTHORISED: [who: string, visit: () => Promise<Visitor>][] = [
  ['a guest', async () => program.visitor()],
  ['a client', () => visitorWith('cliente')],
  ['a technician', () => visitorWith('tecnico')],
  ['a blocked client', () => visitorWith('cliente', 'blocked = true')],
  // D41: an administrator is stopped by taking the role away, and then the flag acts as well.
  [
    'a former administrator who was blocked',
    () => visitorWith('cliente', `role = 'cliente', blocked = true`),
  ],
  ['a deleted administrator', () => visitorWith('cliente', `role = 'admin', "deletedAt" = now()`)],
]

test.each(UNAUTHORISED)('every act of the panel is refused to %s', async (_, visit) => {
  const visitor = await visit()
  const before = await moderatedRows()
  const sent = new Set<string | null>()
  for (const path of PATHS) {
    for (const fields of ACTS) {
      const response = await visitor.post(path, fields)
      expect
        .soft([path, fields.act, response.status])
        .toEqual([path, fields.act, path.endsWith('.data') ? 202 : 302])
      if (!path.endsWith('.data')) expect(response.headers.get('location')).toBe('/')
      await response.arrayBuffer()
      sent.add(response.headers.get('x-request-id'))
    }
  }
  expect(await moderatedRows()).toEqual(before)
  expect(sent.size).toBe(PATHS.length * ACTS.length)
  await vi.waitFor(async () => expect(await securityLines(sent)).toHaveLength(sent.size), WAIT)
  expect((await securityLines(sent)).at(-1)).toMatchObject({
    level: 40,
    security: 'admin-guard',
    method: 'POST',
  })
})

test('D41: a blocked administrator stays signed in, and every act is refused', async () => {
  const admin = await visitorWith('cliente', `role = 'admin', blocked = true`)
  expect((await admin.get('/admin')).status).toBe(200)
  const before = await moderatedRows()
  const sent = new Set<string | null>()
  for (const fields of ACTS) {
    const answer = await admin.post(fields.kind === 'review' ? '/admin/resenas' : '/admin', fields)
    expect.soft([fields.act, answer.status]).toEqual([fields.act, 409])
    expect(await answer.text()).toContain('Tu cuenta ya no puede moderar.')
    sent.add(answer.headers.get('x-request-id'))
  }
  expect(await moderatedRows()).toEqual(before)
  await vi.waitFor(async () => expect(await securityLines(sent)).toHaveLength(ACTS.length), WAIT)
  expect((await securityLines(sent)).at(-1)).toMatchObject({ level: 40, security: 'moderation' })
})

test.each([
  ['/admin?tab=nada&estado=vip&ciudad=%00&desde=%F0%9F%92%A9&q=%00%25', 200],
  ['/admin?tab=usuarios&desde=WzEsMiwzXQ&q=%5C%27%22', 200],
  [`/admin?q=${'ñ'.repeat(300)}&ciudad=${'%25'.repeat(300)}`, 200],
  ['/admin?desde=WzEsInkiLCJ4Il0&estado=bloqueado', 200],
  ['/admin/resenas?desde=x&ver=%00', 200],
  ['/admin/resenas?desde=WzEsIjIwMjYtMTMtNDVUOTk6OTk6OTkuMDAwMDAwWiIsIjEiXQ', 200],
  ['/admin/historial/tecnico/%00', 404],
  ['/admin/historial/resena/99999999999999999999', 404],
  ['/admin/historial/nada/x', 404],
  ['/admin/confirmar/bloquear/resena/1', 404],
  ['/admin/confirmar/nada/tecnico/x', 404],
  ['/admin/confirmar/revision/usuario/x?volver=//otro.co', 404],
  ['/admin/confirmar/eliminar/tecnico/%F0%9F%92%A9', 404],
] as const)('a hostile query is answered with a page: %s', async (path, status) => {
  const admin = await visitorWith('cliente', `role = 'admin'`)
  const response = await admin.get(path)
  expect(response.status).toBe(status)
  expect(await response.text()).toContain('</html>')
})

test('the 404 is part of the HTML, not added by a script', async () => {
  const admin = await visitorWith('cliente', `role = 'admin'`)
  const page = await (await admin.get('/admin/historial/nada/x')).text()
  const content = page.slice(page.indexOf('<main'), page.indexOf('</main>'))
  for (const text of ['Página no encontrada', 'Ir al inicio', 'Volver']) expect(content).toContain(text)
})

test.each([
  [{}, 400],
  [{ kind: 'technician', id: luz.uid, act: 'promote' }, 400],
  [{ kind: 'user', id: '', act: 'block' }, 400],
  [{ kind: 'user', id: 'nadie', act: 'block' }, 409],
  [{ kind: 'user', id: ana.uid, act: 'undo', linea: '1 or 1=1' }, 400],
  [{ kind: 'user', id: ana.uid, act: 'undo', linea: '999999999999999' }, 409],
  [{ kind: 'user', id: ana.uid, act: 'unblock' }, 409],
  [{ kind: 'review', id: '0 or 1=1', act: 'approve' }, 400],
  [{ kind: 'review', id: '999999999999999', act: 'approve' }, 409],
  [{ kind: 'review', id: String(review), act: 'reject', motivo: '   ' }, 400],
] as const)('the form %j is answered with %i and changes nothing', async (fields, status) => {
  const admin = await visitorWith('cliente', `role = 'admin'`)
  const before = await moderatedRows()
  for (const path of ['/admin', '/admin/resenas']) {
    const response = await admin.post(path, { ...fields })
    expect(response.status).toBe(status)
    expect(await response.text()).toContain('role="alert"')
  }
  expect(await moderatedRows()).toEqual(before)
})

test('without a script an act that affects somebody is asked on a page, done, told by name and undone', async () => {
  const admin = await visitorWith('cliente', `role = 'admin'`)
  const [carlos, client] = [await newTechnician(database), await newClient(database)]
  await writeBooking(database, { technician: carlos, client, daysLater: 30 })
  const statusOf = async () =>
    (await rows<{ status: string }>('select status from reservas where "technicianId" = $1', [carlos.uid]))[0]
      ?.status
  const block = { kind: 'technician', id: carlos.uid, act: 'block' }
  const asked = await admin.post('/admin?q=luz', block)
  expect(asked.status).toBe(302)
  const path = asked.headers.get('location') ?? ''
  expect(path).toBe(`/admin/confirmar/bloquear/tecnico/${carlos.uid}?volver=%2Fadmin%3Fq%3Dluz`)
  const page = await (await admin.get(path)).text()
  expect(page).toContain(`¿Bloquear a ${carlos.name}?`)
  expect(page).toContain('Se cancela 1 visita y se avisa a 1 cliente')
  expect(page).toContain('action="/admin?q=luz"')
  expect(page).not.toContain('role="alert"')
  expect(await statusOf()).toBe('confirmada')

  // Answered without the reason: the question again, and why, beside its field.
  const unanswered = await admin.post('/admin?q=luz', { ...block, confirmado: 'si', motivo: '  ' })
  const again = await redirectedPage(admin, unanswered)
  expect(again.descriptionOf('motivo')).toBe(
    'Escribe el motivo: se cancelan visitas y hay que decir por qué.',
  )
  expect(again.html).not.toMatch(/<textarea[^>]* required/)
  expect(await statusOf()).toBe('confirmada')

  const done = await admin.post('/admin?q=luz', { ...block, confirmado: 'si', motivo: 'No llegó' })
  expect(done.headers.get('location')).toBe('/admin?q=luz')
  const panel = await (await admin.get('/admin?q=luz')).text()
  const text = panel.replace(/<!--.*?-->/g, '')
  expect(text).toContain(`${carlos.name} quedó bloqueado.`)
  expect(text).toContain('Avisamos al cliente en 10 minutos.')
  const [, trailEntryId = ''] = /name="linea" value="(\d+)"/.exec(panel) ?? []
  expect(await statusOf()).toBe('cancelada')

  const undo = { kind: 'technician', id: carlos.uid, act: 'undo', linea: trailEntryId }
  expect((await admin.post('/admin', undo)).status).toBe(302)
  expect(await (await admin.get('/admin')).text()).toContain('Volvió su visita. Nadie recibió aviso.')
  expect(await statusOf()).toBe('confirmada')
  const twice = await admin.post('/admin', undo)
  expect(twice.status).toBe(409)
  expect(await twice.text()).toContain('Ya no se puede deshacer:')
})

test('a forged return path does not leave the panel', async () => {
  const admin = await visitorWith('cliente', `role = 'admin'`)
  const { uid } = await newTechnician(database)
  for (const volver of ['https://otro.co', '//otro.co', '/auth/logout', '/perfil']) {
    const query = new URLSearchParams({ volver })
    const page = await (await admin.get(`/admin/confirmar/bloquear/tecnico/${uid}?${query}`)).text()
    expect(page).toContain('action="/admin"')
  }
})

test('the second of two administrators is told what the first did', async () => {
  const [first, second] = [
    await visitorWith('cliente', `role = 'admin', name = 'Camila Ordóñez'`),
    await visitorWith('cliente', `role = 'admin'`),
  ]
  const { uid } = await newTechnician(database)
  const block = { kind: 'technician', id: uid, act: 'block' }
  expect((await first.post('/admin', block)).status).toBe(302)
  const late = await second.post('/admin', block)
  expect(late.status).toBe(409)
  expect(await late.text()).toContain('Ya estaba así: Camila Ordóñez bloqueó al técnico.')
})
