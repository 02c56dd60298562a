import type { Viewer } from '#accounts/domain/viewer.ts'
import { queueReviewPush } from '#accounts/persistence/push-subscriptions.server.ts'
import type { Services } from '#app/services.ts'
import { lockReview, writeReview } from '#moderation/persistence/moderation-writes.server.ts'
import { type Moderated, runModeration } from '#moderation/use-cases/run-moderation.server.ts'
import {
  type ModerationRefusal,
  mayModerateReview,
  type ReviewAct,
  reviewAfter,
} from '#platform/domain/acts.ts'
import type { Outcome } from '#platform/domain/outcome.ts'

/** D15: approves, rejects with a reason, or reopens a review; the rating is updated in the same transaction. */
export function moderateReview(
  services: Services,
  viewer: Viewer,
  { id, act, reason }: { id: number; act: ReviewAct; reason: string | null },
): Promise<Outcome<Moderated, ModerationRefusal>> {
  const command = { act, targetKind: 'review', targetId: String(id), reason, notice: null } as const
  return runModeration(services, viewer, command, {
    lock: tx => lockReview(tx, id),
    async refusalOf(_, review) {
      if (!mayModerateReview(act, review)) return 'moderation-already-decided'
      return act === 'reject' && !reason ? 'moderation-reason-required' : null
    },
    async apply(tx, { technicianId, ...before }, now) {
      const after = reviewAfter(act, reason, now)
      await writeReview(tx, id, technicianId, after)
      if (act === 'approve') await queueReviewPush(tx, id)
      return { before, after }
    },
  })
}
