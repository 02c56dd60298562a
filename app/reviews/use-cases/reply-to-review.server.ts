import type { Viewer } from '#accounts/domain/role.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { REPLY_MAX_LENGTH, type ReplyRefusal, replyTextFrom } from '#reviews/domain/review-reply.ts'
import { findReplyOfTechnician, saveReply } from '#reviews/persistence/review-replies.server.ts'

/** One answer per approved review, which waits for approval. A published one sent again succeeds. */
export async function replyToReview(
  { db, now }: Services,
  viewer: Viewer,
  { reviewId, text }: { reviewId: number; text: string },
): Promise<Outcome<void, ReplyRefusal>> {
  const texto = replyTextFrom(text)
  if (!texto) return refused('reply-required')
  if (texto.length > REPLY_MAX_LENGTH) return refused('reply-too-long')
  if (await saveReply(db, { reviewId, technicianId: viewer.uid, texto, now: now() })) return accepted()
  const existing = await findReplyOfTechnician(db, reviewId, viewer.uid)
  if (!existing?.aprobada) return refused('reply-failed')
  return existing.texto === texto ? accepted() : refused('reply-closed')
}
