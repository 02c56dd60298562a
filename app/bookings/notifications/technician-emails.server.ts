// E-mails to the technician: a request, its reminder, a visit confirmed at once, a completed address, a client who left. What
// else clients do: client-answer-emails.server.ts.

import { answerMoment } from '#bookings/domain/answer-time.ts'
import { isGuaranteeVisit, type NotifiedBooking } from '#bookings/domain/booking.ts'
import {
  type BookingDraft,
  clientOf,
  contactPart,
  type EmailFacts,
  placeRow,
  serviceRows,
  visitHead,
} from '#bookings/notifications/booking-email-parts.server.ts'
import {
  box,
  button,
  paragraph,
  type Row,
  rows,
  type Sentence,
  strong,
} from '#platform/mail/email-parts.server.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { relativeDayText } from '#platform/wording/relative-day.ts'

export function requestedDraft(booking: NotifiedBooking, facts: EmailFacts): BookingDraft {
  const { client, hour } = facts
  const isGuarantee = isGuaranteeVisit(booking)
  return requestDraft(booking, facts, {
    subject: `${isGuarantee ? 'Garantía' : 'Nueva visita'}: ${client}, ${hour}`,
    opening: [
      strong(booking.clientName),
      isGuarantee ? GUARANTEE_WORDS : ` pidió una visita contigo.${historyText(booking)}`,
    ],
  })
}

/** D62: nothing is to be answered. */
export function bookedDraft(booking: NotifiedBooking, facts: EmailFacts): BookingDraft {
  const { client, hour, moment, technicianVisit } = facts
  const message = `Hola, ${client}. Te escribo por la visita: ${moment}.`
  return {
    subject: `Visita confirmada: ${client}, ${hour}`,
    head: visitHead(booking, facts, clientOf(booking)),
    badge: 'Confirmada',
    parts: [
      paragraph([
        strong(booking.clientName),
        isGuaranteeVisit(booking) ? GUARANTEE_WORDS : ` reservó una visita contigo.${historyText(booking)}`,
      ]),
      paragraph('Quedó confirmada al instante, como lo tienes en tu perfil.'),
      rows([...serviceRows(booking), addressRow(booking, facts), ...problemRows(booking)]),
      button({ text: 'Ver la visita', link: technicianVisit }),
      contactPart(booking, booking.clientPhone, message),
    ],
  }
}

export function unansweredDraft(booking: NotifiedBooking, facts: EmailFacts): BookingDraft {
  const { client, hour } = facts
  return requestDraft(booking, facts, {
    subject: `${client} espera tu respuesta: ${hour}`,
    opening: [strong(booking.clientName), ' sigue esperando que le digas si puedes ir.'],
  })
}

const GUARANTEE_WORDS = ' escogió cuándo repites el trabajo. Es sin costo, por la garantía.'

function requestDraft(
  booking: NotifiedBooking,
  facts: EmailFacts,
  { subject, opening }: { subject: string; opening: Sentence },
): BookingDraft {
  const { technicianVisit } = facts
  return {
    subject,
    head: visitHead(booking, facts, clientOf(booking)),
    parts: [
      paragraph(opening),
      rows([...serviceRows(booking), addressRow(booking, facts), ...problemRows(booking)]),
      button({ text: 'Aceptar o cancelar', link: technicianVisit }),
      box('amber', [
        [
          strong(`Tienes hasta ${deadlineWords(booking, facts)} para responder.`),
          isGuaranteeVisit(booking) ? '' : ' Después le mostramos a tu cliente quién más puede ir.',
        ],
      ]),
    ],
  }
}

/** 'las 16:00', 'mañana a las 08:00' */
function deadlineWords(booking: NotifiedBooking, { today }: EmailFacts): string {
  const { date, start } = answerMoment(booking)
  const day = relativeDayText(date, today)
  return day === 'hoy' ? `las ${start}` : `${day} a las ${start}`
}

export function addressCompletedDraft(booking: NotifiedBooking, facts: EmailFacts): BookingDraft {
  const { client, hour, moment, technicianVisit } = facts
  const isPending = booking.status === 'solicitada'
  const message = `Hola, ${client}. Te escribo por la visita: ${moment}.`
  return {
    subject: `${client} completó la dirección: ${hour}`,
    head: visitHead(booking, facts, clientOf(booking)),
    parts: [
      paragraph([strong(booking.clientName), ' ya puso la dirección de la visita.']),
      rows([addressRow(booking, facts), ...serviceRows(booking)]),
      button({ text: isPending ? 'Aceptar o cancelar' : 'Ver la visita', link: technicianVisit }),
      contactPart(booking, booking.clientPhone, message),
    ],
  }
}

export function clientWithdrawnDraft(booking: NotifiedBooking, facts: EmailFacts): BookingDraft {
  const { client, hour, ofMoment, agenda } = facts
  return {
    subject: `Cancelamos la visita de ${client}: ${hour}`,
    head: { ...visitHead(booking, facts, clientOf(booking)), below: 'cancelada' },
    parts: [
      paragraph([
        'La cuenta de ',
        strong(booking.clientName),
        ` ya no está activa en ${BRAND.name}, así que cancelamos su visita ${ofMoment}.`,
      ]),
      paragraph('No tienes que hacer nada: esa hora ya está libre en tu agenda para otro cliente.'),
      button({ text: 'Ver mi agenda', link: agenda }),
    ],
  }
}

export function addressRow(booking: NotifiedBooking, { addressState }: EmailFacts): Row {
  return placeRow(booking, addressState === 'none' ? 'Por confirmar' : '')
}

function problemRows({ description, photoCount }: NotifiedBooking): Row[] {
  const photos =
    photoCount === 1 ? 'Mandó una foto; está en tu agenda.' : `Mandó ${photoCount} fotos; están en tu agenda.`
  if (photoCount === 0) return [{ label: 'Qué pasa', value: description }]
  return description.trim()
    ? [{ label: 'Qué pasa', value: description, note: photos }]
    : [{ label: 'Fotos', value: photos }]
}

/** ' Es la primera que te pide; en TecniYa lleva 2 completadas.' */
function historyText(booking: NotifiedBooking): string {
  const { earlierRequests, completedTogether, completedByClient } = booking
  if (completedTogether === 1) return ' Ya le hiciste una visita.'
  if (completedTogether > 1) return ` Ya le hiciste ${completedTogether} visitas.`
  if (earlierRequests > 0) return ''
  const completed =
    completedByClient === 0
      ? ''
      : `; en ${BRAND.name} lleva ${completedByClient} ${completedByClient === 1 ? 'completada' : 'completadas'}`
  return ` Es la primera que te pide${completed}.`
}
