// D65: e-mails about a visit that did not happen.

import type { NotifiedBooking } from '#bookings/domain/booking.ts'
import {
  type BookingDraft,
  clientOf,
  type EmailFacts,
  technicianOf,
  visitButton,
  visitHead,
} from '#bookings/notifications/booking-email-parts.server.ts'
import {
  cancelledDraft,
  freeText,
  offeredHours,
  withOptions,
} from '#bookings/notifications/cancellation-emails.server.ts'
import { button, paragraph, strong } from '#platform/mail/email-parts.server.ts'

export function notDoneDraft(booking: NotifiedBooking, facts: EmailFacts): BookingDraft {
  const { technician, ofMoment } = facts
  const did = 'no llegó'
  // Afterwards the technician offered other hours.
  const offered = offeredHours(booking, facts).length
  const offers = offered === 1 ? 'te ofrece otra hora' : 'te ofrece otras horas'
  if (offered > 0)
    return cancelledDraft(booking, facts, {
      subject: `${technician} ${offers}`,
      below: 'no se hizo',
      did: offers,
      outcome: ` para la visita ${ofMoment}, a la que no llegó. No te cuesta nada.`,
    })
  return cancelledDraft(booking, facts, {
    subject: withOptions(`${technician} ${did}`, facts),
    below: 'no se hizo',
    did,
    outcome: `, así que la visita no se hizo. No pagas nada.${freeText(facts)}`,
  })
}

export function notDoneTechnicianDraft(booking: NotifiedBooking, facts: EmailFacts): BookingDraft {
  const { hour } = facts
  return {
    subject: `No se hizo: no llegaste a la visita de ${hour}`,
    head: { ...visitHead(booking, facts, clientOf(booking)), below: 'no se hizo' },
    parts: [
      paragraph([
        strong(booking.clientName),
        ' nos dijo que no llegaste. La visita queda como no cumplida y no suma a tus completadas.',
      ]),
      paragraph('Si sí llegaste, tienes 48 horas para decirlo; si no están de acuerdo, lo mira una persona.'),
      visitButton(facts),
    ],
  }
}

export function nobodyHomeDraft(booking: NotifiedBooking, facts: EmailFacts): BookingDraft {
  const { technician, ofMoment, clientVisit } = facts
  return {
    subject: `No se hizo tu visita ${ofMoment}: no había nadie`,
    head: { ...visitHead(booking, facts, technicianOf(booking)), below: 'no se hizo' },
    parts: [
      paragraph([
        strong(technician),
        ' dice que fue y no había nadie, así que la visita no se hizo. No pagas nada.',
      ]),
      paragraph('Si sí había alguien, tienes 48 horas para decirlo: así no cuenta en tu contra.'),
      button({ text: 'Ver la visita', link: clientVisit }),
    ],
  }
}
