import { deleteEmailChangeOf } from '#accounts/persistence/email-changes.server.ts'
import type { Services } from '#app/services.ts'

export async function discardEmailChange({ db, log }: Services, uid: string): Promise<void> {
  await deleteEmailChangeOf(db, uid)
  log.info({ account: 'email-change-discarded', uid }, 'account changed')
}
