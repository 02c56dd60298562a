// E-mails to the client about a visit that stands: confirmed, tomorrow, soon.
import { hasStreetAndNumber } from '#bookings/domain/address.ts'
import type { NotifiedBooking } from '#bookings/domain/booking.ts'
import {
  type BookingDraft,
  contactPart,
  type EmailFacts,
  placeRow,
  serviceRows,
  technicianOf,
  visitHead,
} from '#bookings/notifications/booking-email-parts.server.ts'
import { clientMessageText } from '#bookings/wording/ready-messages.ts'
import {
  box,
  button,
  type EmailPart,
  paragraph,
  rows,
  type Sentence,
  strong,
} from '#platform/mail/email-parts.server.ts'

export function confirmedDraft(booking: NotifiedBooking, facts: EmailFacts): BookingDraft {
  const { technician, moment } = facts
  return {
    ...visitDraft(booking, facts, [
      strong(booking.technicianName),
      ` confirmó tu visita.${knownText(booking)}`,
    ]),
    subject: `Confirmada: ${technician} va ${moment}`,
    badge: 'Confirmada',
    withCalendar: true,
  }
}

export function tomorrowDraft(booking: NotifiedBooking, facts: EmailFacts): BookingDraft {
  const { technician, moment } = facts
  return {
    ...visitDraft(booking, facts, [strong(booking.technicianName), ` te visita ${moment}.`]),
    subject: `Recuerda: ${technician} va ${moment}`,
    withCalendar: true,
  }
}

/** Of the hour that was agreed: whether somebody is on the way is another notification. */
export function soonDraft(booking: NotifiedBooking, facts: EmailFacts): BookingDraft {
  const { technician, moment } = facts
  return {
    ...visitDraft(booking, facts, ['Tu visita con ', strong(booking.technicianName), ` es ${moment}.`]),
    subject: `Falta poco: tu visita con ${technician} es ${moment}`,
  }
}

function visitDraft(
  booking: NotifiedBooking,
  facts: EmailFacts,
  sentence: Sentence,
): Pick<BookingDraft, 'head' | 'parts'> {
  const { technician, clientVisit, addressState } = facts
  const lacksAddress = addressState !== 'complete'
  return {
    head: visitHead(booking, facts, technicianOf(booking)),
    parts: [
      paragraph(sentence),
      rows([...serviceRows(booking), placeRow(booking)]),
      lacksAddress ? missingAddress(technician) : null,
      lacksAddress
        ? button({ text: 'Completar la dirección', link: `${clientVisit}/direccion` })
        : button({ text: 'Ver mi reserva', link: clientVisit }),
      contactPart(booking, booking.technicianPhone, clientMessageText(booking, booking.clientName)),
    ],
  }
}

function missingAddress(technician: string): EmailPart {
  return box('amber', [
    [strong('Faltan la calle y el número.'), ` Complétalos para que ${technician} sepa a dónde ir.`],
  ])
}

/** ' Ya tiene tu dirección y tus fotos.' */
function knownText({ address, photoCount }: NotifiedBooking): string {
  const known = [
    ...(hasStreetAndNumber(address) ? ['tu dirección'] : []),
    ...(photoCount > 0 ? [photoCount === 1 ? 'tu foto' : 'tus fotos'] : []),
  ]
  return known.length === 0 ? '' : ` Ya tiene ${known.join(' y ')}.`
}
