// The text of push messages. They are shown on a locked screen: first names, no address, no phone.

import { type Booking, type BookingNotification, isGuaranteeVisit } from '#bookings/domain/booking.ts'
import { clientVisitPath, technicianVisitPath } from '#bookings/domain/booking-paths.ts'
import { addDays, bogotaDate } from '#platform/domain/time.ts'
import type { PushMessage } from '#platform/domain/web-push.ts'
import { nearDayText } from '#platform/wording/dates.ts'
import { shortNameOf } from '#platform/wording/person-names.ts'

export const PUSH_RECIPIENTS: Record<BookingNotification, 'technician' | 'client'> = {
  requested: 'technician',
  unanswered: 'technician',
  'address-completed': 'technician',
  'client-withdrawn': 'technician',
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
  if (notice === 'client-withdrawn') return '/agenda'
  if (PUSH_RECIPIENTS[notice] === 'technician') return technicianVisitPath(key)
  return IN_THE_LIST.includes(notice) ? '/mis-reservas' : clientVisitPath(key)
}

const IN_THE_LIST: readonly BookingNotification[] = ['cancelada', 'expired', 'technician-withdrawn']

function textsOf(
  notice: BookingNotification,
  booking: Booking,
  today: string,
): [title: string, body: string] {
  const { start, servicio, offeredHours } = booking
  const technician = shortNameOf(booking.technicianName) || 'Tu técnico'
  const client = shortNameOf(booking.clientName) || 'Un cliente'
  const day = dayInSentence(booking.date, today)
  const service = isGuaranteeVisit(booking)
    ? `Garantía${servicio && `: ${servicio}`}`
    : servicio || 'Visita para revisar'
  switch (notice) {
    case 'requested':
      return [`Nueva visita: ${client}, ${day} ${start}`, `${service}. Respóndele antes de esa hora.`]
    case 'unanswered':
      return [`${client} espera tu respuesta`, `${service}, ${day} a las ${start}.`]
    case 'address-completed':
      return [`${client} completó la dirección`, `Visita ${day} a las ${start}. Mírala en tu agenda.`]
    case 'client-withdrawn':
      return [`Cancelamos la visita de ${client}`, `Era ${day} a las ${start}. Esa hora quedó libre.`]
    case 'confirmada':
      return [`Confirmada: ${technician} va ${day} a las ${start}`, `${service}.`]
    case 'cancelada':
      return [
        `${technician} canceló la visita`,
        `Era ${day} a las ${start}. ${offeredHours.length > 0 ? 'Te propone otra hora.' : 'Mira quién más puede ir.'}`,
      ]
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

/** 'hoy', 'mañana', 'el jueves', 'el jueves 26'. */
function dayInSentence(date: string, today: string): string {
  const day = nearDayText(date, today).toLocaleLowerCase('es')
  return date >= today && date <= addDays(today, 1) ? day : `el ${day}`
}
