// D59: the client does not cancel, but tells the technician that the visit cannot be received. The status stays.
import { CANNOT_REASONS, type CannotReason, OPEN_STATUSES } from '#bookings/domain/booking.ts'
import type { BookingRule } from '#bookings/domain/transitions.ts'

export const CANNOT_NOTE_MAX_LENGTH = 160

/** When it can be told, and taken back. */
export const CANNOT_RECEIVE: BookingRule = { from: OPEN_STATUSES, when: 'before-start' }

export function cannotReasonFrom(text: string): CannotReason | null {
  return CANNOT_REASONS.find(reason => reason === text) ?? null
}

export type CannotRefusal =
  | 'cannot-reason-required'
  | 'cannot-closed'
  | 'too-many-requests'
  | 'cannot-not-told'
