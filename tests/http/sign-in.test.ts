// Sections 2, 5 and 8: signing in, its error texts and where it leads, as a browser without JavaScript does it.
import { expect, test } from 'vitest'
import type { Registration } from '#accounts/domain/credentials.ts'
import type { Role } from '#accounts/domain/role.ts'
import { hashPassword } from '#accounts/identity/password-hash.server.ts'
import { openPage, readPage } from '#tests/support/browser/html-page.ts'
import { workday } from '#tests/support/people/booking-pages.ts'
import { newPerson, PASSWORD } from '#tests/support/people/people.ts'
import { publishTechnician } from '#tests/support/people/published-technicians.ts'
import { PASSWORD_COST, storeAccount } from '#tests/support/people/signed-in.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const program = await sharedProgram()
const { rows, pool } = program.database
const passwordHash = await hashPassword(PASSWORD, PASSWORD_COST)
const SEND = 'Iniciar sesión'

async function newAccount(changes: Partial<Registration> = {}): Promise<Registration> {
  const person = newPerson(changes)
  await storeAccount(pool, person, passwordHash)
  return person
}

/** What the form at this path answers a guest. */
async function signIn(fields: { email: string; password?: string }, path = '/auth/login') {
  const visitor = program.visitor()
  const form = await openPage(visitor, path)
  const response = await form.submit(SEND, { password: PASSWORD, ...fields })
  return { location: response.headers.get('location'), page: await readPage(visitor, response, path) }
}

test('signing in reports each error, keeps the address and never sends the password back', async () => {
  const ana = await newAccount()
  const visitor = program.visitor()
  const path = '/auth/login?from=/perfil'
  let page = await openPage(visitor, path)
  for (const [fields, status, field, text] of [
    [{}, 400, 'email', 'Correo inválido.'],
    [{ email: 'ana@' }, 400, 'email', 'Correo inválido.'],
    [{ email: ana.email }, 400, 'password', 'Ingresa tu contraseña.'],
    [{ password: 'otra-clave' }, 401, null, 'Credenciales inválidas.'],
  ] as const) {
    page = await readPage(visitor, await page.submit(SEND, fields), path)
    expect(page.status).toBe(status)
    expect(page.alerts).toEqual([text])
    if (field) expect(page.descriptionOf(field)).toBe(text)
  }
  expect(page.valueOf('email')).toBe(ana.email)
  expect(page.valueOf('password')).toBe('')
  expect(page.html).not.toContain('otra-clave')
  const answer = await page.submit(SEND, { password: PASSWORD })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/perfil'])
  expect((await visitor.get('/perfil')).status).toBe(200)
})

test('an unknown address is reported and stays in its field', async () => {
  const { email } = newPerson()
  const { page } = await signIn({ email })
  expect([page.status, ...page.alerts]).toEqual([401, 'Usuario no encontrado.'])
  expect(page.valueOf('email')).toBe(email)
})

test('a wrong password is reported, and after ten the account has to wait', {
  tags: ['attack'],
}, async () => {
  const { email } = await newAccount()
  for (let n = 1; n <= 10; n++) {
    const { page } = await signIn({ email, password: `otra-clave-${n}` })
    expect([page.status, ...page.alerts]).toEqual([401, 'Credenciales inválidas.'])
  }
  const { page } = await signIn({ email })
  expect([page.status, ...page.alerts]).toEqual([429, 'Demasiados intentos. Intenta luego.'])
})

test('a blocked account is reported as disabled', { tags: ['attack'] }, async () => {
  const { email } = await newAccount()
  await rows('update users set blocked = true where email = $1', [email])
  const { page } = await signIn({ email })
  expect([page.status, ...page.alerts]).toEqual([401, 'Tu cuenta está deshabilitada.'])
})

test('capitals and spaces in the address do not matter', async () => {
  const { email } = await newAccount()
  expect((await signIn({ email: `  ${email.toUpperCase()} ` })).location).toBe('/')
})

test.each<[role: Role, from: string, landing: string]>([
  ['cliente', '', '/'],
  ['cliente', '/perfil', '/perfil'],
  ['tecnico', '/perfil?a=1', '/perfil?a=1'],
  ['tecnico', '', '/mi-perfil'],
  ['admin', '', '/admin'],
  ['cliente', '//evil.com', '/'],
  ['cliente', 'https://evil.com', '/'],
  ['cliente', '/\\evil.com', '/'],
  ['cliente', 'javascript:alert(1)', '/'],
  ['cliente', '/auth/register', '/'],
])('role %s coming from "%s" lands on %s', async (role, from, landing) => {
  const { email } = await newAccount({ role: role === 'tecnico' ? 'tecnico' : 'cliente' })
  await rows('update users set role = $2 where email = $1', [email, role])
  const { location } = await signIn({ email }, `/auth/login?from=${encodeURIComponent(from)}`)
  expect(location).toBe(landing)
})

test('a return path written into the form leads to no other site', { tags: ['attack'] }, async () => {
  const { email } = await newAccount()
  for (const from of ['//evil.com', 'https://evil.com', '/\\evil.com', 'javascript:alert(1)']) {
    const answer = await program.visitor().post('/auth/login', { email, password: PASSWORD, from })
    expect(answer.headers.get('location')).toBe('/')
  }
})

test('a guarded page redirects to signing in and back', async () => {
  const { email } = await newAccount()
  const visitor = program.visitor()
  const guarded = await visitor.get('/perfil?tab=datos')
  const login = guarded.headers.get('location') ?? ''
  expect(login).toBe(`/auth/login?from=${encodeURIComponent('/perfil?tab=datos')}`)
  const answer = await (await openPage(visitor, login)).submit(SEND, { email, password: PASSWORD })
  expect(answer.headers.get('location')).toBe('/perfil?tab=datos')
  const page = await openPage(visitor, '/perfil?tab=datos')
  expect([page.status, page.document.querySelector('h1')?.text]).toEqual([200, 'Mi perfil'])
})

test('with a booking under way it is shown, an account comes first, and a refusal leads below it', async () => {
  const ana = await newAccount()
  const { uid } = await publishTechnician(rows, {
    nombre: 'Nubia Pardo',
    ciudad: 'Tunja',
    especialidades: ['Neveras'],
    tarifaBase: 75_000,
  })
  const slot = `/agendar/${uid}?date=${workday()}&hour=09`
  const from = `${slot}&esp=neveras`
  const path = `/auth/login?${new URLSearchParams({ from })}`
  const visitor = program.visitor()
  const unsaid = await openPage(visitor, `/auth/login?${new URLSearchParams({ from: slot })}`)
  expect(unsaid.within('section[aria-labelledby="reserva-en-curso"]').text).not.toContain('Neveras')
  const page = await openPage(visitor, path)
  const head = page.within('section[aria-labelledby="reserva-en-curso"]').text
  expect(head).toMatch(/^Tu reservaNubia · .+ 09:00Neveras · \$\s75\.000/)
  expect(page.html.indexOf('Crear cuenta')).toBeLessThan(page.html.indexOf('Ya tengo cuenta'))
  expect(page.document.querySelector('main form')?.getAttribute('action')).toMatch(/#ya-tengo-cuenta$/)
  const refused = await page.submit(SEND, { email: ana.email, password: 'otra-clave' })
  expect((await readPage(visitor, refused, path)).alerts).toEqual(['Credenciales inválidas.'])
  const register = page.link('Crear cuenta') ?? ''
  expect(register).toBe(`/auth/register?${new URLSearchParams({ from })}`)
  const form = await openPage(visitor, register)
  expect(form.within('section[aria-labelledby="reserva-en-curso"]').text).toBe(head)
  expect(form.valueOf('ciudad')).toBe('Tunja')
  expect(form.says('A dónde va Nubia')).toBe(true)
})

test('an hour that was lost, another page and a technician who left show no hour, or nothing', async () => {
  const { uid } = await publishTechnician(rows, { nombre: 'Nubia Pardo' })
  const textAt = async (from: string) =>
    (await openPage(program.visitor(), `/auth/login?${new URLSearchParams({ from })}`)).text
  expect(await textAt(`/agendar/${uid}?date=2020-01-06&hour=09`)).toContain('Nubia · elige otra hora')
  expect(await textAt('/mis-reservas')).toContain('Qué bueno verte')
  await rows('update technicians set publicado = false where uid = $1', [uid])
  expect(await textAt(`/agendar/${uid}`)).toContain('Qué bueno verte')
})

test('the form has its links, a box that sends nothing, and no button that needs JavaScript', async () => {
  const page = await openPage(program.visitor(), '/auth/login')
  expect(page.link('Olvidé mi contraseña')).toBe('/auth/forgot')
  expect(page.link('Crear cuenta')).toBe('/auth/register')
  const box = page.document.querySelector('label input[type="checkbox"]')
  expect(box?.closest('label')?.text).toBe('Recordarme')
  expect(box?.hasAttribute('name')).toBe(false)
  const sent = page.document.querySelectorAll('form [name]').map(field => field.getAttribute('name'))
  expect(sent.toSorted()).toEqual(['email', 'from', 'password'])
  expect(page.hasButton('Mostrar contraseña')).toBe(false)
})
