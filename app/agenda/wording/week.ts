// 'Tu semana'.
import type { HistoryKind } from '#agenda/domain/history-filter.ts'
import {
  type AccountLine,
  type Debt,
  type Earnings,
  IN_TIME_MINUTES,
  monthOf,
  type NamedEarnings,
  type Period,
  type PeriodEarnings,
  type VisitCounts,
} from '#agenda/domain/week.ts'
import { UNNAMED_SERVICE_TEXT } from '#bookings/wording/bookings.ts'
import { addDays, bogotaDate, bogotaTime, DAY_MS, weekdayOf } from '#platform/domain/time.ts'
import {
  briefDayAndMonthText,
  capitalised,
  dayAndMonthText,
  dayOfMonth,
  fullDateText,
  monthName,
  monthText,
  reviewDateText,
  shortDayText,
  shortWeekdayText,
  weekdayText,
} from '#platform/wording/dates.ts'
import { shortNameOf } from '#platform/wording/person-names.ts'
import { profilePriceText } from '#platform/wording/price.ts'
import { relativeDayText } from '#platform/wording/relative-day.ts'
import { REMINDERS_MAX, type ReminderState } from '#visits/domain/payment.ts'
import { saysPaidText } from '#visits/wording/payment.ts'

export const WEEK_TITLE = 'Tu semana'

/** '16 a 22 de noviembre', '28 de septiembre a 4 de octubre'; 'Octubre de 2026' */
export function periodText({ kind, from, until }: Period, today: string): string {
  if (kind === 'month') return capitalised(monthText(from))
  const last = addDays(until, -1)
  const first = from.slice(0, 7) === last.slice(0, 7) ? String(dayOfMonth(from)) : dayAndMonthText(from)
  return `${first} a ${reviewDateText(last, today)}`
}

/** With its year: '16 a 22 de noviembre de 2026', 'Octubre de 2026' */
export function datedPeriodText(period: Period): string {
  const last = addDays(period.until, -1)
  const text = periodText(period, last)
  return period.kind === 'month' ? text : `${text} de ${last.slice(0, 4)}`
}

/** The filters of 'Historial'. */
export const HISTORY_KIND_LABELS: Record<HistoryKind, string> = {
  hechas: 'Hechas',
  canceladas: 'Canceladas',
  'sin-hacerse': 'Sin hacerse',
  llegadas: 'Con llegada',
}

/** '16 a 22 de noviembre'; of a whole month 'Noviembre de 2026' */
export function stretchText({ from, until }: Pick<Period, 'from' | 'until'>, today: string): string {
  const isMonth = from.endsWith('-01') && until === monthOf(from.slice(0, 7)).until
  return periodText({ kind: isMonth ? 'month' : 'week', from, until }, today)
}

/** 'Hoy es viernes 20' */
export const todayText = (today: string) => `Hoy es ${shortDayText(today)}`

const visits = (count: number) => `${count} ${count === 1 ? 'visita' : 'visitas'}`

export const receiptCountText = ({ count }: Earnings) => `${visits(count)} con comprobante`
export const visitCountText = ({ count }: Earnings) => visits(count)

/** 'La semana pasada, a viernes: $ 1.112.000' */
export function beforeText({ before }: PeriodEarnings, period: Period, today: string): string {
  const amount = profilePriceText(before)
  if (period.kind === 'month') return `El mes anterior: ${amount}`
  if (today >= period.until) return `La semana anterior: ${amount}`
  const weekday = weekdayOf(today)
  return `La semana pasada${weekday === 6 ? '' : `, a ${weekdayText(weekday)}`}: ${amount}`
}

/** 'lun' */
export const barDayText = (day: string) => shortWeekdayText(weekdayOf(day)).toLowerCase()

/** In thousands: '180' */
export const thousandsText = (total: number) => String(Math.round(total / 1_000))

/** 'De esta semana y de antes' */
export function debtsText(debts: readonly Debt[], monday: string): string {
  const isOfThisWeek = ({ day }: Debt) => day >= monday
  if (debts.every(isOfThisWeek)) return 'De esta semana'
  return debts.some(isOfThisWeek) ? 'De esta semana y de antes' : 'De semanas anteriores'
}

const workText = ({ servicio }: Pick<Debt, 'servicio'>) => servicio || UNNAMED_SERVICE_TEXT

/** 'Destape de cañería · mié 18', 'Destape de cañería · 11 de nov' */
export function debtWorkText(debt: Debt, today: string): string {
  const { day } = debt
  const monday = addDays(today, -weekdayOf(today))
  if (day >= monday) return `${workText(debt)} · ${barDayText(day)} ${dayOfMonth(day)}`
  const when = day.slice(0, 4) === today.slice(0, 4) ? briefDayAndMonthText(day) : fullDateText(day)
  return `${workText(debt)} · ${when}`
}

/** 'Hace 2 días', 'Se lo recordaste ayer, 18:05', 'Camila dice que ya pagó' */
export function debtStateText(debt: Debt, today: string): string {
  const [last] = debt.reminders
  if (debt.isSaidPaid) return saysPaidText(debt.clientName)
  if (last) return `Se lo recordaste ${relativeDayText(bogotaDate(last), today)}, ${bogotaTime(last)}`
  const days = Math.round((Date.parse(today) - Date.parse(debt.day)) / DAY_MS)
  if (days <= 0) return 'Hoy'
  return days === 1 ? 'Ayer' : `Hace ${days} días`
}

/** In place of the button. */
export function laterText(state: Exclude<ReminderState, { kind: 'now' }>, today: string): string {
  if (state.kind === 'enough') return `Recordado ${REMINDERS_MAX} veces`
  return `Otra vez ${relativeDayText(state.date, today).replace(/ \d.*$/, '')}`
}

interface DebtOf {
  readonly total: number
  readonly clientName: string
  readonly servicio: string
}

/** 'Le escribimos a Camila: $ 120.000 por Destape de cañería.' */
export const remindedText = ({ total, clientName, servicio }: DebtOf) =>
  `Le escribimos a ${shortNameOf(clientName)}: ${profilePriceText(total)} por ${workText({ servicio })}.`

/** 'Anotado: Camila te pagó $ 120.000.' */
export const paidNoteText = ({ total, clientName }: DebtOf) =>
  `Anotado: ${shortNameOf(clientName)} te pagó ${profilePriceText(total)}.`

// Visits.

/** '1 tuya · 1 porque no podían recibirte' */
export function cancelledText(counts: VisitCounts): string {
  const { cancelledByTechnician: own, cancelledForClient: asked, cancelledOtherwise: others } = counts
  return [
    own > 0 && (own === 1 ? '1 tuya' : `${own} tuyas`),
    asked > 0 && `${asked} porque no podían recibirte`,
    others > 0 &&
      (others === 1 ? '1 sin contestar o por otra causa' : `${others} sin contestar o por otra causa`),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** 'Una vez 20 minutos tarde; avisaste' */
export function lateText({ lateMinutes, lateTold }: VisitCounts): string {
  const [minutes, ...more] = lateMinutes
  if (minutes === undefined) return `Hasta ${IN_TIME_MINUTES} minutos después de la hora`
  const told = lateTold === lateMinutes.length ? '; avisaste' : lateTold > 0 ? `; avisaste ${lateTold}` : ''
  if (more.length === 0) return `Una vez ${minutes} minutos tarde${told}`
  return `${lateMinutes.length} veces tarde${told}`
}

/** 'Octubre'; of another year 'Octubre de 2025'. */
export function monthRowText({ name }: NamedEarnings, today: string): string {
  return name.slice(0, 4) === today.slice(0, 4)
    ? monthName(Number(name.slice(5)))
    : capitalised(monthText(name))
}

// For the accountant.

export const ACCOUNT_FOOT_TEXT = 'No reemplaza la factura electrónica.'
export const NO_RECEIPTS_TEXT = 'No hay comprobantes en ese periodo.'
export const ACCOUNT_COLUMNS = ['Fecha', 'Número', 'Cliente', 'Qué se hizo', 'Valor', 'Pago'] as const

/** 'tecniya-2026-11.csv' */
export const accountFileName = ({ kind, from }: Period, extension: 'csv' | 'pdf') =>
  `tecniya-${kind === 'month' ? from.slice(0, 7) : from}.${extension}`

export const accountTotal = (lines: readonly AccountLine[]) =>
  lines.reduce((sum, { total }) => sum + total, 0)

/** 'Total, 2 comprobantes' */
export const accountTotalText = (count: number) =>
  `Total, ${count} ${count === 1 ? 'comprobante' : 'comprobantes'}`

/** In the agenda: 'te deben $ 265.000' */
export const owedText = (owed: number) => `te deben ${profilePriceText(owed)}`
