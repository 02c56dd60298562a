// D65: an administrator decides how a visit went of which its two people say different things.
import type { Viewer } from '#accounts/domain/role.ts'
import { asActingAdmin } from '#accounts/use-cases/as-acting-admin.server.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import type { AdminRefusal } from '#platform/domain/trail.ts'
import { addToTrail } from '#platform/trail/moderation-trail.server.ts'
import { outcomeOf } from '#visits/domain/visit-outcome.ts'
import type { DecidedOutcome } from '#visits/domain/visit-progress.ts'
import { lockVisit, saveProgress } from '#visits/persistence/visit-progress.server.ts'

interface DecidedVisit {
  readonly key: number
  readonly decision: DecidedOutcome
  readonly reason: string | null
}

/** It then ends as was decided, and counts. */
export function decideVisit(
  services: Services,
  viewer: Viewer,
  { key, decision, reason }: DecidedVisit,
): Promise<Outcome<void, AdminRefusal | 'moderation-changed'>> {
  return asActingAdmin(services, viewer, { act: 'decide-visit' }, async (tx, now) => {
    const visit = await lockVisit(tx, key)
    if (!visit) return refused('moderation-target-gone')
    const before = outcomeOf(visit.progress, visit)
    // Sent twice: the same answer.
    if (visit.progress.decision === decision) return accepted()
    if (before !== 'contested') return refused('moderation-changed')
    await saveProgress(tx, visit, { ...visit.progress, decision, decidedAt: now }, now)
    await addToTrail(tx, {
      actorUid: viewer.uid,
      act: 'decide-visit',
      targetKind: 'technician',
      targetId: visit.technicianId,
      before: { visita: key, resultado: before },
      after: { visita: key, resultado: decision },
      reason,
      at: now,
    })
    return accepted()
  })
}
