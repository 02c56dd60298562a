import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { findConfirmationLink } from '#identity/letter-links.server.ts'
import { markEmailConfirmed } from '#persistence/users/users.server.ts'

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
