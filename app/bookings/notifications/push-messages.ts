// The text of push messages. They are shown on a locked screen: first names, no address, no phone.

import { answerMoment } from '#bookings/domain/answer-time.ts'
import { type Booking, isGuaranteeVisit } from '#bookings/domain/booking.ts'
import { clientVisitPath, technicianVisitPath } from '#bookings/domain/booking-paths.ts'
import { type BookingNotification, type NotifiedBy, ruleOf } from '#bookings/domain/notifications.ts'
import { addDays, bogotaDate } from '#platform/domain/time.ts'
import type { PushMessage } from '#platform/domain/web-push.ts'
import { nearDayText } from '#platform/wording/dates.ts'
import { firstNameOf, shortNameOf } from '#platform/wording/person-names.ts'

/** What the texts share. */
interface PushWords {
  readonly technician: string
  readonly client: string
  /** 'hoy', 'el jueves' */
  readonly day: string
  readonly start: string
  readonly service: string
  readonly today: string
}

type WritePush = (words: PushWords, booking: Booking) => readonly [title: string, body: string]
export type BookingPushTexts = Readonly<Record<NotifiedBy<'push'>, WritePush>>

/** Those of cannot-receive, can-receive and rate are in `visits`. */
export const BOOKING_PUSH_TEXTS = {
  requested: ({ client, day, start, service, today }, booking) => [
    `Nueva visita: ${client}, ${day} ${start}`,
    `${service}. Respóndele ${deadlineWords(booking, today)}.`,
  ],
  booked: ({ client, day, start, service }) => [
    `Visita confirmada: ${client}, ${day} ${start}`,
    `${service}. Ya está en tu agenda.`,
  ],
  unanswered: ({ client, day, start, service }) => [
    `${client} espera tu respuesta`,
    `${service}, ${day} a las ${start}.`,
  ],
  'address-completed': ({ client, day, start }) => [
    `${client} completó la dirección`,
    `Visita ${day} a las ${start}. Mírala en tu agenda.`,
  ],
  'client-withdrawn': ({ client, day, start }) => [
    `Cancelamos la visita de ${client}`,
    `Era ${day} a las ${start}. Esa hora quedó libre.`,
  ],
  'offer-taken': ({ client, day, start, service }) => [
    `Confirmada: ${client}, ${day} ${start}`,
    `${service}. Tomó una hora que le ofreciste.`,
  ],
  'quote-booked': ({ client, day, start, service }) => [
    `Confirmada: ${client}, ${day} ${start}`,
    `${service}. Es lo que le cotizaste.`,
  ],
  'repeat-booked': ({ client, day, start, service }) => [
    `Garantía: ${client}, ${day} ${start}`,
    `${service}. Ya quedó confirmada.`,
  ],
  replaced: ({ client, day, start }) => [
    `${client} reservó con otra persona`,
    `Se pasó el tiempo de responder. Tu hora ${day} a las ${start} quedó libre.`,
  ],
  overdue: ({ technician }) => [
    `${technician} no ha respondido`,
    'Todavía puede aceptar. Mira quién más puede ir.',
  ],
  confirmada: ({ technician, day, start, service }) => [
    `Confirmada: ${technician} va ${day} a las ${start}`,
    `${service}.`,
  ],
  cancelada: ({ technician, day, start }, booking) => [
    `${technician} canceló la visita`,
    `Era ${day} a las ${start}. ${afterCancelling(booking)}`,
  ],
  expired: ({ technician }) => [`${technician} no alcanzó a responder`, 'Mira quién más puede ir.'],
  tomorrow: ({ technician, day, start, service }) => [
    `${technician} te visita ${day} a las ${start}`,
    `${service}.`,
  ],
  soon: ({ technician, day, start, service }) => [
    `Tu visita con ${technician} es ${day} a las ${start}`,
    `${service}.`,
  ],
  'technician-withdrawn': ({ technician, day, start }) => [
    `Cancelamos tu visita con ${technician}`,
    `Era ${day} a las ${start}. No te cuesta nada; mira quién más puede ir.`,
  ],
  'not-done': ({ technician }, { offeredHours }) =>
    offeredHours.length > 0
      ? [`${technician} te ofrece otra hora`, 'La que reserves queda confirmada de una vez.']
      : [`No se hizo: ${technician} no llegó`, 'No pagas nada. Mira quién más puede ir.'],
  'not-done-technician': ({ client, start }) => [
    `No se hizo: no llegaste`,
    `Visita de ${client} a las ${start}. Si sí llegaste, dilo aquí.`,
  ],
  'nobody-home': ({ technician, start }) => [
    'No se hizo: no había nadie',
    `${technician} fue a la visita de las ${start}. Si sí había alguien, dilo aquí.`,
  ],
} satisfies Partial<BookingPushTexts>

export function bookingPushMessage(
  texts: BookingPushTexts,
  kind: NotifiedBy<'push'>,
  booking: Booking,
  now: Date,
): PushMessage {
  const [title, body] = texts[kind](wordsOf(booking, bogotaDate(now)), booking)
  return { title, body, url: urlOf(kind, booking.key), tag: `reserva-${booking.key}` }
}

function urlOf(kind: BookingNotification, key: number): string {
  const { to, opens } = ruleOf(kind)
  if (opens === 'list') return to === 'technician' ? '/agenda' : '/mis-reservas'
  return to === 'technician' ? technicianVisitPath(key) : clientVisitPath(key)
}

function wordsOf(booking: Booking, today: string): PushWords {
  const { start, servicio, technicianName, clientName, date } = booking
  return {
    technician: firstNameOf(technicianName) || 'Tu técnico',
    client: shortNameOf(clientName) || 'Un cliente',
    day: dayInSentence(date, today),
    start,
    service: isGuaranteeVisit(booking)
      ? `Garantía${servicio && `: ${servicio}`}`
      : servicio || 'Visita para revisar',
    today,
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
