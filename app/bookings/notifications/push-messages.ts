// The text of push messages. They are shown on a locked screen: first names, no address, no phone.

import { answerMoment } from '#bookings/domain/answer-time.ts'
import { type Booking, type BookingNotification, isGuaranteeVisit } from '#bookings/domain/booking.ts'
import { clientVisitPath, technicianVisitPath } from '#bookings/domain/booking-paths.ts'
import { addDays, bogotaDate } from '#platform/domain/time.ts'
import type { PushMessage } from '#platform/domain/web-push.ts'
import { nearDayText } from '#platform/wording/dates.ts'
import { shortNameOf } from '#platform/wording/person-names.ts'

export const PUSH_RECIPIENTS: Record<BookingNotification, 'technician' | 'client'> = {
  requested: 'technician',
  booked: 'technician',
  unanswered: 'technician',
  'address-completed': 'technician',
  'client-withdrawn': 'technician',
  'cannot-receive': 'technician',
  'can-receive': 'technician',
  'offer-taken': 'technician',
  replaced: 'technician',
  overdue: 'client',
  confirmada: 'client',
  cancelada: 'client',
  expired: 'client',
  tomorrow: 'client',
  soon: 'client',
  rate: 'client',
  'technician-withdrawn': 'client',
}

export function bookingPushMessage(notice: BookingNotification, booking: Booking, now: Date): PushMessage {
  const [title, body] = textsOf(notice, booking, bogotaDate(now))
  const url = urlOf(notice, booking.key)
  return { title, body, url, tag: `reserva-${booking.key}` }
}

/** The page of the visit. Who lost a visit finds others in the list. */
function urlOf(notice: BookingNotification, key: number): string {
  if (notice === 'client-withdrawn' || notice === 'replaced') return '/agenda'
  if (PUSH_RECIPIENTS[notice] === 'technician') return technicianVisitPath(key)
  return IN_THE_LIST.includes(notice) ? '/mis-reservas' : clientVisitPath(key)
}

const IN_THE_LIST: readonly BookingNotification[] = [
  'cancelada',
  'overdue',
  'expired',
  'technician-withdrawn',
]

function textsOf(
  notice: BookingNotification,
  booking: Booking,
  today: string,
): [title: string, body: string] {
  const { start, servicio } = booking
  const technician = shortNameOf(booking.technicianName) || 'Tu técnico'
  const client = shortNameOf(booking.clientName) || 'Un cliente'
  const day = dayInSentence(booking.date, today)
  const service = isGuaranteeVisit(booking)
    ? `Garantía${servicio && `: ${servicio}`}`
    : servicio || 'Visita para revisar'
  switch (notice) {
    case 'requested':
      return [
        `Nueva visita: ${client}, ${day} ${start}`,
        `${service}. Respóndele ${deadlineWords(booking, today)}.`,
      ]
    case 'booked':
      return [`Visita confirmada: ${client}, ${day} ${start}`, `${service}. Ya está en tu agenda.`]
    case 'unanswered':
      return [`${client} espera tu respuesta`, `${service}, ${day} a las ${start}.`]
    case 'address-completed':
      return [`${client} completó la dirección`, `Visita ${day} a las ${start}. Mírala en tu agenda.`]
    case 'client-withdrawn':
      return [`Cancelamos la visita de ${client}`, `Era ${day} a las ${start}. Esa hora quedó libre.`]
    case 'cannot-receive':
      return [`${client} no puede recibirte`, `Visita ${day} a las ${start}. Cancélala u ofrécele otra hora.`]
    case 'can-receive':
      return [`${client} sí puede recibirte`, `La visita ${day} a las ${start} sigue en pie.`]
    case 'offer-taken':
      return [`Confirmada: ${client}, ${day} ${start}`, `${service}. Tomó una hora que le ofreciste.`]
    case 'replaced':
      return [
        `${client} reservó con otra persona`,
        `Se pasó el tiempo de responder. Tu hora ${day} a las ${start} quedó libre.`,
      ]
    case 'overdue':
      return [`${technician} no ha respondido`, 'Todavía puede aceptar. Mira quién más puede ir.']
    case 'confirmada':
      return [`Confirmada: ${technician} va ${day} a las ${start}`, `${service}.`]
    case 'cancelada':
      return [`${technician} canceló la visita`, `Era ${day} a las ${start}. ${afterCancelling(booking)}`]
    case 'expired':
      return [`${technician} no alcanzó a responder`, 'Mira quién más puede ir.']
    case 'tomorrow':
    case 'soon':
      return [`${technician} te visita ${day} a las ${start}`, `${service}.`]
    case 'rate':
      return [`¿Cómo te fue con ${technician}?`, 'Califica la visita: ayudas a otros a escoger.']
    case 'technician-withdrawn':
      return [
        `Cancelamos tu visita con ${technician}`,
        `Era ${day} a las ${start}. No te cuesta nada; mira quién más puede ir.`,
      ]
  }
}

function afterCancelling({ offeredHours, cancelReason }: Booking): string {
  if (offeredHours.length > 0) return 'Te propone otra hora.'
  return cancelReason === 'cliente' ? 'Como le avisaste; no te cuesta nada.' : 'Mira quién más puede ir.'
}

/** 'hasta las 16:00', 'hasta mañana a las 08:00' */
function deadlineWords(booking: Booking, today: string): string {
  const { date, start } = answerMoment(booking)
  return `hasta ${date === today ? '' : `${dayInSentence(date, today)} a `}las ${start}`
}

/** 'hoy', 'mañana', 'el jueves', 'el jueves 26'. */
function dayInSentence(date: string, today: string): string {
  const day = nearDayText(date, today).toLocaleLowerCase('es')
  return date >= today && date <= addDays(today, 1) ? day : `el ${day}`
}
