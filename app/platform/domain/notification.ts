// What every notification says of itself, in the table of its subject.

/** The ways to reach a person. */
export type Channel = 'email' | 'push' | 'whatsapp'
/** Whoever connected WhatsApp gets it in place of the e-mail. */
export const EVERYWHERE = ['email', 'push', 'whatsapp'] as const satisfies readonly Channel[]
/** What is soon out of date: no e-mail. */
export const WITHOUT_EMAIL = ['push', 'whatsapp'] as const satisfies readonly Channel[]

export interface Notification<Until = number> {
  readonly channels: readonly Channel[]
  /** Whoever gets it by WhatsApp gets the e-mail too. */
  readonly alsoByEmail?: true
  /** Wakes a sleeping phone. */
  readonly urgent: boolean
  /** After this many milliseconds a message that did not arrive is worthless. */
  readonly until: Until
}

/** How a push service is to treat it. */
export function deliveryOf({ urgent, until }: Pick<Notification, 'urgent' | 'until'>) {
  return { ttlMs: until, urgency: urgent ? 'high' : 'normal' } as const
}
