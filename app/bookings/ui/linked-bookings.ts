// Bookings and rescues of a client with ready links in place of the technician's phone number.
import type { ClientBooking } from '#bookings/domain/booking.ts'
import type { Rescue } from '#bookings/domain/rescue.ts'
import { clientMessageText, shareVisitText } from '#bookings/wording/client-bookings.ts'
import { callLink, whatsappLink } from '#platform/wording/phone.ts'
import { technicianPath } from '#technicians/wording/technician-paths.ts'

export interface LinkedClientBooking extends Omit<ClientBooking, 'technicianPhone'> {
  /** Opens WhatsApp with a message to the technician; null without a phone number. */
  readonly messageLink: string | null
  /** Null without a phone number, and unless the visit is confirmed. */
  readonly callLink: string | null
  /** What 'Compartir mi visita' sends; null unless the visit is confirmed. */
  readonly shareText: string | null
}

export interface LinkedRescue extends Omit<Rescue, 'booking'> {
  readonly booking: LinkedClientBooking
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
