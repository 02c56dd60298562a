// The guarantee of a completed visit (Ley 1480, Decreto 735): who must act in a case, and until when.

import { type Booking, isGuaranteeVisit } from '#bookings/domain/booking.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/domain/time.ts'
import { CASE_STEPS, GUARANTEE_DAYS, type VisitCase } from '#visits/domain/listed-visit.ts'

export type GuaranteeStep = VisitCase['step']
export const GUARANTEE_STEPS: readonly GuaranteeStep[] = CASE_STEPS
export type GuaranteeTurn = NonNullable<VisitCase['turn']>
export const GUARANTEE_OUTCOMES = ['repaired', 'refunded', 'dismissed', 'withdrawn'] as const
export type GuaranteeOutcome = (typeof GUARANTEE_OUTCOMES)[number]
/** Ley 1480, art. 11: in services the consumer chooses. Stored, because Decreto 735 asks for it in writing. */
export const GUARANTEE_WISHES = ['repeat', 'refund'] as const
export type GuaranteeWish = (typeof GUARANTEE_WISHES)[number]

/** Days of the technician, and of the administrators. */
export const ANSWER_DAYS = 5
/** Days of the client; silence closes a case, but it can be opened again. */
export const CLIENT_DAYS = 15
/** D76: working days in which money is returned, and then contradicted. */
export const REFUND_WORKING_DAYS = 5
/** Whose turn it is hears of it again so long before its end. */
export const REMINDER_MS = 36 * HOUR_MS
/** How long a decision can be undone; then people are told of it. */
export const UNDO_DECISION_MS = 10 * MINUTE_MS
/** Days after the closing in which a withdrawn case can be opened again. */
export const REOPEN_DAYS = 30
export const GUARANTEE_TEXT_MAX_LENGTH = 1_000

export interface GuaranteeCase extends VisitCase {
  readonly id: number
  readonly reservaKey: number
  readonly technicianId: string
  readonly clientId: string
  readonly wish: GuaranteeWish
  /** Since when the step lasts. */
  readonly stepAt: Date
  readonly dueAt: Date | null
  /** When whose turn it is was reminded in this step. */
  readonly remindedAt: Date | null
  /** The money that is owed or was returned, in pesos. Null: none, or nobody said how much. */
  readonly refundPesos: number | null
  /** Repeat visits that did not take place since the repeat was offered. */
  readonly missedRepeats: number
  /** An administrator ordered what waits now; said by the events since the case was opened, or opened again. */
  readonly isOrdered: boolean
  /** The latest visit that was booked to repeat the work. */
  readonly repeatKey: number | null
  readonly outcome: GuaranteeOutcome | null
  readonly openedAt: Date
  readonly closedAt: Date | null
}

export type CaseState = Pick<
  GuaranteeCase,
  | 'step'
  | 'turn'
  | 'stepAt'
  | 'dueAt'
  | 'remindedAt'
  | 'outcome'
  | 'closedAt'
  | 'refundPesos'
  | 'missedRepeats'
  | 'isOrdered'
>

type Visit = Pick<Booking, 'scheduledAt' | 'status' | 'outcome' | 'precio'>

/** Why no case can be opened for the visit; null when one can. */
export function openingRefusal(
  { status, outcome, scheduledAt, precio }: Visit,
  now: Date,
): 'guarantee-not-completed' | 'guarantee-too-late' | 'guarantee-of-repeat' | null {
  if (isGuaranteeVisit({ precio })) return 'guarantee-of-repeat'
  // Of a contested visit nobody knows whether it took place (D65).
  if (status !== 'completada' || outcome === 'contested') return 'guarantee-not-completed'
  const isLate = now.getTime() > scheduledAt.getTime() + GUARANTEE_DAYS * DAY_MS
  return isLate ? 'guarantee-too-late' : null
}

export function mayReopen({ outcome, closedAt }: Pick<GuaranteeCase, 'outcome' | 'closedAt'>, now: Date) {
  if (outcome !== 'withdrawn' || !closedAt) return false
  return now.getTime() <= closedAt.getTime() + REOPEN_DAYS * DAY_MS
}

export type GuaranteeRefusal =
  | 'guarantee-not-completed'
  | 'guarantee-too-late'
  | 'guarantee-of-repeat'
  | 'guarantee-text-required'
  | 'guarantee-amount-required'
  | 'guarantee-amount-too-high'
  | 'guarantee-means-required'
  | 'guarantee-moment-required'
  | 'guarantee-moment-wrong'
  /** The case moved on since the form was shown. */
  | 'guarantee-changed'
  | 'guarantee-failed'
  | 'too-many-requests'
