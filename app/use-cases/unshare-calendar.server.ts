import type { Services } from '#app/services.ts'
import type { Viewer } from '#domain/users/viewer.ts'
import { deleteCalendarToken } from '#persistence/bookings/calendar-feeds.server.ts'

/** Nobody reads the calendar by its address any more. */
export async function unshareCalendar({ db }: Services, viewer: Viewer): Promise<void> {
  await deleteCalendarToken(db, viewer.uid)
}
