// D58: the life of a visit as its page tells it. The status stays as section 4 says.
import type { BookingStatus } from '#bookings/domain/booking.ts'
import type { Quote } from '#visits/domain/quote.ts'

import type { Receipt } from '#visits/domain/receipt.ts'

import type { VisitProgress } from '#visits/domain/visit-progress.ts'

export interface VisitFacts {
  /** When it was requested. */
  readonly createdAt: Date
  readonly acceptedAt: Date | null
  /** The price of a visit without a service. */
  readonly tarifaBase: number | null
  /** D64: blocked behind the visit. */
  readonly furtherHours: number
  /** Null when no other visit begins within the hours that may be added. */
  readonly hoursUntilNextVisit: number | null
  readonly progress: VisitProgress
  /** Newest first. */
  readonly receipts: readonly Receipt[]
  /** Somebody else was asked to go instead. */
  readonly isRebooked: boolean
  /** Oldest first. */
  readonly quotes: readonly Quote[]
}

export const VISIT_STEPS = ['requested', 'confirmed', 'on-the-way', 'finished', 'rated'] as const
export type VisitStep = (typeof VISIT_STEPS)[number]

interface VisitLife {
  readonly status: BookingStatus
  readonly isRated: boolean
  readonly progress: VisitProgress
}

/** The step at which the visit is; the earlier ones are done. Null when it was cancelled. */
export function currentStep({ status, isRated, progress }: VisitLife): VisitStep | null {
  if (status === 'cancelada') return null
  if (status === 'completada') return isRated ? 'rated' : 'finished'
  if (status === 'solicitada') return 'requested'
  const { onTheWayAt, arrivedAt, cameAt } = progress
  return onTheWayAt || arrivedAt || cameAt ? 'on-the-way' : 'confirmed'
}

/** The form that reports a visit. */
export function visitReportPath(key: number): string {
  return `/reportar/visita/${key}`
}
