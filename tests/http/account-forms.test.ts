// @module-tag attack
// Sections 2 and 5, D9: the account forms, posted past the checks of the browser.
import { expect, test } from 'vitest'
import { BOOKING_SENT_PATH } from '#bookings/domain/booking-paths.ts'
import { type HtmlPage, openPage, readPage, redirectedPage } from '#tests/support/browser/html-page.ts'
import type { Visitor } from '#tests/support/browser/visitor.ts'
import { workday } from '#tests/support/people/booking-pages.ts'
import { newPerson } from '#tests/support/people/people.ts'
import { publishTechnician } from '#tests/support/people/published-technicians.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const program = await sharedProgram()
const { rows } = program.database

async function post(path: string, fields: Record<string, string>) {
  const answer = await program.visitor().post(path, fields)
  return { status: answer.status, page: await answer.text() }
}

test('the reset page without a token says so and shows no password field', async () => {
  const page = await (await program.visitor().get('/auth/reset')).text()
  expect(page).toContain('El enlace ya no es válido. Pide uno nuevo.')
  expect(page).not.toContain('name="password"')
  const answer = await post('/auth/reset', { password: 'gotera-azul-9' })
  expect(answer.status).toBe(400)
  expect(answer.page).toContain('El enlace ya no es válido. Pide uno nuevo.')
})

test('a dead reset link says so before the form', { tags: ['attack'] }, async () => {
  const page = await (await program.visitor().get('/auth/reset?token=inventado.AAAA&from=/perfil')).text()
  expect(page).toContain('El enlace ya no es válido. Pide uno nuevo.')
  expect(page).toContain('href="/auth/forgot?from=%2Fperfil"')
  expect(page).not.toContain('name="password"')
})

test('a dead link to confirm an e-mail shows no button to do it, and a post with it is refused', async () => {
  const page = await (await program.visitor().get('/auth/confirmar?token=inventado')).text()
  expect(page).toContain('El enlace ya no es válido. Pide uno nuevo.')
  expect(page).not.toContain('Confirmar mi correo')
  const answer = await post('/auth/confirmar', { token: 'inventado' })
  expect([answer.status, answer.page.includes('El enlace ya no es válido.')]).toEqual([400, true])
})

test('a name that is too long is reported and stays in the field', async () => {
  const name = 'Ana '.repeat(40).trim()
  const { status, page } = await post('/auth/register', { ...newPerson({ name }) })
  expect(status).toBe(400)
  expect(page).toContain('Es demasiado largo: máximo 120 caracteres.')
  expect(page).toContain(`value="${name}"`)
})

test('invisible and bidirectional control characters are removed from a name', async () => {
  const ana = newPerson()
  expect((await post('/auth/register', { ...ana, name: '\u200b\u202e\ufeff ' })).page).toContain(
    'Ingresa tu nombre.',
  )
  expect((await post('/auth/register', { ...ana, name: '\u202eأحمد 👩🏽‍🔧\u2069' })).status).toBe(302)
  expect(await rows('select name, role from users where email = $1', [ana.email])).toEqual([
    { name: 'أحمد 👩🏽‍🔧', role: 'cliente' },
  ])
})

test('the links between the account pages keep a safe return path and drop others', async () => {
  for (const path of ['/auth/login', '/auth/register', '/auth/forgot', '/auth/reset']) {
    const page = await (await program.visitor().get(`${path}?from=%2Fagendar%2Fluz%3Fhour%3D15`)).text()
    expect(page).toMatch(/href="\/auth\/(login|register|forgot)\?from=%2Fagendar%2Fluz%3Fhour%3D15"/)
    const elsewhere = await (await program.visitor().get(`${path}?from=%2F%2Fevil.com`)).text()
    expect(elsewhere).not.toMatch(/href="[^"]*evil/)
  }
})

const FORM = '/agendar/luz?date=2026-11-16&hour=15&description=Gotea'
const FROM = encodeURIComponent(FORM)

test.each([
  ['/auth/login', { email: newPerson().email, password: 'gotera-azul-9' }],
  ['/auth/register', { ...newPerson({ email: 'ana' }) }],
  ['/auth/forgot', { email: 'ana' }],
  ['/auth/reset', { token: 'x', password: '1' }],
])('a refused post to %s keeps the return path in its links and its form', async (path, fields) => {
  const { status, page } = await post(`${path}?from=${FROM}&token=x`, { ...fields, from: FORM })
  expect(status).toBeGreaterThanOrEqual(400)
  expect(page).toContain(
    `/auth/${path === '/auth/forgot' || path === '/auth/register' ? 'login' : 'forgot'}?from=`,
  )
  if (path !== '/auth/reset') expect(page).toContain(`name="from" value="${FORM.replaceAll('&', '&amp;')}"`)
})

const publish = async (nombre: string) => (await publishTechnician(rows, { nombre })).uid

/** Follows a link of a page. */
async function follow(visitor: Visitor, page: HtmlPage, name: string): Promise<HtmlPage> {
  return openPage(visitor, page.link(name) ?? `no link ${name}`)
}

test('registering on the way to a booking offers it on /perfil until it is sent', async () => {
  const uid = await publish('Yeimy Rojas')
  const form = `/agendar/${uid}?date=${workday()}&hour=10&description=Gotea`
  const visitor = program.visitor()
  const guarded = await visitor.get(form)
  expect(guarded.headers.get('location')).toBe(`/auth/login?from=${encodeURIComponent(form)}`)
  const login = await redirectedPage(visitor, guarded)
  const forgot = await follow(visitor, login, 'Olvidé mi contraseña')
  const register = await follow(visitor, await follow(visitor, forgot, 'Iniciar sesión'), 'Crear cuenta')
  const person = newPerson()
  const refused = await readPage(
    visitor,
    await register.submit('Crear cuenta', { ...person, telefono: 'no' }),
    '/auth/register',
  )
  expect(refused.alerts).toEqual(['Teléfono inválido.'])
  const registered = await refused.submit('Crear cuenta', { ...person })
  expect([registered.status, registered.headers.get('location')]).toEqual([302, '/perfil'])
  for (const visit of ['first', 'reloaded']) {
    const page = await openPage(visitor, '/perfil')
    expect(page.link('Sigue tu reserva con Yeimy'), visit).toBe(form)
    expect(page.text).toContain('10:00 a 11:00')
    expect(page.text.includes('Tu cuenta quedó lista, Ana.')).toBe(visit === 'first')
    await visitor.get('/tecnicos')
  }
  const sent = await (await openPage(visitor, form)).submit('Confirmar reserva')
  expect([sent.status, sent.headers.get('location')]).toEqual([302, BOOKING_SENT_PATH])
  expect((await openPage(visitor, '/perfil')).text).not.toContain('Sigue tu reserva')
})

test('the way back goes when the technician takes no more work, and on signing out', async () => {
  const uid = await publish('Nubia Paz')
  const visitor = program.visitor()
  await visitor.post('/auth/register', { ...newPerson(), from: `/agendar/${uid}` })
  expect(visitor.cookies.has('tecniya-return-to')).toBe(true)
  await rows('update technicians set disponible = false where uid = $1', [uid])
  expect(await (await visitor.get('/perfil')).text()).not.toContain('Sigue tu reserva')
  expect(visitor.cookies.has('tecniya-return-to')).toBe(false)

  const other = program.visitor()
  await other.post('/auth/register', { ...newPerson(), from: '/tecnicos?esp=pintura' })
  expect(await (await other.get('/perfil')).text()).toContain('Sigue donde ibas')
  await other.post('/auth/logout')
  expect(other.cookies.has('tecniya-return-to')).toBe(false)
})

test('a technician lands on the editor, with the way back as one button', async () => {
  const uid = await publish('Pola Díaz')
  const visitor = program.visitor()
  const person = { ...newPerson({ role: 'tecnico' }), from: `/agendar/${uid}` }
  expect((await visitor.post('/auth/register', person)).headers.get('location')).toBe('/tecnico')
  expect((await visitor.get('/tecnico')).headers.get('location')).toBe('/mi-perfil')
  expect(await (await visitor.get('/mi-perfil')).text()).toContain('Sigue tu reserva con Pola')
})

test('the account is edited, and signing out ends the session', async () => {
  const ana = newPerson()
  const visitor = program.visitor()
  await visitor.post('/auth/register', { ...ana })
  const page = await openPage(visitor, '/perfil')
  const refused = await readPage(visitor, await page.submit('Guardar', { barrio: '' }), '/perfil')
  expect([refused.status, ...refused.alerts]).toEqual([400, 'Ingresa tu barrio.'])
  expect(refused.descriptionOf('barrio')).toBe('Ingresa tu barrio.')
  const saved = await readPage(visitor, await refused.submit('Guardar', { barrio: 'Granada' }), '/perfil')
  expect([saved.status, ...saved.statuses]).toEqual([200, 'Cambios guardados.'])
  expect(await rows('select barrio from users where email = $1', [ana.email])).toEqual([
    { barrio: 'Granada' },
  ])
  const out = await saved.submit('Cerrar sesión')
  expect([out.status, out.headers.get('location')]).toEqual([302, '/'])
  expect((await visitor.get('/perfil')).headers.get('location')).toBe('/auth/login?from=%2Fperfil')
})

test('/perfil says that the mailbox refuses, instead of asking to open what was sent there', async () => {
  const person = newPerson()
  const visitor = program.visitor()
  await visitor.post('/auth/register', { ...person })
  await rows(`update users set "mailRefusedAt" = '2026-11-12T15:00:00Z' where email = $1`, [person.email])
  const { text } = await openPage(visitor, '/perfil')
  expect(text).toContain('No recibe')
  expect(text).toContain('Desde el 12 de noviembre lo que te enviamos no llega')
  expect(text).not.toContain('Enviarme otro correo')
})
