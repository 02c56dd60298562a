import { erasureDate, type RecoveryRefusal } from '#accounts/domain/account-deletion.ts'
import { lockAccounts, lockUser, writeUser } from '#accounts/persistence/account-moderation.server.ts'
import { findDeletionRequest } from '#accounts/persistence/deletion-requests.server.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { addToTrail, listStateLines } from '#platform/trail/moderation-trail.server.ts'
import { showReviewer } from '#rights/persistence/account-deletion.server.ts'
import type { TechnicianModeration } from '#technicians/domain/technician-moderation.ts'
import { lockTechnician, writeTechnician } from '#technicians/persistence/technician-moderation.server.ts'

/**
 * Takes back a deletion by the owner. Account, profile and the name of the reviews are as before; cancelled visits and
 * sessions do not come back.
 */
export function recoverAccount(
  { db, identity, now: clock }: Services,
  proof: string | null,
): Promise<Outcome<void, RecoveryRefusal>> {
  const now = clock()
  return db.transaction(async tx => {
    await lockAccounts(tx)
    const uid = identity.recovery.uidFrom(proof, now)
    const request = uid === null ? null : await findDeletionRequest(tx, { uid })
    if (!request || !identity.recovery.isOf(proof, request) || erasureDate(request.requestedAt) <= now)
      return refused('recovery-expired')
    const profile = await lockTechnician(tx, request.uid)
    const account = await lockUser(tx, request.uid)
    if (!account) return refused('recovery-expired')
    const { blocked, deletedAt } = account
    await writeUser(tx, request.uid, { blocked, deletedAt: null }, now)
    await showReviewer(tx, request.uid)
    const line = {
      actorUid: request.uid,
      act: 'recover-own',
      targetId: request.uid,
      reason: null,
      at: now,
    } as const
    const before = profile && (await findProfileBefore(tx, request.uid, request.requestedAt))
    if (profile && before) {
      await writeTechnician(tx, request.uid, before, now)
      await addToTrail(tx, { ...line, targetKind: 'technician', before: profile, after: before })
    }
    const after = { blocked, deletedAt: null }
    await addToTrail(tx, { ...line, targetKind: 'user', before: { blocked, deletedAt }, after })
    return accepted()
  })
}

/** The state that the deletion found; null when it did not delete the profile, or somebody moderated it since. */
async function findProfileBefore(
  tx: Db,
  uid: string,
  requestedAt: Date,
): Promise<TechnicianModeration | null> {
  const [line, ...later] = await listStateLines(tx, { targetKind: 'technician', targetId: uid }, requestedAt)
  if (line?.act !== 'account-deleted' || later.length > 0) return null
  const { deletedAt, ...before } = line.before as TechnicianModeration & { deletedAt: string | null }
  return { ...before, deletedAt: deletedAt === null ? null : new Date(deletedAt) }
}
