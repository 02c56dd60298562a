import { bogotaDate } from '#platform/domain/bogota-time.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { addToTrail } from '#platform/trail/moderation-trail.server.ts'
import { type TechnicianModeration, technicianAfter } from '#technicians/domain/technician-moderation.ts'
import { writeTechnician } from '#technicians/persistence/technician-moderation.server.ts'
import { type DocumentCheckKind, mayBeVerified, VERIFICATION_RESTS_ON } from '#verification/domain/check.ts'
import { listChecks } from '#verification/persistence/checks.server.ts'

interface Change {
  readonly uid: string
  /** The locked row. */
  readonly profile: TechnicianModeration
  /** The check that changed. */
  readonly kind: DocumentCheckKind
  readonly actorUid: string
  readonly reason: string | null
  readonly now: Date
}

/** D53: 'Verificado' falls with the check it rests on, in the same transaction. True when it fell. */
export async function withdrawBadge(tx: Db, change: Change): Promise<boolean> {
  const { uid, profile, kind, actorUid, reason, now } = change
  if (!profile.verificado || !VERIFICATION_RESTS_ON.includes(kind)) return false
  if (mayBeVerified(await listChecks(tx, uid), bogotaDate(now))) return false
  const after = technicianAfter('unverify', profile, now)
  await writeTechnician(tx, uid, after, now)
  await addToTrail(tx, {
    actorUid,
    act: 'unverify',
    targetKind: 'technician',
    targetId: uid,
    before: profile,
    after,
    reason,
    at: now,
  })
  return true
}
