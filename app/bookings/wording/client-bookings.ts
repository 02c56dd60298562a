// Mis reservas: until when a request can be answered, and who can go instead of a cancelled visit.

import type { AnswerMoment } from '#bookings/domain/answer-time.ts'
import type { Booking, BookingStatus } from '#bookings/domain/booking.ts'
import { untilText } from '#bookings/wording/agenda.ts'
import { dayTagText } from '#bookings/wording/bookings.ts'
import { bogotaDate, DAY_MS } from '#platform/domain/time.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { dayNumberText, dayText } from '#platform/wording/dates.ts'
import { firstNameOf } from '#platform/wording/person-names.ts'
import { relativeDayText } from '#platform/wording/relative-day.ts'
import { peopleOf } from '#technicians/wording/trade-search.ts'

/** 'Tiene hasta las 11:00 para responder.', 'Tiene hasta el martes 17 a las 08:00 para responder.' */
export function answerDeadlineText(term: AnswerMoment, today: string): string {
  return `Tiene ${termText(term, today)} para responder.`
}

/** After 'Le toca a Luz:' */
export function confirmUntilText(term: AnswerMoment, today: string): string {
  return `confirmar la visita, ${termText(term, today)}`
}

function termText({ date, start }: AnswerMoment, today: string): string {
  const day = date === today ? '' : `el ${dayNumberText(date, today)} a `
  return `hasta ${day}las ${start}`
}

/** When the next visit is: 'En 57 min', 'Mañana' and 'En 13 h 50 min', 'Sáb 21'. */
export function nextVisitTexts(
  { date, scheduledAt }: Pick<Booking, 'date' | 'scheduledAt'>,
  now: Date,
): string[] {
  const today = bogotaDate(now)
  const day = dayTagText(date, today)
  if (date === today) return [untilText(scheduledAt, now)]
  return scheduledAt.getTime() - now.getTime() < DAY_MS ? [day, untilText(scheduledAt, now)] : [day]
}

/** Of a quote that waits for the client. */
export const ANSWER_QUOTE_TEXT = 'Responde la cotización'

/** 'Vale hasta el viernes 20' */
export function quoteTermText(validUntil: string, today: string): string {
  return `Vale hasta ${relativeDayText(validUntil, today)}`
}

/** When the time to answer is over. */
export const ANSWER_OVERDUE_TEXT = 'Se le pasó el tiempo de responder. Todavía puede aceptar.'

/** The heading of a rescue while the request still stands. `name` is the technician's first name. */
export function overdueTitleText(name: string): string {
  return `${name} no ha respondido`
}

export const OVERDUE_RESCUE_TEXT =
  'Todavía puede aceptar. Si reservas con otra persona, retiramos esta solicitud.'

/** When a lost visit was: 'hoy, 15:00', 'el martes 17, 09:00'. */
export function lostMomentText({ date, start }: Pick<Booking, 'date' | 'start'>, today: string): string {
  return `${relativeDayText(date, today)}, ${start}`
}

/** 'Otros plomeros pueden ir' */
export function othersCanGoText(trade: string, count: number): string {
  const { one, many } = peopleOf(trade)
  return count === 1 ? `Otro ${one} puede ir` : `Otros ${many} pueden ir`
}

/** The same in short. */
export function otherPeopleText(count: number): string {
  return count === 1 ? 'Otra persona puede ir' : 'Otras personas pueden ir'
}

const COUNTS = ['', 'una', 'dos', 'tres']

/** 'Te ofrece tres horas más' */
export function offersHoursText(count: number): string {
  return count === 1 ? 'Te ofrece otra hora' : `Te ofrece ${COUNTS[count] ?? count} horas más`
}

// Ready texts about a visit: from the client to the technician, and from the client to people of trust.

interface Visit {
  readonly technicianName: string
  readonly date: string
  readonly start: string
  readonly end: string
  readonly address: string
  readonly description: string
  readonly servicio: string
  readonly status: BookingStatus
}

/** Section 2: the message that WhatsApp opens with. */
export function clientMessageText(visit: Visit, clientName: string): string {
  const { technicianName, date, start, address, description, servicio, status } = visit
  const when = `${dayText(date)} a las ${start}${address ? ` en ${address}` : ''}`
  const problem = [servicio, description].filter(Boolean).join('. ')
  const isWaiting = status === 'solicitada'
  return [
    `Hola, ${firstNameOf(technicianName)}. Soy ${clientName}.`,
    isWaiting ? `Te pedí una visita para el ${when}.` : `Te escribo por la visita del ${when}.`,
    ...(problem ? [`Es por esto: ${problem}`] : []),
    ...(isWaiting ? ['¿Puedes venir?'] : []),
  ].join('\n')
}

/** 'Compartir mi visita': who comes, when and where, and the profile. */
export function shareVisitText(visit: Visit, profileUrl: string | null): string {
  const { technicianName, date, start, end, address, servicio } = visit
  return [
    `Tengo una visita de ${technicianName}${servicio ? ` (${servicio})` : ''}, de ${BRAND.name}.`,
    `Cuándo: ${dayText(date)}, de ${start} a ${end}.`,
    ...(address ? [`Dónde: ${address}.`] : []),
    ...(profileUrl ? [`Su perfil: ${profileUrl}`] : []),
  ].join('\n')
}
