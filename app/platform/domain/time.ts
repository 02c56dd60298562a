export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

// D13: slots are wall-clock hours of America/Bogota, whatever the zone of the server or the browser.
// Colombia has had no daylight saving since 1993, so the offset is a constant; a test compares it with Intl.

export const BOGOTA_OFFSET_MS = -5 * 60 * 60 * 1000

/** 'YYYY-MM-DD' in Bogotá at that instant. */
export function bogotaDate(instant: Date): string {
  return new Date(instant.getTime() + BOGOTA_OFFSET_MS).toISOString().slice(0, 10)
}

/** 'HH:MM' in Bogotá at that instant. */
export function bogotaTime(instant: Date): string {
  return new Date(instant.getTime() + BOGOTA_OFFSET_MS).toISOString().slice(11, 16)
}

/** Null for a date or a time that does not exist. */
export function instantAt(date: string, time: string): Date | null {
  if (!isDate(date) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return null
  return new Date(Date.parse(`${date}T${time}:00Z`) - BOGOTA_OFFSET_MS)
}

/** True for an existing date 'YYYY-MM-DD' of the years 2000 to 2999. */
export function isDate(text: string): boolean {
  if (!/^2\d{3}-\d{2}-\d{2}$/.test(text)) return false
  const midnight = Date.parse(`${text}T00:00:00Z`)
  // The 30th of February is parsed as the 2nd of March.
  return new Date(midnight).getUTCDate() === Number(text.slice(8))
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** 0 = Monday … 6 = Sunday. */
export function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
}
