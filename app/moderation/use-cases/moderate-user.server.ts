import type { Viewer } from '#accounts/domain/role.ts'
import { userAfter } from '#accounts/domain/user-moderation.ts'
import { hasOtherAdmins, lockUser, writeUser } from '#accounts/persistence/account-moderation.server.ts'
import { endSessionsOf } from '#accounts/persistence/stored-sessions.server.ts'
import type { Services } from '#app/services.ts'
import { withdrawBookings } from '#bookings/persistence/withdrawals.server.ts'
import { ASKING_ACTS, hasChanged, moderationVersion } from '#moderation/domain/moderation-act.ts'
import { findConsequences } from '#moderation/persistence/moderation-acts.server.ts'
import {
  type Moderated,
  type PersonCommand,
  runModeration,
} from '#moderation/use-cases/run-moderation.server.ts'
import type { ModerationRefusal, UserAct } from '#platform/domain/acts.ts'
import type { Outcome } from '#platform/domain/outcome.ts'
import type { TechnicianModeration } from '#technicians/domain/technician-moderation.ts'
import {
  changeProfileOfAccount,
  lockTechnician,
} from '#technicians/persistence/technician-moderation.server.ts'

/**
 * D22, D41: blocking or deleting ends the sessions, hides the profile and cancels the upcoming bookings on both sides,
 * and the other side of each booking is notified. Restoring brings back a deleted profile too, hidden and under review.
 */
export function moderateUser(
  services: Services,
  viewer: Viewer,
  { uid, act, reason, question, seen }: PersonCommand<UserAct>,
): Promise<Outcome<Moderated, ModerationRefusal>> {
  const notice = `user-${act}` as const
  const command = { act, targetKind: 'user', targetId: uid, reason, notice, question } as const
  const askingAct = ASKING_ACTS.find(each => each === act)
  return runModeration(services, viewer, command, {
    async lock(tx) {
      const profile = await lockTechnician(tx, uid)
      const account = await lockUser(tx, uid)
      return account && { ...account, profile }
    },
    async refusalOf(tx, { role, blocked, deletedAt }, now) {
      const before = { blocked, deletedAt }
      if (uid === viewer.uid && (act === 'block' || act === 'delete')) return 'moderation-own-account'
      if (!hasChanged(before, userAfter(act, before, now))) return 'moderation-already-done'
      if (seen && seen !== moderationVersion(before)) return 'moderation-changed'
      if (role !== 'admin') return null
      if (act === 'block') return 'moderation-admin-blocked'
      return act === 'delete' && !(await hasOtherAdmins(tx, uid)) ? 'moderation-last-admin' : null
    },
    consequences: async (tx, now) =>
      askingAct ? findConsequences(tx, { kind: 'user', uid, act: askingAct }, now) : null,
    async apply(tx, { blocked, deletedAt, profile }, now) {
      const before = { blocked, deletedAt }
      const after = userAfter(act, before, now)
      await writeUser(tx, uid, after, now)
      const profileAct = profile && profileActOf(act, profile)
      if (profileAct)
        await changeProfileOfAccount(tx, {
          uid,
          act: profileAct,
          before: profile,
          actorUid: viewer.uid,
          reason,
          at: now,
        })
      if (act === 'unblock' || act === 'restore') return { before, after }

      await endSessionsOf(tx, uid)
      return { before, after, cancelled: await withdrawBookings(tx, { uid, side: 'any', now }) }
    },
  })
}

/** Blocking leaves a profile that is already hidden as it is; deleting deletes every profile. */
function profileActOf(act: UserAct, { publicado, deletedAt }: TechnicianModeration) {
  if (act === 'block') return publicado ? 'account-blocked' : null
  if (act === 'delete') return deletedAt ? null : 'account-deleted'
  return act === 'restore' && deletedAt ? 'restore' : null
}
