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
import { addressRow, clientWords } from '#bookings/notifications/technician-emails.server.ts'
import { button, paragraph, rows } from '#platform/mail/email-parts.server.ts'

/** D61 */
export const offerTakenDraft = takenDraft(' tomó una de las horas que le ofreciste. Ya quedó confirmada.')

/** D66 */
export const quoteBookedDraft = takenDraft(
  ' escogió cuándo haces lo que le cotizaste. Ya quedó confirmada, con ese precio.',
)

/** What the technician had agreed to in advance. */
function takenDraft(news: string) {
  return (booking: NotifiedBooking, facts: EmailFacts): BookingDraft => {
    const { detail, client, hour, moment } = facts
    const message = `Hola, ${client}. Te escribo por la visita: ${moment}.`
    return {
      subject: `Confirmada: ${detail(`${client}, `, '')}${hour}`,
      head: visitHead(booking, facts, clientOf(booking)),
      badge: detail('Confirmada', ''),
      parts: [
        paragraph([clientWords(booking, facts), news]),
        detail(rows([...serviceRows(booking), addressRow(booking)]), null),
        visitButton(facts),
        detail(contactPart(booking, booking.clientPhone, message), null),
      ],
    }
  }
}

/** D60 */
export function replacedDraft(booking: NotifiedBooking, facts: EmailFacts): BookingDraft {
  const { detail, client, hour, agenda } = facts
  return {
    subject: `${detail(`${client} reservó`, 'Tu cliente reservó')} con otra persona: ${hour}`,
    head: { ...visitHead(booking, facts, clientOf(booking)), below: 'cancelada' },
    parts: [
      paragraph([
        'Se pasó el tiempo de responder y ',
        clientWords(booking, facts),
        ' reservó con otra persona. Retiramos su solicitud y esa hora quedó libre.',
      ]),
      button({ text: 'Ver mi agenda', link: agenda }),
    ],
  }
}
