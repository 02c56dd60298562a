import type { Services } from '#app/services.ts'
import { type ModerationRefusal, technicianAfter, type UserAct, userAfter } from '#domain/moderation/acts.ts'
import { isNews } from '#domain/moderation/news.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { Viewer } from '#domain/users/viewer.ts'
import { withdrawBookings } from '#persistence/bookings/booking-writes.server.ts'
import { addJob } from '#persistence/jobs.server.ts'
import { addToTrail } from '#persistence/moderation/moderation-trail.server.ts'
import {
  hasOtherAdmins,
  isActingAdmin,
  lockAccounts,
  lockTechnician,
  lockUser,
  writeTechnician,
  writeUser,
} from '#persistence/moderation/moderation-writes.server.ts'
import { endSessionsOf } from '#persistence/users/users.server.ts'

interface Deed {
  readonly uid: string
  readonly act: UserAct
  readonly reason: string | null
}

/**
 * D22, D41: whoever is blocked or deleted is out at once, on every side: sessions end, the profile leaves the
 * catalogue, bookings to come are cancelled and the other side of each is told.
 */
export function moderateUser(
  { db, now, log }: Services,
  viewer: Viewer,
  { uid, act, reason }: Deed,
): Promise<Outcome<void, ModerationRefusal>> {
  const at = now()
  return db.transaction(async tx => {
    await lockAccounts(tx)
    if (!(await isActingAdmin(tx, viewer.uid))) {
      log.warn({ security: 'moderation', uid: viewer.uid, role: viewer.role, act }, 'moderation refused')
      return refused('moderation-not-admin')
    }
    const profile = await lockTechnician(tx, uid)
    const before = await lockUser(tx, uid)
    if (!before || (before.deletedAt && act !== 'delete')) return refused('moderation-target-gone')
    if (uid === viewer.uid && act !== 'unblock') return refused('moderation-own-account')
    if (before.role === 'admin' && act === 'block') return refused('moderation-admin-blocked')
    if (before.role === 'admin' && act === 'delete' && !(await hasOtherAdmins(tx, uid)))
      return refused('moderation-last-admin')

    const trail = { actorUid: viewer.uid, targetId: uid, reason, at }
    const { blocked, deletedAt } = before
    const after = userAfter(act, { blocked, deletedAt }, at)
    await writeUser(tx, uid, after, at)
    let cancelled = 0
    if (act !== 'unblock') {
      await endSessionsOf(tx, uid)
      cancelled = await withdrawBookings(tx, { uid, side: 'any', now: at })
      const takenAlong = act === 'block' ? 'account-blocked' : 'account-deleted'
      // A profile that nobody sees is left as it is by a block; a deletion takes every profile along.
      if (profile && (profile.publicado || (act === 'delete' && !profile.deletedAt))) {
        const hidden = technicianAfter(takenAlong, profile, at)
        await writeTechnician(tx, uid, hidden, at)
        await addToTrail(tx, {
          ...trail,
          act: takenAlong,
          targetKind: 'technician',
          before: profile,
          after: hidden,
        })
      }
    }
    const line = await addToTrail(tx, {
      ...trail,
      act,
      targetKind: 'user',
      before: { blocked, deletedAt },
      after: cancelled > 0 ? { ...after, reservasCanceladas: cancelled } : after,
    })
    if (isNews({ blocked, deletedAt }, after))
      await addJob(tx, 'send-moderation-mail', { line, news: `user-${act}` })
    return accepted()
  })
}
