// D59: why a client cannot receive a visit, as the client chooses it and as both read it.
import type { CannotReason } from '#bookings/domain/booking.ts'
import { quoted } from '#bookings/wording/cancel-reasons.ts'
import { bogotaDate, bogotaTime } from '#platform/domain/time.ts'
import { capitalised } from '#platform/wording/dates.ts'
import { relativeDayText } from '#platform/wording/relative-day.ts'

export const CANNOT_LABELS: Record<CannotReason, string> = {
  surgio_algo: 'Surgió algo',
  ya_se_arreglo: 'Ya se arregló',
  otro_dia: 'Necesito otro día',
}

const TO_TECHNICIAN: Record<CannotReason, string> = {
  surgio_algo: 'surgió algo',
  ya_se_arreglo: 'ya se arregló',
  otro_dia: 'necesita otro día',
}

/** In a sentence to the technician: 'surgió algo'. */
export function cannotReasonText(reason: CannotReason): string {
  return TO_TECHNICIAN[reason]
}

/** 'No puede recibirte: surgió algo' */
export function cannotReceiveText(reason: CannotReason): string {
  return `No puede recibirte: ${cannotReasonText(reason)}`
}

/** `name` is the technician's first name. */
export function toldCannotText(name: string): string {
  return `Le avisaste a ${name} que no puedes`
}

/** Where the name stands beside it. */
export const TOLD_CANNOT_SHORT_TEXT = 'Le avisaste que no puedes'

export const OTHER_DAY_TEXT = 'Apenas la cancele te mostramos sus horas libres.'

interface Statement {
  readonly reason: CannotReason
  readonly note: string
  readonly at: Date
}

/** 'Hoy, 16:34. «Surgió algo. Llevo a mi mamá al médico.» Te contamos cuando la cancele.' */
export function toldCannotDetail({ reason, note, at }: Statement, today: string): string {
  const when = capitalised(relativeDayText(bogotaDate(at), today))
  const words = quoted([CANNOT_LABELS[reason], note].filter(Boolean).join('. '))
  const next = reason === 'otro_dia' ? OTHER_DAY_TEXT : 'Te contamos cuando la cancele.'
  return `${when}, ${bogotaTime(at)}. ${words}. ${next}`
}
