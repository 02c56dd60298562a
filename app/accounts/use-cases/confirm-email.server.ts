import { findConfirmationLink } from '#accounts/identity/letter-links.server.ts'
import { markEmailConfirmed } from '#accounts/persistence/users.server.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'

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
