import type { Services } from '#app/services.ts'
import { endOtherSessions } from '#persistence/users/sessions.server.ts'

export async function closeOtherSessions({ db, log }: Services, uid: string, keptId: string): Promise<void> {
  const ended = await endOtherSessions(db, uid, keptId)
  log.info({ account: 'sessions-closed', uid, ended }, 'account changed')
}
