// A booking as an event in the calendar of its client and of its technician.

import type { Booking } from '#bookings/domain/booking.ts'
import {
  type CalendarBooking,
  type CalendarEvent,
  calendarEvent,
} from '#bookings/notifications/calendar-file.server.ts'
import { BOOKING_LABELS } from '#bookings/wording/booking-status.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { profilePriceText } from '#platform/wording/price.ts'

type EventBooking = CalendarBooking & Pick<Booking, 'servicio' | 'precio'>

export function clientCalendarEvent(
  booking: EventBooking & Pick<Booking, 'technicianName' | 'technicianPhone'>,
): CalendarEvent {
  const { technicianName, technicianPhone } = booking
  return calendarEvent(booking, {
    summary: `Visita de ${technicianName}`,
    description: descriptionOf(booking, { label: 'Técnico', name: technicianName, phone: technicianPhone }),
  })
}

/** Hour and state, without anything that a person typed. */
export function plainCalendarEvent(booking: CalendarBooking): CalendarEvent {
  return { ...calendarEvent(booking, { summary: `Visita de ${BRAND.name}`, description: '' }), location: '' }
}

export function technicianCalendarEvent(
  booking: EventBooking & { readonly clientName: string; readonly clientPhone: string },
): CalendarEvent {
  const { clientName, clientPhone, status } = booking
  return calendarEvent(booking, {
    summary: `${clientName} (${BOOKING_LABELS.tecnico[status].toLowerCase()})`,
    description: descriptionOf(booking, { label: 'Cliente', name: clientName, phone: clientPhone }),
  })
}

/** Contact data is for confirmed visits only. */
function descriptionOf(
  { servicio, precio, description, status }: EventBooking,
  other: { label: string; name: string; phone: string },
): string {
  const lines = [
    servicio && `Servicio: ${servicio}`,
    precio !== null && `Precio: desde ${profilePriceText(precio)}`,
    `${other.label}: ${other.name}`,
    status === 'confirmada' && other.phone.trim() && `Teléfono: ${other.phone.trim()}`,
    description && `Qué pasa: ${description}`,
  ]
  return lines.filter(Boolean).join('\n')
}
