import type { Services } from '#app/services.ts'
import { type AdminDecision, isAllowed, stateAfter } from '#domain/guarantee/guarantee-acts.ts'
import type { GuaranteeRefusal } from '#domain/guarantee/guarantee-case.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { Viewer } from '#domain/users/viewer.ts'
import { lockCaseById, recordAct } from '#persistence/guarantee/guarantee-writes.server.ts'
import { addToTrail } from '#persistence/moderation/moderation-trail.server.ts'
import { isActingAdmin } from '#persistence/moderation/moderation-writes.server.ts'

/** An administrator decides a disputed case; of two at once, the second one is refused. */
export async function decideGuaranteeCase(
  { db, log, now: clock, adminsNeedSecondStep }: Services,
  viewer: Viewer,
  { id, decision, reason }: { id: number; decision: AdminDecision; reason: string | null },
): Promise<Outcome<void, GuaranteeRefusal | 'moderation-not-admin'>> {
  const now = clock()
  return db.transaction(async tx => {
    if (!(await isActingAdmin(tx, viewer.uid, adminsNeedSecondStep))) {
      log.warn(
        { security: 'moderation', uid: viewer.uid, role: viewer.role, act: decision },
        'decision refused',
      )
      return refused('moderation-not-admin')
    }
    if (!reason) return refused('guarantee-text-required')
    const found = await lockCaseById(tx, id)
    if (!found) return refused('guarantee-failed')
    if (!isAllowed(decision, 'admin', found, now)) return refused('guarantee-changed')
    await recordAct(tx, found, { act: decision, by: 'admin', actorUid: viewer.uid, text: reason, now })
    const { step, outcome } = stateAfter(decision, found, now)
    await addToTrail(tx, {
      actorUid: viewer.uid,
      act: 'decide-guarantee',
      targetKind: 'guarantee',
      targetId: String(id),
      before: { paso: found.step },
      after: { paso: step, resultado: outcome },
      reason,
      at: now,
    })
    return accepted()
  })
}
