// @module-tag attack
// Malformed requests get a 4xx, never a 5xx, and the program keeps running.
import { expect, test } from 'vitest'
import { rawRequest } from '#tests/support/browser/raw-request.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const program = await sharedProgram()
const { origin } = program
const visitor = program.visitor()

const FORMS = ['/auth/login', '/auth/register', '/auth/forgot', '/auth/reset']
const URLENCODED = 'application/x-www-form-urlencoded'

const post = (path: string, body: BodyInit, type: string) =>
  visitor.send(path, { method: 'POST', body, headers: { origin, 'content-type': type } })

test.each([
  ['no fields', '', URLENCODED],
  ['broken escapes', 'email=%E0%A4%A&password=%', URLENCODED],
  ['NUL bytes', 'email=a%00b@correo&password=%00%00%00%00%00%00', URLENCODED],
  [
    'an address that only looks like one',
    'email=ana..ruiz@correo.co&password=gotera-azul-9&name=Ana&ciudad=Cali&barrio=Sur&telefono=3005550101&role=cliente',
    URLENCODED,
  ],
  ['half a surrogate', 'email=ana@correo&password=%ED%A0%80gotera&name=%ED%B0%80', URLENCODED],
  ['a field many times', 'email=a&email=b&email=c&password=1&password=2', URLENCODED],
  ['a thousand fields', Array.from({ length: 1_000 }, (_, n) => `f${n}=x`).join('&'), URLENCODED],
  ['fields of objects', '__proto__=x&constructor=y&toString=z&email[$gt]=', URLENCODED],
  ['json', '{"email":"ana@correo.co","password":"x"}', 'application/json'],
  ['text', 'email=ana@correo.co', 'text/plain'],
  ['xml', '<email/>', 'application/xml'],
  ['no such type', 'email=x', 'application/x-no-such-thing'],
  ['multipart without a boundary', 'email=x', 'multipart/form-data'],
  [
    'multipart that ends too soon',
    '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\nana',
    'multipart/form-data; boundary=x',
  ],
  ['multipart that never begins', 'nothing of the kind', 'multipart/form-data; boundary=x'],
  ['multipart with broken headers', '--x\r\nnonsense\r\n\r\n--x--\r\n', 'multipart/form-data; boundary=x'],
  [
    'a file where text belongs',
    '--x\r\nContent-Disposition: form-data; name="email"; filename="a.txt"\r\n\r\nana@correo.co\r\n--x--\r\n',
    'multipart/form-data; boundary=x',
  ],
])('%s in a form is answered 4xx', async (_, body, type) => {
  for (const path of FORMS) {
    const response = await post(path, body, type)
    await response.arrayBuffer()
    expect.soft([path, response.status]).toEqual([path, expect.toSatisfy(isClientError)])
  }
})

const isClientError = (status: number) => status >= 400 && status < 500

test('a body over the limit is refused with 413, with or without Content-Length', async () => {
  const large = 'a'.repeat(1_100_000)
  expect((await post('/auth/login', `email=${large}`, URLENCODED)).status).toBe(413)
  const chunks = new ReadableStream({
    start(controller) {
      for (let n = 0; n < 12; n++) controller.enqueue(new TextEncoder().encode('a'.repeat(100_000)))
      controller.close()
    },
  })
  const streamed = await fetch(`${origin}/auth/login`, {
    method: 'POST',
    body: chunks,
    duplex: 'half',
    headers: { origin, 'content-type': URLENCODED },
  } as RequestInit)
  expect(streamed.status).toBe(413)
  expect(await streamed.text()).toContain('Demasiado grande')
})

test.each([
  ['/%E0%A4%A', 'broken escapes'],
  ['/%00', 'a NUL byte'],
  ['/%ED%A0%80', 'half a surrogate'],
  ['//evil.com', 'another host'],
  ['//evil.com/%2e%2e', 'another host with dots'],
  ['/\\evil.com', 'a backslash'],
  ['/..%2f..%2fetc%2fpasswd', 'path traversal'],
  ['/assets/..%2f..%2fserver%2findex.js', 'path traversal from the files'],
  ['/assets/%2e%2e/%2e%2e/stamp', 'encoded dots from the files'],
  [
    '/image/upload/c_fill,g_auto,w_64,h_64,q_auto,f_auto/tech_photos/..%2f..%2fx',
    'path traversal from the photos',
  ],
  [`/${'a'.repeat(7_000)}`, 'a very long path'],
  [`/?q=${'a'.repeat(7_000)}`, 'a very long query'],
  ['/auth/login?from=//evil.com&from=/x', 'a return path twice'],
  ['/auth/login?from=%E0%A4%A', 'a broken return path'],
  ['/auth/reset?token=%00%ED%A0%80', 'a broken token'],
  ['/?%', 'a broken query'],
  ['/tecnicos/%00', 'a technician of NUL'],
  ['/servicio/%00', 'a service of NUL'],
  ['/agendar/%00', 'a booking with NUL'],
  ['/agenda/calendario/%00.ics', 'a calendar of NUL'],
  ['/.data', 'the data of nothing'],
  ['/no-existe.data', 'the data of no page'],
  ['/auth/login.data?_routes=../../x', 'the data of no route'],
  ['/__manifest?p=/../..&version=x', 'a manifest of another build'],
  ['/_root.data', 'the data of the root'],
])('%s (%s) is answered without a 5xx and without redirecting to another site', async path => {
  for (const method of ['GET', 'HEAD', 'POST']) {
    const { status, text } = await rawRequest(
      origin,
      `${method} ${path} HTTP/1.1\r\nHost: ${origin.slice(7)}\r\nOrigin: ${origin}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
    )
    expect
      .soft([method, status])
      .toEqual([method, expect.toSatisfy((code: number) => code >= 200 && code < 500)])
    const [, location = '/'] = /\r\nlocation: (.*)\r\n/i.exec(text) ?? []
    expect.soft(new URL(location, origin).origin).toBe(origin)
    expect.soft(text).not.toMatch(/root:x:|at .*\.ts:\d+/)
  }
})

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s runs no action: 405 with Allow', async method => {
  for (const path of [
    '/',
    '/auth/login',
    '/auth/logout',
    '/auth/login.data',
    '/image/upload/x',
    '/no-existe',
  ]) {
    const response = await visitor.send(path, { method, headers: { origin } })
    expect
      .soft([path, response.status, response.headers.get('allow')])
      .toEqual([path, 405, 'GET, HEAD, POST'])
  }
})

test.each(['TRACE', 'PROPFIND', 'PURGE', 'BREW'])('the method %s is answered 4xx', async method => {
  const { status } = await rawRequest(
    origin,
    `${method} /auth/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
  )
  expect(status).toSatisfy(isClientError)
})

test('NUL in a form is refused, not dropped', async () => {
  const response = await post('/auth/forgot', 'email=an%00a%40correo.co', URLENCODED)
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('El formulario llegó incompleto.')
})

test.each([
  ['a head too large', `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'a'.repeat(40_000)}\r\n\r\n`],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['an invalid host', 'GET / HTTP/1.1\r\nHost: <script>\r\nConnection: close\r\n\r\n'],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
  [
    'a length and chunks',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['no http at all', 'hola\r\n\r\n'],
])('%s is refused by the HTTP server', async (_, bytes) => {
  expect((await rawRequest(origin, bytes)).status).toSatisfy(isClientError)
})

test('HEAD has the status of GET and no body', async () => {
  for (const path of ['/', '/auth/login', '/no-existe', '/perfil', '/healthz']) {
    const [get, head] = await Promise.all([visitor.get(path), visitor.send(path, { method: 'HEAD' })])
    expect.soft([path, head.status, await head.text()]).toEqual([path, get.status, ''])
    await get.arrayBuffer()
  }
})

test.each([
  ['of megabytes', `tecniya-session=${'a'.repeat(8_000)}`],
  ['with broken escapes', 'tecniya-session=%E0%A4%A; b=%'],
  ['with an invalid signature', 'tecniya-session=abc.def'],
  ['of NULs', 'tecniya-session=%00%00'],
  ['without a name', ';;;===;'],
])('a cookie %s is treated as no session', async (_, cookie) => {
  expect((await visitor.get('/perfil', { cookie })).status).toBe(302)
  expect((await visitor.get('/live', { cookie })).status).toBe(204)
})
