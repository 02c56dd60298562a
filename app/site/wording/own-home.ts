// The home page of who is signed in.
import type { TechnicianDay } from '#agenda/domain/agenda.ts'
import { servedWhenText } from '#agenda/wording/own-technicians.ts'
import { dayTagText } from '#bookings/wording/bookings.ts'
import type { PanelCounts } from '#moderation/domain/panel-rows.ts'
import type { Tally } from '#platform/domain/lists.ts'
import { tallyFigure } from '#platform/wording/counts.ts'
import { capitalised } from '#platform/wording/dates.ts'
import { listText } from '#platform/wording/list-text.ts'
import { shortNameOf } from '#platform/wording/person-names.ts'
import type { Slot } from '#technicians/domain/free-hours.ts'
import { hourText } from '#technicians/domain/hours.ts'

/** 'Hola, Laura Sofía' */
export function greetingText(name: string): string {
  const called = shortNameOf(name)
  return called ? `Hola, ${called}` : 'Hola'
}

/** 'Jue 19, 09:00', 'Mañana, 14:00' */
export function proposedHourText({ date, hour }: Slot, today: string): string {
  return `${dayTagText(date, today)}, ${hourText(hour)}`
}

/** '3 visitas hoy · la primera 09:00', '3 visitas hoy · la próxima 14:00' */
export function dayTitle({ starts: [first, ...others], next }: TechnicianDay): string {
  if (first === undefined) return 'Hoy no tienes visitas'
  const count = others.length + 1
  const visits = count === 1 ? '1 visita hoy' : `${count} visitas hoy`
  if (count === 1) return `${visits} · a las ${first}`
  if (next === null) return `${visits} · la última ${others.at(-1)}`
  return `${visits} · la ${next === first ? 'primera' : 'próxima'} ${next}`
}

/** '2 solicitudes por responder' */
export function requestsText(count: number): string {
  if (count === 0) return 'Nada por responder'
  return count === 1 ? '1 solicitud por responder' : `${count} solicitudes por responder`
}

type Waiting = Pick<PanelCounts, 'waitingReviews' | 'openReports' | 'waitingCases' | 'contestedVisits'>

const QUEUES: Record<keyof Waiting, readonly [one: string, many: string]> = {
  waitingCases: ['garantía', 'garantías'],
  contestedVisits: ['visita', 'visitas'],
  openReports: ['reporte', 'reportes'],
  waitingReviews: ['reseña', 'reseñas'],
}

/** 'Por decidir: 2 garantías y 5 reseñas' */
export function waitingText(waiting: Waiting): string {
  const textOf = (tally: Tally, [one, many]: readonly [string, string]) =>
    tally.count === 0 ? [] : `${tallyFigure(tally)}\u00a0${tally.count === 1 ? one : many}`
  const texts = Object.entries(QUEUES).flatMap(([queue, names]) =>
    textOf(waiting[queue as keyof Waiting], names),
  )
  return texts.length > 0 ? `Por decidir: ${listText(texts)}` : 'Nada espera por ti'
}

/** Of the trade and day of a visit: 'Neveras', 'hace 6 días'; without a trade the day alone. */
export function servedTexts(
  { trade, date }: { readonly trade: string | null; readonly date: string },
  today: string,
): string[] {
  const when = servedWhenText(date, today)
  return trade ? [trade, when] : [capitalised(when)]
}
