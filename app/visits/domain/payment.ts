// What is said of the payment of a receipt after it was sent. It is a note beside the receipt, which never changes.
import { addDays, bogotaDate, MINUTE_MS } from '#platform/domain/time.ts'
import type { PayTo } from '#visits/domain/payment-details.ts'
import type { Payment, PaymentNote } from '#visits/domain/receipt.ts'

export interface PaidReceipt {
  readonly pago: Payment
  readonly total: number
  readonly payment: PaymentNote | null
}

/** How it was paid, with what was noted later. */
export function paymentOf({ pago, payment }: Omit<PaidReceipt, 'total'>): Payment {
  return payment?.pago ?? pago
}

export function isOwed(receipt: PaidReceipt): boolean {
  return receipt.total > 0 && paymentOf(receipt) === 'aun_no'
}

/** The client says to have paid, and the technician has not answered. */
export function isSaidPaid({ payment }: Pick<PaidReceipt, 'payment'>): boolean {
  if (!payment?.saidPaidAt || payment.pago) return false
  return !payment.deniedAt || payment.deniedAt < payment.saidPaidAt
}

/** Nobody else needs it: null once it is paid, or said to be. */
export function payToOf(receipt: PaidReceipt | undefined, payTo: PayTo | null): PayTo | null {
  return receipt && isOwed(receipt) && !isSaidPaid(receipt) ? payTo : null
}

// Reminders.

export const REMINDERS_MAX = 3
const REMINDER_EVERY_DAYS = 3
/** The button; its form is taken a little later too, and only then is it told. */
export const UNDO_SHOWN_MS = 10_000
export const REMINDER_UNDO_MS = 15_000
export const REMINDER_DELAY_MS = 20_000
/** For whoever works without script, where nothing counts down. */
export const PAID_UNDO_MS = 10 * MINUTE_MS

export type ReminderState =
  | { readonly kind: 'now' }
  /** `date`: the next day on which it can be reminded. */
  | { readonly kind: 'later'; readonly date: string }
  | { readonly kind: 'enough' }

/** `reminders`: of the visit, newest first, whichever of its receipts they named. */
export function reminderState(reminders: readonly Date[], now: Date): ReminderState {
  if (reminders.length >= REMINDERS_MAX) return { kind: 'enough' }
  const [last] = reminders
  if (!last) return { kind: 'now' }
  const date = addDays(bogotaDate(last), REMINDER_EVERY_DAYS)
  return date <= bogotaDate(now) ? { kind: 'now' } : { kind: 'later', date }
}

export type PaymentRefusal =
  /** No receipt of theirs. */
  | 'payment-unknown'
  /** It was paid, corrected, or answered meanwhile. */
  | 'payment-changed'
  | 'payment-means-required'
  | 'reminder-too-soon'
  | 'reminders-used'
  | 'payment-undo-too-late'
  | 'payment-failed'
  | 'too-many-requests'
