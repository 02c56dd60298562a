// Safe accounts over HTTP, without JavaScript: the cards of /perfil, the second step at sign-in (also by a provider, record 129), administrators.
import { expect, test, vi } from 'vitest'
import { openStream } from '#tests/support/browser/event-stream.ts'
import { openPage, readPage } from '#tests/support/browser/html-page.ts'
import type { Visitor } from '#tests/support/browser/visitor.ts'
import { newPerson } from '#tests/support/people/people.ts'
import { codesOf } from '#tests/support/people/second-step.ts'
import { scaledSecondMs } from '#tests/support/program/scaled-second.ts'
import { testProgram } from '#tests/support/program/test-program.ts'
import { openIdProvider } from '#tests/support/servers/openid-provider.ts'
import { emailsTo, linkSentTo } from '#tests/support/servers/outbox.ts'

const openId = await openIdProvider()
const { issuer, clientId, clientSecret, name } = openId.config
const program = await testProgram({
  TRUST_PROXY: '1',
  CITY_HEADER: 'cf-ipcity',
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: clientId,
  OIDC_CLIENT_SECRET: clientSecret,
  OIDC_NAME: name,
})
const PUBLIC = 'https://tecniya.co'
const production = await testProgram({
  PUBLIC_ORIGIN: PUBLIC,
  AUTH_SECRET: 'a secret of the tests, long enough to be one',
})
const { rows } = program.database
const soon = await scaledSecondMs(() => program.visitor().get('/auth/login'))

async function newMember() {
  const person = newPerson()
  const visitor = program.visitor()
  await visitor.post('/auth/register', { ...person })
  return { ...person, visitor }
}

async function signIn(
  visitor: Visitor,
  { email, password }: { email: string; password: string },
  origin?: string,
) {
  const answer = await visitor.post(
    '/auth/login',
    { email, password, from: '/mis-reservas' },
    origin ? { origin } : {},
  )
  return answer.headers.get('location')
}
const pageOf = async (visitor: Visitor, path: string) => (await visitor.get(path)).text()

/** Switches the second step on through the forms; returns the authenticator and the page with the recovery codes. */
async function switchOn(visitor: Visitor, password: string, headers: Record<string, string> = {}) {
  const begun = await visitor.post('/perfil/segundo-paso', { accion: 'empezar', actual: password }, headers)
  expect(begun.headers.get('location')).toBe('/perfil/segundo-paso')
  const setup = await pageOf(visitor, '/perfil/segundo-paso')
  const [, secret = ''] = /href="otpauth:\/\/totp\/[^"]*secret=([A-Z2-7]{32})&amp;/.exec(setup) ?? []
  const code = codesOf(secret)
  const confirm = { accion: 'confirmar', codigo: '000000' }
  const wrong = await readPage(
    visitor,
    await visitor.post('/perfil/segundo-paso', confirm, headers),
    '/perfil/segundo-paso',
  )
  expect([wrong.status, ...wrong.alerts]).toEqual([400, 'Ese código no es correcto o ya se usó.'])
  const done = await visitor.post('/perfil/segundo-paso', { accion: 'confirmar', codigo: code() }, headers)
  return { code, setup, page: await done.text() }
}

test('a session closed elsewhere ends its stream within a second and is a guest', {
  tags: ['attack'],
}, async () => {
  const ana = await newMember()
  const elsewhere = program.visitor()
  await signIn(elsewhere, ana)
  const stream = await openStream(elsewhere)
  await stream.waitFor('retry:')
  const [, id = ''] = /name="sesion" value="([^"]+)"/.exec(await pageOf(ana.visitor, '/perfil')) ?? []
  const closed = await ana.visitor.post('/perfil/sesiones', { sesion: id })
  expect(closed.headers.get('location')).toBe('/perfil')
  expect(await stream.waitFor('event: session\ndata: ended')).toBeLessThan(soon)
  expect((await elsewhere.get('/perfil')).headers.get('location')).toBe('/auth/login?from=%2Fperfil')
  expect(await pageOf(ana.visitor, '/perfil')).toContain('Sesión cerrada.')
})

test('all the other sessions are closed at once', { tags: ['attack'] }, async () => {
  const ana = await newMember()
  const elsewhere = [program.visitor(), program.visitor()]
  for (const visitor of elsewhere) await signIn(visitor, ana)
  const closed = await (await openPage(ana.visitor, '/perfil')).submit('Cerrar las demás')
  expect(closed.headers.get('location')).toBe('/perfil')
  for (const visitor of elsewhere) expect((await visitor.get('/perfil')).status).toBe(302)
  const page = await openPage(ana.visitor, '/perfil')
  expect(page.text).toContain('Cerramos las demás sesiones.')
  expect(page.hasButton('Cerrar las demás')).toBe(false)
})

test('a new password keeps this browser and its stream, and ends the others', async () => {
  const ana = await newMember()
  const elsewhere = program.visitor()
  await signIn(elsewhere, ana)
  const stream = await openStream(ana.visitor)
  await stream.waitFor('retry:')
  const before = ana.visitor.cookies.get('tecniya-session')
  const wrong = await ana.visitor.post('/perfil/contrasena', {
    actual: 'otra-cosa',
    password: 'cobre-martes-9',
  })
  expect(wrong.status).toBe(400)
  expect(await wrong.text()).toContain('Esa no es tu contraseña actual.')
  const right = { actual: ana.password, password: 'cobre-martes-9' }
  expect((await ana.visitor.post('/perfil/contrasena', right)).headers.get('location')).toBe('/perfil')
  expect(ana.visitor.cookies.get('tecniya-session')).not.toBe(before)
  await stream.waitFor('data: changed')
  await stream.close()
  const page = await openPage(ana.visitor, '/perfil')
  expect(page.text).toContain('Contraseña cambiada. Cerramos tus otras sesiones.')
  expect(page.text).toContain('La cambiaste por última vez el')
  expect((await elsewhere.get('/perfil')).status).toBe(302)
  await vi.waitFor(async () => {
    const subjects = (await emailsTo(ana.email, program.dataDir)).map(email => email.subject)
    expect(subjects).toContain('Tu contraseña de TecniYa cambió')
  }, 10_000)
})

test('the e-mail to the new address leads to a page with one button; the former address is told', async () => {
  const ana = await newMember()
  const email = `nueva-${ana.email}`
  await ana.visitor.post('/perfil/correo', { email, actual: ana.password })
  expect(await pageOf(ana.visitor, '/perfil')).toContain('Falta confirmar')
  const link = new URL(await linkSentTo(email, program.dataDir, '/perfil/correo'))
  const [sent] = await emailsTo(email, program.dataDir)
  expect(`${sent?.text}${sent?.html}`).not.toContain('Ana')
  const path = link.pathname + link.search
  expect(await pageOf(ana.visitor, path)).toContain('Usar este correo')
  expect(await rows('select email from users where email = $1', [email])).toEqual([])
  const stranger = await newMember()
  expect((await stranger.visitor.get(path)).status).toBe(409)
  const token = link.searchParams.get('token') ?? ''
  expect((await stranger.visitor.post('/perfil/correo/confirmar', { token })).status).toBe(409)
  const confirmed = await ana.visitor.post('/perfil/correo/confirmar', { token })
  expect(confirmed.headers.get('location')).toBe('/perfil')
  expect(await rows('select email from users where email = $1', [email])).toHaveLength(1)
  await vi.waitFor(async () => {
    const notified = (await emailsTo(ana.email, program.dataDir)).find(({ subject }) =>
      subject?.includes('Cambió el correo'),
    )
    expect(notified?.text).toContain('El correo de tu cuenta ahora es otro.')
    expect(notified?.text).not.toContain('nueva-')
  }, 10_000)
})

test('the second step is switched on, asked at sign-in with the way kept, and no page repeats the codes', async () => {
  const ana = await newMember()
  const { code, setup, page } = await switchOn(ana.visitor, ana.password)
  expect(setup).toMatch(/<svg[^>]*role="img"[^>]*>.*<path d="M/s)
  const codes = page.match(/<li>[2-9A-Y]{4}-[2-9A-Y]{4}<\/li>/g) ?? []
  expect(codes).toHaveLength(10)
  expect(await pageOf(ana.visitor, '/perfil/segundo-paso')).not.toContain(codes[0] ?? '?')
  const elsewhere = program.visitor()
  expect(await signIn(elsewhere, ana)).toBe('/auth/segundo-paso?from=%2Fmis-reservas')
  expect(elsewhere.cookies.has('tecniya-session')).toBe(false)
  expect((await elsewhere.get('/perfil')).status).toBe(302)
  const wrong = await elsewhere.post('/auth/segundo-paso', { codigo: '000000', from: '/mis-reservas' })
  expect(wrong.status).toBe(401)
  expect(await wrong.text()).toContain('Ese código no es correcto o ya se usó.')
  const right = await elsewhere.post('/auth/segundo-paso', { codigo: code(), from: '/mis-reservas' })
  expect(right.headers.get('location')).toBe('/mis-reservas')
  expect((await elsewhere.get('/perfil')).status).toBe(200)
  expect(elsewhere.cookies.has('tecniya-second-step')).toBe(false)
})

test('a recovery code opens a session in the place of a code, and is counted as used', async () => {
  const ana = await newMember()
  const { page } = await switchOn(ana.visitor, ana.password)
  const codesLeft = async () =>
    /\d+ de 10 códigos sin usar/.exec((await openPage(ana.visitor, '/perfil')).text)?.[0]
  expect(await codesLeft()).toBe('10 de 10 códigos sin usar')
  expect(
    (await openPage(ana.visitor, '/perfil')).document
      .querySelector('[role="switch"]')
      ?.getAttribute('aria-checked'),
  ).toBe('true')
  const [, recovery = ''] = /<li>(\w{4}-\w{4})<\/li>/.exec(page) ?? []
  const elsewhere = program.visitor()
  const form = await openPage(elsewhere, (await signIn(elsewhere, ana)) ?? '')
  expect(form.document.querySelector('h1')?.text).toBe('Falta un paso')
  const answer = await form.submit('Entrar', { codigo: recovery.toLowerCase().replace('-', '') })
  expect(answer.headers.get('location')).toBe('/mis-reservas')
  expect((await elsewhere.get('/mis-reservas')).status).toBe(200)
  expect(await codesLeft()).toBe('9 de 10 códigos sin usar')
})

test('a deleted account with second step asks for the code before it offers the way back', {
  tags: ['attack'],
}, async () => {
  const ana = await newMember()
  const { code } = await switchOn(ana.visitor, ana.password)
  await ana.visitor.post('/perfil/eliminar', { password: ana.password })
  const back = program.visitor()
  expect(await signIn(back, ana)).toBe('/auth/segundo-paso?from=%2Fmis-reservas')
  expect((await back.post('/auth/recuperar')).status).toBe(409)
  const form = await openPage(back, '/auth/segundo-paso')
  expect((await form.submit('Entrar', { codigo: code() })).headers.get('location')).toBe('/auth/recuperar')
  expect(back.cookies.has('tecniya-session')).toBe(false)
  expect((await back.post('/auth/recuperar')).headers.get('location')).toBe('/perfil')
  expect((await back.get('/perfil')).status).toBe(200)
})

test('sessions show device, city and network of the proxy, and no header of a visitor is believed', async () => {
  const ana = await newMember()
  const elsewhere = program.visitor()
  const phone = {
    'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
    'x-forwarded-for': '190.24.10.77',
    'x-session-city': 'Fraude',
  }
  await elsewhere.post('/auth/login', { email: ana.email, password: ana.password }, phone)
  const page = await pageOf(ana.visitor, '/perfil')
  expect(page).toContain('Chrome en Android')
  expect(page).toContain('Red 190.24.10.x')
  expect(page).not.toContain('190.24.10.77')
  expect(page).not.toContain('Fraude')
  await elsewhere.post(
    '/auth/login',
    { email: ana.email, password: ana.password },
    { ...phone, 'cf-ipcity': Buffer.from('Medellín').toString('latin1') },
  )
  expect(await pageOf(ana.visitor, '/perfil')).toContain('Medellín')
})

test('an administrator without the second step opens nothing in production', {
  tags: ['attack'],
}, async () => {
  const person = newPerson()
  const visitor = production.visitor()
  const headers = { origin: PUBLIC }
  await visitor.post('/auth/register', { ...person }, headers)
  await production.database.rows(`update users set role = 'admin' where email = $1`, [person.email])
  expect((await visitor.get('/admin')).headers.get('location')).toBe('/perfil/segundo-paso')
  const data = await visitor.get('/admin.data?_routes=pages%2Fadmin%2Fpanel')
  expect(await data.text()).toContain('/perfil/segundo-paso')
  const act = await visitor.post('/admin', { act: 'block', kind: 'user', uid: 'x' }, headers)
  expect(act.headers.get('location')).toBe('/perfil/segundo-paso')
  await switchOn(visitor, person.password, headers)
  expect((await visitor.get('/admin')).status).toBe(200)
  const off = await visitor.post(
    '/perfil/segundo-paso',
    { accion: 'quitar', actual: person.password },
    headers,
  )
  expect(off.status).toBe(400)
  expect((await visitor.get('/admin')).status).toBe(200)
})

test('the button of the provider leads there and back, with the way kept', async () => {
  for (const path of ['/auth/login', '/auth/register'])
    expect(await pageOf(program.visitor(), path)).toContain('Continuar con Cedro')
  expect(await pageOf(production.visitor(), '/auth/login')).not.toContain('Continuar con')
  const visitor = program.visitor()
  const started = await visitor.get('/auth/entrar/oidc?from=%2Ftecnicos%3Fesp%3Dpintura')
  openId.person = { sub: 'eva', email: 'eva@cedro.co', email_verified: true, name: 'Eva Luna' }
  const query = await openId.authorize(started.headers.get('location') ?? '')
  const stranger = await program.visitor().get(`/auth/entrar/oidc/vuelta?${query}`)
  expect([stranger.status, stranger.headers.getSetCookie().some(line => /session=[^;]/.test(line))]).toEqual([
    401,
    false,
  ])
  const back = await visitor.get(`/auth/entrar/oidc/vuelta?${query}`)
  expect(back.headers.get('location')).toBe('/perfil')
  const page = await pageOf(visitor, '/perfil')
  expect(page).toContain('Tu cuenta quedó lista, Eva.')
  expect(page).toContain('Sigue donde ibas')
  expect(page).toContain('Crear contraseña')
})
