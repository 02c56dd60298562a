// Names and labels of guarantee cases. The words follow Ley 1480 and Decreto 735, as /terminos.

import { PHOTOS_MAX } from '#bookings/domain/booking.ts'
import { PROBLEM_PHOTO_KEPT_DAYS } from '#bookings/domain/problem-photo.ts'
import {
  ANSWER_DAYS,
  type GuaranteeOutcome,
  type GuaranteeStep,
  type GuaranteeWish,
} from '#guarantee/domain/guarantee-case.ts'
import type { GuaranteeDossier, GuaranteeGroup } from '#guarantee/domain/guarantee-dossier.ts'
import { lastDayOf } from '#guarantee/domain/guarantee-state.ts'
import { isProlonged } from '#guarantee/domain/overdue-decision.ts'
import type { Tally } from '#platform/domain/lists.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { tallyFigure } from '#platform/wording/counts.ts'
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
  'repeat-unclear': 'El cliente dice si vino',
  'refund-offered': 'El técnico devuelve el dinero',
  'refund-sent': 'El cliente dice si le llegó',
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

/** Of a decision that is late: 'Nueva fecha: lunes 23', then 'Venció ayer'. */
export function queueDecisionText(term: { readonly stepAt: Date; readonly dueAt: Date }, now: Date): DueText {
  const { text } = queueDueText(term.dueAt, now)
  const isPromised = isProlonged(term) && now < term.dueAt
  return {
    text: isPromised ? text.replace(/^Hasta/, 'Nueva fecha:').replace(': el ', ': ') : text,
    urgency: 'late',
  }
}

/** In the same place, the visit that repeats the work: 'Visita: domingo 15', 'Visita: mañana'. */
export function queueVisitText(date: string, today: string): string {
  return `Visita: ${relativeDayText(date, today).replace(/^el /, '')}`
}

/** Of the decisions that administrators owe: '1 vencida', '2 vencidas'. */
export function overdueText(tally: Tally): string {
  return `${tallyFigure(tally)} ${tally.count === 1 ? 'vencida' : 'vencidas'}`
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

/** On the card of the visit, while the case is open: 'En garantía · le toca a Carlos'. */
export function caseMarkText(
  found: Pick<GuaranteeDossier, 'step' | 'turn'> | null,
  reader: 'client' | 'technician',
  other: string,
): string | null {
  if (!found || found.step === 'closed') return null
  const state = found.turn === null ? 'visita agendada' : caseStateText(found, reader, other)
  return `En garantía · ${state[0]?.toLocaleLowerCase('es')}${state.slice(1)}`
}

/** `name` is the first name of the other side of a guarantee case. */
export function guaranteePhotosHint(name: string): string {
  return `Hasta ${PHOTOS_MAX}. Solo las ven ${name} y el equipo de TecniYa; se borran ${PROBLEM_PHOTO_KEPT_DAYS} días después de cerrar el caso.`
}
