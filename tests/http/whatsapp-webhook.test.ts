// Where the Cloud API posts, with its simulator: what is signed is taken once, in milliseconds; everything else is refused.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { openStream } from '#tests/support/browser/event-stream.ts'
import { type SignedInPerson, signedInPeople } from '#tests/support/people/signed-in.ts'
import { connectNumber, newNumber } from '#tests/support/people/whatsapp.ts'
import { sharedProgram, testProgram } from '#tests/support/program/test-program.ts'
import { startWhatsappSimulator } from '#tests/support/servers/whatsapp/whatsapp-simulator.ts'

const ATTACK = { tags: ['attack'] }
const WAITS = { timeout: 15_000 }
const PATH = '/webhooks/whatsapp'

/** The clock of the phones is ahead by so much. */
let aheadMs = 0
const simulator = await startWhatsappSimulator({ now: () => new Date(Date.now() + aheadMs) })
afterAll(() => simulator.stop())
const program = await testProgram(simulator.variables)
const { rows, pool } = program.database
const { visitor } = await sharedProgram()
simulator.setWebhookUrl(`${program.origin}${PATH}`)
beforeEach(() => {
  simulator.webhooks.mode = 'normal'
})

const verify = (query: Record<string, string>) =>
  fetch(`${program.origin}${PATH}?${new URLSearchParams(query)}`)
const RIGHT = {
  'hub.mode': 'subscribe',
  'hub.challenge': '1158201444',
  'hub.verify_token': simulator.config.verifyToken,
}
const inbound = async () => (await rows('select from whatsapp_inbound')).length
const fromUs = (number: string) => simulator.phone(number).chat.filter(({ by }) => by === 'us')
const answered = (number: string, count: number) =>
  vi.waitFor(() => expect(fromUs(number).map(({ text }) => text)).toHaveLength(count), WAITS)
/** Every job that came of what was posted. */
const handled = () =>
  vi.waitFor(
    async () =>
      expect(
        await rows(
          `select task_identifier from graphile_worker.jobs where task_identifier like '%whatsapp%'`,
        ),
      ).toEqual([]),
    { timeout: 15_000 },
  )

async function newPerson(): Promise<SignedInPerson> {
  const [person] = (await signedInPeople(pool, 1)) as [SignedInPerson]
  return person
}

/** A code of the person's session. */
async function codeFor(person: SignedInPerson): Promise<string> {
  const [row] = await rows<{ code: string }>(
    `insert into whatsapp_codes (uid, code, "sessionId", "expiresAt")
     select $1, translate(upper(substr(md5($1), 1, 4)), '01B', 'XYW'), id, now() + interval '10 minutes'
       from sessions where "userId" = $1 limit 1 returning code`,
    [person.uid],
  )
  return `Conectar TY-${row?.code}`
}

test('the address is proven by its word, and gives back nothing but a challenge', ATTACK, async () => {
  const right = await verify(RIGHT)
  expect([right.status, right.headers.get('content-type'), await right.text()]).toEqual([
    200,
    'text/plain; charset=UTF-8',
    '1158201444',
  ])
  for (const wrong of [
    { 'hub.verify_token': 'guessed-and-long-enough' },
    { 'hub.mode': 'unsubscribe' },
    { 'hub.challenge': '<script>alert(1)</script>' },
    { 'hub.challenge': '' },
  ])
    expect.soft((await verify({ ...RIGHT, ...wrong })).status).toBe(403)
  expect((await verify({})).status).toBe(403)
})

test('a message connects its number: the chat answers, the open page is told, once for posts that come twice', async () => {
  const person = await newPerson()
  const number = newNumber()
  const stream = await openStream(program.visitor(person))
  await stream.waitFor('retry:')
  simulator.webhooks.mode = 'duplicates'
  simulator.phone(number).write(await codeFor(person))
  await stream.waitFor('event: session\ndata: changed')
  await answered(number, 1)
  simulator.webhooks.replay()
  await simulator.webhooks.settled()
  await handled()
  expect(fromUs(number)).toHaveLength(1)
  expect(await rows('select uid from whatsapp_connections where number = $1', [number])).toEqual([
    { uid: person.uid },
  ])
  expect(simulator.webhooks.posts.every(({ status }) => status === 200)).toBe(true)
  // What became of the answer came back.
  await vi.waitFor(
    async () =>
      expect(await rows('select state from whatsapp_messages where uid = $1', [person.uid])).toEqual([
        { state: 'delivered' },
      ]),
    { timeout: 15_000 },
  )
  await stream.close()
})

test('what comes together and in the wrong order is handled in the right one', async () => {
  const [person, number] = [await newPerson(), newNumber()]
  simulator.webhooks.mode = 'held'
  const phone = simulator.phone(number)
  phone.write(await codeFor(person))
  aheadMs += 2_000
  phone.write('SALIR')
  simulator.webhooks.release({ reversed: true, merged: true })
  await answered(number, 2)
  expect(fromUs(number).map(({ text }) => text.slice(0, 12))).toEqual([
    'Listo, Persona'.slice(0, 12),
    'Listo, ya no',
  ])
})

test('what is not signed by the API is refused and stored nowhere', ATTACK, async () => {
  const before = await inbound()
  const value = {
    messages: [{ from: newNumber(), id: 'wamid.forged', timestamp: '1763000000', type: 'text' }],
  }
  expect(await simulator.webhooks.forge(value)).toBe(403)
  expect(await simulator.webhooks.forge(value, { isUnsigned: true })).toBe(403)
  expect(await inbound()).toBe(before)
})

test.each([
  ['no JSON', 'hola', 400],
  ['nothing', '', 400],
  ['a number', '7', 200],
  ['a list', '[]', 200],
  ['null', 'null', 200],
  [
    'something unknown',
    '{"object":"page","entry":[{"changes":[{"field":"feed","value":{"a":"&".repeat}}]}]}',
    400,
  ],
  [
    'entries of nothing',
    '{"entry":[null,{"changes":[null,{"field":"messages","value":{"messages":[null,7]}}]}]}',
    200,
  ],
  ['a thousand ampersands', JSON.stringify({ object: '&'.repeat(1_000) }), 200],
  ['NUL in a text', JSON.stringify({ entry: [{ changes: [{ field: 'messages', value: '\u0000' }] }] }), 200],
])('%s, signed, is answered', ATTACK, async (_, body, status) => {
  expect(await simulator.webhooks.postRaw(body)).toBe(status)
})

test('the largest post is taken and a larger one refused before it is read', ATTACK, async () => {
  const filled = (bytes: number) => JSON.stringify({ object: 'x'.repeat(bytes) })
  expect(await simulator.webhooks.postRaw(filled(3 * 1024 * 1024 - 100))).toBe(200)
  expect(await simulator.webhooks.postRaw(filled(3 * 1024 * 1024))).toBe(413)
})

/** The beginning of a post, whose rest may never come. */
async function beginPost(headers: Record<string, string>, body = '') {
  const socket = connect(Number(new URL(program.origin).port), '127.0.0.1')
  await once(socket, 'connect')
  const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`)
  socket.write(`POST ${PATH} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
  return socket
}
const FORGED = `sha256=${'0'.repeat(64)}`

test('of a post without a signature nothing is read', ATTACK, async () => {
  for (const signature of ['', 'sha256=', `sha1=${'0'.repeat(40)}`, `${FORGED}0`]) {
    const socket = await beginPost({ 'x-hub-signature-256': signature, 'content-length': '1000000000' })
    const [answer] = await once(socket, 'data')
    expect.soft(String(answer).split('\r\n')[0]).toBe('HTTP/1.1 403 Forbidden')
    socket.destroy()
  }
})

test('long posts that never end take neither memory nor the place of those of the API', ATTACK, async () => {
  const slow = { 'x-hub-signature-256': FORGED, 'content-length': '3000000' }
  const sockets = await Promise.all(Array.from({ length: 8 }, () => beginPost(slow, 'x'.repeat(1_000))))
  try {
    await vi.waitFor(async () => {
      const socket = await beginPost(slow)
      sockets.push(socket)
      const [answer] = await once(socket, 'data', { signal: AbortSignal.timeout(500) })
      expect(String(answer)).toMatch(/^HTTP\/1\.1 503 /)
    }, WAITS)
    expect(await simulator.webhooks.postRaw('{}')).toBe(200)
  } finally {
    for (const socket of sockets) socket.destroy()
  }
  // Their places are free again.
  await vi.waitFor(
    async () =>
      expect(await simulator.webhooks.postRaw(JSON.stringify({ object: 'x'.repeat(100_000) }))).toBe(200),
    WAITS,
  )
})

test('without configuration there is no such address', ATTACK, async () => {
  expect((await visitor().get(`${PATH}?${new URLSearchParams(RIGHT)}`)).status).toBe(404)
  expect((await visitor().post(PATH, {})).status).toBe(404)
})

test('words with control characters and broken letters are handled as any others', ATTACK, async () => {
  const number = newNumber()
  simulator.phone(number).write('hola \u0000\u202e\ud800 {{1}}')
  await answered(number, 1)
})

test('neither number nor words nor ids of a message reach the log', ATTACK, async () => {
  const [person, number] = [await newPerson(), newNumber()]
  await connectNumber(program.database, person.uid, { number })
  const words = `La clave es ${randomUUID()}`
  const id = simulator.phone(number).write(words)
  await simulator.webhooks.settled()
  await handled()
  const log = program.lines.join('\n')
  expect(log).toContain(PATH)
  for (const secret of [words, number, id, simulator.config.token, simulator.config.appSecret])
    expect(log).not.toContain(secret)
})
