import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { testProgram } from '#tests/support/test-program.ts'

const program = await testProgram()
const visitor = program.visitor()
const home = await (await visitor.get('/')).text()
const assets = [...new Set(home.match(/\/assets\/[\w.-]+\.(js|css)/g) ?? [])]

/** Without fetch's own decompression. */
function asSent(path: string, acceptEncoding: string) {
  return new Promise<{ bytes: Buffer; headers: NodeJS.Dict<string | string[]> }>((resolve, reject) => {
    const asked = request(`${program.origin}${path}`, {
      headers: { 'accept-encoding': acceptEncoding },
      agent: false,
    })
    asked.on('response', async response =>
      resolve({ bytes: await buffer(response), headers: response.headers }),
    )
    asked.on('error', reject)
    asked.end()
  })
}

test('the page asks for scripts and styles', () => {
  expect(assets.filter(path => path.endsWith('.js')).length).toBeGreaterThan(1)
})

test('scripts let styles, letters and pictures pass', () => {
  const links = home.match(/<link[^>]*rel="modulepreload"[^>]*>/g) ?? []
  expect(links.length).toBeGreaterThan(1)
  for (const link of links) expect(link).toContain('fetchpriority="low"')
})

/** Compressing a file this small makes it larger. */
const TINY = 200

test.each(assets)('%s is kept for a year and comes as small as it can', async path => {
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
      expect(bytes.length).toBeLessThan(TINY)
      expect(sent?.bytes.equals(bytes)).toBe(true)
    } else {
      expect(encoding).toBe(name)
      expect(decompress(sent?.bytes ?? '').equals(bytes)).toBe(true)
      expect(sent?.bytes.length).toBeLessThan(bytes.length)
    }
  }
})

test('a file is sent again only when it changed', async () => {
  const first = await visitor.get(assets[0] ?? '')
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[\w-]{22}"$/)
  expect((await visitor.get(assets[0] ?? '', { 'if-none-match': etag })).status).toBe(304)
  expect((await visitor.get(assets[0] ?? '', { 'if-none-match': '"otra"' })).status).toBe(200)
})

test('a file that does not exist is not kept', async () => {
  const missing = await visitor.get('/assets/no-existe.js')
  expect(missing.status).toBe(404)
  expect(missing.headers.get('cache-control') ?? '').not.toContain('immutable')
})

test('pages come compressed too, and say that it depends on the browser', async () => {
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
