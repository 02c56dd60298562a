import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { technicianSlug } from '#domain/technicians/slug.ts'
import { type Role, roleFrom } from '#domain/users/role.ts'
import type { SetCookies } from '#identity/identity.server.ts'
import { findDeletionRequest } from '#persistence/rights/account-deletion.server.ts'
import { insertTechnicianIfMissing } from '#persistence/technicians/technicians.server.ts'
import { findUserByEmail } from '#persistence/users/users.server.ts'

export type SignInRefusal = 'invalid-credential' | 'user-not-found' | 'user-disabled' | 'too-many-requests'

export interface SignedInAs {
  readonly role: Role
  readonly cookies: SetCookies
  /** The owner deleted this account: nobody is signed in, and this proof allows to take it back. */
  readonly recovery?: string
}

export async function signIn(
  { db, identity, limits, log, now }: Services,
  {
    email,
    password,
    network,
    headers,
  }: { email: string; password: string; network: string; headers: Headers },
): Promise<Outcome<SignedInAs, SignInRefusal>> {
  // Counted before the password is compared, so that concurrent guesses count too.
  if (!(await limits.consume('login-network', network))) return refused('too-many-requests')
  if (!(await limits.consume('login-account', email))) return refused('too-many-requests')

  const user = await findUserByEmail(db, email)
  if (!user) return refused('user-not-found')
  const outcome = await identity.signIn({ email, password })
  if (!outcome.ok) {
    // The password was right.
    const deletion = outcome.code === 'user-disabled' ? await findDeletionRequest(db, user) : null
    if (!deletion) return outcome
    await Promise.all([limits.refund('login-network', network), limits.refund('login-account', email)])
    const recovery = identity.recovery.create(deletion, now())
    return accepted({ role: roleFrom(user.role), cookies: [], recovery })
  }

  await Promise.all([limits.refund('login-network', network), limits.refund('login-account', email)])
  // Ends the session this browser had before.
  await identity.signOut(headers)
  const role = roleFrom(user.role)
  if (role === 'tecnico') {
    // D40: creates the record if it could not be written at registration.
    const { uid, name: nombre, ciudad, barrio, telefono } = user
    const slug = technicianSlug(nombre, uid)
    await insertTechnicianIfMissing(db, { uid, nombre, slug, ciudad, barrio, telefono }).catch(error => {
      log.warn({ err: error, uid }, 'technician record not written at sign-in')
    })
  }
  return accepted({ role, cookies: outcome.value.cookies })
}
