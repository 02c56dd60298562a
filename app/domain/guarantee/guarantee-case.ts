// The guarantee of a completed visit (Ley 1480, Decreto 735): who must act in a case, and until when.

export type GuaranteeStep =
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

export type GuaranteeTurn = 'technician' | 'client' | 'admin'
export type GuaranteeOutcome = 'repaired' | 'refunded' | 'dismissed' | 'withdrawn'

export const GUARANTEE_DAYS = 30
export const ANSWER_DAYS = 5
