// The moderation of a profile, in the transaction of the use case. The row is locked after the acting admin's and before
// the user's, against deadlocks.

import { eq } from 'drizzle-orm'
import type { Db } from '#platform/persistence/database.server.ts'
import { addToTrail } from '#platform/trail/moderation-trail.server.ts'
import { type TechnicianModeration, technicianAfter } from '#technicians/domain/technician-moderation.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'

export async function lockTechnician(db: Db, uid: string): Promise<TechnicianModeration | null> {
  const { publicado, estado, verificado, deletedAt } = technicians
  const [row] = await db
    .select({ publicado, estado, verificado, deletedAt })
    .from(technicians)
    .where(eq(technicians.uid, uid))
    .for('no key update')
  return row ?? null
}

export async function writeTechnician(
  db: Db,
  uid: string,
  { publicado, estado, verificado, deletedAt }: TechnicianModeration,
  now: Date,
): Promise<void> {
  await db
    .update(technicians)
    .set({ publicado, estado, verificado, deletedAt, updatedAt: now })
    .where(eq(technicians.uid, uid))
}

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
