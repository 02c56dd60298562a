import { randomBytes } from 'node:crypto'
import type { Viewer } from '#accounts/domain/role.ts'
import { deleteCalendarToken, replaceCalendarToken } from '#agenda/persistence/calendar-feeds.server.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { findOwnTechnician } from '#technicians/persistence/own-profile.server.ts'

const TOKEN_BYTES = 24

/** Creates a new secret calendar URL; the previous one stops working. */
export async function shareCalendar(
  { db, now }: Services,
  viewer: Viewer,
): Promise<Outcome<void, 'no-technician'>> {
  if (viewer.role === 'cliente' || !(await findOwnTechnician(db, viewer.uid))) return refused('no-technician')
  await replaceCalendarToken(db, viewer.uid, randomBytes(TOKEN_BYTES).toString('base64url'), now())
  return accepted()
}

export async function unshareCalendar({ db }: Services, viewer: Viewer): Promise<void> {
  await deleteCalendarToken(db, viewer.uid)
}
