export function bookingPath(uid: string): string {
  return `/agendar/${encodeURIComponent(uid)}`
}

/** The booking form with this date and hour chosen. */
export function slotPath(uid: string, date: string, hour: number): string {
  return `${bookingPath(uid)}?date=${date}&hour=${String(hour).padStart(2, '0')}`
}
