import type { Viewer } from '#accounts/domain/viewer.ts'
import type { Services } from '#app/services.ts'
import { dismissCancelledBooking } from '#bookings/persistence/client-writes.server.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'

/** 'Ya no lo necesito': an own cancelled booking is no longer offered alternatives. Dismissing twice succeeds twice. */
export async function dismissRescue(
  { db, now }: Services,
  viewer: Viewer,
  key: number,
): Promise<Outcome<void, 'rescue-not-dismissed'>> {
  const isDismissed = await dismissCancelledBooking(db, { key, clientId: viewer.uid, now: now() })
  return isDismissed ? accepted() : refused('rescue-not-dismissed')
}
