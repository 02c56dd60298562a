// Section 3, reservas; section 4, booking status.
import { plainText } from '#domain/plain-text.ts'

export const BOOKING_STATUSES = ['solicitada', 'confirmada', 'cancelada', 'completada'] as const
export type BookingStatus = (typeof BOOKING_STATUSES)[number]

export const CANCEL_REASONS = ['tecnico', 'sin_respuesta', 'moderacion'] as const
export type CancelReason = (typeof CANCEL_REASONS)[number]

export const DESCRIPTION_MAX_LENGTH = 1_000
export const ADDRESS_MAX_LENGTH = 200

const ENGLISH = new Map<string, BookingStatus>([
  ['confirmed', 'confirmada'],
  ['cancelled', 'cancelada'],
  ['completed', 'completada'],
])

/** D24: English spellings are understood; anything unknown or empty counts as solicitada. */
export function bookingStatusFrom(stored: unknown): BookingStatus {
  const plain = typeof stored === 'string' ? plainText(stored) : ''
  return ENGLISH.get(plain) ?? BOOKING_STATUSES.find(status => status === plain) ?? 'solicitada'
}

/** What can happen to a booking that somebody has to be told. */
export type BookingNotice =
  | 'requested'
  | 'confirmada'
  | 'cancelada'
  | 'expired'
  | 'tomorrow'
  | 'soon'
  /** Cancelled because that side of it was blocked or deleted; the other is told. */
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
  readonly cancelReason: CancelReason | null
  readonly createdAt: Date
}
