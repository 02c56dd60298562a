import type { Viewer } from '#accounts/domain/viewer.ts'
import type { Services } from '#app/services.ts'
import { type Moderated, runModeration } from '#moderation/use-cases/run-moderation.server.ts'
import type { ModerationRefusal, ReviewAct } from '#platform/domain/acts.ts'
import type { Outcome } from '#platform/domain/outcome.ts'
import { mayModerateReview, reviewAfter } from '#reviews/domain/review-moderation.ts'
import { queueReviewPush } from '#reviews/persistence/approved-reviews.server.ts'
import { lockReview, writeReview } from '#reviews/persistence/review-moderation.server.ts'

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
