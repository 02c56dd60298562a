import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { bindPort, type ConnectionLimits } from '#server/http/http-server.ts'

test('until it is open, the server answers every request with a 503 page and strict headers', async () => {
  const httpServer = await bindPort(0, undefined, { answersEarly: true })
  const get = () => fetch(`http://localhost:${httpServer.port}/cualquiera`)
  const early = await get()
  expect(early.status).toBe(503)
  expect(await early.text()).toContain('Ya casi abrimos')
  expect(Object.fromEntries(early.headers)).toMatchObject({
    'content-security-policy': expect.stringContaining(`default-src 'none'`),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
    'retry-after': '2',
  })
  await httpServer.open((_request, response) => void response.end('abierto'))
  expect(await (await get()).text()).toBe('abierto')
  await httpServer.close()
})

test('beside other instances a port in use is refused at once, and connections until the server is open', async () => {
  const httpServer = await bindPort(0, undefined, { answersEarly: false })
  const get = () => fetch(`http://localhost:${httpServer.port}/cualquiera`)
  await expect(get()).rejects.toThrow()
  await httpServer.open((_request, response) => void response.end('abierto'))
  expect(await (await get()).text()).toBe('abierto')
  await expect(bindPort(httpServer.port, undefined, { answersEarly: false })).rejects.toThrow(
    `El puerto ${httpServer.port} está ocupado`,
  )
  await httpServer.close()
  await expect(get()).rejects.toThrow()
})

test('a connection that was made when the server stops is answered, not reset', async () => {
  const server = await bindPort(0, undefined, { answersEarly: false })
  await server.open((_request, response) => void response.end('leído'))
  const sockets = Array.from({ length: 5 }, () => connect(server.port, '127.0.0.1'))
  const answers = sockets.map(socket => text(socket))
  for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  // The kernel has accepted them, the server has not.
  await new Promise(resolve => process.nextTick(resolve))
  const closed = server.close()
  for (const answer of answers) expect(await answer).toContain('leído')
  await closed
})

const TAGS = { tags: ['attack'] }
const HOUR_MS = 3_600_000
const PATIENT = {
  headersMs: HOUR_MS,
  requestMs: HOUR_MS,
  silenceMs: HOUR_MS,
  keepAliveMs: HOUR_MS,
  checkMs: 20,
}
const HEADERS = 'POST / HTTP/1.1\r\nHost: a\r\n'
const BODY = `${HEADERS}Content-Length: 100\r\n\r\n`

/** Sends the text, and its last byte again and again where `trickling`; resolves when the server has cut the connection. */
async function untilCut(limits: Partial<ConnectionLimits>, sent: string, trickling = false): Promise<string> {
  const server = await bindPort(0, undefined, { answersEarly: true, limits: { ...PATIENT, ...limits } })
  await server.open((request, response) => {
    if (request.method === 'GET') response.end('leído')
    else request.resume()
  })
  const socket = connect(server.port, 'localhost')
  const received = text(socket).catch(() => '')
  await once(socket, 'connect')
  socket.write(sent)
  const trickle = setInterval(() => trickling && socket.write('a'), 10)
  socket.on('error', () => {})
  try {
    return await received
  } finally {
    clearInterval(trickle)
    await server.close()
  }
}

test.each(['host', 'HOST'])('a request with two Host headers is refused: %s', TAGS, async name => {
  const answer = await untilCut({}, `GET / HTTP/1.1\r\nHost: a\r\n${name}: b\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).not.toContain('leído')
  const single = `GET / HTTP/1.1\r\nHost: a\r\nX-Host: b\r\nConnection: close\r\n\r\n`
  expect(await untilCut({}, single)).toContain('leído')
})

// A byte that arrives after the cut resets the connection, and the answer may be lost with it.
test.each([
  ['nothing is sent', { headersMs: 100 }, '', false, /^$|408/],
  ['headers arrive byte by byte', { headersMs: 100, requestMs: HOUR_MS }, `${HEADERS}a: `, true, /^$|408/],
  [
    'a body arrives byte by byte',
    { headersMs: 50, requestMs: 100 },
    BODY.replace('100', '999999'),
    true,
    /^$|408/,
  ],
  ['a body stops arriving', { silenceMs: 100 }, BODY, false, /^$/],
  ['no further request comes', { keepAliveMs: 50 }, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n', false, /leído/],
])('a connection is cut when %s', TAGS, async (_, limits, sent, trickling, answer) => {
  expect(await untilCut(limits, sent, trickling)).toMatch(answer)
})

test('without a limit of silence an answer may take its time', async () => {
  const server = await bindPort(0, undefined, { answersEarly: true, limits: { ...PATIENT, silenceMs: 0 } })
  await server.open(async (_request, response) => {
    await sleep(300)
    response.end('leído')
  })
  expect(await (await fetch(`http://localhost:${server.port}/`)).text()).toBe('leído')
  await server.close()
})

test('a stream with its heartbeat and a slow upload are not cut', async () => {
  const limits = { headersMs: 500, silenceMs: 1_500, keepAliveMs: 500 }
  const server = await bindPort(0, undefined, { answersEarly: true, limits: { ...PATIENT, ...limits } })
  server.open(async (request, response) => {
    if (request.method === 'POST') return void request.resume().once('end', () => response.end('leído'))
    for (let n = 0; n < 10; n++) {
      response.write('.')
      await sleep(200)
    }
    response.end()
  })
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await sleep(200)
      controller.enqueue(new Uint8Array(1_000))
      if (++sent === 10) controller.close()
    },
  })
  let sent = 0
  const origin = `http://localhost:${server.port}`
  const upload = fetch(origin, { method: 'POST', body, duplex: 'half' } as RequestInit)
  expect(await (await fetch(origin)).text()).toBe('..........')
  expect(await (await upload).text()).toBe('leído')
  await server.close()
})
