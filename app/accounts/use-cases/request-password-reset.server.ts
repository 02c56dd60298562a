import { storePasswordReset } from '#accounts/persistence/password-resets.server.ts'
import { findUserByEmail } from '#accounts/persistence/users.server.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { addJob } from '#platform/persistence/jobs.server.ts'

/** D9: the answer is the same whether or not the address is known. */
export async function requestPasswordReset(
  { db, limits }: Services,
  { email, network, from = null }: { email: string; network: string; from?: string | null },
): Promise<Outcome<void, 'reset-not-sent'>> {
  if (!(await limits.consume('reset-network', network))) return refused('reset-not-sent')
  if (!(await limits.consume('reset-account', email))) return refused('reset-not-sent')
  const user = await findUserByEmail(db, email)
  if (user)
    await db.transaction(async tx => {
      const request = await storePasswordReset(tx, { uid: user.uid, returnPath: from })
      await addJob(tx, 'send-reset-mail', { request })
    })
  return accepted()
}
