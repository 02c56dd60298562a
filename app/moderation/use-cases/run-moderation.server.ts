import type { Viewer } from '#accounts/domain/role.ts'
import { isActingAdmin, lockAccounts } from '#accounts/persistence/account-moderation.server.ts'
import type { Services } from '#app/services.ts'
import { attributeWithdrawal } from '#bookings/persistence/withdrawals.server.ts'
import {
  affectsOthers,
  type Consequences,
  hasChanged,
  type ModerationNotice,
  UNDO_WINDOW_MS,
} from '#moderation/domain/moderation-act.ts'
import type { ModerationRefusal, TargetKind, TrailAct } from '#platform/domain/acts.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { addJob } from '#platform/persistence/jobs.server.ts'
import { addToTrail } from '#platform/trail/moderation-trail.server.ts'

/** D56: 'if-affected' asks where visits would be cancelled or the row deleted, 'always' also where nobody is affected. */
export type Question = 'if-affected' | 'always' | 'answered'

/** The id of the trail entry, or the consequences that must be confirmed first. */
export type Moderated =
  | { readonly line: number; readonly asks: null }
  | { readonly line: null; readonly asks: Consequences }

/** An act on a technician or a user. */
export interface PersonCommand<Act extends string> {
  readonly uid: string
  readonly act: Act
  readonly reason: string | null
  readonly question?: Question | undefined
  /** The `moderationVersion` that the form showed. */
  readonly seen?: string | undefined
}

interface Command {
  readonly act: TrailAct
  readonly targetKind: TargetKind
  readonly targetId: string
  readonly reason: string | null
  /** The e-mail to the moderated person; none is sent when the act changed nothing. */
  readonly notice: ModerationNotice | null
  /** Without it the act is done without asking. */
  readonly question?: Question | undefined
}

interface Steps<Target> {
  /** Locks the target's rows until the transaction ends; null when there is no such target. */
  lock(tx: Db): Promise<Target | null>
  /** Why the act is not allowed on this target. */
  refusalOf?(tx: Db, target: Target, now: Date): Promise<ModerationRefusal | null>
  consequences?(tx: Db, now: Date): Promise<Consequences | null>
  apply(tx: Db, target: Target, now: Date): Promise<Applied>
}

interface Applied {
  readonly before: object
  readonly after: object
  /** The bookings that were cancelled with it. */
  readonly cancelled?: readonly number[]
}

/** Acts that are possible on a deleted row. */
const ACTS_ON_DELETED: readonly TrailAct[] = ['delete', 'restore', 'undo']

/**
 * What the moderation use cases share: one transaction in which the viewer is checked to be an administrator who is
 * not blocked (D41), the target is found and locked, the act is allowed, confirmed and applied, and the trail and the
 * notices are written. Notices wait until the act can no longer be undone.
 */
export function runModeration<Target extends object>(
  { db, log, now: clock, adminsNeedSecondStep }: Services,
  viewer: Viewer,
  { act, targetKind, targetId, reason, notice, question }: Command,
  steps: Steps<Target>,
): Promise<Outcome<Moderated, ModerationRefusal>> {
  const now = clock()
  return db.transaction(async tx => {
    if (targetKind === 'user') await lockAccounts(tx)
    if (!(await isActingAdmin(tx, viewer.uid, adminsNeedSecondStep))) {
      log.warn({ security: 'moderation', uid: viewer.uid, role: viewer.role, act }, 'moderation refused')
      return refused('moderation-not-admin')
    }
    const target = await steps.lock(tx)
    const isDeleted = target && 'deletedAt' in target && target.deletedAt !== null
    if (!target || (isDeleted && !ACTS_ON_DELETED.includes(act))) return refused('moderation-target-gone')
    const code = await steps.refusalOf?.(tx, target, now)
    if (code) return refused(code)
    const consequences = question && (await steps.consequences?.(tx, now))
    if (consequences && mustAsk(consequences, question, reason))
      return accepted({ line: null, asks: consequences })

    const { before, after, cancelled = [] } = await steps.apply(tx, target, now)
    const line = await addToTrail(tx, {
      actorUid: viewer.uid,
      act,
      targetKind,
      targetId,
      before,
      after: cancelled.length > 0 ? { ...after, reservasCanceladas: cancelled.length } : after,
      reason,
      at: now,
    })
    const runAt = new Date(now.getTime() + UNDO_WINDOW_MS)
    if (cancelled.length > 0) await attributeWithdrawal(tx, { uid: targetId, keys: cancelled, line, runAt })
    if (notice && hasChanged(before, after))
      await addJob(tx, 'send-moderation-mail', { line, news: notice }, runAt)
    return accepted({ line, asks: null })
  })
}

/** A confirmation without a reason is asked again where visits are cancelled. */
function mustAsk(consequences: Consequences, question: Question, reason: string | null): boolean {
  if (question === 'answered') return affectsOthers(consequences) && !reason
  return question === 'always' || consequences.act === 'delete' || affectsOthers(consequences)
}
