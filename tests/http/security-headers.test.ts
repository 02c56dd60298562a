// @module-tag attack
// The headers that every response carries, whatever made it (promises, "Nobody in").
import { expect, test } from 'vitest'
import {
  hashesAllowed,
  hashOf,
  inlineScripts,
  scriptsWithoutHash,
} from '#tests/support/browser/script-hashes.ts'
import { newPerson } from '#tests/support/people/people.ts'
import { publishTechnician } from '#tests/support/people/published-technicians.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const program = await sharedProgram()
const visitor = program.visitor()
const [asset = ''] = (await (await visitor.get('/')).text()).match(/\/assets\/[^"]+\.js/) ?? []

type Send = () => Promise<Response>
const KINDS: [kind: string, status: number, send: Send][] = [
  ['a page', 200, () => visitor.get('/')],
  ['a HEAD request for a page', 200, () => visitor.send('/', { method: 'HEAD' })],
  ['a page that does not exist', 404, () => visitor.get('/no-existe')],
  ['a redirect', 302, () => visitor.get('/perfil')],
  ['the data of a page', 202, () => visitor.get('/perfil.data')],
  ['a file', 200, () => visitor.get(asset)],
  [
    'a file that the browser has',
    304,
    async () => {
      const etag = (await visitor.get(asset)).headers.get('etag') ?? ''
      return visitor.get(asset, { 'if-none-match': etag })
    },
  ],
  [
    'a page that the browser has',
    304,
    async () => {
      const etag = (await visitor.get('/about')).headers.get('etag') ?? ''
      return visitor.get('/about', { 'if-none-match': etag })
    },
  ],
  [
    'a photo that does not exist',
    404,
    () => visitor.get('/image/upload/c_fill,g_auto,w_64,h_64,q_auto,f_auto/tech_photos/nada'),
  ],
  ['a request from another site', 403, () => visitor.post('/auth/login', {}, { origin: 'https://evil.com' })],
  ['an invalid form', 400, () => visitor.post('/auth/login')],
  ['a form that is too large', 413, () => visitor.post('/auth/login', { email: 'a'.repeat(1_100_000) })],
  ['a method that a page does not accept', 405, () => visitor.post('/')],
  ['the liveness check', 200, () => visitor.get('/healthz')],
  ['the readiness check', 200, () => visitor.get('/readyz')],
  ['the live stream of a guest', 204, () => visitor.get('/live')],
]

const POLICY =
  /^default-src 'none'; script-src 'self'(?: 'sha256-[\w+/]{43}=')*; style-src 'self'(?: 'sha256-[\w+/]{43}=')*; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; report-uri \/reportes-csp$/

test.each(KINDS)('%s (%i) has all of them', async (_, status, send) => {
  const response = await send()
  await response.arrayBuffer()
  expect(response.status).toBe(status)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-security-policy': expect.stringMatching(POLICY),
    'x-content-type-options': 'nosniff',
    'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|same-origin)$/),
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('geolocation=()'),
    'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
  })
  expect(response.headers.has('x-powered-by')).toBe(false)
})

test.each(['/', '/tecnicos', '/auth/login', '/no-existe'])(
  'on %s every inline script and style is allowed by its hash, and there is no style attribute, handler or nonce',
  async path => {
    const response = await visitor.get(path)
    const html = await response.text()
    const scripts = inlineScripts(html)
    expect(scripts.length).toBeGreaterThan(3)
    expect(scriptsWithoutHash(response, html)).toEqual([])
    // No hash that the page does not need.
    expect(hashesAllowed(response).toSorted()).toEqual([...new Set(scripts.map(hashOf))].toSorted())
    const styles = Array.from(html.matchAll(/<style>(.*?)<\/style>/gs), ([, body = '']) => body)
    expect(hashesAllowed(response, 'style-src')).toEqual(styles.map(hashOf))
    expect(html.replaceAll(/<style>.*?<\/style>/gs, '')).not.toMatch(
      /<style\b|<[a-z][^>]*\s(style|nonce|on[a-z]+)=/i,
    )
  },
)

test('guests get the style sheet inside the document, signed-in people as a file', async () => {
  const guest = await (await visitor.get('/')).text()
  expect(guest.match(/<style>/g)).toHaveLength(1)
  expect(guest).toMatch(/<link type="text\/plain" rel="stylesheet" href="\/assets\/[\w-]+\.css#?"\/>/)
  const member = program.visitor()
  expect((await member.post('/auth/register', { ...newPerson() })).status).toBe(302)
  const response = await member.get('/')
  const html = await response.text()
  expect(html).not.toContain('<style>')
  expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/[\w-]+\.css#?"\/>/)
  expect(hashesAllowed(response, 'style-src')).toEqual([])
})

test('responses without a page of ours allow no inline script', async () => {
  for (const path of ['/perfil', '/perfil.data', asset, '/healthz'])
    expect.soft([path, hashesAllowed(await visitor.get(path))]).toEqual([path, []])
})

const HOSTILE_BODY = 'alert(document.domain)'

test.each([
  `<script>${HOSTILE_BODY}</script>`,
  `<script nonce="something">${HOSTILE_BODY}</script>`,
  `</script><script type="module">${HOSTILE_BODY}</script>`,
])('a technician named %s gets no hash, and the name is text', async nombre => {
  const { slug } = await publishTechnician(program.database.rows, { nombre })
  for (const path of [`/tecnicos/${slug}`, '/tecnicos']) {
    const response = await visitor.get(path)
    const html = await response.text()
    expect.soft([path, response.status]).toEqual([path, 200])
    expect(html).toContain(HOSTILE_BODY)
    expect(html).not.toContain(`>${HOSTILE_BODY}`)
    expect(hashesAllowed(response)).not.toContain(hashOf(HOSTILE_BODY))
    expect(scriptsWithoutHash(response, html)).toEqual([])
  }
})

test('the software of the server is not named', async () => {
  const { headers } = await visitor.get('/')
  expect([...headers.keys()].filter(name => /^(server|x-powered-by|x-react-router.*)$/.test(name))).toEqual(
    [],
  )
})

test('shared caches may store public pages, must revalidate them, and store no other page', async () => {
  const shared = await visitor.get('/tecnicos')
  expect(shared.headers.get('cache-control')).toBe('public, no-cache')
  expect(shared.headers.get('vary')).toBe('cookie, accept-encoding')
  const own = await visitor.get('/auth/login')
  expect(own.headers.get('cache-control')).toBe('private, no-cache')
})

test('a public page has the same bytes and ETag for every guest, and 304 when the browser has it', async () => {
  for (const path of ['/', '/tecnicos', '/about']) {
    const [one, other] = await Promise.all([visitor.get(path), program.visitor().get(path)])
    expect(await one.text()).toBe(await other.text())
    const etag = one.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]{22}"$/)
    expect(other.headers.get('etag')).toBe(etag)
    expect((await visitor.get(path, { 'if-none-match': etag })).status).toBe(304)
  }
})
