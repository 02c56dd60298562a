import type { Services } from '#app/services.ts'
import { type ModerationRefusal, type ReviewAct, reviewAfter } from '#domain/moderation/acts.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { Viewer } from '#domain/users/viewer.ts'
import { addToTrail } from '#persistence/moderation/moderation-trail.server.ts'
import { isActingAdmin, lockReview, writeReview } from '#persistence/moderation/moderation-writes.server.ts'

interface Deed {
  readonly id: number
  readonly act: ReviewAct
  readonly reason: string | null
}

/** D15: approved, rejected with a reason, or back among those that wait; the rating follows in the same transaction. */
export function moderateReview(
  { db, now, log }: Services,
  viewer: Viewer,
  { id, act, reason }: Deed,
): Promise<Outcome<void, ModerationRefusal>> {
  const at = now()
  return db.transaction(async tx => {
    if (!(await isActingAdmin(tx, viewer.uid))) {
      log.warn({ security: 'moderation', uid: viewer.uid, role: viewer.role, act }, 'moderation refused')
      return refused('moderation-not-admin')
    }
    if (act === 'reject' && !reason) return refused('moderation-reason-required')
    const found = await lockReview(tx, id)
    if (!found) return refused('moderation-target-gone')
    const { technicianId, ...before } = found
    const after = reviewAfter(act, reason, at)
    await writeReview(tx, id, technicianId, after)
    await addToTrail(tx, {
      actorUid: viewer.uid,
      act,
      targetKind: 'review',
      targetId: String(id),
      before,
      after,
      reason,
      at,
    })
    return accepted()
  })
}
