// @module-tag attack
// Cross-site requests are refused: one guard for every unsafe method on every path.
import { expect, test } from 'vitest'
import { newPerson } from '#tests/support/people/people.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const program = await sharedProgram()
const { rows } = program.database

const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE']
const PATHS = [
  '/',
  '/auth/login',
  '/auth/login.data',
  '/auth/register',
  '/auth/logout',
  '/perfil',
  '/healthz',
  '/live',
  '/no-existe',
  '/image/upload/x',
  '/assets/x.js',
]

const FOREIGN: [what: string, headers: Record<string, string>][] = [
  ['another site', { origin: 'https://evil.com' }],
  ['an opaque origin', { origin: 'null' }],
  ['our host at another port', { origin: 'http://localhost:1' }],
  ['our host over https', { origin: program.origin.replace('http:', 'https:') }],
  ['a host that ends like ours', { origin: `http://evil.${program.origin.slice(7)}` }],
  ['another site without an Origin header', { 'sec-fetch-site': 'cross-site' }],
  ['another site by its Referer alone', { referer: 'https://evil.com/form' }],
  ['a Referer that is no address', { referer: 'evil' }],
  ['another subdomain', { 'sec-fetch-site': 'same-site' }],
  ['another site that claims to be us', { origin: 'https://evil.com', 'sec-fetch-site': 'same-origin' }],
]

test.each(FOREIGN)('%s is refused on every path with every unsafe method', async (_, headers) => {
  for (const path of PATHS) {
    for (const method of METHODS) {
      const response = await program
        .visitor()
        .send(path, { method, headers, body: new URLSearchParams({ a: 'b' }) })
      expect.soft([method, path, response.status]).toEqual([method, path, 403])
      await response.arrayBuffer()
    }
  }
})

test('a refused registration creates no user', async () => {
  const person = newPerson()
  const response = await program
    .visitor()
    .post('/auth/register', { ...person }, { origin: 'https://evil.com' })
  expect(response.status).toBe(403)
  expect(await response.text()).toContain('no salió de nuestro sitio')
  expect(await rows('select from users where email = $1', [person.email])).toEqual([])
})

test('a refused logout keeps the session, ours ends it', async () => {
  const visitor = program.visitor()
  expect((await visitor.post('/auth/register', { ...newPerson() })).status).toBe(302)
  expect((await visitor.post('/auth/logout', {}, { origin: 'null' })).status).toBe(403)
  expect((await visitor.get('/perfil')).status).toBe(200)
  expect((await visitor.post('/auth/logout')).status).toBe(302)
  expect((await visitor.get('/perfil')).status).toBe(302)
})

test('a GET of /auth/logout does not sign out', async () => {
  const visitor = program.visitor()
  await visitor.post('/auth/register', { ...newPerson() })
  expect((await visitor.get('/auth/logout')).status).toBe(302)
  expect((await visitor.get('/perfil')).status).toBe(200)
})

test.each([
  ['our own origin', { origin: program.origin }],
  ['a browser with Sec-Fetch-Site: same-origin', { 'sec-fetch-site': 'same-origin' }],
  ['a browser with Sec-Fetch-Site: none', { 'sec-fetch-site': 'none' }],
  ['our own Referer', { referer: `${program.origin}/auth/forgot` }],
  ['a client that is no browser', {}],
] as [string, Record<string, string>][])('%s passes', async (_, headers) => {
  const response = await program
    .visitor()
    .send('/auth/forgot', { method: 'POST', headers, body: new URLSearchParams({ email: 'x' }) })
  expect(response.status).toBe(400)
})
