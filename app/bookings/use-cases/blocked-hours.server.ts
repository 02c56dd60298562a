import type { Viewer } from '#accounts/domain/role.ts'
import type { Services } from '#app/services.ts'
import { hoursToBlockFrom } from '#bookings/domain/blocked-hours.ts'
import { furtherHoursFrom } from '#bookings/domain/longer-visit.ts'
import type { HoursRefusal } from '#bookings/domain/refusals.ts'
import { storeBlockedHours, storeFurtherHours } from '#bookings/persistence/blocked-hours.server.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { rateLimit } from '#platform/domain/rate-limit.ts'
import { HOUR_MS } from '#platform/domain/time.ts'

const HOURS_LIMIT = rateLimit('hours-person', 300, HOUR_MS)

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
  return refused(stored === 'closed' ? 'visit-not-longer' : 'hours-not-saved')
}
