// D58: the life of a visit as its page tells it. The status stays as section 4 says.
import type { PayTo } from '#visits/domain/payment-details.ts'
import type { BookedQuote, Quote } from '#visits/domain/quote.ts'

import type { Receipt } from '#visits/domain/receipt.ts'
import type { Situation } from '#visits/domain/situation.ts'

export interface VisitFacts {
  /** When it was requested. */
  readonly createdAt: Date
  readonly acceptedAt: Date | null
  /** The price of a visit without a service. */
  readonly tarifaBase: number | null
  /** Null when no other visit begins within the hours that may be added. */
  readonly hoursUntilNextVisit: number | null
  /** The same of an hour that the technician blocked. */
  readonly hoursUntilBlocked: number | null
  /** Newest first. */
  readonly receipts: readonly Receipt[]
  /** Somebody else was asked to go instead. */
  readonly isRebooked: boolean
  /** Oldest first. */
  readonly quotes: readonly Quote[]
  /** D66: the agreed quote of an earlier visit with which it was booked. */
  readonly bookedWith: BookedQuote | null
  /** Of the technician, while the newest receipt is to be paid. */
  readonly payTo: PayTo | null
}

/** How the newest receipt reached the client besides the page: what is known of its e-mail. */
export type ReceiptDelivery = 'emailed' | 'email-failed' | 'not-emailed'

/** Where the technician goes next on the same day. */
export interface NextVisitOfDay {
  readonly key: number
  readonly clientName: string
  readonly start: string
  /** 'Compartir, Soacha' */
  readonly place: string
}

export const VISIT_STEPS = ['requested', 'confirmed', 'on-the-way', 'finished', 'rated'] as const
export type VisitStep = (typeof VISIT_STEPS)[number]

/** The step at which the visit is; the earlier ones are done. Null when it did not take place. */
export function stepOf({ phase, offers, isRepeat }: Situation): VisitStep | null {
  switch (phase) {
    case 'asked':
    case 'overdue':
      return 'requested'
    case 'on-the-way':
    case 'delayed':
    case 'inside':
      return 'on-the-way'
    case 'over':
      return offers.stars || isRepeat ? 'finished' : 'rated'
    case 'contested':
      return 'finished'
    case 'not-done':
    case 'cancelled':
      return null
    default:
      return 'confirmed'
  }
}

/** The form that reports a visit. */
export function visitReportPath(key: number): string {
  return `/reportar/visita/${key}`
}

/** What a form in a list sends so that its answer leads back there. It names no path: there is nowhere else to go. */
export const RETURN_FIELD = 'volver'
export const RETURN_TO_LIST = 'lista'
