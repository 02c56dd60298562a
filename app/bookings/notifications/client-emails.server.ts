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
  note,
  paragraph,
  rows,
  type Sentence,
  strong,
} from '#platform/mail/email-parts.server.ts'
import { CALENDAR_FILE_NAME } from '#platform/mail/mail.server.ts'

export function confirmedDraft(booking: NotifiedBooking, facts: EmailFacts): BookingDraft {
  const { detail, technician, moment } = facts
  return {
    ...visitDraft(booking, facts, [
      detail(strong(booking.technicianName), 'El técnico'),
      ` confirmó tu visita.${detail(knownText(booking), '')}`,
    ]),
    subject: `Confirmada: ${detail(`${technician} va`, 'tu visita es')} ${moment}`,
    badge: detail('Confirmada', ''),
    withCalendar: true,
  }
}

export function tomorrowDraft(booking: NotifiedBooking, facts: EmailFacts): BookingDraft {
  const { detail, technician, moment } = facts
  const sentence = detail(
    [strong(booking.technicianName), ` te visita ${moment}.`],
    'Esta es la hora de tu visita.',
  )
  return {
    ...visitDraft(booking, facts, sentence),
    subject: `Recuerda: ${detail(`${technician} va`, 'tu visita es')} ${moment}`,
    withCalendar: true,
  }
}

export function soonDraft(booking: NotifiedBooking, facts: EmailFacts): BookingDraft {
  const { detail, technician, moment } = facts
  const sentence = detail([strong(booking.technicianName), ` llega ${moment}.`], 'El técnico ya va a llegar.')
  return {
    ...visitDraft(booking, facts, sentence),
    subject: `Falta poco: ${detail(`${technician} llega`, 'tu visita es')} ${moment}`,
  }
}

function visitDraft(
  booking: NotifiedBooking,
  facts: EmailFacts,
  sentence: Sentence,
): Pick<BookingDraft, 'head' | 'parts'> {
  const { detail, technician, clientVisit } = facts
  const { address } = booking
  const lacksAddress = detail(!hasStreetAndNumber(address), false)
  return {
    head: visitHead(booking, facts, technicianOf(booking)),
    parts: [
      paragraph(sentence),
      detail(rows([...serviceRows(booking), placeRow(booking)]), null),
      lacksAddress ? missingAddress(technician) : null,
      lacksAddress
        ? button({ text: 'Completar la dirección', link: `${clientVisit}/direccion` })
        : button({ text: 'Ver mi reserva', link: clientVisit }),
      detail(
        contactPart(booking, booking.technicianPhone, clientMessageText(booking, booking.clientName)),
        null,
      ),
    ],
  }
}

export function calendarNote(): EmailPart {
  return note(['Va adjunta ', strong(CALENDAR_FILE_NAME), ': ábrela y queda en tu calendario.'])
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
