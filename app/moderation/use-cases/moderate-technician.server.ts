import type { Viewer } from '#accounts/domain/role.ts'
import { isUserBarred } from '#accounts/domain/user-moderation.ts'
import { lockUser } from '#accounts/persistence/account-moderation.server.ts'
import type { Services } from '#app/services.ts'
import { withdrawBookings } from '#bookings/persistence/withdrawals.server.ts'
import { ASKING_ACTS, hasChanged, moderationVersion } from '#moderation/domain/moderation-act.ts'
import { findConsequences } from '#moderation/persistence/moderation-acts.server.ts'
import {
  type Moderated,
  type PersonCommand,
  runModeration,
} from '#moderation/use-cases/run-moderation.server.ts'
import type { ModerationRefusal, TechnicianAct } from '#platform/domain/acts.ts'
import type { Outcome } from '#platform/domain/outcome.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { endsBookings, technicianAfter } from '#technicians/domain/technician-moderation.ts'
import { lockTechnician, writeTechnician } from '#technicians/persistence/technician-moderation.server.ts'
import { mayBeVerified } from '#verification/domain/check.ts'
import { listChecks } from '#verification/persistence/checks.server.ts'

/** Section 4, Technician profile, Admin; D21, D53, D56. */
export function moderateTechnician(
  services: Services,
  viewer: Viewer,
  { uid, act, reason, question, seen }: PersonCommand<TechnicianAct>,
): Promise<Outcome<Moderated, ModerationRefusal>> {
  const notice = `technician-${act}` as const
  const command = { act, targetKind: 'technician', targetId: uid, reason, notice, question } as const
  const askingAct = ASKING_ACTS.find(each => each === act)
  return runModeration(services, viewer, command, {
    lock: tx => lockTechnician(tx, uid),
    async refusalOf(tx, before, now) {
      const isDone =
        act === 'restore' ? !before.deletedAt : !hasChanged(before, technicianAfter(act, before, now))
      if (isDone) return 'moderation-already-done'
      if (seen && seen !== moderationVersion(before)) return 'moderation-changed'
      if (act === 'verify') {
        const isIdentified = mayBeVerified(await listChecks(tx, uid), bogotaDate(now))
        return isIdentified ? null : 'moderation-not-identified'
      }
      if (act !== 'publish' && act !== 'restore') return null
      const account = await lockUser(tx, uid)
      if (act === 'restore') return account?.deletedAt ? 'moderation-account-deleted' : null
      const isBarred = account !== null && isUserBarred(account)
      return isBarred ? 'moderation-account-barred' : null
    },
    consequences: async (tx, now) =>
      askingAct ? findConsequences(tx, { kind: 'technician', uid, act: askingAct }, now) : null,
    async apply(tx, before, now) {
      const after = technicianAfter(act, before, now)
      await writeTechnician(tx, uid, after, now)
      const cancelled = endsBookings(act) ? await withdrawBookings(tx, { uid, side: 'technician', now }) : []
      return { before, after, cancelled }
    },
  })
}
