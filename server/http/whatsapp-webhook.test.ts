// What cannot be stored is posted again by WhatsApp: each post is answered for itself, and nothing of it reaches the log.
import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { setImmediate as settled } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { PooledDb } from '#platform/persistence/database.server.ts'
import { createWhatsappChannel } from '#platform/whatsapp/whatsapp-client.server.ts'
import { WHATSAPP_WEBHOOK_PATH, whatsappWebhook } from '#server/http/whatsapp-webhook.ts'

const CONFIG = {
  ...{ phoneId: '106540352242922', token: 'EAAG', appSecret: '0123456789abcdef0123456789abcdef' },
  ...{
    verifyToken: 'a-verify-token-of-tests',
    number: '576015550148',
    api: 'https://graph.facebook.com/v23.0',
  },
  businessId: undefined,
}

/** A webhook whose statements end as `store` says; what was stored together, and what was logged. */
function webhook(store: (texts: readonly string[]) => Promise<void>) {
  const stored: (readonly string[])[] = []
  const logged: unknown[] = []
  const query = async ({ values: [posted] }: { values: [string] }) => {
    const texts = (JSON.parse(posted) as { message: { content: { text: string } } }[]).map(
      ({ message }) => message.content.text,
    )
    stored.push(texts)
    await store(texts)
    return { rows: [] }
  }
  const silent = () => {}
  const app = whatsappWebhook({
    whatsapp: createWhatsappChannel(CONFIG),
    db: { $client: { query } } as unknown as PooledDb,
    log: {
      info: silent,
      warn: silent,
      error: (fields: object) => void logged.push(fields),
      attention: silent,
    },
    now: () => new Date(),
  })
  /** With a signature that only its body can prove wrong. */
  async function postForged(incoming: Readable, length: number): Promise<number> {
    const headers = { 'content-length': String(length), 'x-hub-signature-256': `sha256=${'0'.repeat(64)}` }
    const bindings = { incoming: incoming as IncomingMessage }
    return (await app.request(WHATSAPP_WEBHOOK_PATH, { method: 'POST', headers }, bindings)).status
  }
  async function post(text: string): Promise<number> {
    const message = {
      from: '573001112233',
      id: `wamid.${text.length}`,
      timestamp: '1763000000',
      type: 'text',
      text: { body: text },
    }
    const value = { metadata: { phone_number_id: CONFIG.phoneId }, messages: [message] }
    const body = Buffer.from(JSON.stringify({ entry: [{ changes: [{ field: 'messages', value }] }] }))
    const headers = {
      'content-length': String(body.length),
      'x-hub-signature-256': `sha256=${createHmac('sha256', CONFIG.appSecret).update(body).digest('hex')}`,
    }
    const incoming = Readable.from([body]) as IncomingMessage
    const answer = await app.request(WHATSAPP_WEBHOOK_PATH, { method: 'POST', headers }, { incoming })
    return answer.status
  }
  return { post, postForged, stored, logged }
}

test('what comes while a statement runs is stored by the next one together', async () => {
  const { promise: first, resolve: finish } = Promise.withResolvers<void>()
  const { post, stored } = webhook(() => first)
  const posts = ['uno', 'dos', 'tres'].map(post)
  for (let turn = 0; turn < 20; turn++) await settled()
  expect(stored).toEqual([['uno']])
  finish()
  expect(await Promise.all(posts)).toEqual([200, 200, 200])
  expect(stored).toEqual([['uno'], ['dos', 'tres']])
})

test('a post that cannot be stored fails alone, and its words are in no log', {
  tags: ['attack'],
}, async () => {
  const { post, logged } = webhook(async texts => {
    await settled()
    if (texts.includes('La clave es 4418'))
      throw Object.assign(new Error('near "La clave es 4418"'), { code: '22P05' })
  })
  const texts = ['uno', 'dos', 'La clave es 4418', 'tres']
  expect(await Promise.all(texts.map(post))).toEqual([200, 200, 500, 200])
  expect(logged).toHaveLength(1)
  expect(String((logged[0] as { err: Error }).err.stack)).not.toContain('4418')
})

test('forged posts that are never sent whole hold a bounded memory, and real ones pass after them', {
  tags: ['attack'],
}, async () => {
  const { post, postForged } = webhook(async () => {})
  const slow = Array.from({ length: 600 }, () => new Readable({ read() {} }))
  const answers = slow.map(incoming => postForged(incoming, 64 * 1024))
  const large = slow.map(incoming => postForged(incoming, 3 * 1024 * 1024))
  for (let turn = 0; turn < 20; turn++) await settled()
  expect(await post('uno')).toBe(503)
  for (const incoming of slow) incoming.push(null)
  const statuses = await Promise.all(answers)
  expect(statuses.filter(status => status === 403)).toHaveLength(512)
  expect(statuses.filter(status => status === 503)).toHaveLength(88)
  expect(new Set(await Promise.all(large))).toEqual(new Set([503]))
  expect(await post('uno')).toBe(200)
})

test('without the database it is posted again', async () => {
  const { post } = webhook(async () => {
    throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  })
  expect(await Promise.all(['uno', 'dos'].map(post))).toEqual([503, 503])
})
