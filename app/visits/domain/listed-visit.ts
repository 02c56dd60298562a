// Sections 2 and 7: a booking with what was said about it, as its client and its technician see it.
import type { Booking } from '#bookings/domain/booking.ts'
import type { QuoteFacts } from '#visits/domain/quote.ts'
import type { VisitProgress } from '#visits/domain/visit-progress.ts'

// What a visit knows of the guarantee: how long it can be used, and where the case of the visit stands.

/** Days after the visit in which a case can be opened here. The legal guarantee may last longer. */
export const GUARANTEE_DAYS = 30

/** In the order of a case that goes well; a dispute may come at any time. */
export const CASE_STEPS = [
  /** The client said what failed; the technician answers. */
  'opened',
  /** The technician repeats the work; the client books the hour. */
  'repeat-offered',
  'repeat-booked',
  /** Its hour is over and nobody said that the technician came: the client is asked. */
  'repeat-unclear',
  /** The work was repeated; the client says whether it is mended. */
  'repeat-done',
  /** Money is owed, offered by the technician or ordered: he returns it and says so. */
  'refund-offered',
  /** He said that he returned it: the client confirms or contradicts. */
  'refund-sent',
  /** No agreement, or no answer in time; an administrator decides. */
  'disputed',
  'closed',
] as const
export const CASE_TURNS = ['technician', 'client', 'admin'] as const

/** The guarantee case of a visit, as the lists read it. */
export interface VisitCase {
  readonly step: (typeof CASE_STEPS)[number]
  /** Who must act; null while a visit is booked, and at the end. */
  readonly turn: (typeof CASE_TURNS)[number] | null
}

/** What the lists and pages of both sides read of the row. */
export const LISTED_FIELDS = [
  'key',
  'date',
  'start',
  'end',
  'scheduledAt',
  'description',
  'address',
  'barrio',
  'ciudad',
  'status',
  'servicio',
  'especialidad',
  'precio',
  'agreedTotal',
  'cancelReason',
  'cancelNote',
  'createdAt',
  'cannotReason',
  'cannotNote',
  'cannotAt',
  'furtherHours',
  'outcome',
  'repeatOf',
] as const satisfies readonly (keyof Booking)[]

/** Of the payment of a receipt. */
export interface PaymentFacts {
  readonly isOwed: boolean
  readonly isSaidPaid: boolean
}

export type ListedBooking = Pick<Booking, (typeof LISTED_FIELDS)[number]> & {
  /** The side whose account or profile was blocked or deleted, which cancelled the visit; null otherwise. */
  readonly leftBy: 'client' | 'technician' | null
  /** How it goes, as its two people say. */
  readonly said: VisitProgress
  /** The last message, quote or photo that the technician sent since the hour. */
  readonly technicianWordAt: Date | null
  /** Oldest first. */
  readonly quotes: readonly QuoteFacts[]
  /** The newest receipt. */
  readonly receipt: PaymentFacts | null
  /** Ids of the photos of the problem, in order; each is served at problemPhotoPath(id). */
  readonly photos: readonly string[]
  /** D77: the id of the case by which it repeats a work. */
  readonly repeatCase: number | null
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
  /** Messages of the other side that were not read. */
  readonly unreadMessages: number
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
  /** Visits of this client at which nobody was at home, with anybody; contested ones do not count. */
  readonly noShows: number
  /** The guarantee case of the visit. */
  readonly guarantee: VisitCase | null
  /** Messages of the other side that were not read. */
  readonly unreadMessages: number
}
