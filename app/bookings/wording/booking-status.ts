// Section 4, Badges: a requested booking reads 'Solicitada' for the client and 'Pendiente' for the technician.
import type { BookingStatus } from '#bookings/domain/booking.ts'

const FOR_CLIENTS: Record<BookingStatus, string> = {
  solicitada: 'Solicitada',
  confirmada: 'Confirmada',
  cancelada: 'Cancelada',
  completada: 'Completada',
}

export const BOOKING_LABELS: Record<'cliente' | 'tecnico', Record<BookingStatus, string>> = {
  cliente: FOR_CLIENTS,
  tecnico: { ...FOR_CLIENTS, solicitada: 'Pendiente' },
}
