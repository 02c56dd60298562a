// Letters whose links carry a token: it is made here, at the moment of sending, and stored nowhere.
import type { Identity } from '#identity/identity.server.ts'
import { confirmationLetter } from '#notifications/letters/confirmation-letter.server.ts'
import { resetLetter } from '#notifications/letters/reset-letter.server.ts'
import type { Letter } from '#notifications/mail.server.ts'
import type { Db } from '#persistence/database.server.ts'
import { findPasswordReset } from '#persistence/users/password-resets.server.ts'
import { findEmailState } from '#persistence/users/users.server.ts'

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
  return reset && resetLetter({ ...reset, token: identity.links.resetTokenOf(request), origin })
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
