import type { Services } from '#app/services.ts'
import { type ModerationRefusal, technicianAfter, type UserAct, userAfter } from '#domain/moderation/acts.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Viewer } from '#domain/users/viewer.ts'
import { withdrawBookings } from '#persistence/bookings/booking-writes.server.ts'
import { addToTrail } from '#persistence/moderation/moderation-trail.server.ts'
import {
  hasOtherAdmins,
  lockTechnician,
  lockUser,
  writeTechnician,
  writeUser,
} from '#persistence/moderation/moderation-writes.server.ts'
import { endSessionsOf } from '#persistence/users/users.server.ts'
import { runModeration } from '#use-cases/run-moderation.server.ts'

/**
 * D22, D41: blocking or deleting ends the sessions, hides the profile and cancels the upcoming bookings on both sides,
 * and the other side of each booking is notified.
 */
export function moderateUser(
  services: Services,
  viewer: Viewer,
  { uid, act, reason }: { uid: string; act: UserAct; reason: string | null },
): Promise<Outcome<void, ModerationRefusal>> {
  const command = { act, targetKind: 'user', targetId: uid, reason, notice: `user-${act}` } as const
  return runModeration(services, viewer, command, {
    async lock(tx) {
      const profile = await lockTechnician(tx, uid)
      const account = await lockUser(tx, uid)
      return account && { ...account, profile }
    },
    async refusalOf(tx, { role }) {
      if (uid === viewer.uid && act !== 'unblock') return 'moderation-own-account'
      if (role !== 'admin') return null
      if (act === 'block') return 'moderation-admin-blocked'
      return act === 'delete' && !(await hasOtherAdmins(tx, uid)) ? 'moderation-last-admin' : null
    },
    async apply(tx, { blocked, deletedAt, profile }, now) {
      const before = { blocked, deletedAt }
      const after = userAfter(act, before, now)
      await writeUser(tx, uid, after, now)
      if (act === 'unblock') return { before, after }

      await endSessionsOf(tx, uid)
      const cancelled = await withdrawBookings(tx, { uid, side: 'any', now })
      // Blocking leaves a profile that is already hidden as it is; deleting deletes every profile.
      if (profile && (profile.publicado || (act === 'delete' && !profile.deletedAt))) {
        const profileAct = act === 'block' ? 'account-blocked' : 'account-deleted'
        const hidden = technicianAfter(profileAct, profile, now)
        await writeTechnician(tx, uid, hidden, now)
        await addToTrail(tx, {
          actorUid: viewer.uid,
          act: profileAct,
          targetKind: 'technician',
          targetId: uid,
          before: profile,
          after: hidden,
          reason,
          at: now,
        })
      }
      return { before, after, cancelled }
    },
  })
}
