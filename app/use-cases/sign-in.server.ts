import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { technicianSlug } from '#domain/technicians/slug.ts'
import { type Role, roleFrom } from '#domain/users/role.ts'
import type { SetCookies } from '#identity/identity.server.ts'
import { insertTechnicianIfMissing } from '#persistence/technicians/technicians.server.ts'
import { findUserByEmail } from '#persistence/users/users.server.ts'

export type SignInRefusal = 'invalid-credential' | 'user-not-found' | 'user-disabled' | 'too-many-requests'

interface Attempt {
  readonly email: string
  readonly password: string
  readonly network: string
  readonly headers: Headers
}

export async function signIn(
  services: Services,
  { email, password, network, headers }: Attempt,
): Promise<Outcome<{ role: Role; cookies: SetCookies }, SignInRefusal>> {
  const { db, identity, log } = services
  const user = await findUserByEmail(db, email)
  const device = user && (await identity.devices.find(headers, user.uid))
  // Counted before the password is compared, so that concurrent guesses count too.
  const attempt = await countAttempt(services, { email, network, device })
  if (!attempt) return refused('too-many-requests')
  if (!user) return refused('user-not-found')
  const outcome = await identity.signIn({ email, password })
  if (!outcome.ok) return outcome

  // Section 8: once the password is right, the sign-in stands whatever else fails.
  const { uid } = user
  const warn = (error: unknown) => log.warn({ err: error, uid }, 'sign-in stands, a later step failed')
  // Ends the session this browser had before.
  await Promise.all([attempt.refund().catch(warn), identity.signOut(headers).catch(warn)])
  const role = roleFrom(user.role)
  if (role === 'tecnico') {
    // D40: creates the record if it could not be written at registration.
    const { name: nombre, ciudad, barrio, telefono } = user
    const slug = technicianSlug(nombre, uid)
    await insertTechnicianIfMissing(db, { uid, nombre, slug, ciudad, barrio, telefono }).catch(error => {
      log.warn({ err: error, uid }, 'technician record not written at sign-in')
    })
  }
  const known = await identity.devices.remember(headers, uid).then(
    cookie => [cookie],
    error => {
      log.warn({ err: error, uid }, 'device not remembered at sign-in')
      return []
    },
  )
  return accepted({ role, cookies: [...outcome.value.cookies, ...known] })
}

/**
 * Strangers share the count of the account and that of their network; a known device has one of its own, so that they
 * cannot keep it out. Null when too many were made.
 */
async function countAttempt(
  { limits }: Services,
  { email, network, device }: { email: string; network: string; device: string | null },
): Promise<{ refund(): Promise<unknown> } | null> {
  if (device) {
    const isAllowed = await limits.consume('login-device', device)
    return isAllowed ? { refund: () => limits.refund('login-device', device) } : null
  }
  if (!(await limits.consume('login-network', network))) return null
  if (!(await limits.consume('login-account', email))) return null
  return {
    refund: () =>
      Promise.all([limits.refund('login-network', network), limits.refund('login-account', email)]),
  }
}
