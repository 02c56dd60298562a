import type { Viewer } from '#accounts/domain/viewer.ts'
import { isActingAdmin } from '#accounts/persistence/account-moderation.server.ts'
import type { Services } from '#app/services.ts'
import type { ModerationRefusal } from '#platform/domain/acts.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { addJob } from '#platform/persistence/jobs.server.ts'
import { addToTrail } from '#platform/trail/moderation-trail.server.ts'
import { lockTechnician } from '#technicians/persistence/technician-moderation.server.ts'
import {
  type CheckAct,
  type CheckNotice,
  type CheckRefusal,
  DECIDED_FROM,
} from '#verification/domain/check-decisions.ts'
import { type LockedCheck, lockCheck } from '#verification/persistence/check-decisions.server.ts'
import { withdrawBadge } from '#verification/persistence/withdraw-badge.server.ts'

export interface CheckTarget {
  readonly technicianId: string
  readonly checkId: number
}

interface Command extends CheckTarget {
  readonly act: CheckAct
  readonly notice: CheckNotice
  /** The technician reads it. */
  readonly reason: string | null
}

/** The fields that differ go into the trail. */
type Apply = (tx: Db, check: LockedCheck, now: Date) => Promise<{ before: object; after: object } | undefined>

export type CheckOutcome = Outcome<void, CheckRefusal | ModerationRefusal>

/**
 * What deciding about a check shares: one transaction in which the viewer is checked to be an administrator, technician and
 * check are locked, the check is still as the form saw it, the decision is written with its trail and letter, and the badge
 * falls if it rested on it.
 */
export function runCheckDecision(
  { db, log, now: clock, adminsNeedSecondStep }: Services,
  viewer: Viewer,
  { technicianId, checkId, act, notice, reason }: Command,
  apply: Apply,
): Promise<CheckOutcome> {
  const now = clock()
  return db.transaction(async tx => {
    if (!(await isActingAdmin(tx, viewer.uid, adminsNeedSecondStep))) {
      log.warn({ security: 'moderation', uid: viewer.uid, role: viewer.role, act }, 'decision refused')
      return refused('moderation-not-admin')
    }
    const profile = await lockTechnician(tx, technicianId)
    const check = profile && (await lockCheck(tx, technicianId, checkId))
    if (!check) return refused('check-gone')
    if (profile.deletedAt) return refused('moderation-target-gone')
    if (check.status !== DECIDED_FROM[act]) return refused('check-already-decided')

    const changes = await apply(tx, check, now)
    await addToTrail(tx, {
      actorUid: viewer.uid,
      act,
      targetKind: 'technician',
      targetId: technicianId,
      before: { check: check.kind, ...changes?.before },
      after: { check: check.kind, ...changes?.after },
      reason,
      at: now,
    })
    const badge = { uid: technicianId, profile, kind: check.kind, actorUid: viewer.uid, reason, now }
    const lostBadge = await withdrawBadge(tx, badge)
    await addJob(tx, 'send-check-mail', { check: checkId, news: notice, lostBadge, admin: null })
    return accepted()
  })
}
