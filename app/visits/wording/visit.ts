// The page of a visit: its steps and what each says to whoever reads.
import type { BookingStatus } from '#bookings/domain/booking.ts'
import { bogotaDate, bogotaTime, weekdayOf } from '#platform/domain/time.ts'
import { capitalised, dayOfMonth, weekdayText } from '#platform/wording/dates.ts'
import { fullRelativeDayText, relativeDayText } from '#platform/wording/relative-day.ts'
import type { VisitFacts, VisitStep } from '#visits/domain/visit.ts'
import { clientProgressText, technicianProgressText } from '#visits/wording/visit-progress.ts'

export const STEP_LABELS: Record<VisitStep, string> = {
  requested: 'Pedida',
  confirmed: 'Confirmada',
  'on-the-way': 'En camino',
  finished: 'Terminada',
  rated: 'Calificada',
}

/** 'Sigue: en camino' */
export function nextStepText(step: VisitStep): string {
  if (step === 'rated') return 'Falta calificar'
  return `Sigue: ${STEP_LABELS[step].toLocaleLowerCase('es')}`
}

/** 'ayer, 20:05' */
export function messageTimeText(at: Date, today: string): string {
  return `${relativeDayText(bogotaDate(at), today).replace(/^el /, '')}, ${bogotaTime(at)}`
}

/** 'ayer a las 19:52' */
function atText(at: Date, today: string): string {
  return `${relativeDayText(bogotaDate(at), today)} a las ${bogotaTime(at)}`
}

/** 'Mañana, martes 17 de noviembre' */
export function visitDayText(date: string, today: string): string {
  return capitalised(fullRelativeDayText(date, today))
}

/** 'Mañana, martes 17'; 'Lunes 23 de noviembre' */
export function shortVisitDayText(date: string, today: string): string {
  const day = relativeDayText(date, today)
  if (day.startsWith('el ')) return visitDayText(date, today)
  return capitalised(`${day}, ${weekdayText(weekdayOf(date))} ${dayOfMonth(date)}`)
}

interface Life extends Pick<VisitFacts, 'createdAt' | 'acceptedAt' | 'progress'> {
  readonly status: BookingStatus
  readonly isRated: boolean
}

/** Who did what, and what comes. `name` is the technician's first name. */
export function clientStepText(life: Life, name: string, today: string): string {
  const { status, createdAt, acceptedAt, isRated } = life
  if (status === 'solicitada') return `Se la pediste a ${name} ${atText(createdAt, today)}.`
  const said = clientProgressText(life.progress, name, status === 'completada')
  if (said && !isRated) return said
  if (status === 'confirmada')
    return acceptedAt
      ? `${name} confirmó ${atText(acceptedAt, today)}. Te avisamos cuando salga para tu casa.`
      : `${name} confirmó la visita. Te avisamos cuando salga para tu casa.`
  return isRated ? 'La visita terminó y ya la calificaste.' : `La visita terminó. ¿Cómo te fue con ${name}?`
}

/** `name` is the client's short name. */
export function technicianStepText(life: Life, name: string, today: string): string {
  const { status, createdAt, acceptedAt } = life
  if (status === 'solicitada') return `${name} la pidió ${atText(createdAt, today)}. Espera tu respuesta.`
  const said = technicianProgressText(life.progress, name, status === 'completada')
  if (said) return said
  if (status === 'confirmada')
    return acceptedAt ? `La aceptaste ${atText(acceptedAt, today)}.` : 'La aceptaste.'
  return 'La visita terminó.'
}
