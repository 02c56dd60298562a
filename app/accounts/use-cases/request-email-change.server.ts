import type { Viewer } from '#accounts/domain/viewer.ts'
import { isEmailTaken, saveEmailChange } from '#accounts/persistence/email-changes.server.ts'
import {
  checkPresentPassword,
  type PresentPasswordRefusal,
} from '#accounts/use-cases/check-present-password.server.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { addJob } from '#platform/persistence/jobs.server.ts'

export type EmailChangeRefusal = PresentPasswordRefusal | 'same-email' | 'email-already-in-use'

/** The address changes when the link in the letter to the new one is confirmed. A taken one is told as registration does. */
export async function requestEmailChange(
  services: Services,
  viewer: Viewer,
  { email, password, network }: { email: string; password: string; network: string },
): Promise<Outcome<void, EmailChangeRefusal>> {
  const { db, limits, log, now } = services
  const { uid } = viewer
  if (email === viewer.email) return refused('same-email')
  const refusal = await checkPresentPassword(services, uid, password)
  if (refusal) return refused(refusal)
  if (!(await limits.consume('register-network', network))) return refused('too-many-requests')
  if (!(await limits.consume('email-change-person', uid))) return refused('too-many-requests')
  if (await isEmailTaken(db, email)) return refused('email-already-in-use')
  await db.transaction(async tx => {
    const change = await saveEmailChange(tx, uid, email, now())
    await addJob(tx, 'send-email-change-mail', { change })
  })
  log.info({ account: 'email-change-requested', uid }, 'account changed')
  return accepted()
}
