import type { Services } from '#app/services.ts'
import {
  endsBookings,
  type ModerationRefusal,
  type TechnicianAct,
  technicianAfter,
} from '#domain/moderation/acts.ts'
import { isNews } from '#domain/moderation/news.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { Viewer } from '#domain/users/viewer.ts'
import { withdrawBookings } from '#persistence/bookings/booking-writes.server.ts'
import { addJob } from '#persistence/jobs.server.ts'
import { addToTrail } from '#persistence/moderation/moderation-trail.server.ts'
import {
  isActingAdmin,
  lockTechnician,
  lockUser,
  writeTechnician,
} from '#persistence/moderation/moderation-writes.server.ts'

interface Deed {
  readonly uid: string
  readonly act: TechnicianAct
  readonly reason: string | null
}

/** Section 4, Technician profile, Admin; D21. Acts on one row follow one another, and each is kept in the trail. */
export function moderateTechnician(
  { db, now, log }: Services,
  viewer: Viewer,
  { uid, act, reason }: Deed,
): Promise<Outcome<void, ModerationRefusal>> {
  const at = now()
  return db.transaction(async tx => {
    if (!(await isActingAdmin(tx, viewer.uid))) {
      log.warn({ security: 'moderation', uid: viewer.uid, role: viewer.role, act }, 'moderation refused')
      return refused('moderation-not-admin')
    }
    const before = await lockTechnician(tx, uid)
    if (!before || (before.deletedAt && act !== 'delete')) return refused('moderation-target-gone')
    if (act === 'publish') {
      const account = await lockUser(tx, uid)
      if (account?.deletedAt || (account?.blocked && account.role !== 'admin'))
        return refused('moderation-account-barred')
    }
    const after = technicianAfter(act, before, at)
    await writeTechnician(tx, uid, after, at)
    const cancelled = endsBookings(act) ? await withdrawBookings(tx, { uid, side: 'technician', now: at }) : 0
    const line = await addToTrail(tx, {
      actorUid: viewer.uid,
      act,
      targetKind: 'technician',
      targetId: uid,
      before,
      after: cancelled > 0 ? { ...after, reservasCanceladas: cancelled } : after,
      reason,
      at,
    })
    if (isNews(before, after)) await addJob(tx, 'send-moderation-mail', { line, news: `technician-${act}` })
    return accepted()
  })
}
