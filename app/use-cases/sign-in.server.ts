import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { technicianSlug } from '#domain/technicians/slug.ts'
import { type Role, roleFrom } from '#domain/users/role.ts'
import type { SetCookies } from '#identity/identity.server.ts'
import { insertTechnicianIfMissing } from '#persistence/technicians/technicians.server.ts'
import { findUserByEmail } from '#persistence/users/users.server.ts'

export type SignInRefusal = 'invalid-credential' | 'user-not-found' | 'user-disabled' | 'too-many-requests'

export async function signIn(
  { db, identity, limits, log }: Services,
  {
    email,
    password,
    network,
    headers,
  }: { email: string; password: string; network: string; headers: Headers },
): Promise<Outcome<{ role: Role; cookies: SetCookies }, SignInRefusal>> {
  // Counted before the password is compared, so that concurrent guesses count too.
  if (!(await limits.consume('login-network', network))) return refused('too-many-requests')
  if (!(await limits.consume('login-account', email))) return refused('too-many-requests')

  const user = await findUserByEmail(db, email)
  if (!user) return refused('user-not-found')
  const outcome = await identity.signIn({ email, password })
  if (!outcome.ok) return outcome

  // Section 8: once the password is right, the sign-in stands whatever else fails.
  const warn = (error: unknown) =>
    log.warn({ err: error, uid: user.uid }, 'sign-in stands, a later step failed')
  await Promise.all([
    limits.refund('login-network', network).catch(warn),
    limits.refund('login-account', email).catch(warn),
    // Ends the session this browser had before.
    identity.signOut(headers).catch(warn),
  ])
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
