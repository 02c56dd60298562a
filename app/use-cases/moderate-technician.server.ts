import type { Services } from '#app/services.ts'
import { bogotaDate } from '#domain/bogota-time.ts'
import {
  endsBookings,
  type ModerationRefusal,
  type TechnicianAct,
  technicianAfter,
} from '#domain/moderation/acts.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Viewer } from '#domain/users/viewer.ts'
import { mayBeVerified } from '#domain/verification/check.ts'
import { withdrawBookings } from '#persistence/bookings/booking-writes.server.ts'
import {
  lockTechnician,
  lockUser,
  writeTechnician,
} from '#persistence/moderation/moderation-writes.server.ts'
import { listChecks } from '#persistence/verification/checks.server.ts'
import { runModeration } from '#use-cases/run-moderation.server.ts'

/** Section 4, Technician profile, Admin; D21, D53. */
export function moderateTechnician(
  services: Services,
  viewer: Viewer,
  { uid, act, reason }: { uid: string; act: TechnicianAct; reason: string | null },
): Promise<Outcome<void, ModerationRefusal>> {
  const notice = `technician-${act}` as const
  const command = { act, targetKind: 'technician', targetId: uid, reason, notice } as const
  return runModeration(services, viewer, command, {
    lock: tx => lockTechnician(tx, uid),
    async refusalOf(tx) {
      if (act === 'verify') {
        const isIdentified = mayBeVerified(await listChecks(tx, uid), bogotaDate(services.now()))
        return isIdentified ? null : 'moderation-not-identified'
      }
      if (act !== 'publish') return null
      const account = await lockUser(tx, uid)
      const isBarred = account?.deletedAt || (account?.blocked && account.role !== 'admin')
      return isBarred ? 'moderation-account-barred' : null
    },
    async apply(tx, before, now) {
      const after = technicianAfter(act, before, now)
      await writeTechnician(tx, uid, after, now)
      const cancelled = endsBookings(act) ? await withdrawBookings(tx, { uid, side: 'technician', now }) : 0
      return { before, after, cancelled }
    },
  })
}
