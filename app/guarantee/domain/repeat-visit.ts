// D77: what a repeat visit does to its case.
import type { BookingStatus, VisitOutcome } from '#bookings/domain/booking.ts'
import type { GuaranteeAct } from '#guarantee/domain/guarantee-acts.ts'

/** Never 'done' without a word of the technician or the client that it took place. */
export function actOfRepeat(status: BookingStatus, outcome: VisitOutcome): GuaranteeAct {
  if (status === 'cancelada') return 'cancel-repeat'
  if (status !== 'completada') return 'restore-repeat'
  if (outcome === 'contested') return 'contest-repeat'
  return outcome === 'attended' ? 'complete-repeat' : 'ask-repeat'
}
