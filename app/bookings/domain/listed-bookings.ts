// Sections 2 and 7: the bookings of a client and of a technician, as each of them sees them.
import type { Booking } from '#bookings/domain/booking.ts'
import type { VisitCase } from '#bookings/domain/guarantee-visit.ts'

export type ListedBooking = Pick<
  Booking,
  | 'key'
  | 'date'
  | 'start'
  | 'end'
  | 'scheduledAt'
  | 'description'
  | 'address'
  | 'status'
  | 'servicio'
  | 'precio'
  | 'cancelReason'
  | 'cancelNote'
> & {
  /** Ids of the photos of the problem, in order; each is served at problemPhotoPath(id). */
  readonly photos: readonly string[]
}

export interface ClientBooking extends ListedBooking {
  readonly technicianId: string
  readonly technicianName: string
  readonly technicianPhone: string
  /** Both null unless the technician is published. */
  readonly technicianSlug: string | null
  readonly technicianFotoURL: string | null
  /** False when the technician does not accept this client any more. */
  readonly acceptsClient: boolean
  /** The client's own review: its rating, whether it is public, whether it was rejected. */
  readonly rating: number | null
  readonly aprobada: boolean | null
  readonly rejected: boolean
  /** The guarantee case of the visit. */
  readonly guarantee: VisitCase | null
}

export interface TechnicianBooking extends ListedBooking {
  readonly clientName: string
  /** Empty unless the booking is confirmed: contact data is not shown before. */
  readonly clientPhone: string
  /** Completed visits of this client with this technician; 0 means that it is the first. */
  readonly visitsWithTechnician: number
  /** The date ('YYYY-MM-DD') of the latest of them. */
  readonly lastVisit: string | null
  /** Completed visits of this client with anybody. */
  readonly completedVisits: number
  /** The month of the account ('YYYY-MM') of an open booking. */
  readonly clientSince: string | null
  /** A completed visit was made with the phone that the client has now; false for past bookings. */
  readonly phoneConfirmed: boolean
  /** The technician does not accept this client any more. */
  readonly clientBlocked: boolean
  /** The guarantee case of the visit. */
  readonly guarantee: VisitCase | null
}
