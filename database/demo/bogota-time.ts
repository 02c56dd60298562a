// Wall clock of America/Bogota: five hours behind UTC all year (D13).
import { DAY_KEYS, type DayKey } from '#domain/technicians/technician.ts'

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS
const BEHIND_UTC_MS = 5 * HOUR_MS

/** 'YYYY-MM-DD' in Bogotá. */
export function dateOf(instant: Date): string {
  return new Date(instant.getTime() - BEHIND_UTC_MS).toISOString().slice(0, 10)
}

export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)
}

export function dayKeyOf(date: string): DayKey {
  const fromMonday = (new Date(date).getUTCDay() + 6) % 7
  return DAY_KEYS[fromMonday] ?? 'lun'
}

export function instantOf(date: string, hour: number): Date {
  return new Date(Date.parse(date) + hour * HOUR_MS + BEHIND_UTC_MS)
}

/** 9 → '09:00' */
export function clockText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}

/** Last day of the month that lies so many months ahead. */
export function endOfMonthAfter(date: string, months: number): string {
  const [year = 0, month = 0] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month + months, 0)).toISOString().slice(0, 10)
}
