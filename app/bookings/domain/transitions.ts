// Section 4, booking status; D14: every allowed status change. Anything not listed is refused.
import type { BookingStatus, CancelReason } from '#bookings/domain/booking.ts'

export type BookingAct = 'accept' | 'cancel' | 'expire' | 'complete' | 'withdraw' | 'leave'

interface Transition {
  readonly by: 'technician' | 'clock' | 'moderation' | 'account-owner'
  readonly from: readonly BookingStatus[]
  readonly to: BookingStatus
  /** Relative to the booked hour. */
  readonly when: 'before-start' | 'after-start' | 'after-end' | 'any-time'
  readonly cancelReason?: CancelReason
}

export const TRANSITIONS: Record<BookingAct, Transition> = {
  accept: { by: 'technician', from: ['solicitada'], to: 'confirmada', when: 'before-start' },
  cancel: {
    by: 'technician',
    from: ['solicitada', 'confirmada'],
    to: 'cancelada',
    when: 'before-start',
    cancelReason: 'tecnico',
  },
  expire: {
    by: 'clock',
    from: ['solicitada'],
    to: 'cancelada',
    when: 'after-start',
    cancelReason: 'sin_respuesta',
  },
  complete: { by: 'clock', from: ['confirmada'], to: 'completada', when: 'after-end' },
  withdraw: {
    by: 'moderation',
    from: ['solicitada', 'confirmada'],
    to: 'cancelada',
    when: 'before-start',
    cancelReason: 'moderacion',
  },
  // One of the two deletes the account.
  leave: {
    by: 'account-owner',
    from: ['solicitada', 'confirmada'],
    to: 'cancelada',
    when: 'before-start',
    cancelReason: 'cuenta_eliminada',
  },
}
