// The conversation of a visit (D58): who may write, and until when.
import { DAY_MS, MINUTE_MS } from '#platform/domain/time.ts'

export const VISIT_SIDES = ['client', 'technician'] as const
export type VisitSide = (typeof VISIT_SIDES)[number]

/** Where a message was written, if not on the page of the visit. */
export const MESSAGE_VIAS = ['whatsapp'] as const
export type MessageVia = (typeof MESSAGE_VIAS)[number]

export const MESSAGE_MAX_LENGTH = 1_000
/** Of one visit, of both sides together. */
export const MESSAGES_MAX = 1_000
/** Shown at once: the newest, or those before a message. */
export const MESSAGES_PER_PAGE = 50
/** Writing ends this long after the visit. */
const OPEN_AFTER_VISIT_MS = 30 * DAY_MS
/** What stays unread for this long is told by e-mail. */
export const UNREAD_EMAIL_AFTER_MS = 10 * MINUTE_MS

export interface VisitMessage {
  readonly id: number
  readonly author: VisitSide
  readonly text: string
  readonly photos: readonly string[]
  readonly at: Date
  /** Where it was written without network, and sent later. */
  readonly writtenAt: Date | null
  readonly readAt: Date | null
  readonly via: MessageVia | null
}

/** A part of a conversation, oldest first. */
export interface MessagePage {
  readonly messages: readonly VisitMessage[]
  /** Those before this message are on the page before; null on the first. */
  readonly earlierThan: number | null
  /** It ends with the last message. */
  readonly isNewest: boolean
  /** Of the whole conversation. */
  readonly total: number
}

/** The number in `?antes=`; null for the newest page, and for anything that is no number. */
export const earlierThanFrom = (text: string | null) =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null

export type MessageRefusal =
  | 'message-empty'
  /** The visit was too long ago. */
  | 'conversation-closed'
  /** The technician does not accept this client. */
  | 'conversation-refused'
  /** It has as many messages as it may have. */
  | 'conversation-full'
  /** It was written without network, too long ago. */
  | 'told-too-late'
  | 'too-many-requests'
  | 'message-failed'

interface Conversation {
  readonly scheduledAt: Date
  readonly acceptsClient: boolean
  readonly messageCount: number
}

/** Why this side cannot write; null when it can. */
export function writingRefusal(
  side: VisitSide,
  { scheduledAt, acceptsClient, messageCount }: Conversation,
  now: Date,
): Extract<MessageRefusal, `conversation-${string}`> | null {
  if (now.getTime() > scheduledAt.getTime() + OPEN_AFTER_VISIT_MS) return 'conversation-closed'
  if (side === 'client' && !acceptsClient) return 'conversation-refused'
  return messageCount >= MESSAGES_MAX ? 'conversation-full' : null
}
