import { endSession } from '#accounts/persistence/sessions.server.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'

/** Its live streams end with it: the deletion notifies them. */
export async function closeSession(
  { db, log }: Services,
  uid: string,
  sessionId: string,
): Promise<Outcome<void, 'session-gone'>> {
  if (!(await endSession(db, uid, sessionId))) return refused('session-gone')
  log.info({ account: 'session-closed', uid }, 'account changed')
  return accepted()
}
