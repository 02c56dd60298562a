import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { isWeakPassword } from '#domain/users/password.ts'
import type { Viewer } from '#domain/users/viewer.ts'
import { isCommonPassword } from '#identity/common-passwords.server.ts'
import type { SetCookies } from '#identity/sessions.server.ts'
import { addJob } from '#persistence/jobs.server.ts'
import { deleteOpenVerifications, writePassword } from '#persistence/users/passwords.server.ts'
import { endOtherSessions, replaceSessionToken } from '#persistence/users/sessions.server.ts'
import {
  checkPresentPassword,
  type PresentPasswordRefusal,
} from '#use-cases/check-present-password.server.ts'

/** The other sessions end; this one goes on with a new token. Links to reset the password die. */
export async function changePassword(
  services: Services,
  viewer: Viewer,
  { sessionId, present, password }: { sessionId: string; present: string; password: string },
): Promise<Outcome<{ cookies: SetCookies }, PresentPasswordRefusal | 'weak-password'>> {
  const { db, identity, log, now } = services
  const { uid } = viewer
  if (isWeakPassword(password, viewer) || isCommonPassword(password)) return refused('weak-password')
  const refusal = await checkPresentPassword(services, uid, present)
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
