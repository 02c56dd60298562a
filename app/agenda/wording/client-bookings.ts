// Mis reservas: the next visit, and who can go instead of a cancelled one.

import type { Booking } from '#bookings/domain/booking.ts'
import { dayTagText } from '#bookings/wording/bookings.ts'
import { addDays, bogotaDate, DAY_MS } from '#platform/domain/time.ts'
import { relativeDayText } from '#platform/wording/relative-day.ts'
import { peopleOf } from '#technicians/wording/trade-search.ts'
import { untilText } from '#visits/wording/situation.ts'

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

/** Of a visit that was missed: 'hoy, 10:00. No pagas nada.' */
export function missedMomentText(visit: Pick<Booking, 'date' | 'start' | 'status'>, today: string): string {
  const then = visit.status === 'cancelada' ? 'No pagas nada.' : 'Si reservas con otra persona, no la pagas.'
  return `${lostMomentText(visit, today)}. ${then}`
}

/** While somebody else is looked for. `name` is the technician's first name. */
export function missingTitleText(name: string): string {
  return `${name} no ha llegado`
}

/** Above who can go soonest from tomorrow on: 'Lo más pronto de mañana'. */
export function soonestText(date: string, today: string): string {
  return date === addDays(today, 1) ? 'Lo más pronto de mañana' : 'Lo más pronto'
}

export const NOBODY_FREE_TEXT = 'Nadie más tiene horas libres esta semana.'

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
