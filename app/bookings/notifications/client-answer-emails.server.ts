// E-mails to the technician about what a client did with a visit: cannot receive it, took an offered hour, went elsewhere.

import type { NotifiedBooking } from '#bookings/domain/booking.ts'
import {
  type BookingDraft,
  clientOf,
  contactPart,
  type EmailFacts,
  serviceRows,
  visitHead,
} from '#bookings/notifications/booking-email-parts.server.ts'
import { addressRow, clientWords } from '#bookings/notifications/technician-emails.server.ts'
import { quoted } from '#bookings/wording/cancel-reasons.ts'
import { cannotReasonText } from '#bookings/wording/cannot-receive.ts'
import { box, button, type EmailPart, paragraph, rows } from '#platform/mail/email-parts.server.ts'

/** D59 */
export function cannotReceiveDraft(booking: NotifiedBooking, facts: EmailFacts): BookingDraft {
  const { detail, client, hour } = facts
  const { cannotReason, cannotNote } = booking
  const reason = cannotReason ? ` Motivo: ${cannotReasonText(cannotReason)}.` : ''
  return {
    subject: `${detail(`${client} no`, 'Tu cliente no')} puede recibirte: ${hour}`,
    head: visitHead(booking, facts, clientOf(booking)),
    parts: [
      paragraph([clientWords(booking, facts), ` avisó que no puede recibir la visita.${detail(reason, '')}`]),
      cannotNote ? detail(box('quiet', [quoted(cannotNote)]), null) : null,
      paragraph('La visita sigue en pie hasta que la canceles. También puedes ofrecerle otras horas.'),
      visitButton(facts),
    ],
  }
}

export function canReceiveDraft(booking: NotifiedBooking, facts: EmailFacts): BookingDraft {
  const { detail, client, hour } = facts
  return {
    subject: `${detail(`${client} sí`, 'Tu cliente sí')} puede recibirte: ${hour}`,
    head: visitHead(booking, facts, clientOf(booking)),
    parts: [
      paragraph([clientWords(booking, facts), ' quitó el aviso: sí puede recibir la visita.']),
      visitButton(facts),
    ],
  }
}

/** D61 */
export function offerTakenDraft(booking: NotifiedBooking, facts: EmailFacts): BookingDraft {
  const { detail, client, hour, moment } = facts
  const message = `Hola, ${client}. Te escribo por la visita: ${moment}.`
  return {
    subject: `Confirmada: ${detail(`${client}, `, '')}${hour}`,
    head: visitHead(booking, facts, clientOf(booking)),
    badge: detail('Confirmada', ''),
    parts: [
      paragraph([
        clientWords(booking, facts),
        ' tomó una de las horas que le ofreciste. Ya quedó confirmada.',
      ]),
      detail(rows([...serviceRows(booking), addressRow(booking)]), null),
      visitButton(facts),
      detail(contactPart(booking, booking.clientPhone, message), null),
    ],
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

function visitButton({ technicianVisit }: EmailFacts): EmailPart {
  return button({ text: 'Ver la visita', link: technicianVisit })
}
