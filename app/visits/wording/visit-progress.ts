// D63: how a visit goes, in the words of each side.
import { bogotaDate, bogotaTime, MINUTE_MS } from '#platform/domain/time.ts'
import { capitalised } from '#platform/wording/dates.ts'
import { relativeDayText } from '#platform/wording/relative-day.ts'
import {
  ABSENCE_ANSWER_MS,
  type ProgressAct,
  possibleFrom,
  type VisitProgress,
} from '#visits/domain/visit-progress.ts'
import { CONTESTED_SHORT_TEXT } from '#visits/wording/situation.ts'

export type TechnicianAct = Extract<ProgressAct, 'en-camino' | 'llegue' | 'nadie'>

export const ACT_LABELS: Record<TechnicianAct | 'terminar', string> = {
  'en-camino': 'Voy en camino',
  llegue: 'Llegué',
  terminar: 'Terminé',
  nadie: 'No había nadie',
}

/** What stands after it was said. */
export const SAID_LABELS: Record<TechnicianAct, string> = {
  'en-camino': 'Vas en camino',
  llegue: 'Llegaste',
  nadie: 'No había nadie',
}

/** 'Desde las 17:15' */
export function possibleFromText(act: ProgressAct, visit: { readonly scheduledAt: Date }): string {
  return `Desde las ${bogotaTime(possibleFrom(act, visit))}`
}

export const NOBODY_QUESTION = '¿No había nadie?'

export function nobodyConsequenceText(client: string): string {
  return `Se lo decimos a ${client}. Si sí había alguien, tiene 48 horas para decirlo.`
}

// When the two contradict each other.

export const CONTESTED_TEXT = `Cada uno dice otra cosa, así que no cuenta para ninguno. ${CONTESTED_SHORT_TEXT}.`

/** 'A las 17:21. Tiene hasta las 17:31 para contestar.' */
export function absenceToldText(saidAt: Date, now: Date): string {
  return `${capitalised(saidAtText(saidAt, now))}. ${absenceAnswerText(saidAt, now)}.`
}

/** 'Tiene hasta las 17:31 para contestar' */
export function absenceAnswerText(saidAt: Date, now: Date): string {
  const until = new Date(saidAt.getTime() + ABSENCE_ANSWER_MS)
  return now > until ? 'Todavía no ha contestado' : `Tiene hasta las ${bogotaTime(until)} para contestar`
}

/** `name` is the technician's first name. */
export function arrivalQuestion(name: string): string {
  return `¿Llegó ${name}?`
}

/** What the technician answered to 'No ha llegado': 'llego a las 11:15'. */
export function toldHourText({ didNotComeAt, lateAt, arrivesAt }: VisitProgress): string | null {
  if (!didNotComeAt || !lateAt || lateAt <= didNotComeAt || !arrivesAt) return null
  return `llego a las ${bogotaTime(arrivesAt)}`
}

/** What the client told; `name` is the technician's first name. */
export function toldAbsenceText(name: string): string {
  return `Le dijimos a ${name} que no ha llegado`
}

/** 'a las 17:21', 'ayer a las 17:21' */
export function saidAtText(saidAt: Date, now: Date): string {
  const [day, today] = [bogotaDate(saidAt), bogotaDate(now)]
  const hour = `a las ${bogotaTime(saidAt)}`
  return day === today ? hour : `${relativeDayText(day, today)} ${hour}`
}

/** 'Ya pasaron 20 minutos de la hora.' */
export function lateText(scheduledAt: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - scheduledAt.getTime()) / MINUTE_MS)
  return minutes < 60 ? `Ya pasaron ${minutes} minutos de la hora.` : 'La hora de la visita ya pasó.'
}
