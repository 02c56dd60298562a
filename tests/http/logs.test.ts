// @module-tag attack
// The log contains no credentials and no personal data.
import type { Email } from 'postal-mime'
import { expect, test, vi } from 'vitest'
import { newPerson } from '#tests/support/people/people.ts'
import { testProgram } from '#tests/support/program/test-program.ts'
import { emailsTo } from '#tests/support/servers/outbox.ts'

const program = await testProgram()
const NEW_PASSWORD = 'cobre-martes-9'

/** Of the last e-mail to this address with such a link. */
function tokenIn(emails: readonly Email[], path: string): string {
  const links = emails.flatMap(({ text = '' }) => text.match(/http\S+/) ?? [])
  const link = links.findLast(each => each.startsWith(`${program.origin}${path}?token=`))
  return new URL(link ?? '').searchParams.get('token') ?? ''
}

const tokenFromOutbox = (email: string, path: string) =>
  vi.waitFor(async () => tokenIn(await emailsTo(email, program.dataDir), path), { timeout: 10_000 })

const requestId = (response: Response) => response.headers.get('x-request-id') ?? ''

/** The line of a request arrives after its answer. */
const lineOf = (response: Response) =>
  vi.waitFor(() => {
    const found = program.lines.find(line => line.includes(requestId(response)))
    expect(found).toBeDefined()
    return found ?? ''
  }, 15_000)

test('registration, sign-in, password reset and sign-out write no secret to the log', async () => {
  const ana = newPerson({ role: 'tecnico' })
  const visitor = program.visitor()
  const secrets = new Set([ana.email, ana.password, NEW_PASSWORD, 'mala-clave-1', ana.telefono])
  const addCookies = () => {
    for (const value of visitor.cookies.values()) secrets.add(decodeURIComponent(value)).add(value)
  }
  expect((await visitor.post('/auth/register', { ...ana })).status).toBe(302)
  addCookies()
  expect((await visitor.post('/auth/logout')).status).toBe(302)
  expect((await visitor.post('/auth/login', { email: ana.email, password: 'mala-clave-1' })).status).toBe(401)
  expect((await visitor.post('/auth/login', { email: ana.email, password: ana.password })).status).toBe(302)
  addCookies()
  expect((await visitor.post('/auth/forgot', { email: ana.email })).status).toBe(200)
  const token = await tokenFromOutbox(ana.email, '/auth/reset')
  secrets.add(token)
  expect((await visitor.get(`/auth/reset?token=${token}`)).status).toBe(200)
  expect((await visitor.post(`/auth/reset?token=${token}`, { token, password: NEW_PASSWORD })).status).toBe(
    200,
  )
  expect((await visitor.post(`/auth/reset?token=${token}`, { token, password: NEW_PASSWORD })).status).toBe(
    400,
  )
  expect((await visitor.get('/perfil')).status).toBe(302)
  expect((await visitor.post('/auth/login', { email: ana.email, password: NEW_PASSWORD })).status).toBe(302)
  addCookies()
  expect((await program.visitor().post('/auth/register', { ...ana })).status).toBe(409)
  const confirmation = await tokenFromOutbox(ana.email, '/auth/confirmar')
  secrets.add(confirmation)
  expect((await visitor.get(`/auth/confirmar?token=${confirmation}`)).status).toBe(200)
  const last = await visitor.post('/auth/confirmar', { token: confirmation })
  expect(last.status).toBe(200)

  await lineOf(last)
  expect(program.lines.length).toBeGreaterThan(10)
  const log = program.lines.join('\n')
  for (const secret of secrets) expect(log.includes(secret), `the log contains ${secret}`).toBe(false)
  expect(log).not.toContain('@correo.co')
})

test('every request is one JSON line with its id, path without query, status and time', async () => {
  const response = await program.visitor().get('/auth/login?from=/perfil')
  expect(JSON.parse(await lineOf(response))).toMatchObject({
    requestId: requestId(response),
    method: 'GET',
    path: '/auth/login',
    status: 200,
  })
})
