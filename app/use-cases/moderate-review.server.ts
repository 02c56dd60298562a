import type { Services } from '#app/services.ts'
import {
  type ModerationRefusal,
  mayModerateReview,
  type ReviewAct,
  reviewAfter,
} from '#domain/moderation/acts.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Viewer } from '#domain/users/viewer.ts'
import { lockReview, writeReview } from '#persistence/moderation/moderation-writes.server.ts'
import { queueReviewPush } from '#persistence/push/push-subscriptions.server.ts'
import { type Moderated, runModeration } from '#use-cases/run-moderation.server.ts'

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
