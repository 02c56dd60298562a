import { replyNoticeFor } from '#domain/reviews/review-reply.ts'
import { replyLetter } from '#notifications/letters/reply-letters.server.ts'
import type { Letter } from '#notifications/mail.server.ts'
import type { Db } from '#persistence/database.server.ts'
import type { JobPayloads } from '#persistence/jobs.server.ts'
import { findReplyForNotification } from '#persistence/reviews/review-replies.server.ts'

/** Null when the answer was changed or decided otherwise meanwhile. */
export async function findReplyLetter(
  db: Db,
  { review, revision, news, origin }: JobPayloads['send-reply-mail'] & { readonly origin: string },
): Promise<Letter | null> {
  const reply = await findReplyForNotification(db, review)
  const reader = news === 'answered' ? 'client' : 'technician'
  if (reply?.revision !== revision || replyNoticeFor(reply, reader) !== news) return null
  return replyLetter(news, reply, origin)
}
