import type { Services } from '#app/services.ts'
import type { ModerationRefusal, TargetKind, TrailAct } from '#domain/moderation/acts.ts'
import { hasChanged, type ModerationNotice } from '#domain/moderation/notices.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { Viewer } from '#domain/users/viewer.ts'
import type { Db } from '#persistence/database.server.ts'
import { addJob } from '#persistence/jobs.server.ts'
import { addToTrail } from '#persistence/moderation/moderation-trail.server.ts'
import { isActingAdmin, lockAccounts } from '#persistence/moderation/moderation-writes.server.ts'

interface Command {
  readonly act: TrailAct
  readonly targetKind: TargetKind
  readonly targetId: string
  readonly reason: string | null
  /** The e-mail to the moderated person; none is sent when the act changed nothing. */
  readonly notice: ModerationNotice | null
}

interface Steps<Target> {
  /** Locks the target's rows until the transaction ends; null when there is no such target. */
  lock(tx: Db): Promise<Target | null>
  /** Why the act is not allowed on this target. */
  refusalOf?(tx: Db, target: Target): Promise<ModerationRefusal | null>
  apply(tx: Db, target: Target, now: Date): Promise<Applied>
}

interface Applied {
  readonly before: object
  readonly after: object
  /** How many bookings were cancelled with it. */
  readonly cancelled?: number
}

/**
 * What the moderation use cases share: one transaction in which the viewer is checked to be an administrator who is
 * not blocked (D41), the target is found and locked, the act is allowed and applied, and the trail and the notice are
 * written.
 */
export function runModeration<Target extends object>(
  { db, now: clock, log }: Services,
  viewer: Viewer,
  { act, targetKind, targetId, reason, notice }: Command,
  steps: Steps<Target>,
): Promise<Outcome<void, ModerationRefusal>> {
  const now = clock()
  return db.transaction(async tx => {
    if (targetKind === 'user') await lockAccounts(tx)
    if (!(await isActingAdmin(tx, viewer.uid))) {
      log.warn({ security: 'moderation', uid: viewer.uid, role: viewer.role, act }, 'moderation refused')
      return refused('moderation-not-admin')
    }
    const target = await steps.lock(tx)
    const isDeleted = target && 'deletedAt' in target && target.deletedAt !== null
    if (!target || (isDeleted && act !== 'delete')) return refused('moderation-target-gone')
    const code = await steps.refusalOf?.(tx, target)
    if (code) return refused(code)

    const { before, after, cancelled = 0 } = await steps.apply(tx, target, now)
    const line = await addToTrail(tx, {
      actorUid: viewer.uid,
      act,
      targetKind,
      targetId,
      before,
      after: cancelled > 0 ? { ...after, reservasCanceladas: cancelled } : after,
      reason,
      at: now,
    })
    if (notice && hasChanged(before, after)) await addJob(tx, 'send-moderation-mail', { line, news: notice })
    return accepted()
  })
}
