// What people are told about a visit besides the notifications of its booking (app/bookings/domain/notifications.ts) and the
// statements of how it goes (`tells` of domain/visit-progress.ts).
import { EVERYWHERE, type Notification, WITHOUT_EMAIL } from '#platform/domain/notification.ts'
import { DAY_MS, HOUR_MS } from '#platform/domain/time.ts'
import type { Phase, Situation } from '#visits/domain/situation.ts'
import type { ProgressAct } from '#visits/domain/visit-progress.ts'

interface VisitNotification extends Notification {
  /** 'other': the side that did not write. */
  readonly to: 'client' | 'technician' | 'other'
}

// biome-ignore format: it is read as a table.
export const VISIT_NOTIFICATIONS = {
  message:  { to: 'other', channels: EVERYWHERE, urgent: true, until: 12 * HOUR_MS },
  sent:     { to: 'client', channels: EVERYWHERE, urgent: true, until: 12 * HOUR_MS },
  answered: { to: 'technician', channels: EVERYWHERE, urgent: true, until: 12 * HOUR_MS },
  /** D64: the visit takes longer, or less long after all. */
  longer:   { to: 'client', channels: WITHOUT_EMAIL, urgent: true, until: HOUR_MS },
  receipt:  { to: 'client', channels: EVERYWHERE, alsoByEmail: true, urgent: false, until: DAY_MS },
  /** That a receipt is still to be paid. */
  payment:  { to: 'client', channels: EVERYWHERE, urgent: false, until: DAY_MS },
  /** The client says to have paid it. */
  paid:     { to: 'technician', channels: EVERYWHERE, urgent: false, until: DAY_MS },
} as const satisfies Record<string, VisitNotification>

/** What is told about a quote. Stored in jobs: do not rename the values. */
export interface QueuedQuoteNotification {
  readonly quote: number
  readonly news: 'sent' | 'answered'
}

/** In which phases it is still told that something was said; afterwards something else was. */
const TOLD_IN: Readonly<Record<ProgressAct, readonly Phase[]>> = {
  'en-camino': ['on-the-way'],
  tarde: ['delayed'],
  llegue: ['inside', 'over', 'contested'],
  nadie: ['nobody-home', 'not-done', 'contested'],
  terminar: [],
  'llego-si': ['contested'],
  'llego-no': ['missing', 'not-done', 'contested'],
  esperar: ['delayed'],
  buscar: ['missing'],
}

export const isStepTold = (act: ProgressAct, { phase }: Situation) => TOLD_IN[act].includes(phase)
