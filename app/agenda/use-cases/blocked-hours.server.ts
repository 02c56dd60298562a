import type { Viewer } from '#accounts/domain/role.ts'
import { hoursToBlockFrom } from '#agenda/domain/blocked-hours.ts'
import { storeBlockedHours } from '#agenda/persistence/blocked-hours.server.ts'
import type { Services } from '#app/services.ts'
import type { HoursRefusal } from '#bookings/domain/refusals.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { HOURS_LIMIT } from '#visits/domain/longer-visit.ts'

interface HoursForm {
  /** 'YYYY-MM-DD' */
  readonly date: string
  /** '08' … '19' */
  readonly hours: readonly string[]
  /** False to free them again. */
  readonly isBlocked: boolean
}

/** D64: blocks hours without a visit, or frees them. All of them or none; doing it twice succeeds twice. */
export async function changeBlockedHours(
  { db, now: clock, limits }: Services,
  viewer: Viewer,
  { date, hours, isBlocked }: HoursForm,
): Promise<Outcome<void, HoursRefusal>> {
  const now = clock()
  const starts = hoursToBlockFrom(date, hours, now)
  if (!starts.ok) return starts
  if (viewer.role === 'cliente') return refused('hours-not-saved')
  // Every change removes cached pages.
  if (!(await limits.consume(HOURS_LIMIT, viewer.uid))) return refused('too-many-requests')
  const change = { technicianId: viewer.uid, hours: starts.value, isBlocked, now }
  const stored = await storeBlockedHours(db, change)
  if (stored === 'stored') return accepted()
  if (stored === 'taken') return refused('slot-taken')
  return refused(stored === 'too-many' ? 'too-many-blocked' : 'hours-not-saved')
}
