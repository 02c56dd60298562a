// Where the Cloud API posts, with its simulator: what is signed is taken once, in milliseconds; everything else is refused.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { openStream } from '#tests/support/browser/event-stream.ts'
import { type SignedInPerson, signedInPeople } from '#tests/support/people/signed-in.ts'
import { connectNumber, newNumber } from '#tests/support/people/whatsapp.ts'
import { testProgram } from '#tests/support/program/test-program.ts'
import { startWhatsappSimulator } from '#tests/support/servers/whatsapp/whatsapp-simulator.ts'

const ATTACK = { tags: ['attack'] }
const PATH = '/webhooks/whatsapp'

/** The clock of the phones is ahead by so much. */
let aheadMs = 0
const simulator = await startWhatsappSimulator({ now: () => new Date(Date.now() + aheadMs) })
afterAll(() => simulator.stop())
const program = await testProgram(simulator.variables)
const { rows, pool } = program.database
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
  vi.waitFor(() => expect(fromUs(number).map(({ text }) => text)).toHaveLength(count), { timeout: 15_000 })
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
    'text/plain; charset=utf-8',
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
  expect(await simulator.webhooks.forge(value)).toBe(401)
  expect(await simulator.webhooks.forge(value, { isUnsigned: true })).toBe(401)
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
  expect(await simulator.webhooks.postRaw(filled(255 * 1024))).toBe(200)
  expect(await simulator.webhooks.postRaw(filled(257 * 1024))).toBe(413)
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
