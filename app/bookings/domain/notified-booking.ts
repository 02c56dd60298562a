// Section 4: a booking with what messages about it say beyond its row.
import type { Booking } from '#bookings/domain/booking.ts'

export interface NotifiedBooking extends Booking {
  readonly technicianEmail: string
  readonly technicianFotoURL: string | null
  /** The technician's first specialty; may be empty. */
  readonly trade: string
  readonly clientPhone: string
  readonly photoCount: number
  /** Earlier requests of this client to this technician. */
  readonly earlierRequests: number
  /** Completed visits of this client: with this technician, and with anybody. */
  readonly completedTogether: number
  readonly completedByClient: number
  readonly isReviewed: boolean
  /** False when the technician does not accept this client any more. */
  readonly acceptsClient: boolean
  readonly updatedAt: Date
  /** The act of moderation that cancelled it. */
  readonly withdrawnBy: number | null
}
