// Messages of ours by WhatsApp: how far each came, and when the e-mail goes instead.
import { HOUR_MS, MINUTE_MS } from '#platform/domain/time.ts'
import { WINDOW_MS } from '#platform/domain/whatsapp.ts'

/**
 * 'waiting': it is tried again. 'sending': the API was asked and has not answered yet. Statuses come in any order and more than
 * once: of two states the later one in this list holds, so that what arrived did not fail.
 */
export const MESSAGE_STATES = ['waiting', 'sending', 'sent', 'failed', 'delivered', 'read'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]

/** What was done in place of a message. 'none': there is no e-mail about it, it had gone already, or it did not arrive either. */
export const INSTEAD_BY = ['email', 'none'] as const
export type InsteadBy = (typeof INSTEAD_BY)[number]

/** What was not delivered by then goes by e-mail. */
export const DELIVERY_WAIT_MS = 5 * MINUTE_MS
/** What cannot wait for that goes by both at once while deliveries take long. */
export const CANNOT_WAIT_MS = 2 * HOUR_MS
/** So many failures in a row: nothing more is sent until the person tries it again. */
export const FAILURES_MAX = 2

/** What became of a message; its words are not kept. */
export const MESSAGE_KEPT_DAYS = 90
/** What came in. The API repeats a post for a week. */
export const INBOUND_KEPT_DAYS = 8

/** A message that failed after it was accepted is sent once more: as its template, or as it was. */
export type Retry = 'template' | 'later'
/** Between two attempts, at least. */
export const RETRY_MS = 15_000

/** Whether free text may be sent. */
export function isWindowOpen(lastInboundAt: Date | null, now: Date): boolean {
  return lastInboundAt !== null && now.getTime() - lastInboundAt.getTime() < WINDOW_MS
}
