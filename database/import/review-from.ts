import type { ImportedBooking } from '#database/import/booking-from.ts'
import type { Exported } from '#database/import/collections.ts'
import { instantOf, numberOf, textOf } from '#database/import/fields.ts'

/** D15: null unless it names a completed booking of this import. */
export function reviewFrom({ document }: Exported, completed: ReadonlyMap<string, ImportedBooking>) {
  const booking = completed.get(textOf(document, 'reservaId', 'bookingId', 'reserva'))
  const rating = numberOf(document, 'rating')
  if (!booking || rating === null || !Number.isInteger(rating) || rating < 1 || rating > 5) return null
  return {
    bookingId: booking.id,
    technicianId: booking.technicianId,
    clientId: booking.clientId,
    clienteNombre: textOf(document, 'clienteNombre') || booking.clientName,
    rating,
    comentario: textOf(document, 'comentario'),
    aprobada: document.aprobada === true,
    rejectedAt: null,
    rejectReason: null,
    createdAt: instantOf(document, 'createdAt') ?? booking.scheduledAt,
  }
}
