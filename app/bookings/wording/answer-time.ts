// D60: until when a request can be answered, as each side reads it.

import type { AnswerMoment } from '#bookings/domain/answer-time.ts'
import { briefDayText } from '#bookings/wording/bookings.ts'
import { addDays } from '#platform/domain/time.ts'
import { dayNumberText, shortDayText } from '#platform/wording/dates.ts'

// The technician.

/** D60: 'Tienes hasta las 16:00', 'Tienes hasta mañana, 08:00'. */
export function deadlineText({ date, start }: AnswerMoment, today: string): string {
  if (date === today) return `Tienes hasta las ${start}`
  return `Tienes hasta ${date === addDays(today, 1) ? 'mañana' : `el ${shortDayText(date)}`}, ${start}`
}

/** In a row: 'Hasta las 16:00', 'Hasta mañana, 08:00', 'Hasta el jue 19, 08:00'. */
export function briefDeadlineText({ date, start }: AnswerMoment, today: string): string {
  if (date === today) return `Hasta las ${start}`
  return `Hasta ${date === addDays(today, 1) ? 'mañana' : `el ${briefDayText(date)}`}, ${start}`
}

/** When the time to answer is over. */
export const OVERDUE_TEXT = 'Se pasó el tiempo. Aún puedes aceptar.'
/** In a row. */
export const BRIEF_OVERDUE_TEXT = 'Se pasó el tiempo'

// The client.

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

/** When the time to answer is over. */
export const ANSWER_OVERDUE_TEXT = 'Se le pasó el tiempo de responder. Todavía puede aceptar.'
