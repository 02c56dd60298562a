import { CONFIRMATION_LIMIT } from '#accounts/domain/limits.ts'
import { findConfirmationLink } from '#accounts/identity/link-tokens.server.ts'
import { markEmailConfirmed } from '#accounts/persistence/users.server.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { addJob } from '#platform/persistence/jobs.server.ts'

/** Sends the link that confirms the e-mail of this account again. */
export async function requestConfirmation(
  { db, limits }: Services,
  uid: string,
): Promise<Outcome<void, 'too-many-requests'>> {
  if (!(await limits.consume(CONFIRMATION_LIMIT, uid))) return refused('too-many-requests')
  await addJob(db, 'send-confirmation-mail', { uid })
  return accepted()
}

/** Whoever has the link reads the mail of the address, signed in or not. */
export async function confirmEmail(
  { db, identity, now }: Services,
  token: string,
): Promise<Outcome<{ email: string }, 'invalid-token'>> {
  const address = await findConfirmationLink(db, identity.links, token, now())
  if (!address) return refused('invalid-token')
  await markEmailConfirmed(db, address.uid, address.email)
  return accepted({ email: address.email })
}
