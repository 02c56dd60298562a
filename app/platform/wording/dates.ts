// Dates in Spanish: 'lunes 16 de noviembre', 'Hoy'.

import { addDays, bogotaDate, bogotaTime, isDate, weekdayOf } from '#platform/domain/time.ts'

const WEEKDAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'] as const
const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const
const DASH = '–'

/** 'lunes 16 de noviembre' */
export function dayText(date: string): string {
  return isDate(date) ? `${WEEKDAYS[weekdayOf(date)]} ${dayAndMonthText(date)}` : DASH
}

/** 'lunes 16 de noviembre'; with the year if it is not this one: 'lunes 8 de diciembre de 2025'. */
export function datedDayText(date: string, today: string): string {
  const isThisYear = !isDate(date) || date.slice(0, 4) === today.slice(0, 4)
  return isThisYear ? dayText(date) : `${dayText(date)} de ${date.slice(0, 4)}`
}

/** 'martes 17'; with the month if it is not this one. */
export function dayNumberText(date: string, today: string): string {
  if (!isDate(date) || date.slice(0, 7) !== today.slice(0, 7)) return datedDayText(date, today)
  return shortDayText(date)
}

/** 'lunes 16' */
export function shortDayText(date: string): string {
  return isDate(date) ? `${WEEKDAYS[weekdayOf(date)]} ${dayOfMonth(date)}` : DASH
}

/** '16 de noviembre' */
export function dayAndMonthText(date: string): string {
  return isDate(date) ? `${dayOfMonth(date)} de ${MONTHS[Number(date.slice(5, 7)) - 1]}` : DASH
}

/** '16 de nov' */
export function briefDayAndMonthText(date: string): string {
  const [day, , month = ''] = dayAndMonthText(date).split(' ')
  return isDate(date) ? `${day} de ${month.slice(0, 3)}` : DASH
}

/** '30 de junio de 2028'; an invalid date is a dash (section 5). */
export function fullDateText(date: string | null | undefined): string {
  return date && isDate(date) ? `${dayAndMonthText(date)} de ${date.slice(0, 4)}` : DASH
}

/** 'marzo de 2026', from '2026-03' or any day of it. */
export function monthText(month: string): string {
  return `${MONTHS[Number(month.slice(5, 7)) - 1]} de ${month.slice(0, 4)}`
}

/** '12 de noviembre'; with the year if it is not this one. */
export function reviewDateText(date: string, today: string): string {
  return date.slice(0, 4) === today.slice(0, 4) ? dayAndMonthText(date) : fullDateText(date)
}

/** '12 mar 2026' */
export function shortDateText(date: string): string {
  return isDate(date) ? `${dayOfMonth(date)} ${shortMonthText(date.slice(0, 7)).toLowerCase()}` : DASH
}

/** 'Oct 2026' of '2026-10' */
export function shortMonthText(month: string): string {
  if (!isDate(`${month}-01`)) return DASH
  return `${capitalised(MONTHS[Number(month.slice(5)) - 1]?.slice(0, 3) ?? '')} ${month.slice(0, 4)}`
}

/** 'Enero': 1 is January. */
export function monthName(month: number): string {
  return capitalised(MONTHS[month - 1] ?? '')
}

/** 'Hoy', 'Mañana', 'Jueves'; 'Jueves 26' from a week on. */
export function nearDayText(date: string, today: string): string {
  if (date === today) return 'Hoy'
  if (date === addDays(today, 1)) return 'Mañana'
  const weekday = capitalised(WEEKDAYS[weekdayOf(date)] ?? '')
  return date < addDays(today, 7) ? weekday : `${weekday} ${dayOfMonth(date)}`
}

/** 'Lun', 'Mié', 'Sáb': 0 is Monday. */
export function shortWeekdayText(weekday: number): string {
  return capitalised(WEEKDAYS[weekday]?.slice(0, 3) ?? '')
}

export function weekdayText(weekday: number): string {
  return WEEKDAYS[weekday] ?? ''
}

export function dayOfMonth(date: string): number {
  return Number(date.slice(8, 10))
}

export function capitalised(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase('es') + text.slice(1)
}

/** 'visto hoy a las 14:05', 'visto el domingo 15 a las 19:40'. */
export function lastSeenText(seenAt: Date, now: Date): string {
  const date = bogotaDate(seenAt)
  const day = date === bogotaDate(now) ? 'hoy' : `el ${weekdayText(weekdayOf(date))} ${dayOfMonth(date)}`
  return `visto ${day} a las ${bogotaTime(seenAt)}`
}
