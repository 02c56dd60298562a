// What the Cloud API posts: who signed it, and the messages and statuses in it. What is unknown or broken is left out.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { sanitizeText } from '#platform/domain/sanitize-text.ts'
import { DELIVERY_STATES, type IncomingMessage, type IncomingStatus } from '#platform/domain/whatsapp.ts'
import type { WebhookEvents } from '#platform/whatsapp/whatsapp-channel.ts'

type Content = IncomingMessage['content']
type Fields = Readonly<Record<string, unknown>>

const SIGNATURE = /^sha256=([\da-f]{64})$/
/** Ids are stored, compared and sent back: printable characters only. */
const ID = /^[\x21-\x7e]{1,512}$/
const NUMBER = /^[1-9]\d{5,19}$/
const MEDIA_ID = /^[\w.-]{1,200}$/
const TYPE = /^[a-z_]{1,40}$/
/** Until the year 2100. */
const SECONDS_MAX = 4_102_444_800

/** The exact bytes that were posted, in constant time. */
export function isSigned(body: Uint8Array, header: string | null, secret: string): boolean {
  const [, signature] = SIGNATURE.exec(header ?? '') ?? []
  if (signature === undefined) return false
  return timingSafeEqual(Buffer.from(signature, 'hex'), createHmac('sha256', secret).update(body).digest())
}

/** In constant time, whatever the lengths. */
export function isSameSecret(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}

/** Only what is for this number: an account may have several, and all are posted to one address. */
export function parseWebhook(posted: unknown, phoneId: string): WebhookEvents {
  const values = listOf(fieldsOf(posted).entry)
    .flatMap(entry => listOf(fieldsOf(entry).changes))
    .map(fieldsOf)
    .filter(change => change.field === 'messages')
    .map(change => fieldsOf(change.value))
    .filter(value => fieldsOf(value.metadata).phone_number_id === phoneId)
  return {
    messages: values.flatMap(value => listOf(value.messages)).flatMap(messageOf),
    statuses: values.flatMap(value => listOf(value.statuses)).flatMap(statusOf),
  }
}

function messageOf(posted: unknown): IncomingMessage[] {
  const message = fieldsOf(posted)
  const { id, from } = message
  const sentAt = momentOf(message.timestamp)
  if (!isText(id, ID) || !isText(from, NUMBER) || !sentAt) return []
  const quoted = fieldsOf(message.context).id
  return [{ id, from, sentAt, quotes: isText(quoted, ID) ? quoted : null, content: contentOf(message) }]
}

function contentOf(message: Fields): Content {
  const type = isText(message.type, TYPE) ? message.type : 'unknown'
  const read = Object.hasOwn(CONTENTS, type) ? CONTENTS[type as keyof typeof CONTENTS] : null
  return read?.(fieldsOf(message[type])) ?? { kind: 'other', type }
}

/** Null: not as the API describes it. */
const CONTENTS = {
  text: ({ body }: Fields): Content | null =>
    typeof body === 'string' ? { kind: 'text', text: sanitizeText(body) } : null,
  image: ({ id, caption }: Fields): Content | null =>
    isText(id, MEDIA_ID) ? { kind: 'image', mediaId: id, text: textOf(caption) } : null,
  /** A reply of a template. */
  button: ({ payload, text }: Fields): Content | null => buttonOf(payload, text),
  interactive: ({ button_reply, list_reply }: Fields): Content | null => {
    const { id, title } = fieldsOf(button_reply ?? list_reply)
    return buttonOf(id, title)
  },
}

function buttonOf(id: unknown, title: unknown): Content | null {
  return isText(id, ID) ? { kind: 'button', id, title: textOf(title) } : null
}

function statusOf(posted: unknown): IncomingStatus[] {
  const status = fieldsOf(posted)
  const { id, biz_opaque_callback_data: ourId } = status
  const state = DELIVERY_STATES.find(each => each === status.status)
  const at = momentOf(status.timestamp)
  if (!isText(id, ID) || !state || !at) return []
  const { code } = fieldsOf(listOf(status.errors)[0])
  return [
    {
      id,
      state,
      at,
      errorCode: Number.isSafeInteger(code) ? Number(code) : null,
      ourId: isText(ourId, ID) ? ourId : null,
    },
  ]
}

function momentOf(seconds: unknown): Date | null {
  const count = typeof seconds === 'string' && /^\d{1,12}$/.test(seconds) ? Number(seconds) : seconds
  return typeof count === 'number' && count > 0 && count < SECONDS_MAX ? new Date(count * 1_000) : null
}

const textOf = (value: unknown) => (typeof value === 'string' ? sanitizeText(value) : '')

const isText = (value: unknown, shape: RegExp): value is string =>
  typeof value === 'string' && shape.test(value)

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {}
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
