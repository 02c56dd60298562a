// The page of a visit: its steps and what each says to whoever reads.
import { bogotaDate, bogotaTime, weekdayOf } from '#platform/domain/time.ts'
import { capitalised, dayOfMonth, weekdayText } from '#platform/wording/dates.ts'
import { fullRelativeDayText, relativeDayText } from '#platform/wording/relative-day.ts'
import type { VisitStep } from '#visits/domain/visit.ts'

export const STEP_LABELS: Record<VisitStep, string> = {
  requested: 'Pedida',
  confirmed: 'Confirmada',
  'on-the-way': 'En camino',
  finished: 'Terminada',
  rated: 'Calificada',
}

/** The step 'on-the-way' of the client, once the technician is there. */
/** How a visit by guarantee ends, in place of stars. */
export const MENDED_LABEL = '¿Quedó bien?'

export const INSIDE_LABEL = 'En tu casa'

/** 'Sigue: en camino' */
export function nextStepText(step: VisitStep, label = STEP_LABELS[step]): string {
  if (step === 'rated') return 'Falta calificar'
  return `Sigue: ${label.toLocaleLowerCase('es')}`
}

/** 'ayer, 20:05' */
function messageTimeText(at: Date, today: string): string {
  return `${relativeDayText(bogotaDate(at), today).replace(/^el /, '')}, ${bogotaTime(at)}`
}

/** 'ayer, 20:05'; 'hoy, 09:02 · enviado 09:40' of what was written without network. */
export function messageMomentText(
  { at, writtenAt }: { readonly at: Date; readonly writtenAt: Date | null },
  today: string,
): string {
  if (!writtenAt) return messageTimeText(at, today)
  const isSameDay = bogotaDate(at) === bogotaDate(writtenAt)
  return `${messageTimeText(writtenAt, today)} · enviado ${isSameDay ? bogotaTime(at) : messageTimeText(at, today)}`
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
