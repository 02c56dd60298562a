// Mis técnicos.
import type { Absence, LastVisit, ShownTechnician } from '#agenda/domain/own-technicians.ts'
import { BOOKING_LABELS } from '#bookings/wording/booking-status.ts'
import { daysAgoText } from '#guarantee/wording/covered-works.ts'
import { addDays, bogotaDate } from '#platform/domain/time.ts'
import { capitalised, reviewDateText } from '#platform/wording/dates.ts'
import { firstNameOf } from '#platform/wording/person-names.ts'
import { profilePriceText } from '#platform/wording/price.ts'
import { relativeMomentText } from '#platform/wording/relative-day.ts'
import { peopleOf } from '#technicians/wording/trade-search.ts'
import type { ClientBooking } from '#visits/domain/listed-visit.ts'
import { situationOf } from '#visits/domain/situation.ts'
import { SAID_PAID_TEXT } from '#visits/wording/payment.ts'
import { stateLine } from '#visits/wording/situation.ts'

export const OWN_TECHNICIANS_TITLE = 'Mis técnicos'
export const OWN_TECHNICIANS_TEXT = 'Los que ya te sirvieron y los que guardaste. Solo tú ves esta lista.'

/** Days are counted up to here; then the date says it. */
const COUNTED_DAYS = 14

/** When somebody was there: 'hace 6 días', '22 de octubre', '3 de agosto de 2025'. */
export function servedWhenText(date: string, today: string): string {
  if (date > addDays(today, -COUNTED_DAYS)) return daysAgoText(date, today).toLowerCase()
  return reviewDateText(date, today)
}

/** 'Neveras', 'hace 6 días' and '3 visitas'; of who has not come yet the trades and the city. */
export function ownTechnicianTexts(
  { last, especialidades, ciudad }: ShownTechnician,
  today: string,
): string[] {
  if (!last) return [especialidades.slice(0, 2).join(', '), ciudad].filter(text => text !== '')
  const visits = last.visits > 1 ? [`${last.visits} visitas`] : []
  return [...(last.trade ? [last.trade] : []), servedWhenText(last.date, today), ...visits]
}

/** 'Pagaste $ 220.000', 'Por pagar: $ 75.000', 'Dijiste que ya pagaste' */
export function paidText({ total, isOwed, isSaidPaid }: NonNullable<LastVisit['paid']>): string {
  if (total === 0) return 'Sin costo'
  if (!isOwed) return `Pagaste ${profilePriceText(total)}`
  return isSaidPaid ? SAID_PAID_TEXT : `Por pagar: ${profilePriceText(total)}`
}

export interface ComingVisit {
  readonly key: number
  /** 'Hoy a las 17:00' */
  readonly when: string
  /** 'Confirmada', 'Va en camino · llega hacia las 17:10' */
  readonly state: string
}

/** The visit that is next or going on. */
export function comingVisit(visit: ClientBooking, now: Date): ComingVisit {
  const state = stateLine('client', { visit, situation: situationOf(visit, now), now })
  return {
    key: visit.key,
    when: capitalised(relativeMomentText(visit.date, visit.start, bogotaDate(now))),
    state: state ?? BOOKING_LABELS.cliente[visit.status],
  }
}

export const ABSENCE_TEXTS: Record<Absence, string> = {
  left: 'Ya no está en TecniYa',
  hidden: 'Su perfil no está publicado ahora',
  paused: 'No recibe trabajo ahora',
  'not-accepted': 'Ahora no puede tomar tus solicitudes',
}

/** 'Otros plomeros en Bogotá' */
export function colleaguesText({ trade, ciudad }: Pick<ShownTechnician, 'trade' | 'ciudad'>): string {
  return `Otros ${peopleOf(trade).many}${ciudad.trim() ? ` en ${ciudad.trim()}` : ''}`
}

export const NO_HOURS_TEXT = 'Sin horas libres en dos semanas'

/** 'Nubia ya no está en tus técnicos.' */
export function droppedText(nombre: string | null): string {
  return `${nombre ? `${firstNameOf(nombre)} ya` : 'Ya'} no está en tus técnicos.`
}

/** 'Nubia quedó en tus técnicos.' */
export function keptText(nombre: string | null): string {
  return nombre ? `${firstNameOf(nombre)} quedó en tus técnicos.` : 'Quedó en tus técnicos.'
}

/** In the account: '3 técnicos', 'Ninguno todavía' */
export function ownCountText(count: number): string {
  return count === 1 ? '1 técnico' : `${count} técnicos`
}
