import type { Slot } from '#domain/bookings/free-hours.ts'

export function bookingPath(uid: string): string {
  return `/agendar/${encodeURIComponent(uid)}`
}

/** The booking form filled from an earlier booking of the client, with a date and an hour if given. */
export function rebookingPath(uid: string, key: number, slot?: Slot): string {
  const time = slot && `&date=${slot.date}&hour=${String(slot.hour).padStart(2, '0')}`
  return `${bookingPath(uid)}?de=${key}${time ?? ''}`
}

/** The booking form with this date and hour chosen. */
export function slotPath(uid: string, date: string, hour: number): string {
  return `${bookingPath(uid)}?date=${date}&hour=${String(hour).padStart(2, '0')}`
}
