import type { Letter } from '#platform/mail/mail.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import type { JobPayloads } from '#platform/persistence/jobs.server.ts'
import { isStillTrueOf } from '#verification/domain/check-decisions.ts'
import { checkLetter } from '#verification/notifications/check-letters.server.ts'
import { findNotifiedCheck } from '#verification/persistence/due-checks.server.ts'

/** Null when the check changed meanwhile, or one of the people is deleted. */
export async function findCheckLetter(
  db: Db,
  { check, news, lostBadge, admin }: JobPayloads['send-check-mail'],
  origin: string,
): Promise<Letter | null> {
  const notified = await findNotifiedCheck(db, check, admin)
  if (!notified || !isStillTrueOf(news, notified.status)) return null
  return checkLetter({ ...notified, check, notice: news, lostBadge, admin }, origin)
}
