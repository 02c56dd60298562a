import { isWeakPassword } from '#accounts/domain/password.ts'
import type { Viewer } from '#accounts/domain/viewer.ts'
import { isCommonPassword } from '#accounts/identity/common-passwords.server.ts'
import type { SetCookies } from '#accounts/identity/sessions.server.ts'
import { deleteOpenVerifications, writePassword } from '#accounts/persistence/passwords.server.ts'
import { endOtherSessions, replaceSessionToken } from '#accounts/persistence/sessions.server.ts'
import {
  checkPresentPassword,
  type PresentPasswordRefusal,
} from '#accounts/use-cases/check-present-password.server.ts'
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
