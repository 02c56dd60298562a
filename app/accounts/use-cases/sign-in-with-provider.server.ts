import { emailField, registerForm } from '#accounts/domain/credentials.ts'
import type { DeviceUse } from '#accounts/domain/device.ts'
import { LOGIN_NETWORK_LIMIT } from '#accounts/domain/limits.ts'
import { type Role, roleFrom } from '#accounts/domain/role.ts'
import { isUserBarred } from '#accounts/domain/user-moderation.ts'
import type { ProviderClaims } from '#accounts/identity/provider.server.ts'
import type { SetCookies } from '#accounts/identity/sessions.server.ts'
import { deleteOpenVerifications, deletePassword } from '#accounts/persistence/passwords.server.ts'
import {
  findUserOfProvider,
  findUserToLink,
  insertProviderUser,
  linkProvider,
} from '#accounts/persistence/provider-accounts.server.ts'
import { endSessionsOf } from '#accounts/persistence/stored-sessions.server.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import type { Db } from '#platform/persistence/database.server.ts'

export type ProviderRefusal = 'provider-email-unconfirmed' | 'user-disabled' | 'too-many-requests'

interface Entered {
  readonly uid: string
  readonly role: Role
  readonly isNew: boolean
  readonly secondStep: boolean
  readonly cookies: SetCookies
}

/** Record 129: only an address that the provider confirmed opens, links or creates an account. */
export async function signInWithProvider(
  { db, identity, limits, log, now: clock }: Services,
  {
    claims,
    network,
    headers,
    device,
  }: { claims: ProviderClaims; network: string; headers: Headers; device: DeviceUse },
): Promise<Outcome<Entered, ProviderRefusal>> {
  if (!(await limits.consume(LOGIN_NETWORK_LIMIT, network))) return refused('too-many-requests')
  const now = clock()
  const found = await db.transaction(async tx => {
    const known = await findUserOfProvider(tx, claims)
    if (known) return accepted({ ...known, isNew: false })
    const email = emailField.safeParse(claims.email)
    if (!claims.emailVerified || !email.success) return refused('provider-email-unconfirmed')
    const owner = await findUserToLink(tx, email.data)
    if (owner) {
      if (isUserBarred(owner)) return refused('user-disabled')
      await linkProvider(tx, owner.uid, claims, now)
      if (!owner.emailVerified) await takeOver(tx, owner.uid)
      log.info({ account: 'provider-linked', uid: owner.uid }, 'account changed')
      return accepted({ ...owner, isNew: false })
    }
    const uid = await insertProviderUser(
      tx,
      { name: nameOf(claims.name, email.data), email: email.data },
      now,
    )
    await linkProvider(tx, uid, claims, now)
    log.info({ account: 'provider-registered', uid }, 'account changed')
    return accepted({ uid, role: 'cliente' as const, blocked: false, deletedAt: null, isNew: true })
  })
  if (!found.ok) return found
  if (isUserBarred(found.value)) return refused('user-disabled')
  const outcome = await identity.openSession(found.value.uid, device)
  if (!outcome.ok) return outcome
  await limits.refund(LOGIN_NETWORK_LIMIT, network)
  // Ends the session this browser had before.
  if (!outcome.value.secondStep) await identity.signOut(headers)
  const { uid, role, isNew } = found.value
  return accepted({ uid, role: roleFrom(role), isNew, ...outcome.value })
}

/**
 * Whoever registered never confirmed the address, so it may have been somebody else, waiting for its owner: the password
 * and the sessions of before go. The owner sets a password by e-mail.
 */
async function takeOver(tx: Db, uid: string): Promise<void> {
  await deletePassword(tx, uid)
  await deleteOpenVerifications(tx, uid)
  await endSessionsOf(tx, uid)
}

/** Providers may send none, or one that the form would refuse. */
function nameOf(name: string, email: string): string {
  const parsed = registerForm.shape.name.safeParse(name)
  return parsed.success ? parsed.data : (email.split('@')[0] ?? email)
}
