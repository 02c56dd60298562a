// Names and labels of guarantee cases. The words follow Ley 1480 and Decreto 735, as /terminos.

import { PHOTOS_MAX } from '#bookings/domain/booking.ts'
import { PROBLEM_PHOTO_KEPT_DAYS } from '#bookings/domain/problem-photo.ts'
import { lastDayOf } from '#guarantee/domain/guarantee-acts.ts'
import {
  ANSWER_DAYS,
  type GuaranteeOutcome,
  type GuaranteeStep,
  type GuaranteeWish,
} from '#guarantee/domain/guarantee-case.ts'
import type { GuaranteeDossier, GuaranteeGroup } from '#guarantee/domain/guarantee-dossier.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { reviewDateText } from '#platform/wording/dates.ts'
import { firstNameOf, shortNameOf } from '#platform/wording/person-names.ts'
import { relativeDayText } from '#platform/wording/relative-day.ts'

export const WISH_LABELS: Record<GuaranteeWish, string> = {
  repeat: 'Que repita el trabajo sin costo',
  refund: 'Que me devuelva lo que pagué',
}

/** As the technician and administrators read it: 'Prefiere que se repita el trabajo.' */
export const WISH_TEXTS: Record<GuaranteeWish, string> = {
  repeat: 'Prefiere que se repita el trabajo.',
  refund: 'Prefiere que se le devuelva el dinero.',
}

/** The administrators' list. */
export const STEP_LABELS: Record<GuaranteeStep, string> = {
  opened: 'Responde el técnico',
  'repeat-offered': 'El cliente escoge hora',
  'repeat-booked': 'Visita agendada',
  'repeat-done': 'El cliente dice si quedó bien',
  'refund-offered': 'Devolución por confirmar',
  disputed: 'Por decidir',
  closed: 'Cerrado',
}

export const OUTCOME_LABELS: Record<GuaranteeOutcome, string> = {
  repaired: 'Quedó arreglado',
  refunded: 'Se devolvió el dinero',
  dismissed: 'La garantía no aplicó',
  withdrawn: 'Se cerró sin reclamo',
}

export const GROUP_LABELS: Record<GuaranteeGroup, string> = {
  deciding: 'Por decidir',
  running: 'En curso',
  closed: 'Cerradas',
}

const DAYS_IN_WORDS: Record<typeof ANSWER_DAYS, string> = { 5: 'cinco días' }
/** How long the technician may take to answer. */
export const ANSWER_TIME = DAYS_IN_WORDS[ANSWER_DAYS]

export const QUEUE_INTRO = `Decides cuando no se ponen de acuerdo o el técnico no responde. Tienes ${ANSWER_TIME}.`

/** 'Hasta el 16 de noviembre' */
export function untilDayText(dueAt: Date, today: string): string {
  return `Hasta el ${dueDayText(dueAt, today)}`
}

/** '16 de noviembre' */
export function dueDayText(dueAt: Date, today: string): string {
  return reviewDateText(lastDayOf(dueAt), today)
}

export interface DueText {
  readonly text: string
  readonly urgency: 'late' | 'today' | null
}

/** In the administrators' list: 'Hasta hoy', 'Hasta el sábado 21', 'Venció ayer'. */
export function queueDueText(dueAt: Date, now: Date): DueText {
  const today = bogotaDate(now)
  const lastDay = lastDayOf(dueAt)
  const day = relativeDayText(lastDay, today)
  if (lastDay < today) return { text: `Venció ${day}`, urgency: 'late' }
  return { text: `Hasta ${day}`, urgency: lastDay === today ? 'today' : null }
}

/** In the same place, the visit that repeats the work: 'Visita: domingo 15', 'Visita: mañana'. */
export function queueVisitText(date: string, today: string): string {
  return `Visita: ${relativeDayText(date, today).replace(/^el /, '')}`
}

export interface Names {
  /** 'Carlos' */
  readonly technician: string
  /** 'María Eugenia' */
  readonly client: string
}

export function namesOf({
  technicianName,
  clientName,
}: Pick<GuaranteeDossier, 'technicianName' | 'clientName'>): Names {
  return {
    technician: firstNameOf(technicianName) || 'el técnico',
    client: shortNameOf(clientName) || 'el cliente',
  }
}

/** One line for the lists: 'Te toca a ti', 'Le toca a Carlos'. `other` is the name of the other side. */
export function caseStateText(
  { step, turn }: Pick<GuaranteeDossier, 'step' | 'turn'>,
  reader: 'client' | 'technician',
  other: string,
): string {
  if (step === 'closed') return 'Garantía cerrada'
  if (turn === null) return 'Visita de garantía agendada'
  if (turn === reader) return 'Te toca a ti'
  return turn === 'admin' ? `Decide el equipo de ${BRAND.name}` : `Le toca a ${other}`
}

/** `name` is the first name of the other side of a guarantee case. */
export function guaranteePhotosHint(name: string): string {
  return `Hasta ${PHOTOS_MAX}. Solo las ven ${name} y el equipo de TecniYa; se borran ${PROBLEM_PHOTO_KEPT_DAYS} días después de cerrar el caso.`
}
