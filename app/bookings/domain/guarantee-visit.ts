// What bookings know of the guarantee: visits that are free by it, and where the case of a visit stands.
import type { Booking } from '#bookings/domain/booking.ts'

/** A price of 0 is stored only with visits that repeat a work by guarantee. */
export function isGuaranteeVisit({ precio }: Pick<Booking, 'precio'>): boolean {
  return precio === 0
}

type CaseStep =
  /** The client said what failed; the technician answers. */
  | 'opened'
  /** The technician repeats the work; the client books the hour. */
  | 'repeat-offered'
  | 'repeat-booked'
  /** The repeated visit is over; the client says whether it is mended. */
  | 'repeat-done'
  /** The technician gives the money back; the client confirms. */
  | 'refund-offered'
  /** No agreement, or no answer in time; an administrator decides. */
  | 'disputed'
  | 'closed'

/** The guarantee case of a visit, as the lists read it. */
export interface VisitCase {
  readonly step: CaseStep
  /** Who must act; null while a visit is booked, and at the end. */
  readonly turn: 'technician' | 'client' | 'admin' | null
}
