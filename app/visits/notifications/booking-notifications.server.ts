// What a visit adds to the notifications of its booking: cannot be received, can be received, the rating afterwards.

import type { NotifiedBooking } from '#bookings/domain/booking.ts'
import {
  type BookingDraft,
  clientOf,
  type EmailFacts,
  serviceRows,
  technicianOf,
  visitButton,
  visitHead,
} from '#bookings/notifications/booking-email-parts.server.ts'
import type { BookingDrafts } from '#bookings/notifications/booking-emails.server.ts'
import { bookAgainLink } from '#bookings/notifications/cancellation-emails.server.ts'
import type { BookingPushTexts } from '#bookings/notifications/push-messages.ts'
import { quoted } from '#bookings/wording/cancel-reasons.ts'
import { box, button, type EmailPart, paragraph, rows, strong } from '#platform/mail/email-parts.server.ts'
import { relativeDayText } from '#platform/wording/relative-day.ts'
import { cannotReasonText } from '#visits/wording/cannot-receive.ts'

export const VISIT_PUSH_TEXTS = {
  'cannot-receive': ({ client, day, start }) => [
    `${client} no puede recibirte`,
    `Visita ${day} a las ${start}. Cancélala u ofrécele otra hora.`,
  ],
  'can-receive': ({ client, day, start }) => [
    `${client} sí puede recibirte`,
    `La visita ${day} a las ${start} sigue en pie.`,
  ],
  rate: ({ technician }) => [
    `¿Cómo te fue con ${technician}?`,
    'Califica la visita: ayudas a otros a escoger.',
  ],
} satisfies Partial<BookingPushTexts>

/** D59 */
function cannotReceiveDraft(booking: NotifiedBooking, facts: EmailFacts): BookingDraft {
  const { client, hour } = facts
  const { cannotReason, cannotNote } = booking
  const reason = cannotReason ? ` Motivo: ${cannotReasonText(cannotReason)}.` : ''
  return {
    subject: `${client} no puede recibirte: ${hour}`,
    head: visitHead(booking, facts, clientOf(booking)),
    parts: [
      paragraph([strong(booking.clientName), ` avisó que no puede recibir la visita.${reason}`]),
      cannotNote ? box('quiet', [quoted(cannotNote)]) : null,
      paragraph('La visita sigue en pie hasta que la canceles. También puedes ofrecerle otras horas.'),
      visitButton(facts),
    ],
  }
}

function canReceiveDraft(booking: NotifiedBooking, facts: EmailFacts): BookingDraft {
  const { client, hour } = facts
  return {
    subject: `${client} sí puede recibirte: ${hour}`,
    head: visitHead(booking, facts, clientOf(booking)),
    parts: [
      paragraph([strong(booking.clientName), ' quitó el aviso: sí puede recibir la visita.']),
      visitButton(facts),
    ],
  }
}

function rateDraft(booking: NotifiedBooking, facts: EmailFacts): BookingDraft {
  const { today, technician, clientVisit } = facts
  const day = relativeDayText(booking.date, today)
  return {
    subject: `¿Cómo te fue con ${technician}?`,
    head: visitHead(booking, facts, technicianOf(booking)),
    parts: [
      // Nobody may have said that the technician came.
      paragraph([
        'Tu visita con ',
        strong(booking.technicianName),
        ` era ${day}. Cuéntanos cómo te fue: ayuda a otros a escoger.`,
      ]),
      rows(serviceRows(booking)),
      button({ text: 'Calificar la visita', link: clientVisit }),
      booking.acceptsClient ? bookAgainButton(booking, facts) : null,
    ],
  }
}

function bookAgainButton(booking: NotifiedBooking, facts: EmailFacts): EmailPart {
  const text = `Reservar de nuevo con ${facts.technician}`
  return button({ text, link: bookAgainLink(booking, facts, booking.technicianId) }, 'outline')
}

export const VISIT_DRAFTS = {
  'cannot-receive': cannotReceiveDraft,
  'can-receive': canReceiveDraft,
  rate: rateDraft,
} satisfies Partial<BookingDrafts>
