// Section 2: the prefilled WhatsApp message from a client to the technician.
import { firstNameOf } from '#wording/bookings.ts'
import { dayText } from '#wording/dates.ts'
import { whatsappLink } from '#wording/phone.ts'

interface MessageBooking {
  readonly technicianName: string
  readonly technicianPhone: string
  readonly clientName: string
  readonly date: string
  readonly start: string
  readonly address: string
  readonly description: string
}

export function bookingMessage(booking: MessageBooking): string {
  const { technicianName, clientName, date, start, address, description } = booking
  const parts = [
    `Hola, ${firstNameOf(technicianName)}. Soy ${clientName}.`,
    `Te escribo por la visita del ${dayText(date)} a las ${start}${address ? ` en ${address}` : ''}.`,
    ...(description ? [`Es por esto: ${description}`] : []),
  ]
  return parts.join(' ')
}

/** Null without a phone number. */
export function bookingMessageLink(booking: MessageBooking): string | null {
  return whatsappLink(booking.technicianPhone, bookingMessage(booking))
}
