import type { Viewer } from '#accounts/domain/role.ts'
import type { Services } from '#app/services.ts'
import { type Moderated, runModeration } from '#moderation/use-cases/run-moderation.server.ts'
import type { ModerationRefusal, ReviewAct } from '#platform/domain/acts.ts'
import type { Outcome } from '#platform/domain/outcome.ts'
import { addJob } from '#platform/persistence/jobs.server.ts'
import { mayModerateReview, reviewAfter } from '#reviews/domain/review-moderation.ts'
import type { ReplyNotice } from '#reviews/domain/review-reply.ts'
import {
  lockReply,
  queueReplyPush,
  wasReplyApproved,
  writeReply,
} from '#reviews/persistence/review-replies.server.ts'
import { lockReview, queueReviewPush, writeReview } from '#reviews/persistence/reviews.server.ts'

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

export interface ReplyDecision {
  /** Of the review. */
  readonly id: number
  readonly act: ReviewAct
  readonly reason: string | null
  /** Of the text that the administrator read. */
  readonly revision: number
}

/** Record 124: approves, rejects with a reason, or reopens the technician's answer to a review. */
export function moderateReply(
  services: Services,
  viewer: Viewer,
  { id, act, reason, revision }: ReplyDecision,
): Promise<Outcome<Moderated, ModerationRefusal>> {
  const command = { act, targetKind: 'reply', targetId: String(id), reason, notice: null } as const
  return runModeration(services, viewer, command, {
    lock: tx => lockReply(tx, id),
    async refusalOf(_, reply) {
      if (!mayModerateReview(act, reply)) return 'moderation-already-decided'
      if (act !== 'reopen' && reply.revision !== revision) return 'moderation-reply-changed'
      return act === 'reject' && !reason ? 'moderation-reason-required' : null
    },
    async apply(tx, { texto, revision: current, ...before }, now) {
      const after = reviewAfter(act, reason, now)
      await writeReply(tx, id, after)
      const tell = (news: ReplyNotice) =>
        addJob(tx, 'send-reply-mail', { review: id, revision: current, news })
      if (act === 'approve') {
        const toClient = !(await wasReplyApproved(tx, id))
        await tell('approved')
        if (toClient) await tell('answered')
        await queueReplyPush(tx, id, toClient)
      }
      if (act === 'reject') {
        await tell('rejected')
        await queueReplyPush(tx, id, false)
      }
      return { before: { texto, ...before }, after: { texto, ...after } }
    },
  })
}
