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
  /** By the clock: the visit did not happen (D65). The technician did not come; nobody was at home. */
  'no_llego',
  'nadie',
] as const
export type CancelReason = (typeof CANCEL_REASONS)[number]

/** What both said of how it went comes to. Contested: they contradict each other, and it counts for nobody. Stored. */
export const VISIT_OUTCOMES = ['open', 'attended', 'nobody-home', 'did-not-come', 'contested'] as const
export type VisitOutcome = (typeof VISIT_OUTCOMES)[number]

/** What a technician said to a request. Stored. */
export const BOOKING_ANSWERS = ['accepted', 'declined'] as const
export type BookingAnswer = (typeof BOOKING_ANSWERS)[number]

/** Where a request was answered, if not on a page. Stored. */
export const ANSWER_VIAS = ['whatsapp'] as const
export type AnswerVia = (typeof ANSWER_VIAS)[number]

/** D59: why a client cannot receive a visit. */
export const CANNOT_REASONS = ['surgio_algo', 'ya_se_arreglo', 'otro_dia'] as const
export type CannotReason = (typeof CANNOT_REASONS)[number]

/** A visit lasts as long as its slot. */
export const VISIT_MS = HOUR_MS
/** D64: hours that a visit may take behind its own. */
export const FURTHER_HOURS_MAX = 3
export const DESCRIPTION_MAX_LENGTH = 1_000
export const CANCEL_NOTE_MAX_LENGTH = 160
/** Hours that a technician may offer instead of a cancelled one. */
export const OFFERED_HOURS_MAX = 3
/** Photos of the problem. */
export const PHOTOS_MAX = 3
export const ADDRESS_MAX_LENGTH = 200
/** A longer one holds more than street, number and apartment: the form says so. */
export const STREET_MAX_LENGTH = 120
/** Of a barrio or a city, as of an account. */
export const PLACE_NAME_MAX_LENGTH = 80
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
  /** Street, number and apartment; in bookings of before also barrio and city (visit-place.ts). */
  readonly address: string
  readonly barrio: string
  readonly ciudad: string
  readonly status: BookingStatus
  /** The booked service, or empty: 'No sé, que lo revise'. */
  readonly servicio: string
  /** D67: the trade that was asked for when it was booked; null: nobody said it. */
  readonly especialidad: string | null
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
  /** D77: the visit whose work it repeats by guarantee; its case is that one's. */
  readonly repeatOf: number | null
  /** D64: blocked behind the visit. */
  readonly furtherHours: number
  readonly outcome: VisitOutcome
}

/** When the visit ends, with its further hours. */
export function visitEnd({ scheduledAt, furtherHours }: Pick<Booking, 'scheduledAt' | 'furtherHours'>): Date {
  return new Date(scheduledAt.getTime() + VISIT_MS + furtherHours * HOUR_MS)
}

/** A price of 0 is stored only with visits that repeat a work by guarantee. */
export function isGuaranteeVisit({ precio }: Pick<Booking, 'precio'>): boolean {
  return precio === 0
}

/** What the visit costs as far as it is known: what was agreed last, else the price when it was booked. */
export function visitPrice({ agreedTotal, precio }: Pick<Booking, 'agreedTotal' | 'precio'>): number | null {
  return agreedTotal ?? precio
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
