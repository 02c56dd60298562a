import type { SetCookies } from '#accounts/identity/sessions.server.ts'
import type { Services } from '#app/services.ts'

/** D49: the cookie goes whatever happens; a session that could not be deleted is logged, and deleted later. */
export function signOut({ identity, log }: Services, headers: Headers): Promise<SetCookies> {
  return identity.signOut(headers).catch(error => {
    log.error({ err: error }, 'session could not be deleted at sign-out')
    return identity.signOutLater(headers)
  })
}
