import { describe, expect, test, vi } from 'vitest'
import type { Services } from '#app/services.ts'
import type { Pages } from '#server/http/pages.ts'
import { BR, startCountedPages } from '#tests/support/browser/counted-pages.ts'
import type { RequestOptions } from '#tests/support/program/page-cache-instance.ts'

const SESSION = { cookie: 'theme=dark; tecniya-session=abc.def' }

describe('not cached', () => {
  const UNCACHED: [string, string, RequestOptions?][] = [
    ['a request with a session', '/tecnicos', { headers: SESSION }],
    ['a request with a session over https', '/', { headers: { cookie: '__Host-tecniya-session=abc' } }],
    ['a submitted form', '/tecnicos', { method: 'POST' }],
    ['an unknown parameter', '/tecnicos?q=a&utm_source=x'],
    ['a repeated parameter', '/tecnicos?q=a&q=b'],
    ['a long query', `/tecnicos?q=${'a'.repeat(400)}`],
    ['the data of a page', '/tecnicos.data'],
    ['the data of a profile', '/tecnicos/ana.data'],
    ['a profile with parameters', '/tecnicos/ana?q=1'],
    ['a page with a form', '/auth/login'],
    ['a guarded page', '/perfil'],
    ['a path with escapes', '/tecnicos/%61na'],
  ]
  test.each(UNCACHED)('%s', async (_, path, options) => {
    const { send, rendered } = await startCountedPages()
    for (let n = 0; n < 3; n++) await send(path, options)
    expect(rendered).toHaveLength(3)
  })

  test.each([
    ['a missing page', { status: 404 }],
    ['a failed page', { status: 500 }],
    ['a page that sets a cookie', { headers: { 'set-cookie': 'a=b' } }],
    ['a page with no-store', { headers: { 'cache-control': 'no-store' } }],
    ['a response that is not HTML', { headers: { 'content-type': 'application/json' } }],
  ])('%s, nor shared by concurrent requests', async (_, response) => {
    const { send, rendered } = await startCountedPages({ override: () => response })
    const responses = await Promise.all(Array.from({ length: 5 }, () => send('/tecnicos/ana')))
    responses.push(await send('/tecnicos/ana'))
    expect(rendered).toHaveLength(6)
    for (const { headers } of responses) {
      expect(headers).not.toHaveProperty('etag')
      expect(headers['cache-control']).not.toContain('public')
    }
  })

  test('a page that turns out to be private is rendered for each request that waited for it', async () => {
    const { send, rendered, requests, pause } = await startCountedPages({
      override: () => ({ headers: { 'set-cookie': 'a=b' } }),
    })
    const resume = pause()
    const pending = Array.from({ length: 5 }, () => send('/', { headers: BR }))
    await expect.poll(() => [requests(), rendered.length]).toEqual([5, 1])
    resume()
    const responses = await Promise.all(pending)
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(rendered).toHaveLength(5)
  })

  test('a page that failed to render, nor its failure', async () => {
    let failing = true
    const { send, rendered } = await startCountedPages({
      override: () => {
        if (failing) throw new Error('broken')
        return {}
      },
    })
    const failed = await Promise.all(Array.from({ length: 3 }, () => send('/', { headers: BR })))
    expect(failed.map(({ status }) => status)).toEqual([500, 500, 500])
    failing = false
    expect((await send('/', { headers: BR })).status).toBe(200)
    expect(rendered).toHaveLength(4)
  })

  test('a signed-in person neither reads nor fills the cache', async () => {
    const { send, rendered } = await startCountedPages()
    await send('/', { headers: SESSION })
    expect((await send('/', { headers: BR })).html).toContain('rendering 2')
    expect((await send('/', { headers: BR })).html).toContain('rendering 2')
    const own = await send('/', { headers: { ...BR, ...SESSION } })
    expect(own.html).toContain('rendering 3')
    expect(own.html).toContain('tecniya-session')
    expect(own.headers['cache-control']).toBe('private, no-store')
    expect((await send('/', { headers: BR })).html).toContain('rendering 2')
    expect(rendered).toHaveLength(3)
  })

  test('a signed-in person does not join the rendering of a guest', async () => {
    const { send, rendered, pause } = await startCountedPages()
    const resume = pause()
    const guest = send('/', { headers: BR })
    await expect.poll(() => rendered.length).toBe(1)
    const own = send('/', { headers: { ...BR, ...SESSION } })
    await expect.poll(() => rendered.length).toBe(2)
    resume()
    expect((await guest).html).not.toContain('tecniya-session')
    expect((await own).html).toContain('tecniya-session')
  })

  test('anything while the listener is disconnected', async () => {
    const { send, rendered, connection } = await startCountedPages()
    for (let n = 0; n < 3; n++) await send('/', { headers: BR })
    connection.listening = false
    for (let n = 0; n < 3; n++) {
      const { headers } = await send('/', { headers: BR })
      expect(headers['cache-control']).toBe('private, no-cache')
    }
    expect(rendered).toHaveLength(4)
  })

  test('a rendering during which the listener disconnects', async () => {
    const { send, rendered, pause, connection } = await startCountedPages()
    const resume = pause()
    const pending = send('/', { headers: BR })
    await expect.poll(() => rendered.length).toBe(1)
    connection.listening = false
    resume()
    await pending
    connection.listening = true
    expect((await send('/', { headers: BR })).html).toContain('rendering 2 ')
  })
})

describe('a public change', () => {
  test('is visible to every later request', async () => {
    const { send, notify } = await startCountedPages()
    for (let change = 1; change < 6; change++) {
      for (let n = 0; n < 3; n++) {
        expect((await send('/', { headers: BR })).html).toContain(`rendering ${change} `)
      }
      notify(change % 2 ? 'public' : 'hours')
    }
  })

  test('during a rendering keeps it from being stored', async () => {
    const { send, rendered, pause, notify } = await startCountedPages()
    const resume = pause()
    const before = send('/', { headers: BR })
    await expect.poll(() => rendered.length).toBe(1)
    notify()
    resume()
    expect((await before).html).toContain('rendering 1 ')
    expect((await send('/', { headers: BR })).html).toContain('rendering 2 ')
  })

  test('during a rendering keeps it from being shared with later requests', async () => {
    const { send, rendered, pause, notify } = await startCountedPages()
    const resume = pause()
    const before = send('/', { headers: BR })
    await expect.poll(() => rendered.length).toBe(1)
    notify()
    const after = send('/', { headers: BR })
    await expect.poll(() => rendered.length).toBe(2)
    resume()
    expect((await before).html).toContain('rendering 1 ')
    expect((await after).html).toContain('rendering 2 ')
    expect((await send('/', { headers: BR })).html).toContain('rendering 2 ')
  })
})

describe('while the database cannot be reached', () => {
  /** Pages that answer 503 and a listener without connection, from the moment of `begin`. */
  async function startOutage() {
    const database = { away: false }
    const started = await startCountedPages({ override: () => (database.away ? { status: 503 } : {}) })
    const begin = () => {
      database.away = true
      started.connection.listening = false
    }
    const end = () => {
      database.away = false
      started.notify(null)
      started.connection.listening = true
    }
    return { ...started, begin, end }
  }

  test('guests get the pages that were cached, out of date by a booking or not, and the text of the failure for others', async () => {
    const { send, begin, end, notify } = await startOutage()
    await send('/', { headers: BR })
    await send('/tecnicos', { headers: BR })
    notify('hours')
    await send('/', { headers: BR })
    begin()
    for (let n = 0; n < 3; n++) {
      const [home, list, other] = await Promise.all(
        ['/', '/tecnicos', '/tecnicos?q=gas'].map(path => send(path, { headers: BR })),
      )
      expect([home?.status, list?.status, other?.status]).toEqual([200, 200, 503])
      expect(home?.html).toContain('rendering 3 ')
      expect(list?.html).toContain('rendering 2 ')
    }
    const { status } = await send('/', { headers: { ...BR, ...SESSION } })
    expect(status).toBe(503)
    end()
    expect((await send('/tecnicos', { headers: BR })).html).not.toContain('rendering 2 ')
  })

  test.each([
    ['booked', 'hours', 200],
    ['hidden', 'public', 503],
  ])('a page rendered while somebody was %s is answered accordingly', async (_, topic, status) => {
    const { send, rendered, pause, notify, begin } = await startOutage()
    const resume = pause()
    const before = send('/tecnicos', { headers: BR })
    await expect.poll(() => rendered.length).toBe(1)
    notify(topic)
    resume()
    await before
    begin()
    expect((await send('/tecnicos', { headers: BR })).status).toBe(status)
  })

  test('an earlier rendering that ends later does not replace the page', async () => {
    const { send, rendered, pause, notify, begin } = await startOutage()
    const resume = pause()
    const earlier = send('/', { headers: BR })
    await expect.poll(() => rendered.length).toBe(1)
    notify('hours')
    const resumeLater = pause()
    const later = send('/', { headers: BR })
    await expect.poll(() => rendered.length).toBe(2)
    resumeLater()
    await later
    resume()
    await earlier
    begin()
    expect((await send('/', { headers: BR })).html).toContain('rendering 2 ')
  })

  test('the database is not asked for every one of them', async () => {
    const { send, rendered, begin } = await startOutage()
    await send('/', { headers: BR })
    begin()
    for (let n = 0; n < 20; n++) expect((await send('/', { headers: BR })).status).toBe(200)
    expect(rendered.length).toBeLessThan(10)
  })

  test('somebody who was hidden before does not come back', async () => {
    const { send, begin, notify } = await startOutage()
    await send('/tecnicos/ana', { headers: BR })
    notify('public')
    begin()
    expect((await send('/tecnicos/ana', { headers: BR })).status).toBe(503)
  })
})

describe('limits', () => {
  test('the least recently used pages are evicted when the bytes run out', async () => {
    const { send, rendered } = await startCountedPages({ limits: { maxBytes: 60_000 } })
    const profile = (n: number) => send(`/tecnicos/t-${n}`, { headers: BR })
    for (let n = 0; n < 40; n++) {
      await profile(n)
      await profile(0)
    }
    expect(rendered).toHaveLength(40)
    await profile(39)
    expect(rendered).toHaveLength(40)
    await profile(1)
    expect(rendered).toHaveLength(41)
  })

  test('a page larger than an eighth of the cache is not stored', async () => {
    const { send, rendered } = await startCountedPages({ limits: { maxBytes: 20_000 } })
    for (let n = 0; n < 2; n++) expect((await send('/')).status).toBe(200)
    expect(rendered).toHaveLength(2)
  })

  test('pages expire without a change', async () => {
    const ttlMs = 60_000
    const { send, rendered } = await startCountedPages({ limits: { ttlMs } })
    for (let n = 0; n < 3; n++) await send('/', { headers: BR })
    expect(rendered).toHaveLength(1)
    const later = performance.now() + ttlMs
    const clock = vi.spyOn(performance, 'now').mockReturnValue(later)
    await send('/', { headers: BR })
    clock.mockRestore()
    expect(rendered).toHaveLength(2)
  })
})

test('each request counts once for what its page shows of demand: rendered, waited for, out of the cache, not modified', async () => {
  const counted: string[] = []
  const { send, pause, requests, rendered } = await startCountedPages({
    countDemand: ({ headers }, { city }) => void counted.push(`${headers['user-agent']} ${city}`),
  })
  const by = (agent: string) => ({ headers: { ...BR, 'user-agent': agent } })
  const resume = pause()
  const first = [send('/tecnicos?q=nevera', by('one')), send('/tecnicos?q=nevera', by('two'))]
  await expect.poll(() => [requests(), rendered.length]).toEqual([2, 1])
  resume()
  const [answer] = await Promise.all(first)
  await send('/tecnicos?q=nevera', by('three'))
  const seen = await send('/tecnicos?q=nevera', {
    headers: { ...BR, 'user-agent': 'four', 'if-none-match': answer?.headers.etag ?? '' },
  })
  expect(seen.status).toBe(304)
  await send('/tecnicos?q=nevera', { headers: { ...BR, ...SESSION, 'user-agent': 'five' } })
  const people = ['one', 'two', 'three', 'four', 'five']
  expect(counted.toSorted()).toEqual(people.map(name => `${name} /tecnicos?q=nevera`).toSorted())
})

test('a failed page shows no demand', async () => {
  const counted: unknown[] = []
  const { send } = await startCountedPages({
    override: () => ({ status: 500 }),
    countDemand: (_, event) => void counted.push(event),
  })
  await send('/tecnicos')
  expect(counted).toEqual([])
})

test('only a page that is kept for guests is rendered with the services of guests', async () => {
  const servedBy: string[] = []
  const pages: Pages = async (request, { services }) => {
    servedBy.push(`${request.method} ${new URL(request.url).pathname} ${services.mail.sender}`)
    return new Response('<p>hola</p>', { headers: { 'content-type': 'text/html' } })
  }
  const named = (sender: string) => ({ mail: { sender, hasServer: true } }) as Services
  const { send, connection } = await startCountedPages({
    pages,
    services: named('primary'),
    guestServices: named('replica'),
  })
  await send('/tecnicos', { headers: BR })
  await send('/tecnicos', { headers: { ...BR, ...SESSION } })
  await send('/tecnicos', { method: 'POST' })
  await send('/auth/login', { headers: BR })
  await send('/tecnicos.data', { headers: BR })
  connection.listening = false
  await send('/', { headers: BR })
  expect(servedBy).toEqual([
    'GET /tecnicos replica',
    'GET /tecnicos primary',
    'POST /tecnicos primary',
    'GET /auth/login primary',
    'GET /tecnicos.data primary',
    'GET / primary',
  ])
})
