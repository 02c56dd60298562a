import type { Viewer } from '#accounts/domain/role.ts'
import { isActingAdmin } from '#accounts/persistence/account-moderation.server.ts'
import type { Services } from '#app/services.ts'
import type { AdminRefusal } from '#platform/domain/acts.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { addJob } from '#platform/persistence/jobs.server.ts'
import { addToTrail } from '#platform/trail/moderation-trail.server.ts'
import { lockTechnician } from '#technicians/persistence/technician-moderation.server.ts'
import { maskedNumber } from '#verification/domain/check.ts'
import {
  type CheckAct,
  type CheckCorrections,
  type CheckNotice,
  type CheckRefusal,
  DECIDED_FROM,
} from '#verification/domain/check-decisions.ts'
import {
  type LockedCheck,
  lockCheck,
  replaceAcceptedCheck,
  withdrawBadge,
  writeCheck,
} from '#verification/persistence/check-decisions.server.ts'

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

export type CheckOutcome = Outcome<void, CheckRefusal | AdminRefusal>

/**
 * What deciding about a check shares: one transaction in which the viewer is checked to be an administrator, technician and
 * check are locked, the check is still as the form saw it, the decision is written with its trail and letter, and the badge
 * falls if it rested on it.
 */
function runCheckDecision(
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

/** Accepts a sent check as corrected; it takes the place of the one that was in force. */
export function acceptCheck(
  services: Services,
  viewer: Viewer,
  { corrections, ...target }: CheckTarget & { corrections: CheckCorrections },
): Promise<CheckOutcome> {
  const command = { ...target, act: 'accept-check', notice: 'accepted', reason: null } as const
  return runCheckDecision(services, viewer, command, async (tx, check, now) => {
    await replaceAcceptedCheck(tx, target.technicianId, check.kind)
    await writeCheck(tx, check.id, {
      ...corrections,
      status: 'accepted',
      decidedAt: now,
      decidedBy: viewer.uid,
      note: '',
    })
    return { before: trailFields({ ...check, keptFor: '' }), after: trailFields(corrections) }
  })
}

/** The trail is kept forever: it never holds a whole document number. */
function trailFields({ number, entity, issuedOn, expiresOn, keptFor }: CheckCorrections) {
  return { entity, number: maskedNumber(number), issuedOn, expiresOn, keptFor }
}

const NOTICES = { 'return-check': 'returned', 'request-check': 'requested' } as const

/** Sends a check back, or asks again for an accepted one, which no longer counts. The technician reads why. */
export async function returnCheck(
  services: Services,
  viewer: Viewer,
  { act, reason, ...target }: CheckTarget & { act: keyof typeof NOTICES; reason: string | null },
): Promise<CheckOutcome> {
  if (!reason) return refused('check-reason-required')
  const command = { ...target, act, notice: NOTICES[act], reason }
  return runCheckDecision(services, viewer, command, async (tx, check, now) => {
    await writeCheck(tx, check.id, {
      status: 'returned',
      decidedAt: now,
      decidedBy: viewer.uid,
      note: reason,
    })
    return undefined
  })
}
