import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { technicianSlug } from '#domain/technicians/slug.ts'
import type { Role } from '#domain/users/role.ts'
import { roleFrom } from '#domain/users/role.ts'
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
  // Spent before looking, so that a hundred guesses at once are still a hundred guesses.
  if (!(await limits.consume('login-network', network))) return refused('too-many-requests')
  if (!(await limits.consume('login-account', email))) return refused('too-many-requests')

  const user = await findUserByEmail(db, email)
  if (!user) return refused('user-not-found')
  const outcome = await identity.signIn({ email, password })
  if (!outcome.ok) return outcome

  await Promise.all([limits.refund('login-network', network), limits.refund('login-account', email)])
  // A new session at each sign-in: whoever sat at this browser before is signed out.
  await identity.signOut(headers)
  const role = roleFrom(user.role)
  if (role === 'tecnico') {
    // D40: a record that could not be written at registration is made now.
    const { uid, name: nombre, ciudad, barrio, telefono } = user
    const slug = technicianSlug(nombre, uid)
    await insertTechnicianIfMissing(db, { uid, nombre, slug, ciudad, barrio, telefono }).catch(error => {
      log.warn({ err: error, uid }, 'technician record not written at sign-in')
    })
  }
  return accepted({ role, cookies: outcome.value.cookies })
}
