import { describe, expect, test } from 'vitest'
import { BR, startCountedPages } from '#tests/support/browser/counted-pages.ts'

describe('a public page for guests', () => {
  test('is rendered once per encoding, and every guest gets the same bytes', async () => {
    const { send, rendered } = await startCountedPages()
    for (const encoding of ['br', 'gzip', 'identity']) {
      const bodies = new Set<string>()
      for (let n = 0; n < 4; n++) {
        const response = await send('/tecnicos', { headers: { 'accept-encoding': encoding } })
        bodies.add(response.bytes.toString('latin1'))
        expect(response.html).toContain(`rendering ${rendered.length} /tecnicos`)
        expect(response.headers['content-encoding'] ?? 'identity').toBe(encoding)
        expect(Number(response.headers['content-length'])).toBe(response.bytes.length)
      }
      expect(bodies.size).toBe(1)
    }
    expect(rendered).toEqual(['/tecnicos', '/tecnicos', '/tecnicos'])
  })

  test('has the same headers on a miss and on hits, apart from the request id', async () => {
    const { send } = await startCountedPages({ publicOrigin: 'https://tecniya.co' })
    const responses = []
    for (let n = 0; n < 4; n++) responses.push(await send('/', { headers: BR }))
    const [miss, ...hits] = responses.map(({ headers }) => {
      const { date, connection, 'keep-alive': _, ...rest } = headers
      return { ...rest, 'x-request-id': /^[\w-]{36}$/.test(rest['x-request-id'] ?? '') }
    })
    expect(miss).toMatchObject({
      'cache-control': 'public, no-cache',
      vary: 'cookie, accept-encoding',
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
      'content-security-policy': expect.stringContaining(`script-src 'self' 'sha256-of-rendering-1'`),
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-request-id': true,
    })
    for (const hit of hits) expect(hit).toEqual(miss)
    expect(new Set(responses.map(({ headers }) => headers['x-request-id'])).size).toBe(4)
  })

  test('contains nothing of the request that was rendered', async () => {
    const { send } = await startCountedPages()
    const headers = {
      ...BR,
      cookie: 'other=1',
      'user-agent': 'Somebody/1.0',
      'x-forwarded-for': '203.0.113.9',
    }
    for (let n = 0; n < 3; n++) {
      expect((await send('/', { headers })).html).toContain('<p>accept,text/html accept-encoding,br</p>')
    }
  })

  test('is rendered once for a hundred concurrent requests', async () => {
    const { send, rendered, requests, pause } = await startCountedPages()
    const resume = pause()
    const pending = Array.from({ length: 100 }, () => send('/tecnicos?q=nevera', { headers: BR }))
    await expect.poll(() => [requests(), rendered.length]).toEqual([100, 1])
    resume()
    const responses = await Promise.all(pending)
    expect(rendered).toHaveLength(1)
    expect(new Set(responses.map(({ headers }) => headers['x-request-id'])).size).toBe(100)
    for (const { html } of responses) expect(html).toContain('rendering 1 ')
  })

  test('answers HEAD as GET, without its bytes', async () => {
    const { send, rendered } = await startCountedPages()
    for (let n = 0; n < 2; n++) {
      const head = await send('/', { method: 'HEAD', headers: BR })
      const get = await send('/', { headers: BR })
      expect(head.bytes).toHaveLength(0)
      expect([head.status, head.headers.etag, head.headers['content-length']]).toEqual([
        200,
        get.headers.etag,
        String(get.bytes.length),
      ])
      expect(head.headers['content-encoding']).toBe('br')
    }
    expect(rendered).toHaveLength(1)
  })

  test('is stored per Host without a public origin: an invented name does not reach others', async () => {
    const { send, rendered } = await startCountedPages()
    for (const host of ['tecniya.test', 'evil.test', 'tecniya.test'])
      await send('/', { headers: { ...BR, host } })
    expect(rendered).toHaveLength(2)
  })

  test('is stored once with a public origin, whatever the Host', async () => {
    const { send, rendered } = await startCountedPages({ publicOrigin: 'https://tecniya.co' })
    for (const host of ['tecniya.co', 'internal.test']) await send('/', { headers: { ...BR, host } })
    expect(rendered).toHaveLength(1)
  })
})

describe('conditional requests', () => {
  test('answer 304 while the page is the same, with the policy of that page and no body', async () => {
    const { send, rendered } = await startCountedPages()
    const { headers: stored } = await send('/', { headers: BR })
    const { etag = '' } = stored
    for (const value of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const { status, headers, bytes } = await send('/', { headers: { ...BR, 'if-none-match': value } })
      expect([value, status, bytes.length]).toEqual([value, 304, 0])
      expect(headers).toMatchObject({
        etag,
        vary: stored.vary,
        'cache-control': 'public, no-cache',
        'content-security-policy': stored['content-security-policy'],
        'x-content-type-options': 'nosniff',
      })
      expect(headers).not.toHaveProperty('content-length')
      expect(headers).not.toHaveProperty('content-encoding')
    }
    expect(rendered).toHaveLength(1)
  })

  test('answer 304 on a miss too, when the new rendering has the same bytes', async () => {
    const pages = async () =>
      new Response('<!doctype html><p>same</p>', { headers: { 'content-type': 'text/html' } })
    const { send, notify } = await startCountedPages({ pages })
    const { headers } = await send('/', { headers: BR })
    notify()
    expect((await send('/', { headers: { ...BR, 'if-none-match': headers.etag ?? '' } })).status).toBe(304)
  })

  test('answer the whole page after a change, or when the ETag is of another encoding', async () => {
    const { send, notify } = await startCountedPages()
    const br = await send('/', { headers: BR })
    const gzip = await send('/', { headers: { 'accept-encoding': 'gzip' } })
    const identity = await send('/')
    expect(new Set([br, gzip, identity].map(({ headers }) => headers.etag)).size).toBe(3)
    const other = await send('/', { headers: { ...BR, 'if-none-match': gzip.headers.etag ?? '' } })
    expect(other.status).toBe(200)
    notify()
    const changed = await send('/', { headers: { ...BR, 'if-none-match': br.headers.etag ?? '' } })
    expect(changed.status).toBe(200)
    expect(changed.html).toContain('rendering 4 ')
  })

  test('of a signed-in person are answered with a page of their own', async () => {
    const { send } = await startCountedPages()
    const { headers } = await send('/', { headers: BR })
    const own = await send('/', {
      headers: { ...BR, cookie: 'tecniya-session=abc', 'if-none-match': headers.etag ?? '' },
    })
    expect([own.status, own.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(own.headers).not.toHaveProperty('etag')
    expect(own.headers.vary).toContain('cookie')
  })
})

test('hits are counted and logged together, other requests one by one', async () => {
  const { send, logLines, close } = await startCountedPages()
  for (let n = 0; n < 10; n++) await send('/', { headers: BR })
  await close()
  expect(logLines.filter(line => line.includes('"path":"/"'))).toHaveLength(1)
  expect(logLines.find(line => line.includes('cached pages served'))).toContain('"served":9')
})
