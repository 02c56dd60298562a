import { maskedEmail } from '#domain/users/safe-account.ts'
import type { LinkTokens } from '#identity/link-tokens.server.ts'
import { emailChangedLetter, emailChangeLetter } from '#notifications/letters/email-change-letters.server.ts'
import { passwordChangedLetter } from '#notifications/letters/password-changed-letter.server.ts'
import { secondStepLetter } from '#notifications/letters/second-step-letter.server.ts'
import type { Letter } from '#notifications/mail.server.ts'
import type { Db } from '#persistence/database.server.ts'
import type { JobPayloads } from '#persistence/jobs.server.ts'
import { findEmailChange } from '#persistence/users/email-changes.server.ts'
import { findAccountDetails } from '#persistence/users/users.server.ts'

interface Tools {
  readonly db: Db
  readonly origin: string
  readonly links?: LinkTokens
  readonly now: () => Date
}

/** Null when it was confirmed, replaced or discarded meanwhile. */
export async function findEmailChangeLetter(
  { db, origin, links, now }: Tools,
  id: string,
): Promise<Letter | null> {
  const change = await findEmailChange(db, id)
  if (!change || change.expiresAt <= now()) return null
  if (!links) throw new Error('no secret to make links with')
  const token = links.tokenFor('email-change', id)
  return emailChangeLetter({ email: change.newEmail, token, id, origin })
}

/** To the former address. */
export async function findEmailChangedLetter(
  { db, origin }: Tools,
  { uid, oldEmail }: JobPayloads['send-email-changed-mail'],
): Promise<Letter | null> {
  const account = await findAccountDetails(db, uid)
  if (!account) return null
  return emailChangedLetter({ name: account.name, oldEmail, newEmail: maskedEmail(account.email), origin })
}

export async function findPasswordChangedLetter(
  { db, origin, now }: Tools,
  uid: string,
): Promise<Letter | null> {
  const account = await findAccountDetails(db, uid)
  return account && passwordChangedLetter({ name: account.name, email: account.email, origin, at: now() })
}

export async function findSecondStepLetter(
  { db, origin }: Tools,
  { uid, on }: JobPayloads['send-second-step-mail'],
): Promise<Letter | null> {
  const account = await findAccountDetails(db, uid)
  return account && secondStepLetter({ name: account.name, email: account.email, on, origin })
}
