// The client against the simulator of the Cloud API.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import type { WhatsappFile } from '#platform/domain/whatsapp.ts'
import { failureText, outcomeOf } from '#platform/whatsapp/api-failures.ts'
import { outgoingOf, outgoingOfAnswer } from '#platform/whatsapp/outgoing.ts'
import { TEMPLATES, type TemplateName } from '#platform/whatsapp/templates.ts'
import {
  createWhatsappChannel,
  createWhatsappClient,
  isMediaAddress,
} from '#platform/whatsapp/whatsapp-client.server.ts'
import { PHONE_FAILURES } from '#tests/support/servers/whatsapp/simulated-phone.ts'
import {
  startWhatsappSimulator,
  type WhatsappSimulator,
} from '#tests/support/servers/whatsapp/whatsapp-simulator.ts'

const ORIGIN = 'https://tecniya.co'
const NUMBER = '573001112233'
const JPEG = Buffer.from('ffd8ffe000104a464946', 'hex')
const PICTURE: WhatsappFile = {
  kind: 'image',
  name: 'carlos.jpg',
  type: 'image/jpeg',
  read: async () => JPEG,
}
const RECEIPT: WhatsappFile = {
  kind: 'document',
  name: 'Comprobante.pdf',
  type: 'application/pdf',
  read: async () => Buffer.from('%PDF-1.7'),
}

let simulator: WhatsappSimulator
let now = new Date('2026-11-16T14:00:00Z')
const running: { stop(): Promise<void> }[] = []
beforeEach(async () => {
  now = new Date('2026-11-16T14:00:00Z')
  simulator = await startWhatsappSimulator({ now: () => now })
})
afterEach(() => simulator.stop())
afterAll(async () => {
  for (const each of running) await each.stop()
})

const client = () => createWhatsappClient(simulator.config, 2_000)
const text = (body = 'Hola') => outgoingOfAnswer({ text: body })

test.each(Object.keys(TEMPLATES) as TemplateName[])(
  'the template %s is taken with its examples',
  async name => {
    const { words, buttons, header } = TEMPLATES[name] as (typeof TEMPLATES)[
      | 'comprobante'
      | 'nueva_visita'] & {
      header?: 'IMAGE' | 'DOCUMENT'
    }
    const message = {
      template: name,
      words,
      buttons: buttons.map(button => (button.kind === 'link' ? button.example : 'act:412')),
      file: header && (header === 'IMAGE' ? PICTURE : RECEIPT),
    }
    expect(await client().send(NUMBER, outgoingOf(message, false, ORIGIN), 'our-id')).toEqual({
      outcome: 'accepted',
      id: expect.stringMatching(/^wamid\./),
    })
    const phone = simulator.phone(NUMBER)
    expect(phone.last).toMatchObject({ as: 'template', template: name, state: 'delivered', ourId: 'our-id' })
    // Inside of the 24 hours as well, and it reads the same.
    phone.write('Hola')
    const inTemplate = phone.last
    await client().send(NUMBER, outgoingOf(message, true, ORIGIN), 'our-id')
    expect(phone.last).toMatchObject({ text: inTemplate?.text, buttons: inTemplate?.buttons })
    expect(phone.last?.file?.name).toBe(inTemplate?.file?.name)
  },
)

test('an answer has replies, a link, a list or a file', async () => {
  const phone = simulator.phone(NUMBER)
  const written = phone.write('Hola')
  const sent = async (answer: Parameters<typeof outgoingOfAnswer>[0]) => {
    expect(await client().send(NUMBER, outgoingOfAnswer(answer, written), 'our-id')).toMatchObject({
      outcome: 'accepted',
    })
    return phone.last
  }
  expect(await sent({ text: 'Hola' })).toMatchObject({ as: 'text', text: 'Hola', quotes: written })
  expect(await sent({ text: '¿Vas?', replies: [{ id: 'go:1', title: 'Voy' }] })).toMatchObject({
    buttons: [{ kind: 'reply', id: 'go:1', title: 'Voy' }],
  })
  expect(await sent({ text: 'Mira', link: { title: 'Ver', url: `${ORIGIN}/agenda` } })).toMatchObject({
    buttons: [{ kind: 'link', url: `${ORIGIN}/agenda` }],
  })
  const list = { button: 'Escoger', rows: [{ id: 'to:1', title: 'Ana', text: 'Hoy 10:00' }] }
  expect(await sent({ text: '¿Para quién?', list })).toMatchObject({ list })
  expect(await sent({ text: 'Carlos terminó', file: RECEIPT })).toMatchObject({
    as: 'document',
    text: 'Carlos terminó',
    file: { name: 'Comprobante.pdf', type: 'application/pdf' },
  })
  expect(await sent({ text: '', file: PICTURE })).toMatchObject({ as: 'image', text: '' })
  await client().react(NUMBER, written, { emoji: '✅' }, 'our-id')
  expect(phone.chat[0]?.reaction).toBe('✅')
})

test('outside of the 24 hours free text is reported as failed', async () => {
  const phone = simulator.phone(NUMBER)
  phone.write('Hola')
  now = new Date(now.getTime() + 24 * 60 * 60_000)
  expect(await client().send(NUMBER, text(), 'our-id')).toMatchObject({ outcome: 'accepted' })
  expect(phone.last).toMatchObject({ state: 'failed', errorCode: 131047 })
})

const REFUSALS = {
  'rate-limit': { outcome: 'wait', code: 130429, retryAfterMs: null, mayHaveArrived: false },
  'pair-limit': { outcome: 'wait', code: 131056, retryAfterMs: null, mayHaveArrived: false },
  'api-failure': { outcome: 'wait', code: 131000, retryAfterMs: null, mayHaveArrived: false },
  'lost-answer': { outcome: 'wait', code: null, retryAfterMs: null, mayHaveArrived: true },
  'test-number': { outcome: 'refused', code: 131030 },
}

test.each(PHONE_FAILURES)('a phone with the failure %s is told so, at once or later', async failure => {
  const phone = simulator.phone(NUMBER)
  phone.write('Hola')
  phone.failure = failure
  const expected = REFUSALS[failure as keyof typeof REFUSALS] ?? {
    outcome: 'accepted',
    id: expect.any(String),
  }
  expect(await client().send(NUMBER, text(), 'our-id')).toEqual(expected)
  const states = { 'no-whatsapp': 'failed', blocked: 'failed', undelivered: 'sent', slow: 'sent' }
  if (failure in states) expect(phone.last?.state).toBe(states[failure as keyof typeof states])
})

test.each(['PAUSED', 'DISABLED', 'PENDING', 'REJECTED'] as const)(
  'a template that is %s is refused',
  async status => {
    Object.assign(simulator.templates.get('calificar') ?? {}, { status })
    const message = { template: 'calificar', words: ['Carlos'], buttons: ['7'] }
    const codes = { PAUSED: 132015, DISABLED: 132016, PENDING: 132001, REJECTED: 132001 }
    const result = await client().send(NUMBER, outgoingOf(message, false, ORIGIN), 'our-id')
    expect(result).toEqual({ outcome: 'refused', code: codes[status] })
  },
)

test('a token that has expired is known as such, whatever is asked for', async () => {
  simulator.isTokenExpired = true
  const expected = { outcome: 'token', code: 190 }
  expect(await client().send(NUMBER, text(), 'our-id')).toEqual(expected)
  expect(await client().send(NUMBER, outgoingOfAnswer({ text: '', file: PICTURE }), 'our-id')).toEqual(
    expected,
  )
  expect(await client().phoneState()).toEqual(expected)
  expect(await client().listTemplates()).toEqual(expected)
  expect(await client().fetchMedia('1', 10)).toEqual(expected)
})

test('a number that the token cannot see is a mistake of the account', async () => {
  const other = createWhatsappClient({ ...simulator.config, phoneId: '99999' })
  expect(await other.send(NUMBER, text(), 'our-id')).toEqual({ outcome: 'token', code: 33 })
})

test('an outage waits: what may have arrived is known', async () => {
  simulator.outage = 'down'
  const failed = { outcome: 'wait', code: null, retryAfterMs: null }
  expect(await client().send(NUMBER, text(), 'our-id')).toEqual({ ...failed, mayHaveArrived: true })
  // Its file was not taken: the message itself was never asked for.
  const withFile = outgoingOfAnswer({ text: '', file: PICTURE })
  expect(await client().send(NUMBER, withFile, 'our-id')).toEqual({ ...failed, mayHaveArrived: false })
  simulator.outage = 'silent'
  const impatient = createWhatsappClient(simulator.config, 100)
  expect(await impatient.send(NUMBER, text(), 'our-id')).toEqual({ ...failed, mayHaveArrived: true })
  await simulator.stop()
  expect(await client().send(NUMBER, text(), 'our-id')).toEqual({ ...failed, mayHaveArrived: false })
})

test('media are fetched with the token, bounded, and for a while', async () => {
  const phone = simulator.phone(NUMBER)
  phone.sendPhoto(JPEG, 'Así está')
  const mediaId = phone.chat[0]?.file?.mediaId ?? ''
  expect(await client().fetchMedia(mediaId, JPEG.length)).toEqual({ outcome: 'accepted', value: JPEG })
  expect(await client().fetchMedia(mediaId, JPEG.length - 1)).toEqual({ outcome: 'large' })
  expect(await client().fetchMedia('404', 10)).toEqual({ outcome: 'gone' })
  expect(await client().fetchMedia('../messages', 10)).toEqual({ outcome: 'gone' })
})

test('media are fetched from nowhere else', { tags: ['attack'] }, async () => {
  const visits: string[] = []
  const elsewhere = createServer((request, response) => {
    visits.push(request.url ?? '')
    response.end('secret')
  }).listen(0, '127.0.0.1')
  await once(elsewhere, 'listening')
  running.push({ stop: async () => void elsewhere.close() })
  const address = elsewhere.address()
  const port = typeof address === 'object' ? address?.port : 0
  simulator.phone(NUMBER).sendPhoto(JPEG)
  const mediaId = simulator.phone(NUMBER).chat[0]?.file?.mediaId ?? ''
  for (const place of [
    `http://127.0.0.1:${port}/`,
    'http://169.254.169.254/',
    'file:///etc/passwd',
    'no address',
  ]) {
    simulator.mediaAddress = place
    expect(await client().fetchMedia(mediaId, 1_000)).toEqual({ outcome: 'host' })
  }
  expect(visits).toEqual([])
})

test.each([
  ['https://graph.facebook.com/media/1', true],
  ['https://lookaside.fbsbx.com/whatsapp_business/attachments/?mid=1', true],
  ['http://lookaside.fbsbx.com/1', false],
  ['https://lookaside.fbsbx.com:8443/1', false],
  ['https://lookaside.fbsbx.com.premios.com/1', false],
  ['https://lookaside.fbsbx.com@premios.com/1', false],
  ['https://user@graph.facebook.com/1', false],
  ['http://graph.facebook.com/1', false],
])('media at %s are fetched: %s', (address, isFetched) => {
  expect(isMediaAddress(address, 'https://graph.facebook.com/v23.0')).toBe(isFetched)
})

test('a redirect is not followed', { tags: ['attack'] }, async () => {
  const redirecting = createServer((_, response) => {
    response.writeHead(302, { location: `${simulator.config.api}/${simulator.config.phoneId}` }).end()
  }).listen(0, '127.0.0.1')
  await once(redirecting, 'listening')
  running.push({ stop: async () => void redirecting.close() })
  const address = redirecting.address()
  const api = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/v23.0`
  expect(await createWhatsappClient({ ...simulator.config, api }).phoneState()).toMatchObject({
    outcome: 'refused',
  })
  expect(simulator.requests).toEqual([])
})

test('what the account says of number, templates and subscribers is read, over several pages', async () => {
  expect(await client().phoneState()).toEqual({
    outcome: 'accepted',
    value: {
      number: '576015550148',
      name: 'TecniYa',
      quality: 'GREEN',
      status: 'CONNECTED',
      limit: 'TIER_1K',
      webhook: `${ORIGIN}/webhooks/whatsapp`,
    },
  })
  const [first] = simulator.templates.values()
  for (let at = 0; at < 230; at++)
    simulator.templates.set(`x${at}`, { ...structuredClone(first), name: `x${at}` } as never)
  const listed = await client().listTemplates()
  expect(listed.outcome === 'accepted' && listed.value.map(({ name }) => name)).toEqual([
    ...simulator.templates.keys(),
  ])
  expect(await client().listSubscribers()).toEqual({ outcome: 'accepted', value: ['TecniYa'] })
})

test('without the business account its parts are not asked for', async () => {
  const other = createWhatsappClient({ ...simulator.config, businessId: undefined })
  expect(other.hasBusinessAccount).toBe(false)
  await expect(other.listTemplates()).rejects.toThrow('No business account')
})

test('a channel knows its number, its signature and its token of verification', () => {
  const channel = createWhatsappChannel(simulator.config)
  expect(channel.number).toBe('576015550148')
  expect(channel.isVerifyToken(simulator.config.verifyToken)).toBe(true)
  expect(channel.isVerifyToken(null)).toBe(false)
  expect(channel.isSigned(Buffer.from('{}'), null)).toBe(false)
})

test('codes that are not in the table are judged by the status', () => {
  expect(outcomeOf(400, 999_999)).toBe('refused')
  expect(outcomeOf(400, null)).toBe('refused')
  expect(outcomeOf(429, null)).toBe('wait')
  expect(outcomeOf(502, 999_999)).toBe('wait')
  expect(outcomeOf(401, null)).toBe('token')
  expect(outcomeOf(403, 200)).toBe('token')
  expect(failureText(131026)).toBe('Sin WhatsApp en ese número')
  expect(failureText(null)).toBe('WhatsApp no contestó')
  expect(failureText(999_999)).toBe('WhatsApp no lo aceptó (999999)')
})
