import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameSecret, isSigned, parseWebhook } from '#platform/whatsapp/webhook.server.ts'

const PHONE_ID = '106540352242922'
const SECRET = '0123456789abcdef0123456789abcdef'

/** As Meta posts it. */
const post = (value: object, field = 'messages') => ({
  object: 'whatsapp_business_account',
  entry: [{ id: '1', changes: [{ field, value: { metadata: { phone_number_id: PHONE_ID }, ...value } }] }],
})
const MESSAGE = { id: 'wamid.A', from: '573001112233', timestamp: '1794000000' }
const received = (content: object) =>
  parseWebhook(post({ messages: [{ ...MESSAGE, ...content }] }), PHONE_ID).messages[0]

test.each([
  [
    { type: 'text', text: { body: 'Hola\u0000' } },
    { kind: 'text', text: 'Hola' },
  ],
  [
    { type: 'button', button: { payload: 'accept:412', text: 'Aceptar' } },
    { kind: 'button', id: 'accept:412', title: 'Aceptar' },
  ],
  [
    { type: 'interactive', interactive: { type: 'button_reply', button_reply: { id: 'a:1', title: 'Sí' } } },
    { kind: 'button', id: 'a:1', title: 'Sí' },
  ],
  [
    { type: 'interactive', interactive: { type: 'list_reply', list_reply: { id: 'to:1', title: 'Ana' } } },
    { kind: 'button', id: 'to:1', title: 'Ana' },
  ],
  [
    { type: 'image', image: { id: '99', caption: 'Así está' } },
    { kind: 'image', mediaId: '99', text: 'Así está' },
  ],
  [
    { type: 'image', image: { id: '../99' } },
    { kind: 'other', type: 'image' },
  ],
  [
    { type: 'audio', audio: { id: '99' } },
    { kind: 'other', type: 'audio' },
  ],
  [
    { type: 'reaction', reaction: { emoji: '👍' } },
    { kind: 'other', type: 'reaction' },
  ],
  [{ type: 'constructor' }, { kind: 'other', type: 'constructor' }],
  [
    { type: 'text', text: null },
    { kind: 'other', type: 'text' },
  ],
  [{ type: 7 }, { kind: 'other', type: 'unknown' }],
])('a message %j is %j', (content, expected) => {
  expect(received(content)).toEqual({
    id: 'wamid.A',
    from: '573001112233',
    sentAt: new Date(1_794_000_000_000),
    quotes: null,
    content: expected,
  })
})

test('a message says what it answers', () => {
  expect(received({ type: 'text', text: { body: 'Sí' }, context: { id: 'wamid.B' } })?.quotes).toBe('wamid.B')
})

test('a status says what became of a message of ours, and why', () => {
  const statuses = [
    { id: 'wamid.A', status: 'delivered', timestamp: '1794000000', biz_opaque_callback_data: 'our-id' },
    { id: 'wamid.B', status: 'failed', timestamp: '1794000000', errors: [{ code: 131026, title: 'x' }] },
    { id: 'wamid.C', status: 'warning', timestamp: '1794000000' },
  ]
  expect(parseWebhook(post({ statuses }), PHONE_ID).statuses).toEqual([
    { id: 'wamid.A', state: 'delivered', at: new Date(1_794_000_000_000), errorCode: null, ourId: 'our-id' },
    { id: 'wamid.B', state: 'failed', at: new Date(1_794_000_000_000), errorCode: 131026, ourId: null },
  ])
})

test('several entries and changes of one post are read, others are left out', () => {
  const one = post({ messages: [MESSAGE] })
  const entry = [
    ...one.entry,
    ...post({ messages: [{ ...MESSAGE, id: 'wamid.B' }] }).entry,
    null,
    { changes: 7 },
  ]
  expect(parseWebhook({ entry }, PHONE_ID).messages.map(({ id }) => id)).toEqual(['wamid.A', 'wamid.B'])
  expect(parseWebhook(one, 'another number of the account').messages).toEqual([])
  expect(parseWebhook(post({ messages: [MESSAGE] }, 'account_update'), PHONE_ID).messages).toEqual([])
})

test.each([
  { id: 'wamid A' },
  { id: 'x'.repeat(600) },
  { from: '+57 300' },
  { from: 573001112233 },
  { timestamp: 'yesterday' },
  { timestamp: '99999999999' },
])('a message with %j is left out', broken => {
  expect(received({ type: 'text', text: { body: 'Hola' }, ...broken })).toBeUndefined()
})

test('whatever is posted, it is read without an error', () => {
  const shaped = fc.record({ entry: fc.array(fc.record({ changes: fc.array(fc.anything()) })) })
  const close = fc
    .record({
      messages: fc.jsonValue(),
      statuses: fc.jsonValue(),
      metadata: fc.constant({ phone_number_id: PHONE_ID }),
    })
    .map(value => post(value))
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.anything(), shaped, close), posted => {
      const { messages, statuses } = parseWebhook(posted, PHONE_ID)
      return Array.isArray(messages) && Array.isArray(statuses)
    }),
    { numRuns: 1_000 },
  )
})

test('only the exact bytes are signed', () => {
  const body = Buffer.from('{"entry":[]}')
  const signature = `sha256=${createHmac('sha256', SECRET).update(body).digest('hex')}`
  expect(isSigned(body, signature, SECRET)).toBe(true)
  expect(isSigned(Buffer.from('{"entry":[] }'), signature, SECRET)).toBe(false)
  expect(isSigned(body, signature, `${SECRET.slice(1)}0`)).toBe(false)
  for (const header of [
    null,
    '',
    'sha256=',
    signature.slice(0, -1),
    `${signature}0`,
    signature.replace('256', '1'),
  ])
    expect(isSigned(body, header, SECRET)).toBe(false)
})

test('secrets of different length are compared too', () => {
  expect(isSameSecret('una palabra', 'una palabra')).toBe(true)
  expect(isSameSecret('una palabra', 'una palabr')).toBe(false)
  expect(isSameSecret('', 'una palabra')).toBe(false)
})
