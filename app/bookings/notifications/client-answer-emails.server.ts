// E-mails to the technician about what a client booked since: quoted work, an offered hour, or somebody else.

import type { NotifiedBooking } from '#bookings/domain/booking.ts'
import {
  type BookingDraft,
  clientOf,
  contactPart,
  type EmailFacts,
  serviceRows,
  visitButton,
  visitHead,
} from '#bookings/notifications/booking-email-parts.server.ts'
import { addressRow } from '#bookings/notifications/technician-emails.server.ts'
import { button, paragraph, rows, strong } from '#platform/mail/email-parts.server.ts'

/** D61 */
export const offerTakenDraft = takenDraft(' tomó una de las horas que le ofreciste. Ya quedó confirmada.')

/** D66 */
export const quoteBookedDraft = takenDraft(
  ' escogió cuándo haces lo que le cotizaste. Ya quedó confirmada, con ese precio.',
)

/** D77 */
export const repeatBookedDraft = takenDraft(
  ' escogió cuándo repites el trabajo. Ya quedó confirmada; es por garantía, sin costo.',
)

/** What the technician had agreed to in advance. */
function takenDraft(news: string) {
  return (booking: NotifiedBooking, facts: EmailFacts): BookingDraft => {
    const { client, hour, moment } = facts
    const message = `Hola, ${client}. Te escribo por la visita: ${moment}.`
    return {
      subject: `Confirmada: ${client}, ${hour}`,
      head: visitHead(booking, facts, clientOf(booking)),
      badge: 'Confirmada',
      parts: [
        paragraph([strong(booking.clientName), news]),
        rows([...serviceRows(booking), addressRow(booking, facts)]),
        visitButton(facts),
        contactPart(booking, booking.clientPhone, message),
      ],
    }
  }
}

/** D60 */
export function replacedDraft(booking: NotifiedBooking, facts: EmailFacts): BookingDraft {
  const { client, hour, agenda } = facts
  return {
    subject: `${client} reservó con otra persona: ${hour}`,
    head: { ...visitHead(booking, facts, clientOf(booking)), below: 'cancelada' },
    parts: [
      paragraph([
        'Se pasó el tiempo de responder y ',
        strong(booking.clientName),
        ' reservó con otra persona. Retiramos su solicitud y esa hora quedó libre.',
      ]),
      button({ text: 'Ver mi agenda', link: agenda }),
    ],
  }
}
