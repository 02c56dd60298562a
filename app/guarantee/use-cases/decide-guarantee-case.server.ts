import type { Viewer } from '#accounts/domain/role.ts'
import { asActingAdmin } from '#accounts/use-cases/as-acting-admin.server.ts'
import type { Services } from '#app/services.ts'
import { type AdminDecision, GUARANTEE_RULES } from '#guarantee/domain/guarantee-acts.ts'
import type { GuaranteeRefusal } from '#guarantee/domain/guarantee-case.ts'
import { isAllowed, isUndoable, stateAfter } from '#guarantee/domain/guarantee-state.ts'
import { parseRefund } from '#guarantee/domain/refund.ts'
import { findPaidWork } from '#guarantee/persistence/guarantee-cases.server.ts'
import {
  listMoves,
  lockCaseById,
  recordAct,
  recordUndoneDecision,
} from '#guarantee/persistence/guarantee-writes.server.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { addToTrail } from '#platform/trail/moderation-trail.server.ts'

interface Decision {
  readonly id: number
  readonly decision: AdminDecision
  readonly reason: string | null
  /** As it was typed; of an ordered refund. */
  readonly amount: string
}

type DecisionOutcome = Outcome<void, GuaranteeRefusal | 'moderation-not-admin'>

/** An administrator decides a disputed case; of two at once, the second one is refused. People are told when it stands. */
export async function decideGuaranteeCase(
  services: Services,
  viewer: Viewer,
  { id, decision, reason, amount }: Decision,
): Promise<DecisionOutcome> {
  return asActingAdmin(services, viewer, { act: decision }, async (tx, now) => {
    if (!reason) return refused('guarantee-text-required')
    const found = await lockCaseById(tx, id)
    if (!found) return refused('guarantee-failed')
    if (!isAllowed(decision, 'admin', found, now)) return refused('guarantee-changed')
    const isRefund = GUARANTEE_RULES[decision].needs?.includes('amount')
    const parsed = isRefund ? parseRefund(amount, await findPaidWork(tx, found.reservaKey)) : null
    if (parsed?.ok === false) return refused(parsed.code)
    const pesos = parsed?.pesos ?? null
    await recordAct(tx, found, { act: decision, by: 'admin', actorUid: viewer.uid, text: reason, pesos, now })
    const { step, outcome } = stateAfter(found, { kind: decision, at: now, pesos })
    await addToTrail(tx, {
      actorUid: viewer.uid,
      act: 'decide-guarantee',
      targetKind: 'guarantee',
      targetId: String(id),
      before: { paso: found.step },
      after: { paso: step, resultado: outcome, pesos },
      reason,
      at: now,
    })
    return accepted()
  })
}

/** Within ten minutes, while nobody acted on it. */
export async function undoGuaranteeDecision(
  services: Services,
  viewer: Viewer,
  id: number,
): Promise<DecisionOutcome> {
  return asActingAdmin(services, viewer, { act: 'undo-decision' }, async (tx, now) => {
    const found = await lockCaseById(tx, id)
    if (!found) return refused('guarantee-failed')
    const last = (await listMoves(tx, id)).at(-1)
    if (!isUndoable(last, now) || !isAllowed('undo-decision', 'admin', found, now))
      return refused('guarantee-changed')
    await recordUndoneDecision(tx, found, { actorUid: viewer.uid, now })
    await addToTrail(tx, {
      actorUid: viewer.uid,
      act: 'undo-decision',
      targetKind: 'guarantee',
      targetId: String(id),
      before: { paso: found.step },
      after: { paso: 'disputed' },
      reason: null,
      at: now,
    })
    return accepted()
  })
}
