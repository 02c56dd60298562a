import type { Services } from '#app/services.ts'
import { deleteEmailChangeOf } from '#persistence/users/email-changes.server.ts'

export async function discardEmailChange({ db, log }: Services, uid: string): Promise<void> {
  await deleteEmailChangeOf(db, uid)
  log.info({ account: 'email-change-discarded', uid }, 'account changed')
}
