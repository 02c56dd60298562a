// What every notification says of itself, in the table of its subject.

/** The ways to reach a person. */
export type Channel = 'email' | 'push'
export const EMAIL_AND_PUSH = ['email', 'push'] as const satisfies readonly Channel[]

export interface Notification<Until = number> {
  readonly channels: readonly Channel[]
  /** Wakes a sleeping phone. */
  readonly urgent: boolean
  /** After this many milliseconds a message that did not arrive is worthless. */
  readonly until: Until
}

/** How a push service is to treat it. */
export function deliveryOf({ urgent, until }: Pick<Notification, 'urgent' | 'until'>) {
  return { ttlMs: until, urgency: urgent ? 'high' : 'normal' } as const
}
