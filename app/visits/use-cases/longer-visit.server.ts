import type { Viewer } from '#accounts/domain/role.ts'
import type { Services } from '#app/services.ts'
import type { HoursRefusal } from '#bookings/domain/refusals.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { furtherHoursFrom, HOURS_LIMIT } from '#visits/domain/longer-visit.ts'
import { storeFurtherHours } from '#visits/persistence/longer-visit.server.ts'

/** D64: further hours directly behind a visit, if they are free; 0 takes them back. */
export async function changeFurtherHours(
  { db, now, limits }: Services,
  viewer: Viewer,
  { key, horas }: { readonly key: number; readonly horas: string },
): Promise<Outcome<void, HoursRefusal>> {
  const hours = furtherHoursFrom(horas)
  if (hours === null) return refused('invalid-further-hours')
  if (viewer.role === 'cliente') return refused('hours-not-saved')
  if (!(await limits.consume(HOURS_LIMIT, viewer.uid))) return refused('too-many-requests')
  const stored = await storeFurtherHours(db, { key, technicianId: viewer.uid, hours, now: now() })
  if (stored === 'stored') return accepted()
  if (stored === 'taken') return refused('slot-taken')
  if (stored === 'blocked') return refused('hours-blocked')
  return refused(stored === 'closed' ? 'visit-not-longer' : 'hours-not-saved')
}
