import type { Db } from '#platform/persistence/database.server.ts'
import { addToTrail } from '#platform/trail/moderation-trail.server.ts'
import { type TechnicianModeration, technicianAfter } from '#technicians/domain/technician-moderation.ts'
import { writeTechnician } from '#technicians/persistence/technician-moderation.server.ts'

interface ProfileChange {
  readonly uid: string
  readonly act: 'account-blocked' | 'account-deleted' | 'restore'
  readonly before: TechnicianModeration
  readonly actorUid: string
  readonly reason: string | null
  readonly at: Date
}

/** What an act on an account does to its profile, with a trail entry of its own. */
export async function changeProfileOfAccount(
  tx: Db,
  { uid, act, before, actorUid, reason, at }: ProfileChange,
): Promise<void> {
  const after = technicianAfter(act, before, at)
  await writeTechnician(tx, uid, after, at)
  await addToTrail(tx, { actorUid, act, targetKind: 'technician', targetId: uid, before, after, reason, at })
}
