import type { Viewer } from '#accounts/domain/role.ts'
import { asActingAdmin } from '#accounts/use-cases/as-acting-admin.server.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import type { AdminRefusal } from '#platform/domain/trail.ts'
import { addToTrail } from '#platform/trail/moderation-trail.server.ts'
import {
  type ReplyDecision,
  type ReviewDecision,
  type ReviewDecisionRefusal,
  reviewAfter,
  reviewDecisionRefusal,
} from '#reviews/domain/review-moderation.ts'
import {
  lockReply,
  notifyOfReply,
  wasReplyApproved,
  writeReply,
} from '#reviews/persistence/review-replies.server.ts'
import { lockReview, notifyOfReview, writeReview } from '#reviews/persistence/reviews.server.ts'

/** D15: approves, rejects with a reason, or reopens a review; the rating is updated in the same transaction. */
export function decideReview(
  services: Services,
  viewer: Viewer,
  decision: ReviewDecision,
): Promise<Outcome<void, AdminRefusal | ReviewDecisionRefusal>> {
  const { id, act, reason } = decision
  return asActingAdmin(services, viewer, { act }, async (tx, now) => {
    const review = await lockReview(tx, id)
    if (!review) return refused('moderation-target-gone')
    const code = reviewDecisionRefusal(decision, review)
    if (code) return refused(code)
    const { technicianId, ...before } = review
    const after = reviewAfter(act, reason, now)
    await writeReview(tx, id, technicianId, after)
    const target = { targetKind: 'review', targetId: String(id) } as const
    await addToTrail(tx, { actorUid: viewer.uid, act, ...target, before, after, reason, at: now })
    if (act === 'approve') await notifyOfReview(tx, id)
    return accepted()
  })
}

/** Approves, rejects with a reason, or reopens the technician's answer to a review. */
export function decideReply(
  services: Services,
  viewer: Viewer,
  decision: ReplyDecision,
): Promise<Outcome<void, AdminRefusal | ReviewDecisionRefusal>> {
  const { id, act, reason } = decision
  return asActingAdmin(services, viewer, { act }, async (tx, now) => {
    const reply = await lockReply(tx, id)
    if (!reply) return refused('moderation-target-gone')
    const code = reviewDecisionRefusal(decision, reply)
    if (code) return refused(code)
    // The client is told of the first approval only.
    const toClient = act === 'approve' && !(await wasReplyApproved(tx, id))
    const { revision, texto, ...state } = reply
    const before = { texto, ...state }
    const after = { texto, ...reviewAfter(act, reason, now) }
    await writeReply(tx, id, after)
    const target = { targetKind: 'reply', targetId: String(id) } as const
    await addToTrail(tx, { actorUid: viewer.uid, act, ...target, before, after, reason, at: now })
    if (act === 'reopen') return accepted()
    const news = act === 'approve' ? 'approved' : 'rejected'
    await notifyOfReply(tx, { review: id, revision, news }, 'technician')
    if (toClient) await notifyOfReply(tx, { review: id, revision, news: 'answered' }, 'client')
    return accepted()
  })
}
