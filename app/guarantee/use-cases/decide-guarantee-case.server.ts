import type { Viewer } from '#accounts/domain/role.ts'
import { asActingAdmin } from '#accounts/use-cases/as-acting-admin.server.ts'
import type { Services } from '#app/services.ts'
import { type AdminDecision, isAllowed, stateAfter } from '#guarantee/domain/guarantee-acts.ts'
import type { GuaranteeRefusal } from '#guarantee/domain/guarantee-case.ts'
import { lockCaseById, recordAct } from '#guarantee/persistence/guarantee-writes.server.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { addToTrail } from '#platform/trail/moderation-trail.server.ts'

/** An administrator decides a disputed case; of two at once, the second one is refused. */
export async function decideGuaranteeCase(
  services: Services,
  viewer: Viewer,
  { id, decision, reason }: { id: number; decision: AdminDecision; reason: string | null },
): Promise<Outcome<void, GuaranteeRefusal | 'moderation-not-admin'>> {
  return asActingAdmin(services, viewer, { act: decision }, async (tx, now) => {
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
