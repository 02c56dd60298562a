import type { Letter } from '#platform/mail/mail.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import type { JobPayloads } from '#platform/persistence/jobs.server.ts'
import { replyNoticeFor } from '#reviews/domain/review-reply.ts'
import { replyLetter } from '#reviews/notifications/reply-letters.server.ts'
import { findReplyForNotification } from '#reviews/persistence/review-replies.server.ts'

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
