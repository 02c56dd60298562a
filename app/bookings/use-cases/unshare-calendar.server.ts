import type { Viewer } from '#accounts/domain/viewer.ts'
import type { Services } from '#app/services.ts'
import { deleteCalendarToken } from '#bookings/persistence/calendar-feeds.server.ts'

export async function unshareCalendar({ db }: Services, viewer: Viewer): Promise<void> {
  await deleteCalendarToken(db, viewer.uid)
}
