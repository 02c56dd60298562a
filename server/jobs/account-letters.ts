// Letters whose links carry a token: it is made here, at the moment of sending, and stored nowhere.
import type { Identity } from '#accounts/identity/identity.server.ts'
import { confirmationLetter } from '#accounts/notifications/confirmation-letter.server.ts'
import { emailChangeLetter } from '#accounts/notifications/email-change-letters.server.ts'
import { passwordChangedLetter } from '#accounts/notifications/password-changed-letter.server.ts'
import { resetLetter } from '#accounts/notifications/reset-letter.server.ts'
import { secondStepLetter } from '#accounts/notifications/second-step-letter.server.ts'
import { findEmailChange } from '#accounts/persistence/email-changes.server.ts'
import { findPasswordReset } from '#accounts/persistence/password-resets.server.ts'
import { findAccountDetails, findEmailState } from '#accounts/persistence/users.server.ts'
import type { Letter } from '#platform/mail/mail.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import type { JobPayloads } from '#platform/persistence/jobs.server.ts'

interface LetterTools {
  readonly db: Db
  readonly identity: Pick<Identity, 'links'>
  readonly origin: string
  readonly now: () => Date
}

/** Null when the request was replaced by a newer one or has expired: its link is dead. */
export async function findResetLetter(
  { db, identity, origin }: LetterTools,
  request: string,
): Promise<Letter | null> {
  const reset = await findPasswordReset(db, request)
  return reset && resetLetter({ ...reset, token: identity.links.tokenFor('password-reset', request), origin })
}

/** Null when the address was confirmed meanwhile. */
export async function findConfirmationLetter(
  { db, identity, origin, now }: LetterTools,
  uid: string,
): Promise<Letter | null> {
  const address = await findEmailState(db, uid)
  if (!address || address.isConfirmed) return null
  const token = identity.links.confirmationTokenOf(address, now())
  return confirmationLetter({ email: address.email, token, origin })
}

/** Null when it was confirmed, replaced or discarded meanwhile. */
export async function findEmailChangeLetter(
  { db, identity, origin, now }: LetterTools,
  id: string,
): Promise<Letter | null> {
  const change = await findEmailChange(db, id)
  if (!change || change.expiresAt <= now()) return null
  const token = identity.links.tokenFor('email-change', id)
  return emailChangeLetter({ email: change.newEmail, token, id, origin })
}

export async function findPasswordChangedLetter(
  { db, origin, now }: LetterTools,
  uid: string,
): Promise<Letter | null> {
  const account = await findAccountDetails(db, uid)
  return account && passwordChangedLetter({ name: account.name, email: account.email, origin, at: now() })
}

export async function findSecondStepLetter(
  { db, origin }: LetterTools,
  { uid, on }: JobPayloads['send-second-step-mail'],
): Promise<Letter | null> {
  const account = await findAccountDetails(db, uid)
  return account && secondStepLetter({ name: account.name, email: account.email, on, origin })
}
