// Section 4, booking status; D14, D17, D63: every change that is allowed, from which statuses and when. Anything else is refused.
import { isAnswerTimeOver } from '#bookings/domain/answer-time.ts'
import {
  type AnswerVia,
  type Booking,
  type BookingStatus,
  type CancelReason,
  OPEN_STATUSES,
  VISIT_MS,
  type VisitOutcome,
  visitEnd,
} from '#bookings/domain/booking.ts'
import { MINUTE_MS } from '#platform/domain/time.ts'

export interface BookingRule {
  readonly from: readonly BookingStatus[]
  /** Relative to the booked hour. */
  readonly when: 'before-start' | 'after-start' | 'after-end'
  /** Also from a visit that was cancelled for one of these. */
  readonly orCancelledFor?: readonly CancelReason[]
  /** Only while what its two people say comes to one of these. */
  readonly outcomes?: readonly VisitOutcome[]
  /** At most this long after the technician's answer, by where it was given. */
  readonly answeredWithinMs?: AnsweredWithin
  /** D60: only requests whose time to answer is over. */
  readonly isOverdue?: true
}

type AnsweredWithin = Readonly<Record<AnswerVia | 'page', number>>

interface Transition extends BookingRule {
  readonly by: 'technician' | 'client' | 'clock' | 'moderation' | 'account-owner'
  readonly to: BookingStatus
  readonly cancelReason?: CancelReason
  /** Instead of it, when the client had said that the visit cannot be received. */
  readonly cancelReasonAsked?: CancelReason
}

/** How long 'Deshacer' is offered after an acceptance. */
export const UNDO_OFFERED_MS = 10_000
/** The same in a chat, where it is read later than on a page. */
export const UNDO_OFFERED_IN_CHAT_MS = MINUTE_MS
/** A tap at the last moment has to arrive. */
const TAP_ARRIVES_MS = 2_000
/** How long it is possible. */
export const UNDO_ACCEPT_MS = UNDO_OFFERED_MS + TAP_ARRIVES_MS
const UNDO_MS = {
  page: UNDO_ACCEPT_MS,
  whatsapp: UNDO_OFFERED_IN_CHAT_MS + TAP_ARRIVES_MS,
} satisfies AnsweredWithin
/** The client is told of an acceptance when it cannot be undone any more. */
export const acceptedNotificationDelayMs = (via: AnswerVia | null) => UNDO_MS[via ?? 'page'] + 3_000
export const ACCEPTED_NOTIFICATION_DELAY_MS = acceptedNotificationDelayMs(null)

/** D65: of visits that did not happen. */
export const MISSED_REASONS: readonly CancelReason[] = ['no_llego', 'nadie']
const BEGUN: readonly BookingStatus[] = ['confirmada', 'completada']

// biome-ignore format: it is read as a table.
const TABLE = {
  accept:   { by: 'technician', from: ['solicitada'], to: 'confirmada', when: 'before-start' },
  undo:     { by: 'technician', from: ['confirmada'], to: 'solicitada', when: 'before-start', answeredWithinMs: UNDO_MS },
  cancel:   { by: 'technician', from: OPEN_STATUSES, to: 'cancelada', when: 'before-start', cancelReason: 'tecnico', cancelReasonAsked: 'cliente' },
  // By booking somebody else.
  replace:  { by: 'client', from: ['solicitada'], to: 'cancelada', when: 'before-start', isOverdue: true, cancelReason: 'reemplazada' },
  expire:   { by: 'clock', from: ['solicitada'], to: 'cancelada', when: 'after-start', cancelReason: 'sin_respuesta' },
  // D14, D65: what its two people say decides how a visit ends, also when they say something else afterwards.
  complete: { by: 'clock', from: ['confirmada'], orCancelledFor: MISSED_REASONS, to: 'completada', when: 'after-end', outcomes: ['open', 'attended', 'contested'] },
  absence:  { by: 'clock', from: BEGUN, orCancelledFor: MISSED_REASONS, to: 'cancelada', when: 'after-end', outcomes: ['did-not-come'], cancelReason: 'no_llego' },
  nobody:   { by: 'clock', from: BEGUN, orCancelledFor: MISSED_REASONS, to: 'cancelada', when: 'after-end', outcomes: ['nobody-home'], cancelReason: 'nadie' },
  // By booking somebody else while the technician does not come.
  abandon:  { by: 'client', from: ['confirmada'], to: 'cancelada', when: 'after-start', outcomes: ['did-not-come'], cancelReason: 'no_llego' },
  // 'Terminé', with a receipt.
  finish:   { by: 'technician', from: ['confirmada'], to: 'completada', when: 'after-start' },
  withdraw: { by: 'moderation', from: OPEN_STATUSES, to: 'cancelada', when: 'before-start', cancelReason: 'moderacion' },
  // One of the two deletes the account.
  leave:    { by: 'account-owner', from: OPEN_STATUSES, to: 'cancelada', when: 'before-start', cancelReason: 'cuenta_eliminada' },
} as const satisfies Record<string, Transition>

type BookingAct = keyof typeof TABLE
export const TRANSITIONS: Readonly<Record<BookingAct, Transition>> = TABLE

/** The acts of this actor: what a function that writes for somebody accepts. */
export type ActBy<Actor extends Transition['by']> = {
  [Act in BookingAct]: (typeof TABLE)[Act]['by'] extends Actor ? Act : never
}[BookingAct]

/** D17: the client completes the address of a visit. */
export const ADDRESS_COMPLETION: BookingRule = { from: OPEN_STATUSES, when: 'before-start' }

/** Of which visits it is time now: those that begin after the instant, or those that began by then. SQL asks for the same. */
export function startsInTime({ when }: BookingRule, now: Date): { after: Date } | { until: Date } {
  if (when === 'before-start') return { after: now }
  return { until: when === 'after-start' ? now : new Date(now.getTime() - VISIT_MS) }
}

export function isInTime(
  rule: BookingRule,
  { scheduledAt, furtherHours = 0, openUntil = null }: TimedBooking,
  now: Date,
): boolean {
  const starts = startsInTime(rule, now)
  if ('after' in starts) return scheduledAt > starts.after
  if (
    rule.when === 'after-end' &&
    (visitEnd({ scheduledAt, furtherHours }) > now || (openUntil ?? now) > now)
  )
    return false
  return scheduledAt <= starts.until
}

interface TimedBooking extends Pick<Booking, 'scheduledAt'> {
  /** Both asked only by rules of an end. */
  readonly furtherHours?: number
  readonly openUntil?: Date | null
}

/** Only what was answered there after this instant; null: whenever it was answered. SQL asks for the same. */
export function answeredAfter(
  { answeredWithinMs }: BookingRule,
  via: AnswerVia | null,
  now: Date,
): Date | null {
  return answeredWithinMs ? new Date(now.getTime() - answeredWithinMs[via ?? 'page']) : null
}

interface RuledBooking extends TimedBooking, Pick<Booking, 'status'> {
  /** Asked only by rules with `orCancelledFor` and `outcomes`. */
  readonly cancelReason?: CancelReason | null
  readonly outcome?: VisitOutcome
  /** Both asked only by rules with `answeredWithinMs`. */
  readonly answeredAt?: Date | null
  readonly answeredVia?: AnswerVia | null
  /** Asked only by rules with `isOverdue`. */
  readonly createdAt?: Date
}

export function isAllowed(rule: BookingRule, booking: RuledBooking, now: Date): boolean {
  const { status, answeredAt, answeredVia = null, createdAt, scheduledAt } = booking
  const { cancelReason, outcome = 'open' } = booking
  if (rule.outcomes && !rule.outcomes.includes(outcome)) return false
  if (rule.isOverdue && !(createdAt && isAnswerTimeOver({ createdAt, scheduledAt }, now))) return false
  const after = answeredAfter(rule, answeredVia, now)
  if (after && !(answeredAt && answeredAt > after)) return false
  const isCancelledFor = status === 'cancelada' && cancelReason && rule.orCancelledFor?.includes(cancelReason)
  return (rule.from.includes(status) || isCancelledFor === true) && isInTime(rule, booking, now)
}

/** Whether the booking is as this act leaves it: the act again succeeds and changes nothing. */
export function isAfter(act: BookingAct, { status, cancelReason }: Pick<Booking, 'status' | 'cancelReason'>) {
  const { to, cancelReason: reason = null, cancelReasonAsked = reason } = TRANSITIONS[act]
  return status === to && (cancelReason === reason || cancelReason === cancelReasonAsked)
}

export function isCancelledByTechnician({ cancelReason }: Pick<Booking, 'cancelReason'>): boolean {
  return Object.values(TRANSITIONS).some(
    ({ by, cancelReason: reason, cancelReasonAsked }) =>
      by === 'technician' && (cancelReason === reason || cancelReason === cancelReasonAsked),
  )
}
