// What became of what people are told, by each channel. Neither texts nor addresses.
import type { Channel } from '#platform/domain/notification.ts'

/** WhatsApp keeps its own (domain/whatsapp-message.ts). */
export const RECORDED_CHANNELS = ['email', 'push'] as const satisfies readonly Channel[]
export type RecordedChannel = (typeof RECORDED_CHANNELS)[number]

export const DELIVERY_OUTCOMES = ['sent', 'failed'] as const
export type DeliveryOutcome = (typeof DELIVERY_OUTCOMES)[number]

/** 'mailbox': there is none. 'refused': what was sent, or to whom. 'gone': the device. 'unreachable': after the last attempt. */
export const DELIVERY_REASONS = ['mailbox', 'refused', 'gone', 'unreachable'] as const
export type DeliveryReason = (typeof DELIVERY_REASONS)[number]

export const DELIVERY_KEPT_DAYS = 30

/** So many attempts in a row failed: the channel is out of order. */
export const OUTAGE_FROM = 3

/** Jobs of e-mails have names like this one. */
const EMAIL_JOB = /^(?:send-)?([a-z-]+)-mail$/

/** In payloads of push messages and messages by WhatsApp: what each is about. */
const FIELDS = [
  'message',
  'longer',
  'receipt',
  'step',
  'quote',
  'guarantee',
  'review',
  'reply',
  'reminder',
  'paid',
  'alert',
] as const

/** The words of an e-mail's job that another channel says otherwise. */
const SAME: Readonly<Record<string, string>> = { 'unread-messages': 'message', payment: 'reminder' }

/**
 * What is told, the same for every channel: 'booking:confirmada', 'receipt', 'step:llegue'. Null: the job tells nobody anything.
 * An unknown one is 'other'.
 */
export function topicOf(job: string, payload: object): string | null {
  const [, name] = EMAIL_JOB.exec(job) ?? []
  if (!name && job !== 'send-push' && job !== 'send-whatsapp') return null
  const field = FIELDS.find(each => each in payload)
  const topic = name ? (SAME[name] ?? name) : 'key' in payload ? 'booking' : (field ?? 'other')
  const told = payload as { readonly news?: unknown; readonly step?: unknown; readonly act?: unknown }
  const detail = told.news ?? told.step ?? told.act
  return typeof detail === 'string' && /^[a-z-]{1,40}$/.test(detail) ? `${topic}:${detail}` : topic
}
