import type { Services } from '#app/services.ts'
import type { Viewer } from '#domain/users/viewer.ts'
import { deleteCalendarToken } from '#persistence/bookings/calendar-feeds.server.ts'

export async function unshareCalendar({ db }: Services, viewer: Viewer): Promise<void> {
  await deleteCalendarToken(db, viewer.uid)
}
