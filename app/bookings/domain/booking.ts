// Section 3, reservas; section 4, booking status.

import { plainText } from '#platform/domain/plain-text.ts'
import { HOUR_MS } from '#platform/domain/time.ts'

export const BOOKING_STATUSES = ['solicitada', 'confirmada', 'cancelada', 'completada'] as const
export type BookingStatus = (typeof BOOKING_STATUSES)[number]
/** Neither cancelled nor over. */
export const OPEN_STATUSES = ['solicitada', 'confirmada'] as const satisfies readonly BookingStatus[]
export type OpenStatus = (typeof OPEN_STATUSES)[number]

export const CANCEL_REASONS = [
  'tecnico',
  'sin_respuesta',
  'moderacion',
  'cuenta_eliminada',
  /** By the technician, because the client could not receive the visit (D59). */
  'cliente',
  /** The client booked somebody else after the time to answer (D60). */
  'reemplazada',
] as const
export type CancelReason = (typeof CANCEL_REASONS)[number]

/** What a technician said to a request. Stored. */
export const BOOKING_ANSWERS = ['accepted', 'declined'] as const
export type BookingAnswer = (typeof BOOKING_ANSWERS)[number]

/** D59: why a client cannot receive a visit. */
export const CANNOT_REASONS = ['surgio_algo', 'ya_se_arreglo', 'otro_dia'] as const
export type CannotReason = (typeof CANNOT_REASONS)[number]

/** A visit lasts as long as its slot. */
export const VISIT_MS = HOUR_MS
export const DESCRIPTION_MAX_LENGTH = 1_000
export const CANCEL_NOTE_MAX_LENGTH = 160
/** Hours that a technician may offer instead of a cancelled one. */
export const OFFERED_HOURS_MAX = 3
/** Photos of the problem. */
export const PHOTOS_MAX = 3
export const ADDRESS_MAX_LENGTH = 200
/** D51: requests that nobody has answered yet. The last two hold for clients who never had a visit. */
export const UNANSWERED_MAX = {
  ofClient: 20,
  withTechnician: 8,
  /** From one network with one technician. */
  ofNetworkWithTechnician: 16,
  /** From this many on, of whomever, each client may have one with the technician. */
  busyTechnician: 20,
} as const

const ENGLISH = new Map<string, BookingStatus>([
  ['confirmed', 'confirmada'],
  ['cancelled', 'cancelada'],
  ['completed', 'completada'],
])

/** D24: accepts English spellings; anything unknown or empty is solicitada. */
export function bookingStatusFrom(stored: unknown): BookingStatus {
  const plain = typeof stored === 'string' ? plainText(stored) : ''
  return ENGLISH.get(plain) ?? BOOKING_STATUSES.find(status => status === plain) ?? 'solicitada'
}

/** The events of a booking that people are told about. Stored in jobs: do not rename the values. */
export type BookingNotification =
  | 'requested'
  /** D62: booked and confirmed at once. */
  | 'booked'
  /** The technician has not answered and half of the time is over. */
  | 'unanswered'
  /** The client completed the address of a visit. */
  | 'address-completed'
  /** D59: the client cannot receive the visit; then, that it can be received after all. */
  | 'cannot-receive'
  | 'can-receive'
  /** D60: the time to answer is over; then, that the client booked somebody else. */
  | 'overdue'
  | 'replaced'
  /** D61: the client booked an hour that the technician had offered. */
  | 'offer-taken'
  /** The day after a completed visit without a review. */
  | 'rate'
  | 'confirmada'
  | 'cancelada'
  | 'expired'
  | 'tomorrow'
  | 'soon'
  /** Cancelled because that side was blocked or deleted; the other side is notified. */
  | 'technician-withdrawn'
  | 'client-withdrawn'

/** What a queued message is about. */
export interface BookingNews {
  readonly key: number
  readonly news: BookingNotification
  /** The act of moderation: sent only while it stands. */
  readonly line?: number
  /** The answer to the request, in ms: sent only while it stands. */
  readonly answeredAt?: number
}

export interface Booking {
  readonly key: number
  readonly id: string
  readonly technicianId: string
  readonly technicianName: string
  readonly technicianCiudad: string
  readonly technicianSlug: string
  readonly technicianPhone: string
  readonly clientId: string
  readonly clientName: string
  readonly clientEmail: string
  readonly date: string
  readonly start: string
  readonly end: string
  readonly scheduledAt: Date
  readonly description: string
  readonly address: string
  readonly status: BookingStatus
  /** The booked service, or empty: 'No sé, que lo revise'. */
  readonly servicio: string
  /** Its price when it was booked. */
  readonly precio: number | null
  /** What both agreed on since, by a quote of the technician. */
  readonly agreedTotal: number | null
  readonly cancelReason: CancelReason | null
  /** The technician's words for the cancellation; may be empty. */
  readonly cancelNote: string
  /** Starts of the hours offered instead of the cancelled one. */
  readonly offeredHours: readonly Date[]
  readonly createdAt: Date
  /** D59: why the client cannot receive the visit, in a few words, and when that was said. */
  readonly cannotReason: CannotReason | null
  readonly cannotNote: string
  readonly cannotAt: Date | null
}

// What bookings know of the guarantee: how long it can be used, visits that are free by it, and where the case of a visit stands.

/** Days after the visit in which a case can be opened here. The legal guarantee may last longer. */
export const GUARANTEE_DAYS = 30

/** A price of 0 is stored only with visits that repeat a work by guarantee. */
export function isGuaranteeVisit({ precio }: Pick<Booking, 'precio'>): boolean {
  return precio === 0
}

/** What the visit costs as far as it is known: what was agreed last, else the price when it was booked. */
export function visitPrice({ agreedTotal, precio }: Pick<Booking, 'agreedTotal' | 'precio'>): number | null {
  return agreedTotal ?? precio
}

/** In the order of a case that goes well; a dispute may come at any time. */
export const CASE_STEPS = [
  /** The client said what failed; the technician answers. */
  'opened',
  /** The technician repeats the work; the client books the hour. */
  'repeat-offered',
  'repeat-booked',
  /** The repeated visit is over; the client says whether it is mended. */
  'repeat-done',
  /** The technician gives the money back; the client confirms. */
  'refund-offered',
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

// Sections 2 and 7: the bookings of a client and of a technician, as each of them sees them.

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
  | 'agreedTotal'
  | 'cancelReason'
  | 'cancelNote'
  | 'createdAt'
  | 'cannotReason'
  | 'cannotNote'
  | 'cannotAt'
> & {
  /** The side whose account or profile was blocked or deleted, which cancelled the visit; null otherwise. */
  readonly leftBy: 'client' | 'technician' | null
  /** Ids of the photos of the problem, in order; each is served at problemPhotoPath(id). */
  readonly photos: readonly string[]
}

export interface ClientBooking extends ListedBooking {
  /** The last day ('YYYY-MM-DD') on which the client can agree to a quote that was not answered yet. */
  readonly quoteValidUntil: string | null
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

/** A quote waits for the client's answer. */
export function isQuoteOpen(
  { quoteValidUntil, status }: Pick<ClientBooking, 'quoteValidUntil' | 'status'>,
  today: string,
): boolean {
  return quoteValidUntil !== null && quoteValidUntil >= today && status !== 'cancelada'
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
  /** How far the technician says to be. */
  readonly progress: 'on-the-way' | 'there' | null
  /** The guarantee case of the visit. */
  readonly guarantee: VisitCase | null
  /** Messages of the other side that were not read. */
  readonly unreadMessages: number
}

// Section 4: a booking with what messages about it say beyond its row.

export interface NotifiedBooking extends Booking {
  readonly technicianEmail: string
  readonly technicianFotoURL: string | null
  readonly clientPhone: string
  readonly photoCount: number
  /** Earlier requests of this client to this technician. */
  readonly earlierRequests: number
  /** Completed visits of this client: with this technician, and with anybody. */
  readonly completedTogether: number
  readonly completedByClient: number
  readonly isReviewed: boolean
  /** Everybody may read the profile: what it says can be sent to an address that nobody confirmed. */
  readonly isTechnicianPublished: boolean
  /** False when the technician does not accept this client any more. */
  readonly acceptsClient: boolean
  readonly updatedAt: Date
  /** When the technician answered the request. */
  readonly answeredAt: Date | null
  /** The act of moderation that cancelled it. */
  readonly withdrawnBy: number | null
}

// Upcoming visits that an act of moderation cancels, listed before it is done.

export interface AffectedVisit {
  readonly key: number
  /** 'YYYY-MM-DD' in Bogotá. */
  readonly date: string
  /** '09:00' */
  readonly start: string
  readonly status: OpenStatus
  /** The other side of the visit. */
  readonly name: string
}

/** At most this many visits are listed. */
export const LISTED_VISITS_MAX = 50
