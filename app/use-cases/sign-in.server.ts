import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { shortNetwork } from '#domain/users/device.ts'
import { type Role, roleFrom } from '#domain/users/role.ts'
import type { SetCookies } from '#identity/identity.server.ts'
import { ensureTechnician } from '#persistence/technicians/ensure-technician.server.ts'
import { findUserByEmail } from '#persistence/users/users.server.ts'

export type SignInRefusal = 'invalid-credential' | 'user-not-found' | 'user-disabled' | 'too-many-requests'

export async function signIn(
  { db, identity, limits, log }: Services,
  {
    email,
    password,
    network,
    headers,
    city = '',
  }: { email: string; password: string; network: string; headers: Headers; city?: string },
): Promise<Outcome<{ role: Role; secondStep: boolean; cookies: SetCookies }, SignInRefusal>> {
  // Counted before the password is compared, so that concurrent guesses count too.
  if (!(await limits.consume('login-network', network))) return refused('too-many-requests')
  if (!(await limits.consume('login-account', email))) return refused('too-many-requests')

  const user = await findUserByEmail(db, email)
  if (!user) return refused('user-not-found')
  const device = { userAgent: headers.get('user-agent') ?? '', network: shortNetwork(network), city }
  const outcome = await identity.signIn({ email, password }, device)
  if (!outcome.ok) return outcome

  await Promise.all([limits.refund('login-network', network), limits.refund('login-account', email)])
  const role = roleFrom(user.role)
  const { secondStep, cookies } = outcome.value
  if (secondStep) return accepted({ role, secondStep, cookies })
  // Ends the session this browser had before.
  await identity.signOut(headers)
  await ensureTechnician(db, user).catch(error => {
    log.warn({ err: error, uid: user.uid }, 'technician record not written at sign-in')
  })
  return accepted({ role, secondStep, cookies })
}
