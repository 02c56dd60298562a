// A visit that was cancelled, not answered in time (D60), or whose technician does not come (D65): who else can go, and when.

import type { RescueOption } from '#bookings/domain/rescue-option.ts'
import type { Slot } from '#technicians/domain/free-hours.ts'
import type { ClientBooking } from '#visits/domain/listed-visit.ts'

export const RESCUE_OPTIONS_MAX = 3
/** The e-mail names one more; the search has everybody. */
export const SHOWN_OPTIONS_MAX = 2
/** Bookings that are offered alternatives at the same time. */
export const RESCUES_MAX = 3
/** A cancelled booking stops being offered alternatives after this long. */
export const RESCUE_DAYS = 7
/** An hour that begins sooner is not offered: somebody has to see the request and answer it. */
export const ANSWER_TIME_MIN_MS = 30 * 60_000

/** A cancelled, overdue or missed booking of a client that was neither booked again nor dismissed. */
export interface Rescue {
  readonly booking: ClientBooking
  /** D67: of the visit; may be empty. */
  readonly trade: string
  /** Of the technician: where the trade is looked for. */
  readonly ciudad: string
  /** Hours of the same technician that are still free. */
  readonly offeredSlots: readonly Slot[]
  /** The technician offered them: they are accepted in advance (D61). */
  readonly isOffered: boolean
  readonly options: readonly RescueOption[]
  /** Who can go soonest from tomorrow on. */
  readonly later: RescueOption | null
  /** Nobody of the trade has a free hour, in the client's city and its neighbours either. */
  readonly isNobodyNear: boolean
}
