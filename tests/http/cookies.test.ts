// @module-tag attack
import { request } from 'node:http'
import { expect, test } from 'vitest'
import { newPerson } from '#tests/support/people/people.ts'
import { sharedProgram, testProgram } from '#tests/support/program/test-program.ts'

const plain = await sharedProgram()
const secure = await testProgram({
  PUBLIC_ORIGIN: 'https://tecniya.co',
  AUTH_SECRET: 'a secret of the tests, long enough to be one',
  TRUST_PROXY: '1',
})

const attributesOf = (cookie: string) => cookie.split('; ').slice(1).sort()

test('over plain http the session cookie is HttpOnly and Lax, for the whole site and thirty days', async () => {
  const response = await plain.visitor().post('/auth/register', { ...newPerson() })
  const [cookie = '', device = '', flash, ...more] = response.headers.getSetCookie()
  expect(flash).toMatch(/^tecniya-notice=account-created;/)
  expect(more).toEqual([])
  expect(device).toMatch(/^known-device=[^;]{60,};/)
  expect(attributesOf(device)).toEqual(['HttpOnly', 'Max-Age=31536000', 'Path=/', 'SameSite=Lax'])
  expect(cookie).toMatch(/^tecniya-session=[^;]{40,};/)
  expect(attributesOf(cookie)).toEqual(['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax'])
})

test('guests get no cookie', async () => {
  for (const path of ['/', '/auth/login', '/no-existe', '/perfil']) {
    expect((await plain.visitor().get(path)).headers.getSetCookie()).toEqual([])
  }
})

test('a refused sign-in sets no cookie', async () => {
  const response = await plain.visitor().post('/auth/login', { email: 'nadie@correo.co', password: 'gotera' })
  expect([response.status, response.headers.getSetCookie()]).toEqual([401, []])
})

test('signing out deletes the cookie', async () => {
  const visitor = plain.visitor()
  await visitor.post('/auth/register', { ...newPerson() })
  const [cookie = ''] = (await visitor.post('/auth/logout')).headers.getSetCookie()
  expect(cookie).toMatch(/^tecniya-session=;/)
  expect(attributesOf(cookie)).toContain('Max-Age=0')
})

/** A request as a proxy forwards it: over http, with the public Host and the client's address. */
function throughProxy(
  path: string,
  { origin, cookie = '', fields }: { origin: string; cookie?: string; fields?: object },
) {
  const body = fields ? new URLSearchParams({ ...fields }).toString() : ''
  return new Promise<{ status: number; cookies: string[]; headers: NodeJS.Dict<string | string[]> }>(
    (resolve, reject) => {
      const sent = request(`${secure.origin}${path}`, {
        method: fields ? 'POST' : 'GET',
        headers: {
          host: 'tecniya.co',
          origin,
          cookie,
          'x-forwarded-for': '203.0.113.7',
          'x-forwarded-proto': 'https',
          'content-type': 'application/x-www-form-urlencoded',
        },
      })
      sent.on('response', response => {
        response.resume()
        resolve({
          status: response.statusCode ?? 0,
          cookies: response.headers['set-cookie'] ?? [],
          headers: response.headers,
        })
      })
      sent.on('error', reject)
      sent.end(body)
    },
  )
}

test('behind https the cookie is Secure with the __Host- prefix, and starts the session', async () => {
  const { status, cookies } = await throughProxy('/auth/register', {
    origin: 'https://tecniya.co',
    fields: newPerson(),
  })
  expect(status).toBe(302)
  const [cookie = '', device] = cookies
  expect(device).toMatch(/^__Host-known-device=.*; Secure$/)
  expect(cookie).toMatch(/^__Host-tecniya-session=/)
  expect(attributesOf(cookie)).toEqual(['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax', 'Secure'])
  const account = await throughProxy('/perfil', {
    origin: 'https://tecniya.co',
    cookie: cookie.split(';')[0] ?? '',
  })
  expect(account.status).toBe(200)
})

test('behind https responses have HSTS, and other origins are refused', async () => {
  const page = await throughProxy('/', { origin: 'https://tecniya.co' })
  expect(page.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  expect(page.headers['content-security-policy']).toContain('upgrade-insecure-requests')
  for (const origin of ['http://tecniya.co', 'https://evil.com', secure.origin]) {
    expect((await throughProxy('/auth/register', { origin, fields: newPerson() })).status).toBe(403)
  }
})
