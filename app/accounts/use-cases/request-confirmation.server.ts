import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { addJob } from '#platform/persistence/jobs.server.ts'

/** Sends the link that confirms the e-mail of this account again. */
export async function requestConfirmation(
  { db, limits }: Services,
  uid: string,
): Promise<Outcome<void, 'too-many-requests'>> {
  if (!(await limits.consume('confirmation-account', uid))) return refused('too-many-requests')
  await addJob(db, 'send-confirmation-mail', { uid })
  return accepted()
}
