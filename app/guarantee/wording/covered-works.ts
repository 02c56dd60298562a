// D72: what is said of a work whose guarantee can be used, before its technician is booked again.
import type { CoveredWork } from '#guarantee/domain/covered-works.ts'
import { DAY_MS } from '#platform/domain/time.ts'
import { briefDayAndMonthText } from '#platform/wording/dates.ts'
import { firstNameOf } from '#platform/wording/person-names.ts'
import { ofRelativeDayText } from '#platform/wording/relative-day.ts'
import { linesSummary } from '#visits/wording/quote.ts'

/** 'Hoy', 'Ayer', 'Hace 6 días' */
export function daysAgoText(date: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(date)) / DAY_MS)
  if (days <= 0) return 'Hoy'
  return days === 1 ? 'Ayer' : `Hace ${days} días`
}

/** 'Hace 6 días lo arregló Nubia. Si falló lo mismo, no pagas.' */
export function guaranteeFirstText(
  { date, technicianName }: Pick<CoveredWork, 'date' | 'technicianName'>,
  today: string,
): string {
  return `${daysAgoText(date, today)} lo arregló ${firstNameOf(technicianName)}. Si falló lo mismo, no pagas.`
}

export const USE_GUARANTEE_TEXT = 'Usar la garantía'
export const SOMETHING_ELSE_TEXT = 'Es otra cosa'

/** What was done, in short: 'Carga de gas y 2 más'; 'Visita del martes 10' where nothing says it. */
export function coveredWorkText(
  { receipt, servicio, date }: Pick<CoveredWork, 'receipt' | 'servicio' | 'date'>,
  today: string,
): string {
  return (receipt && linesSummary(receipt.lines)) || servicio || `Visita ${ofRelativeDayText(date, today)}`
}

/** 'hasta el 10 de dic' */
export function coveredUntilText({ until }: Pick<CoveredWork, 'until'>): string {
  return `hasta el ${briefDayAndMonthText(until)}`
}
