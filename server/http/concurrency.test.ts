import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { boundedConcurrency } from '#server/http/concurrency.ts'
import type { HttpEnv } from '#server/http/http-env.ts'

const TAGS = { tags: ['attack'] }
const LANE = { person: { running: 2, waiting: 3 }, network: { running: 4, waiting: 6 } }
const BOUNDS = { page: LANE, form: LANE, upload: LANE, file: LANE }

/** A site whose pages are answered when the test says so. */
function slowSite(waitLimitMs?: number) {
  const begun: { who: string; finish: (failed?: boolean) => void }[] = []
  const app = new Hono<HttpEnv>()
  app.use(async (c, next) => {
    c.set('network', c.req.header('x-network') ?? '')
    await next()
  })
  app.use(boundedConcurrency(BOUNDS, waitLimitMs))
  app.all(
    '*',
    c =>
      new Promise<Response>((resolve, reject) => {
        const who = c.req.header('cookie') ?? 'guest'
        begun.push({ who, finish: failed => (failed ? reject(new Error('broken')) : resolve(c.text('ok'))) })
      }),
  )
  app.onError((_, c) => c.text('failed', 500))
  const statuses: number[] = []
  interface Asked extends RequestInit {
    path?: string
    network?: string
  }
  const ask = async (who: string, { path = '/perfil', network = 'home', ...init }: Asked = {}) => {
    const headers = new Headers({ 'x-network': network })
    if (who !== 'guest') headers.set('cookie', `tecniya-session=${who}`)
    const answer = await app.request(`http://localhost${path}`, { ...init, headers })
    statuses.push(answer.status)
    return answer
  }
  return {
    ask,
    begun,
    statuses,
    sessionsBegun: () => begun.map(({ who }) => who.replace('tecniya-session=', '')),
    /** In the order in which they begin. */
    async finish(count: number, failed = false) {
      for (const { finish } of begun.splice(0, count)) finish(failed)
      await settled()
    },
  }
}
const settled = () => new Promise(resolve => setImmediate(resolve))
const times = <Result>(count: number, ask: () => Result) => Array.from({ length: count }, ask)

test('of what one person asks at once a few run, some wait and the rest is refused', TAGS, async () => {
  const site = slowSite()
  const asked = times(10, () => site.ask('ana'))
  await settled()
  expect(site.sessionsBegun()).toEqual(['ana', 'ana'])
  expect(site.statuses).toEqual(times(5, () => 429))
  const other = site.ask('luz')
  await settled()
  expect(site.sessionsBegun()).toEqual(['ana', 'ana', 'luz'])
  for (let page = 0; page < 6; page++) await site.finish(1)
  expect((await other).status).toBe(200)
  const answers = await Promise.all(asked)
  expect(answers.map(({ status }) => status).sort()).toEqual([...times(5, () => 200), ...times(5, () => 429)])
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.headers.get('retry-after')).toBe('2')
  expect(await refused?.text()).toContain('Espera unos segundos e intenta de nuevo.')
})

test('a network is bounded whatever sessions it invents, and another one does not wait', TAGS, async () => {
  const site = slowSite()
  let person = 0
  const asked = times(12, () => site.ask(`invented-${person++}`))
  await settled()
  expect(site.begun).toHaveLength(4)
  expect(site.statuses).toEqual([429, 429])
  const elsewhere = site.ask('ana', { network: 'office' })
  await settled()
  expect(site.sessionsBegun().at(-1)).toBe('ana')
  for (let page = 0; page < 11; page++) await site.finish(1)
  await Promise.all([...asked, elsewhere])
})

test('guests leave room for the signed-in people of their network', TAGS, async () => {
  const site = slowSite()
  const asked = times(5, () => site.ask('guest'))
  await settled()
  expect(site.begun).toHaveLength(2)
  const signedIn = times(2, () => site.ask('ana'))
  await settled()
  expect(site.sessionsBegun()).toEqual(['guest', 'guest', 'ana', 'ana'])
  for (let page = 0; page < 7; page++) await site.finish(1)
  await Promise.all([...asked, ...signedIn])
  expect(site.statuses).toEqual(times(7, () => 200))
})

test('pages do not wait for forms, uploads or files', async () => {
  const site = slowSite()
  const photo = new FormData()
  photo.set('foto', new Blob(['x']), 'a.jpg')
  const asked = [
    ...times(2, () => site.ask('ana', { path: '/mis-reservas/7/comprobante.pdf' })),
    ...times(2, () => site.ask('ana', { path: '/fotos/x' })),
    ...times(3, () => site.ask('ana', { path: '/mis-reservas/7', method: 'POST' })),
    ...times(3, () => site.ask('ana', { path: '/mis-reservas/7', method: 'POST', body: photo })),
    site.ask('ana'),
  ]
  await settled()
  expect(site.begun).toHaveLength(2 + 2 + 2 + 1)
  for (const _ of asked) await site.finish(1)
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(times(11, () => 200))
})

test('a failed request, one that waited too long and one whose client left give their place back', async () => {
  const site = slowSite(20)
  const failing = times(2, () => site.ask('ana'))
  await settled()
  const late = site.ask('ana')
  const left = new AbortController()
  const gone = site.ask('ana', { signal: left.signal }).catch(() => null)
  left.abort()
  expect((await late).status).toBe(429)
  await gone
  await site.finish(2, true)
  expect((await Promise.all(failing)).map(({ status }) => status)).toEqual([500, 500])
  const again = times(2, () => site.ask('ana'))
  await settled()
  expect(site.begun).toHaveLength(2)
  await site.finish(2)
  await Promise.all(again)
})
