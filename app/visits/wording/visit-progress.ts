// D63: how a visit goes, in the words of each side.
import { bogotaDate, bogotaTime, MINUTE_MS } from '#platform/domain/time.ts'
import { capitalised } from '#platform/wording/dates.ts'
import { relativeDayText } from '#platform/wording/relative-day.ts'
import type { VisitSide } from '#visits/domain/visit-message.ts'
import {
  ABSENCE_ANSWER_MS,
  type ProgressAct,
  possibleUntil,
  type VisitProgress,
  type VisitTimes,
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

/** Where the page of a visit asks for a later hour, and the field that chooses one of them. */
export const LATE_ID = 'tarde'
export const MINUTES_FIELD = 'minutos'

/** Over the cells with the hours of arrival. */
export const HOUR_QUESTIONS = {
  'en-camino': 'Voy en camino, llego hacia las…',
  tarde: 'Voy tarde: llego a las…',
} as const

/** Of what was said without network. */
export const WAITING_TEXT = 'Se envía al volver la señal.'

/** 'Voy en camino, en 20 min' */
export function unsentLabel(act: string, minutes: number): string {
  if (act === 'mensaje') return 'Mensaje'
  const label = act === 'llegue' ? ACT_LABELS.llegue : ACT_LABELS['en-camino']
  return minutes > 0 ? `${label}, ${inMinutesText(minutes)}` : label
}

/** 'en 20 min' */
export const inMinutesText = (minutes: number) => `en ${minutes} min`

/** 'Saliste 09:25 · 20 min' */
export function setOutText({ onTheWayAt, arrivesAt }: VisitProgress): string {
  if (!onTheWayAt) return ''
  const left = `Saliste ${bogotaTime(onTheWayAt)}`
  if (!arrivesAt) return left
  const minutes = Math.round((arrivesAt.getTime() - onTheWayAt.getTime()) / MINUTE_MS / 5) * 5
  return minutes > 0 ? `${left} · ${minutes} min` : left
}

/** What the client says to a technician who comes late, and since when it is known: 'María Eugenia te espera.' */
export function lateAnswerTexts(
  { lateAt, waitsAt, seeksAt }: VisitProgress,
  client: string,
): { readonly answer: string | null; readonly told: string | null } {
  return {
    answer: waitsAt ? `${client} te espera.` : seeksAt ? `${client} busca a otra persona.` : null,
    told: lateAt && `Le dijimos a las ${bogotaTime(lateAt)}.`,
  }
}

/** 'Llegó 09:02, enviado 09:40': what was tapped without network and reached the other side later. */
export function heardLaterTexts(
  { onTheWayAt, onTheWaySentAt, arrivedAt, arrivedSentAt }: VisitProgress,
  side: VisitSide,
): string[] {
  const isOwn = side === 'technician'
  const steps = [
    [isOwn ? 'Saliste' : 'Salió', onTheWayAt, onTheWaySentAt],
    [isOwn ? 'Llegaste' : 'Llegó', arrivedAt, arrivedSentAt],
  ] as const
  return steps.flatMap(([said, at, sentAt]) =>
    at && sentAt && sentAt > at ? `${said} ${bogotaTime(at)}, enviado ${bogotaTime(sentAt)}` : [],
  )
}

export const NOBODY_QUESTION = '¿No había nadie?'

export function nobodyConsequenceText(client: string): string {
  return `Se lo decimos a ${client}. Si sí había alguien, tiene 48 horas para decirlo.`
}

// When the two contradict each other.

export const CONTESTED_TEXT = `Cada uno dice otra cosa, así que no cuenta para ninguno. ${CONTESTED_SHORT_TEXT}.`

/** What each of the two says, to the technician. */
export function contradictionText({ nobodyHomeAt, didNotComeAt }: VisitProgress, client: string): string {
  if (nobodyHomeAt && didNotComeAt) return `${client} dice que no llegaste, y tú que no había nadie.`
  return nobodyHomeAt
    ? `${client} dice que sí había alguien, y tú que no había nadie.`
    : `${client} dice que no llegaste, y tú que sí.`
}

/** To the technician of a visit that did not happen. */
export function notDoneText({ said }: { readonly said: VisitProgress }, client: string, now: Date): string {
  const { didNotComeAt, nobodyHomeAt } = said
  if (didNotComeAt)
    return `${client} lo dijo ${saidAtText(didNotComeAt, now)}. Queda como no cumplida y no suma a tus completadas.`
  if (nobodyHomeAt)
    return `Lo dijiste ${saidAtText(nobodyHomeAt, now)}. No cuenta en tu contra. ${client} tiene 48 horas para decir que sí había alguien.`
  return 'No suma a tus completadas.'
}

/** 'Puedes decir «Sí llegué» hasta el miércoles a las 10:00. …' */
export function contradictionTermText(
  visit: VisitTimes & { readonly said: VisitProgress },
  now: Date,
): string {
  const until = possibleUntil('llegue', visit, visit.said)
  return `Puedes decir «Sí llegué» hasta ${saidAtText(until, now).replace(/^a las/, 'las')}. Si no están de acuerdo, lo mira una persona de TecniYa.`
}

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
