import { endOtherSessions } from '#accounts/persistence/sessions.server.ts'
import type { Services } from '#app/services.ts'

export async function closeOtherSessions({ db, log }: Services, uid: string, keptId: string): Promise<void> {
  const ended = await endOtherSessions(db, uid, keptId)
  log.info({ account: 'sessions-closed', uid, ended }, 'account changed')
}
