// The headers that every response carries, whatever made it (promises, "Nobody in").
import { expect, test } from 'vitest'
import { testProgram } from '#tests/support/test-program.ts'

const program = await testProgram()
const visitor = program.visitor()
const [asset = ''] = (await (await visitor.get('/')).text()).match(/\/assets\/[^"]+\.js/) ?? []

type Ask = () => Promise<Response>
const KINDS: [kind: string, status: number, ask: Ask][] = [
  ['a page', 200, () => visitor.get('/')],
  ['a page asked for its head', 200, () => visitor.send('/', { method: 'HEAD' })],
  ['a page that does not exist', 404, () => visitor.get('/no-existe')],
  ['a redirect', 302, () => visitor.get('/perfil')],
  ['the data of a page', 202, () => visitor.get('/perfil.data')],
  ['a file', 200, () => visitor.get(asset)],
  [
    'a file that is already known',
    304,
    async () => {
      const etag = (await visitor.get(asset)).headers.get('etag') ?? ''
      return visitor.get(asset, { 'if-none-match': etag })
    },
  ],
  [
    'a photo that does not exist',
    404,
    () => visitor.get('/image/upload/c_fill,g_auto,w_64,h_64,q_auto,f_auto/tech_photos/nada'),
  ],
  ['a request from another site', 403, () => visitor.post('/auth/login', {}, { origin: 'https://evil.com' })],
  ['a form that is refused', 400, () => visitor.post('/auth/login')],
  ['a form that is too large', 413, () => visitor.post('/auth/login', { email: 'a'.repeat(1_100_000) })],
  ['a method that a page does not take', 405, () => visitor.post('/')],
  ['the health of the program', 200, () => visitor.get('/healthz')],
  ['the health of its data', 200, () => visitor.get('/readyz')],
  ['a live stream for nobody', 204, () => visitor.get('/live')],
]

const POLICY =
  /^default-src 'none'; script-src 'nonce-([\w-]{22})' 'strict-dynamic'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/

test.each(KINDS)('%s (%i) carries them all', async (_, status, ask) => {
  const response = await ask()
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
    'x-request-id': expect.stringMatching(/^[\w-]{22}$/),
  })
  expect(response.headers.has('x-powered-by')).toBe(false)
})

const nonceOf = (response: Response) =>
  POLICY.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? ''

test('a nonce never repeats, for pages, files and refusals alike', async () => {
  const asks = KINDS.slice(0, 6).map(([, , ask]) => ask)
  const responses = await Promise.all(Array.from({ length: 120 }, (_, n) => asks[n % asks.length]?.()))
  const nonces = responses.flatMap(response => (response ? [nonceOf(response)] : []))
  expect(nonces.every(nonce => nonce.length === 22)).toBe(true)
  expect(new Set(nonces).size).toBe(120)
})

const JSON_LD = '<script type="application/ld+json">'

test.each(['/', '/tecnicos', '/auth/login', '/no-existe'])(
  'on %s every script carries the nonce, and there is no inline style or handler',
  async path => {
    const response = await visitor.get(path)
    const nonce = nonceOf(response)
    const html = await response.text()
    // What is told to search engines is data, in a block of its own kind that no browser runs.
    const scripts = (html.match(/<script\b[^>]*>/g) ?? []).filter(tag => tag !== JSON_LD)
    expect(scripts.length).toBeGreaterThan(0)
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`)
    expect(html).not.toMatch(/<style\b|<[a-z][^>]*\s(style|on[a-z]+)=/i)
  },
)

test('nothing about the plumbing of the server is told', async () => {
  const { headers } = await visitor.get('/')
  expect([...headers.keys()].filter(name => /^(server|x-powered-by|x-react-router.*)$/.test(name))).toEqual(
    [],
  )
})

test('pages are not kept by shared caches', async () => {
  const { headers } = await visitor.get('/auth/login')
  expect(headers.get('cache-control') ?? '').not.toMatch(/public|s-maxage/)
})
