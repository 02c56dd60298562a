// Letters to the technician: a request, its reminder, a completed address, a client who left.

import { isGuaranteeVisit, type NotifiedBooking } from '#bookings/domain/booking.ts'
import {
  type BookingDraft,
  clientOf,
  contactPart,
  factsOf,
  type LetterContext,
  serviceRows,
  visitHead,
} from '#bookings/notifications/booking-letter-parts.server.ts'
import {
  box,
  button,
  greeting,
  type LetterPart,
  paragraph,
  type Row,
  rows,
  strong,
} from '#platform/mail/letter-parts.server.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { ofRelativeDayText, relativeDayText, relativeHourText } from '#platform/wording/relative-day.ts'

export function requestedDraft(booking: NotifiedBooking, context: LetterContext): BookingDraft {
  const { today, client } = factsOf(booking, context)
  const isGuarantee = isGuaranteeVisit(booking)
  return requestDraft(booking, context, {
    subject: `${isGuarantee ? 'Garantía' : 'Nueva visita'}: ${client}, ${relativeHourText(booking.date, booking.start, today)}`,
    opening: paragraph([
      strong(booking.clientName),
      isGuarantee
        ? ' escogió cuándo repites el trabajo. Es sin costo, por la garantía.'
        : ` pidió una visita contigo.${historyText(booking)}`,
    ]),
  })
}

export function unansweredDraft(booking: NotifiedBooking, context: LetterContext): BookingDraft {
  const { today, client } = factsOf(booking, context)
  return requestDraft(booking, context, {
    subject: `${client} espera tu respuesta: ${relativeHourText(booking.date, booking.start, today)}`,
    opening: paragraph([strong(booking.clientName), ' sigue esperando que le digas si puedes ir.']),
  })
}

function requestDraft(
  booking: NotifiedBooking,
  context: LetterContext,
  { subject, opening }: { subject: string; opening: LetterPart },
): BookingDraft {
  const { today, technician, agenda } = factsOf(booking, context)
  const day = relativeDayText(booking.date, today)
  const deadline = day === 'hoy' ? `las ${booking.start}` : `${day} a las ${booking.start}`
  return {
    to: 'technician',
    subject,
    head: visitHead(booking, today, clientOf(booking)),
    parts: [
      greeting(technician),
      opening,
      rows([...serviceRows(booking), addressRow(booking), ...problemRows(booking)]),
      button({ text: 'Aceptar o cancelar', link: agenda }),
      box('amber', [
        [strong(`Tienes hasta ${deadline} para responder.`), ' Después la solicitud se cancela sola.'],
      ]),
    ],
  }
}

export function addressCompletedDraft(booking: NotifiedBooking, context: LetterContext): BookingDraft {
  const { today, technician, client, moment, agenda } = factsOf(booking, context)
  const isPending = booking.status === 'solicitada'
  return {
    to: 'technician',
    subject: `${client} completó la dirección: ${relativeHourText(booking.date, booking.start, today)}`,
    head: visitHead(booking, today, clientOf(booking)),
    parts: [
      greeting(technician),
      paragraph([strong(booking.clientName), ' ya puso la dirección de la visita.']),
      rows([addressRow(booking), ...serviceRows(booking)]),
      button({ text: isPending ? 'Aceptar o cancelar' : 'Ver mi agenda', link: agenda }),
      contactPart(booking, booking.clientPhone, `Hola, ${client}. Te escribo por la visita: ${moment}.`),
    ],
  }
}

export function clientWithdrawnDraft(booking: NotifiedBooking, context: LetterContext): BookingDraft {
  const { today, technician, client, agenda } = factsOf(booking, context)
  return {
    to: 'technician',
    subject: `Cancelamos la visita de ${client}: ${relativeHourText(booking.date, booking.start, today)}`,
    head: { ...visitHead(booking, today, clientOf(booking)), below: 'cancelada' },
    parts: [
      greeting(technician),
      paragraph([
        'La cuenta de ',
        strong(booking.clientName),
        ` ya no está activa en ${BRAND.name}, así que cancelamos su visita ${ofRelativeDayText(booking.date, today)} a las ${booking.start}.`,
      ]),
      paragraph('No tienes que hacer nada: esa hora ya está libre en tu agenda para otro cliente.'),
      button({ text: 'Ver mi agenda', link: agenda }),
    ],
  }
}

function addressRow({ address }: NotifiedBooking): Row {
  return { label: 'Dirección', value: address.trim() || 'Por confirmar' }
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
