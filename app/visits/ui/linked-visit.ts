// A booking of a client with ready links in place of the technician's phone number.

import { clientMessageText, shareVisitText } from '#bookings/wording/ready-messages.ts'
import { callLink, whatsappLink } from '#platform/wording/phone.ts'
import { technicianPath } from '#technicians/wording/technician-paths.ts'
import type { ClientBooking } from '#visits/domain/listed-visit.ts'

export interface LinkedClientBooking extends Omit<ClientBooking, 'technicianPhone'> {
  /** Opens WhatsApp with a message to the technician; null without a phone number. */
  readonly messageLink: string | null
  /** Null without a phone number, and unless the visit is confirmed. */
  readonly callLink: string | null
  /** What 'Compartir mi visita' sends; null unless the visit is confirmed. */
  readonly shareText: string | null
}

export function linkedBooking(
  { technicianPhone, ...booking }: ClientBooking,
  { clientName, origin }: { clientName: string; origin: string },
): LinkedClientBooking {
  const isConfirmed = booking.status === 'confirmada'
  const { technicianSlug } = booking
  const profileUrl = technicianSlug && origin + technicianPath(technicianSlug)
  return {
    ...booking,
    messageLink: whatsappLink(technicianPhone, clientMessageText(booking, clientName)),
    callLink: isConfirmed ? callLink(technicianPhone) : null,
    shareText: isConfirmed ? shareVisitText(booking, profileUrl) : null,
  }
}
