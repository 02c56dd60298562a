import { LOGIN_ACCOUNT_LIMIT, RESET_ACCOUNT_LIMIT, RESET_NETWORK_LIMIT } from '#accounts/domain/limits.ts'
import type { Viewer } from '#accounts/domain/role.ts'
import { findResetLink } from '#accounts/identity/link-tokens.server.ts'
import type { SetCookies } from '#accounts/identity/sessions.server.ts'
import { isWeakPassword } from '#accounts/identity/weak-password.server.ts'
import {
  completePasswordReset,
  deleteOpenVerifications,
  storePasswordReset,
  writePassword,
} from '#accounts/persistence/passwords.server.ts'
import { endOtherSessions, replaceSessionToken } from '#accounts/persistence/stored-sessions.server.ts'
import { findUserByEmail } from '#accounts/persistence/users.server.ts'
import {
  type PresentPasswordRefusal,
  verifyPresentPassword,
} from '#accounts/use-cases/verify-present-password.server.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { addJob } from '#platform/persistence/jobs.server.ts'

/** The other sessions end; this one goes on with a new token. Links to reset the password die. */
export async function changePassword(
  services: Services,
  viewer: Viewer,
  { sessionId, present, password }: { sessionId: string; present: string; password: string },
): Promise<Outcome<{ cookies: SetCookies }, PresentPasswordRefusal | 'weak-password'>> {
  const { db, identity, log, now } = services
  const { uid } = viewer
  if (isWeakPassword(password, viewer)) return refused('weak-password')
  const refusal = await verifyPresentPassword(services, uid, present)
  if (refusal) return refused(refusal)

  const hash = await identity.hashPassword(password)
  const { token, cookie } = identity.newSessionToken()
  await db.transaction(async tx => {
    await writePassword(tx, uid, hash, now())
    await endOtherSessions(tx, uid, sessionId)
    await replaceSessionToken(tx, sessionId, token)
    await deleteOpenVerifications(tx, uid)
    await addJob(tx, 'password-changed-mail', { uid })
  })
  log.info({ account: 'password-changed', uid }, 'account changed')
  return accepted({ cookies: [cookie] })
}

/** D9: the answer is the same whether or not the address is known. */
export async function requestPasswordReset(
  { db, limits }: Services,
  { email, network, from = null }: { email: string; network: string; from?: string | null },
): Promise<Outcome<void, 'reset-not-sent'>> {
  if (!(await limits.consume(RESET_NETWORK_LIMIT, network))) return refused('reset-not-sent')
  if (!(await limits.consume(RESET_ACCOUNT_LIMIT, email))) return refused('reset-not-sent')
  const user = await findUserByEmail(db, email)
  if (user)
    await db.transaction(async tx => {
      const request = await storePasswordReset(tx, { uid: user.uid, returnPath: from })
      await addJob(tx, 'send-reset-mail', { request })
    })
  return accepted()
}

interface Changed {
  /** This browser is known to the account from now on. */
  readonly cookies: SetCookies
  /** Where to go after signing in again. */
  readonly returnPath: string | null
}

export async function resetPassword(
  { db, identity, limits, log, now }: Services,
  {
    token,
    password,
    network,
    headers = new Headers(),
  }: { token: string; password: string; network: string; headers?: Headers },
): Promise<Outcome<Changed, 'weak-password' | 'invalid-token' | 'too-many-requests'>> {
  if (!(await limits.consume(RESET_NETWORK_LIMIT, network))) return refused('too-many-requests')
  const reset = await findResetLink(db, identity.links, token)
  if (!reset) return refused('invalid-token')
  if (isWeakPassword(password, reset)) return refused('weak-password')

  const { id, uid, email, returnPath } = reset
  // Before the transaction: hashing takes long, and a connection is held meanwhile.
  const hash = await identity.hashPassword(password)
  const isChanged = await db.transaction(async tx => {
    const isCompleted = await completePasswordReset(tx, id, hash, now())
    if (isCompleted) await addJob(tx, 'password-changed-mail', { uid })
    return isCompleted
  })
  if (!isChanged) return refused('invalid-token')

  // The password is changed whatever happens here.
  const cookies = await Promise.all([
    identity.devices.remember(headers, uid),
    limits.clear(LOGIN_ACCOUNT_LIMIT, email),
  ]).then(
    ([cookie]) => [cookie],
    error => {
      log.warn({ err: error, uid }, 'limit not lifted after a password reset')
      return []
    },
  )
  return accepted({ cookies, returnPath })
}
