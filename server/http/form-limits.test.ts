import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { formLimits } from '#server/http/form-limits.ts'
import type { HttpEnv } from '#server/http/http-env.ts'

const app = new Hono<HttpEnv>()
app.use(formLimits())
app.post('*', async c => c.json([...(await c.req.raw.formData().catch(() => []))].length))

const TAGS = { tags: ['attack'] }
const URLENCODED = { 'content-type': 'application/x-www-form-urlencoded' }
const fields = (count: number) => Array.from({ length: count }, (_, n) => `f${n}=x`).join('&')

function multipart(count: number): FormData {
  const form = new FormData()
  for (let n = 0; n < count; n++) form.append(`f${n}`, 'x')
  return form
}

async function post(path: string, body: BodyInit, headers: Record<string, string> = {}) {
  const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit
  const answer = await app.request(`http://localhost${path}`, init)
  return [answer.status, await answer.text()]
}

test('a form within its limits reaches its page unchanged', async () => {
  expect(await post('/auth/login', fields(100), URLENCODED)).toEqual([200, '100'])
  expect(await post('/auth/login', multipart(100))).toEqual([200, '100'])
  expect(await post('/mi-perfil.data', fields(1_200), URLENCODED)).toEqual([200, '1200'])
})

test('a form with more fields than its route allows is refused', TAGS, async () => {
  for (const [path, max] of [
    ['/auth/login', 100],
    ['/auth/login.data', 100],
    ['/mi-perfil', 1_200],
  ] as const) {
    expect(await post(path, fields(max + 1), URLENCODED)).toEqual([413, expect.stringContaining('campos')])
    expect(await post(path, multipart(max + 1))).toEqual([413, expect.stringContaining('campos')])
  }
})

test.each([
  ['another boundary in the header', 'abc', 'boundary=abc; x="; boundary=other"'],
  ['a boundary outside ASCII', 'é', 'boundary="é"'],
])('%s does not hide the fields', TAGS, async (_, boundary, parameters) => {
  const part = `--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n`
  const body = (count: number) => Buffer.from(`${part.repeat(count)}--${boundary}--\r\n`)
  const type = { 'content-type': `multipart/form-data; ${parameters}` }
  expect(await post('/auth/login', body(100), type)).toEqual([200, '100'])
  expect(await post('/auth/login', body(101), type)).toEqual([413, expect.stringContaining('campos')])
})

test('of a form that is too large no more than a few megabytes are received', TAGS, async () => {
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 16_384
      controller.enqueue(new Uint8Array(16_384).fill(97))
    },
  })
  expect(await post('/auth/login', endless, URLENCODED)).toEqual([413, expect.stringContaining('tamaño')])
  expect(sent).toBeLessThan(5_000_000)
  const announced = { ...URLENCODED, 'content-length': '2000000' }
  expect(await post('/auth/login', 'email=a', announced)).toEqual([413, expect.stringContaining('tamaño')])
})

test('files of signed-in people pass to the action, those of guests up to a megabyte', TAGS, async () => {
  const form = () => {
    const files = new FormData()
    files.append('foto', new Blob([new Uint8Array(1_500_000)]), 'a.jpg')
    return files
  }
  const length = { 'content-length': '1500200' }
  const cookie = { cookie: 'tecniya-session=x' }
  expect(await post('/agendar/luz', form(), { ...length, ...cookie })).toEqual([200, '1'])
  expect(await post('/agendar/luz', form(), length)).toEqual([413, expect.stringContaining('tamaño')])
  expect(await post('/mis-reservas', form(), { ...length, ...cookie })).toEqual([413, expect.anything()])
})

test('of files of guests nothing is read where no text is shown again', TAGS, async () => {
  for (const path of [
    '/mi-perfil/trabajos',
    '/mi-perfil/verificacion/x',
    '/mi-perfil/verificacion/x/envio',
    '/mis-reservas/1/garantia',
    '/reportar/perfil/luz',
    '/agendar/fotos',
  ]) {
    let isRead = false
    const unread = new Hono<HttpEnv>()
    unread.use(formLimits())
    unread.post('*', c => c.text('refused', 401))
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          isRead = true
          controller.enqueue(new Uint8Array(16_384))
        },
      },
      { highWaterMark: 0 },
    )
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit
    expect([path, (await unread.request(`http://localhost${path}`, init)).status, isRead]).toEqual([
      path,
      401,
      false,
    ])
  }
})

test('a form that does not arrive in time is answered 408', TAGS, async () => {
  const slow = new Hono<HttpEnv>()
  slow.use(formLimits(50))
  const body = new ReadableStream<Uint8Array>({ start: controller => controller.enqueue(new Uint8Array(10)) })
  const init = { method: 'POST', body, headers: URLENCODED, duplex: 'half' } as RequestInit
  const answer = await slow.request('http://localhost/auth/login', init)
  expect([answer.status, answer.headers.get('connection')]).toEqual([408, 'close'])
})

test('a request that is cut off is answered 400', async () => {
  const broken = new ReadableStream<Uint8Array>({
    start: controller => controller.error(new Error('connection reset')),
  })
  expect(await post('/auth/login', broken, URLENCODED)).toEqual([400, ''])
})
