// The conversation of a visit (D58): who may write, and until when.
import { DAY_MS, MINUTE_MS } from '#platform/domain/time.ts'

export const VISIT_SIDES = ['client', 'technician'] as const
export type VisitSide = (typeof VISIT_SIDES)[number]

export const MESSAGE_MAX_LENGTH = 1_000
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
  readonly readAt: Date | null
}

export type MessageRefusal =
  | 'message-empty'
  /** The visit was too long ago. */
  | 'conversation-closed'
  /** The technician does not accept this client. */
  | 'conversation-refused'
  | 'too-many-requests'
  | 'message-failed'

interface Conversation {
  readonly scheduledAt: Date
  readonly acceptsClient: boolean
}

/** Why this side cannot write; null when it can. */
export function writingRefusal(
  side: VisitSide,
  { scheduledAt, acceptsClient }: Conversation,
  now: Date,
): Extract<MessageRefusal, 'conversation-closed' | 'conversation-refused'> | null {
  if (now.getTime() > scheduledAt.getTime() + OPEN_AFTER_VISIT_MS) return 'conversation-closed'
  return side === 'client' && !acceptsClient ? 'conversation-refused' : null
}
