// Days as they stand in a sentence, relative to the day on which it is read: 'hoy', 'mañana', 'el martes 17'.
import { addDays, DAY_MS, weekdayOf } from '#platform/domain/time.ts'
import { dayAndMonthText, dayOfMonth, dayText, weekdayText } from '#platform/wording/dates.ts'

/** From here on 'el martes 17' could be the day of another month. */
const DAYS_WITHOUT_MONTH = 27

/** 'ayer', 'hoy', 'mañana', 'el martes 17'; 'el jueves 17 de diciembre' when it is far. */
export function relativeDayText(date: string, today: string): string {
  if (date === today) return 'hoy'
  if (date === addDays(today, 1)) return 'mañana'
  if (date === addDays(today, -1)) return 'ayer'
  const isNear = date > addDays(today, -DAYS_WITHOUT_MONTH) && date < addDays(today, DAYS_WITHOUT_MONTH)
  return `el ${weekdayText(weekdayOf(date))} ${isNear ? dayOfMonth(date) : dayAndMonthText(date)}`
}

/** How long something waits for an answer: 'Espera 6 días'. */
export function waitText(since: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(since)) / DAY_MS)
  if (days <= 0) return 'Llegó hoy'
  return days === 1 ? 'Espera 1 día' : `Espera ${days} días`
}

/** For titles and buttons: 'hoy 11:00', 'el martes 17, 11:00' */
export function relativeHourText(date: string, start: string, today: string): string {
  const day = relativeDayText(date, today)
  return `${day}${day.startsWith('el ') ? ',' : ''} ${start}`
}

/** 'hoy a las 11:00', 'el martes 17 a las 11:00' */
export function relativeMomentText(date: string, start: string, today: string): string {
  return `${relativeDayText(date, today)} a las ${start}`
}

/** 'de hoy', 'del martes 17' */
export function ofRelativeDayText(date: string, today: string): string {
  return `de ${relativeDayText(date, today)}`.replace(/^de el /, 'del ')
}

/** 'hoy, lunes 16 de noviembre'; 'martes 24 de noviembre' */
export function fullRelativeDayText(date: string, today: string): string {
  const day = relativeDayText(date, today)
  return day.startsWith('el ') ? dayText(date) : `${day}, ${dayText(date)}`
}
