import { isStillTrueOf } from '#domain/verification/check-decisions.ts'
import { checkLetter } from '#notifications/letters/check-letters.server.ts'
import type { Letter } from '#notifications/mail.server.ts'
import type { Db } from '#persistence/database.server.ts'
import type { JobPayloads } from '#persistence/jobs.server.ts'
import { findNotifiedCheck } from '#persistence/verification/due-checks.server.ts'

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
