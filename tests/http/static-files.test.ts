import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const program = await sharedProgram()
const visitor = program.visitor()
const home = await (await visitor.get('/')).text()
const assets = [...new Set(home.match(/\/assets\/[\w.-]+\.(js|css)/g) ?? [])]

/** Without fetch's own decompression. */
function asSent(path: string, acceptEncoding: string) {
  return new Promise<{ bytes: Buffer; headers: NodeJS.Dict<string | string[]> }>((resolve, reject) => {
    const sent = request(`${program.origin}${path}`, {
      headers: { 'accept-encoding': acceptEncoding },
      agent: false,
    })
    sent.on('response', async response =>
      resolve({ bytes: await buffer(response), headers: response.headers }),
    )
    sent.on('error', reject)
    sent.end()
  })
}

test('the page refers to scripts and styles', () => {
  expect(assets.filter(path => path.endsWith('.js')).length).toBeGreaterThan(1)
})

test('scripts load with a lower priority than styles, fonts and images', () => {
  const links = home.match(/<link[^>]*rel="modulepreload"[^>]*>/g) ?? []
  expect(links.length).toBeGreaterThan(1)
  for (const link of links) expect(link).toContain('fetchpriority="low"')
})

/** Compression may make a file this small larger. */
const TINY_BYTES = 200

test.each(assets)('%s is cacheable for a year and compressed', async path => {
  const [plain, brotli, gzip] = await Promise.all(
    ['identity', 'gzip, br', 'gzip'].map(how => asSent(path, how)),
  )
  expect(plain?.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(plain?.headers.vary).toBe('accept-encoding')
  const bytes = plain?.bytes ?? Buffer.of()
  for (const [name, sent, decompress] of [
    ['br', brotli, brotliDecompressSync],
    ['gzip', gzip, gunzipSync],
  ] as const) {
    const encoding = sent?.headers['content-encoding']
    if (encoding === undefined) {
      expect(bytes.length).toBeLessThan(TINY_BYTES)
      expect(sent?.bytes.equals(bytes)).toBe(true)
    } else {
      expect(encoding).toBe(name)
      expect(decompress(sent?.bytes ?? '').equals(bytes)).toBe(true)
      expect(sent?.bytes.length).toBeLessThan(bytes.length)
    }
  }
})

test('a conditional request for an unchanged file is answered 304', async () => {
  const first = await visitor.get(assets[0] ?? '')
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[\w-]{22}"$/)
  expect((await visitor.get(assets[0] ?? '', { 'if-none-match': etag })).status).toBe(304)
  expect((await visitor.get(assets[0] ?? '', { 'if-none-match': '"otra"' })).status).toBe(200)
})

test('each encoding of a file has an ETag of its own', async () => {
  const script = assets.find(path => path.endsWith('.js')) ?? ''
  const sent = await Promise.all(['identity', 'br', 'gzip'].map(encoding => asSent(script, encoding)))
  expect(new Set(sent.map(({ headers }) => headers.etag)).size).toBe(3)
})

test('a 404 is not cacheable as a file', async () => {
  const missing = await visitor.get('/assets/no-existe.js')
  expect(missing.status).toBe(404)
  expect(missing.headers.get('cache-control') ?? '').not.toContain('immutable')
})

test('pages are compressed and vary by Accept-Encoding', async () => {
  const { bytes, headers } = await asSent('/auth/login', 'br')
  expect(headers['content-encoding']).toBe('br')
  expect(headers.vary).toContain('accept-encoding')
  expect(brotliDecompressSync(bytes).toString()).toContain('</html>')
})

test('no source map, source or configuration is served', async () => {
  const paths = [
    '/package.json',
    '/server/index.js',
    '/build/server/index.js',
    '/.env',
    '/.git/config',
    '/app/root.tsx',
  ]
  for (const path of [...paths, ...assets.map(asset => `${asset}.map`)]) {
    expect.soft([path, (await visitor.get(path)).status]).toEqual([path, 404])
  }
})
