// The simulator posts as the Cloud API does: signed, again when it is not taken, twice or out of order on request.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { IncomingMessage, IncomingStatus } from '#platform/domain/whatsapp.ts'
import { outgoingOfAnswer } from '#platform/whatsapp/outgoing.ts'
import type { WhatsappChannel } from '#platform/whatsapp/whatsapp-channel.ts'
import { createWhatsappChannel } from '#platform/whatsapp/whatsapp-client.server.ts'
import {
  startWhatsappSimulator,
  type WhatsappSimulator,
} from '#tests/support/servers/whatsapp/whatsapp-simulator.ts'

const NUMBER = '573001112233'
const NOON = new Date('2026-11-16T17:00:00Z')

let simulator: WhatsappSimulator
let channel: WhatsappChannel
let receiver: ReturnType<typeof createServer>
/** Statuses with which the next posts are answered; 200 afterwards. */
let answers: number[]
let messages: IncomingMessage[]
let statuses: IncomingStatus[]

beforeEach(async () => {
  answers = []
  messages = []
  statuses = []
  receiver = createServer(async (request, response) => {
    const body = await buffer(request)
    const signature = request.headers['x-hub-signature-256']
    if (typeof signature !== 'string' || !channel.isSigned(body, signature))
      return void response.writeHead(403).end()
    const status = answers.shift() ?? 200
    if (status === 200) {
      const events = channel.parseWebhook(JSON.parse(body.toString()))
      messages.push(...events.messages)
      statuses.push(...events.statuses)
    }
    response.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const address = receiver.address()
  const webhookUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/webhooks/whatsapp`
  simulator = await startWhatsappSimulator({ webhookUrl, now: () => NOON })
  channel = createWhatsappChannel(simulator.config)
})
afterEach(async () => {
  await simulator.stop()
  receiver.close()
})

const phone = () => simulator.phone(NUMBER, 'María Eugenia')
const send = (answer: Parameters<typeof outgoingOfAnswer>[0]) =>
  channel.send(NUMBER, outgoingOfAnswer(answer), 'our-id')

test('what is written, pressed, chosen and photographed arrives', async () => {
  phone().write('Conectar TY-4F7K')
  await send({ text: '¿Vas?', replies: [{ id: 'go:1', title: 'Voy' }] })
  const asked = phone().last
  phone().press('Voy')
  await send({ text: '¿Para quién?', list: { button: 'Escoger', rows: [{ id: 'to:1', title: 'Ana' }] } })
  phone().choose('Ana')
  phone().sendPhoto(Buffer.from('jpeg'), 'Así está')
  phone().sendOther('audio')
  await simulator.webhooks.settled()
  expect(messages.map(({ content }) => content)).toEqual([
    { kind: 'text', text: 'Conectar TY-4F7K' },
    { kind: 'button', id: 'go:1', title: 'Voy' },
    { kind: 'button', id: 'to:1', title: 'Ana' },
    { kind: 'image', mediaId: expect.any(String), text: 'Así está' },
    { kind: 'other', type: 'audio' },
  ])
  expect(messages[1]).toMatchObject({ from: NUMBER, sentAt: NOON, quotes: asked?.id })
})

test('a reply of a template comes with what the template sent', async () => {
  const words = ['María Eugenia', '10:00']
  const buttons = [
    { kind: 'reply', value: 'arrived:7' },
    { kind: 'reply', value: 'late:7' },
    { kind: 'link', value: '7' },
  ] as const
  await channel.send(NUMBER, { as: 'template', name: 'no_has_llegado', words, buttons }, 'our-id')
  phone().press('Voy tarde')
  await simulator.webhooks.settled()
  expect(messages[0]?.content).toEqual({ kind: 'button', id: 'late:7', title: 'Voy tarde' })
})

test('what became of a message is told with our id', async () => {
  phone().write('Hola')
  phone().reads = true
  await send({ text: 'Listo' })
  phone().failure = 'no-whatsapp'
  await send({ text: 'Listo' })
  await simulator.webhooks.settled()
  expect(statuses.map(({ state, errorCode, ourId }) => [state, errorCode, ourId])).toEqual([
    ['sent', null, 'our-id'],
    ['delivered', null, 'our-id'],
    ['read', null, 'our-id'],
    ['failed', 131026, 'our-id'],
  ])
})

test('a post that is not taken comes again', async () => {
  answers = [500, 503]
  phone().write('Hola')
  await simulator.webhooks.settled()
  expect(simulator.webhooks.posts).toMatchObject([{ status: 200, tries: 3 }])
  expect(messages).toHaveLength(1)
})

test('posts come twice, reversed, merged and once more on request', async () => {
  simulator.webhooks.mode = 'duplicates'
  const first = phone().write('uno')
  simulator.webhooks.mode = 'held'
  const second = phone().write('dos')
  const third = phone().write('tres')
  await simulator.webhooks.settled()
  expect(messages.map(({ id }) => id)).toEqual([first, first])
  simulator.webhooks.release({ reversed: true, merged: true })
  await simulator.webhooks.settled()
  expect(messages.slice(2).map(({ id }) => id)).toEqual([third, second])
  expect(simulator.webhooks.posts).toHaveLength(3)
  simulator.webhooks.replay()
  await simulator.webhooks.settled()
  expect(messages).toHaveLength(8)
})

test('a forged post is told apart', async () => {
  expect(await simulator.webhooks.forge({ messages: [] })).toBe(403)
  expect(await simulator.webhooks.forge({ messages: [] }, { isUnsigned: true })).toBe(403)
  expect(await simulator.webhooks.postRaw('{"entry":[]}')).toBe(200)
})

/** As nobody of ours would send it. */
async function posted(body: object): Promise<number> {
  const { api, phoneId, token } = simulator.config
  const response = await fetch(`${api}/${phoneId}/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ messaging_product: 'whatsapp', to: NUMBER, ...body }),
  })
  const { error } = (await response.json()) as { error?: { code: number } }
  return error?.code ?? response.status
}

const reply = (title: string, id = title) => ({ type: 'reply', reply: { id, title } })
const interactive = (part: object) => ({
  type: 'interactive',
  interactive: { body: { text: 'Hola' }, ...part },
})
const template = (components: object[], name = 'calificar') => ({
  type: 'template',
  template: { name, language: { code: 'es' }, components },
})
const body = (...words: string[]) => ({
  type: 'body',
  parameters: words.map(text => ({ type: 'text', text })),
})
const link = { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: '7' }] }

test.each([
  ['a text', { type: 'text', text: { body: 'Hola' } }, 200],
  ['no text', { type: 'text', text: {} }, 131008],
  ['a long text', { type: 'text', text: { body: 'x'.repeat(4_097) } }, 131009],
  ['a sticker', { type: 'sticker', sticker: { id: '1' } }, 131051],
  ['a picture that was not uploaded', { type: 'image', image: { id: '7' } }, 131009],
  [
    'three buttons',
    interactive({ type: 'button', action: { buttons: ['a', 'b', 'c'].map(each => reply(each)) } }),
    200,
  ],
  [
    'four buttons',
    interactive({ type: 'button', action: { buttons: [...'abcd'].map(each => reply(each)) } }),
    131009,
  ],
  [
    'two buttons with one title',
    interactive({ type: 'button', action: { buttons: [reply('a', '1'), reply('a', '2')] } }),
    131009,
  ],
  ['a long button', interactive({ type: 'button', action: { buttons: [reply('x'.repeat(21))] } }), 131009],
  [
    'a link to nowhere',
    interactive({ type: 'cta_url', action: { parameters: { display_text: 'Ver', url: '/x' } } }),
    131009,
  ],
  [
    'a list of eleven',
    interactive({
      type: 'list',
      action: { button: 'Ver', sections: [{ rows: [...'abcdefghijk'].map(id => ({ id, title: id })) }] },
    }),
    131009,
  ],
  ['a template', template([body('Carlos'), link]), 200],
  ['an unknown template', template([body('Carlos'), link], 'oferta'), 132001],
  [
    'a template in another language',
    { type: 'template', template: { name: 'calificar', language: { code: 'en' } } },
    132001,
  ],
  ['a template with a word too many', template([body('Carlos', 'Ana'), link]), 132000],
  ['a template with a line break', template([body('Car\nlos'), link]), 132018],
  ['a template with an empty word', template([body(''), link]), 131008],
  ['a template without its link', template([body('Carlos')]), 131008],
  ['a template with a long word', template([body('x'.repeat(1_024)), link]), 132005],
  ['a template without its picture', template([body('Carlos', '10:00'), link], 'en_camino'), 132012],
  ['itself', { to: '576015550148', type: 'text', text: { body: 'Hola' } }, 131021],
])('%s is answered as the API does', async (_, message, expected) => {
  expect(await posted(message)).toBe(expected)
})
