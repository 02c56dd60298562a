// The rows of the reviews. Each belongs to a completed booking.
import type { DemoBooking } from '#database/demo/bookings/booking.ts'
import { bookingId } from '#technicians/domain/slot.ts'

export interface ReviewRow {
  readonly bookingId: string
  readonly technicianId: string
  readonly clientId: string
  readonly clienteNombre: string
  readonly rating: number
  readonly comentario: string
  readonly aprobada: boolean
  readonly rejectedAt: Date | null
  readonly rejectReason: string | null
  readonly createdAt: Date
}

/** Oldest first. */
export function reviewRows(bookings: readonly DemoBooking[]): ReviewRow[] {
  return bookings
    .flatMap(booking => reviewRow(booking) ?? [])
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}

function reviewRow(booking: DemoBooking): ReviewRow | undefined {
  const { review, technician, client, slot } = booking
  if (!review) return undefined
  return {
    bookingId: bookingId(technician.uid, slot),
    technicianId: technician.uid,
    clientId: client.uid,
    clienteNombre: client.name,
    rating: review.rating,
    comentario: review.comentario,
    aprobada: review.aprobada,
    rejectedAt: review.rejected?.at ?? null,
    rejectReason: review.rejected?.reason ?? null,
    createdAt: review.createdAt,
  }
}
