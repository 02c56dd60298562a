import { findNewEmailOf, saveEmailChange } from '#accounts/persistence/email-changes.server.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { addJob } from '#platform/persistence/jobs.server.ts'

/** A new letter with a new link; the link of the earlier one dies. */
export async function resendEmailChange(
  { db, limits, now }: Services,
  uid: string,
): Promise<Outcome<void, 'email-change-gone' | 'too-many-requests'>> {
  if (!(await limits.consume('email-change-person', uid))) return refused('too-many-requests')
  return db.transaction(async tx => {
    const email = await findNewEmailOf(tx, uid)
    if (!email) return refused('email-change-gone')
    const change = await saveEmailChange(tx, uid, email, now())
    await addJob(tx, 'send-email-change-mail', { change })
    return accepted()
  })
}
