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
  type Strong,
  strong,
} from '#platform/mail/email-parts.server.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { relativeDayText } from '#platform/wording/relative-day.ts'

export function requestedDraft(booking: NotifiedBooking, facts: EmailFacts): BookingDraft {
  const { detail, client, hour } = facts
  const isGuarantee = isGuaranteeVisit(booking)
  return requestDraft(booking, facts, {
    subject: `${isGuarantee ? 'Garantía' : 'Nueva visita'}: ${detail(`${client}, `, '')}${hour}`,
    opening: [
      paragraph(
        isGuarantee
          ? [
              clientWords(booking, facts),
              ' escogió cuándo repites el trabajo. Es sin costo, por la garantía.',
            ]
          : detail(
              [strong(booking.clientName), ` pidió una visita contigo.${historyText(booking)}`],
              'Te pidieron una visita.',
            ),
      ),
      detail(null, paragraph(`Tienes hasta ${deadlineWords(booking, facts)} para responder.`)),
    ],
  })
}

/** D62: nothing is to be answered. */
export function bookedDraft(booking: NotifiedBooking, facts: EmailFacts): BookingDraft {
  const { detail, client, hour, moment, technicianVisit } = facts
  const message = `Hola, ${client}. Te escribo por la visita: ${moment}.`
  return {
    subject: `Visita confirmada: ${detail(`${client}, `, '')}${hour}`,
    head: visitHead(booking, facts, clientOf(booking)),
    badge: detail('Confirmada', ''),
    parts: [
      paragraph([
        clientWords(booking, facts),
        isGuaranteeVisit(booking)
          ? ' escogió cuándo repites el trabajo. Es sin costo, por la garantía.'
          : detail(` reservó una visita contigo.${historyText(booking)}`, ' reservó una visita contigo.'),
      ]),
      paragraph('Quedó confirmada al instante, como lo tienes en tu perfil.'),
      detail(rows([...serviceRows(booking), addressRow(booking), ...problemRows(booking)]), null),
      button({ text: 'Ver la visita', link: technicianVisit }),
      detail(contactPart(booking, booking.clientPhone, message), null),
    ],
  }
}

export function unansweredDraft(booking: NotifiedBooking, facts: EmailFacts): BookingDraft {
  const { detail, client, hour } = facts
  return requestDraft(booking, facts, {
    subject: `${detail(`${client} espera`, 'Esperan')} tu respuesta: ${hour}`,
    opening: [paragraph([clientWords(booking, facts), ' sigue esperando que le digas si puedes ir.'])],
  })
}

export function clientWords({ clientName }: NotifiedBooking, { detail }: EmailFacts): Strong | string {
  return detail(strong(clientName), 'Tu cliente')
}

function requestDraft(
  booking: NotifiedBooking,
  facts: EmailFacts,
  { subject, opening }: { subject: string; opening: BookingDraft['parts'] },
): BookingDraft {
  const { detail, technicianVisit } = facts
  return {
    subject,
    head: visitHead(booking, facts, clientOf(booking)),
    parts: [
      ...opening,
      detail(rows([...serviceRows(booking), addressRow(booking), ...problemRows(booking)]), null),
      button({ text: 'Aceptar o cancelar', link: technicianVisit }),
      detail(
        box('amber', [
          [
            strong(`Tienes hasta ${deadlineWords(booking, facts)} para responder.`),
            isGuaranteeVisit(booking) ? '' : ' Después le mostramos a tu cliente quién más puede ir.',
          ],
        ]),
        null,
      ),
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
  const { detail, client, hour, moment, technicianVisit } = facts
  const isPending = detail(booking.status === 'solicitada', false)
  const message = `Hola, ${client}. Te escribo por la visita: ${moment}.`
  return {
    subject: `${detail(`${client} completó`, 'Ya tienes')} la dirección: ${hour}`,
    head: visitHead(booking, facts, clientOf(booking)),
    parts: [
      paragraph([clientWords(booking, facts), ' ya puso la dirección de la visita.']),
      detail(rows([addressRow(booking), ...serviceRows(booking)]), null),
      button({ text: isPending ? 'Aceptar o cancelar' : 'Ver la visita', link: technicianVisit }),
      detail(contactPart(booking, booking.clientPhone, message), null),
    ],
  }
}

export function clientWithdrawnDraft(booking: NotifiedBooking, facts: EmailFacts): BookingDraft {
  const { detail, client, hour, ofMoment, agenda } = facts
  return {
    subject: `Cancelamos ${detail(`la visita de ${client}`, 'una visita')}: ${hour}`,
    head: { ...visitHead(booking, facts, clientOf(booking)), below: 'cancelada' },
    parts: [
      paragraph([
        'La cuenta de ',
        detail(strong(booking.clientName), 'tu cliente'),
        ` ya no está activa en ${BRAND.name}, así que cancelamos su visita${detail(` ${ofMoment}`, '')}.`,
      ]),
      paragraph('No tienes que hacer nada: esa hora ya está libre en tu agenda para otro cliente.'),
      button({ text: 'Ver mi agenda', link: agenda }),
    ],
  }
}

export function addressRow(booking: NotifiedBooking): Row {
  return placeRow(booking, 'Por confirmar')
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
