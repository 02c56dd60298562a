import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { Viewer } from '#domain/users/viewer.ts'
import { changeBookingAsTechnician } from '#persistence/booking-writes.server.ts'

/** Section 4: a pending booking that is not past, by its own technician. */
export async function acceptBooking(
  { db, now }: Services,
  viewer: Viewer,
  key: number,
): Promise<Outcome<void, 'not-accepted'>> {
  if (viewer.role === 'cliente') return refused('not-accepted')
  const changed = await changeBookingAsTechnician(db, 'accept', { key, technicianId: viewer.uid, now: now() })
  return changed ? accepted() : refused('not-accepted')
}
