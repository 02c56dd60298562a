// Issue 37: how far an own message came, to a side that reads in WhatsApp.
import type { InsteadBy, MessageState } from '#accounts/domain/whatsapp-message.ts'

export interface MessageDelivery {
  /** The id of the message. */
  readonly message: number
  readonly state: MessageState
  readonly insteadBy: InsteadBy | null
}

/** The conversation of a visit in the WhatsApp of the other side. */
export interface WhatsappThread {
  readonly isReadThere: boolean
  /** Of own messages that went there. */
  readonly deliveries: readonly MessageDelivery[]
}

/** 'by-email': it did not arrive there. 'nowhere': and no e-mail went. */
export type DeliveryMark = 'sent' | 'delivered' | 'read' | 'by-email' | 'nowhere'

/** Null: nothing is known yet. Read on the page is read. */
export function deliveryMark(
  delivery: MessageDelivery | undefined,
  readAt: Date | null,
): DeliveryMark | null {
  if (readAt !== null) return 'read'
  if (!delivery) return null
  const { state, insteadBy } = delivery
  if (state === 'read' || state === 'delivered') return state
  if (insteadBy !== null) return insteadBy === 'email' ? 'by-email' : 'nowhere'
  return state === 'sent' ? 'sent' : null
}

export const isUndelivered = (mark: DeliveryMark | null) => mark === 'by-email' || mark === 'nowhere'
