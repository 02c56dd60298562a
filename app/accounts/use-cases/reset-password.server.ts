import { isWeakPassword } from '#accounts/domain/password.ts'
import { isCommonPassword } from '#accounts/identity/common-passwords.server.ts'
import { findResetLink } from '#accounts/identity/letter-links.server.ts'
import type { SetCookies } from '#accounts/identity/sessions.server.ts'
import { completePasswordReset } from '#accounts/persistence/password-resets.server.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { addJob } from '#platform/persistence/jobs.server.ts'

interface Changed {
  /** This browser is known to the account from now on. */
  readonly cookies: SetCookies
  /** Where to go after signing in again. */
  readonly returnPath: string | null
}

export async function resetPassword(
  { db, identity, limits, log }: Services,
  {
    token,
    password,
    network,
    headers = new Headers(),
  }: { token: string; password: string; network: string; headers?: Headers },
): Promise<Outcome<Changed, 'weak-password' | 'invalid-token' | 'too-many-requests'>> {
  if (!(await limits.consume('reset-network', network))) return refused('too-many-requests')
  const reset = await findResetLink(db, identity.links, token)
  if (!reset) return refused('invalid-token')
  if (isWeakPassword(password, reset) || isCommonPassword(password)) return refused('weak-password')

  const { id, uid, email, returnPath } = reset
  // Before the transaction: hashing takes long, and a connection is held meanwhile.
  const hash = await identity.hashPassword(password)
  const isChanged = await db.transaction(async tx => {
    const isCompleted = await completePasswordReset(tx, id, hash)
    if (isCompleted) await addJob(tx, 'password-changed-mail', { uid })
    return isCompleted
  })
  if (!isChanged) return refused('invalid-token')

  // The password is changed whatever happens here.
  const cookies = await Promise.all([
    identity.devices.remember(headers, uid),
    limits.clear('login-account', email),
  ]).then(
    ([cookie]) => [cookie],
    error => {
      log.warn({ err: error, uid }, 'limit not lifted after a password reset')
      return []
    },
  )
  return accepted({ cookies, returnPath })
}
