import type { SetCookies } from '#accounts/identity/sessions.server.ts'
import { endOtherSessions, endSession } from '#accounts/persistence/stored-sessions.server.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'

/** D49: the cookie goes whatever happens; a session that could not be deleted is logged, and deleted later. */
export function signOut({ identity, log }: Services, headers: Headers): Promise<SetCookies> {
  return identity.signOut(headers).catch(error => {
    log.error({ err: error }, 'session could not be deleted at sign-out')
    return identity.signOutLater(headers)
  })
}

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

export async function closeOtherSessions({ db, log }: Services, uid: string, keptId: string): Promise<void> {
  const ended = await endOtherSessions(db, uid, keptId)
  log.info({ account: 'sessions-closed', uid, ended }, 'account changed')
}
