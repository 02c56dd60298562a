import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { endSession } from '#persistence/users/sessions.server.ts'

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
