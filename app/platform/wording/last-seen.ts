import { bogotaDate, bogotaTime, weekdayOf } from '#platform/domain/bogota-time.ts'
import { dayOfMonth, weekdayText } from '#platform/wording/dates.ts'

/** 'visto hoy a las 14:05', 'visto el domingo 15 a las 19:40'. */
export function lastSeenText(seenAt: Date, now: Date): string {
  const date = bogotaDate(seenAt)
  const day = date === bogotaDate(now) ? 'hoy' : `el ${weekdayText(weekdayOf(date))} ${dayOfMonth(date)}`
  return `visto ${day} a las ${bogotaTime(seenAt)}`
}
