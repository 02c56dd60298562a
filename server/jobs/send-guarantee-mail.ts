// Sends one letter about an event of a guarantee case to one person.
import { guaranteeLetter, isStillNews } from '#guarantee/notifications/guarantee-letters.server.ts'
import { findGuaranteeNotice } from '#guarantee/persistence/guarantee-cases.server.ts'
import type { Letter } from '#platform/mail/mail.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import type { JobPayloads } from '#platform/persistence/jobs.server.ts'

interface MailTools {
  readonly db: Db
  readonly send: (letter: Letter) => Promise<void>
  readonly origin: string
  readonly now: () => Date
}

export async function sendGuaranteeMail(
  { db, send, origin, now }: MailTools,
  { event, recipient }: JobPayloads['send-guarantee-mail'],
): Promise<void> {
  const notice = await findGuaranteeNotice(db, event, recipient)
  if (notice && isStillNews(notice)) await send(guaranteeLetter(notice, { origin, now: now() }))
}
