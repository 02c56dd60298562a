import { findEmailChange, takeEmailChange, writeEmail } from '#accounts/persistence/email-changes.server.ts'
import { deleteOpenVerifications } from '#accounts/persistence/passwords.server.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { addJob } from '#platform/persistence/jobs.server.ts'
import { violatesConstraint } from '#platform/persistence/violates-constraint.server.ts'

export type ConfirmEmailRefusal = 'email-change-gone' | 'email-already-in-use'

/**
 * Only in a session of the account that asked: an address that was mistyped belongs to a stranger, who gets the letter.
 * The former address is told. Sessions stay; links to reset the password, which went to the former address, die.
 */
export async function confirmEmailChange(
  { db, identity, log, now: clock }: Services,
  uid: string,
  token: string,
): Promise<Outcome<{ email: string }, ConfirmEmailRefusal>> {
  const id = identity.links.idFrom('email-change', token)
  if (!id) return refused('email-change-gone')
  const now = clock()
  try {
    return await db.transaction(async tx => {
      const change = await findEmailChange(tx, id)
      if (change?.uid !== uid || change.expiresAt <= now || !(await takeEmailChange(tx, change)))
        return refused('email-change-gone')
      const { oldEmail, newEmail } = change
      await writeEmail(tx, change, now)
      await deleteOpenVerifications(tx, uid)
      await addJob(tx, 'send-email-changed-mail', { uid, oldEmail })
      log.info({ account: 'email-changed', uid }, 'account changed')
      return accepted({ email: newEmail })
    })
  } catch (error) {
    // Somebody registered with it meanwhile.
    if (violatesConstraint(error, 'users_email_key')) return refused('email-already-in-use')
    throw error
  }
}
