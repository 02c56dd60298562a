// Section 3, reservas; section 4, booking status.
import { plainText } from '#platform/domain/plain-text.ts'

export const BOOKING_STATUSES = ['solicitada', 'confirmada', 'cancelada', 'completada'] as const
export type BookingStatus = (typeof BOOKING_STATUSES)[number]

export const CANCEL_REASONS = ['tecnico', 'sin_respuesta', 'moderacion', 'cuenta_eliminada'] as const
export type CancelReason = (typeof CANCEL_REASONS)[number]

export const DESCRIPTION_MAX_LENGTH = 1_000
export const CANCEL_NOTE_MAX_LENGTH = 160
/** Hours that a technician may offer instead of a cancelled one. */
export const OFFERED_HOURS_MAX = 3
/** Photos of the problem. */
export const PHOTOS_MAX = 3
export const ADDRESS_MAX_LENGTH = 200
/** D51: requests that nobody has answered yet. The last two hold for clients who never had a visit (record 131). */
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
export type BookingNotice =
  | 'requested'
  /** The technician has not answered and half of the time is over. */
  | 'unanswered'
  /** The client completed the address of a visit. */
  | 'address-completed'
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
  readonly cancelReason: CancelReason | null
  /** The technician's words for the cancellation; may be empty. */
  readonly cancelNote: string
  /** Starts of the hours offered instead of the cancelled one. */
  readonly offeredHours: readonly Date[]
  readonly createdAt: Date
}
