import { EMAIL_CHANGE_LIMIT, REGISTER_NETWORK_LIMIT } from '#accounts/domain/limits.ts'
import type { Viewer } from '#accounts/domain/role.ts'
import {
  deleteEmailChangeOf,
  findEmailChange,
  findNewEmailOf,
  isEmailTaken,
  saveEmailChange,
  takeEmailChange,
  writeEmail,
} from '#accounts/persistence/email-changes.server.ts'
import { deleteOpenVerifications } from '#accounts/persistence/passwords.server.ts'
import {
  type PresentPasswordRefusal,
  verifyPresentPassword,
} from '#accounts/use-cases/verify-present-password.server.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { type Db, violatesConstraint } from '#platform/persistence/database.server.ts'
import { addJob } from '#platform/persistence/jobs.server.ts'

export type EmailChangeRefusal =
  | PresentPasswordRefusal
  | 'same-email'
  | 'email-already-in-use'
  | 'email-change-under-way'

/** The address changes when the link in the e-mail to the new one is confirmed. A taken one is told as registration does. */
export async function requestEmailChange(
  services: Services,
  viewer: Viewer,
  { email, password, network }: { email: string; password: string; network: string },
): Promise<Outcome<void, EmailChangeRefusal>> {
  const { db, limits, log, now } = services
  const { uid } = viewer
  if (email === viewer.email) return refused('same-email')
  const refusal = await verifyPresentPassword(services, uid, password)
  if (refusal) return refused(refusal)
  if (!(await limits.consume(REGISTER_NETWORK_LIMIT, network))) return refused('too-many-requests')
  if (!(await limits.consume(EMAIL_CHANGE_LIMIT, uid))) return refused('too-many-requests')
  if (await isEmailTaken(db, email)) return refused('email-already-in-use')
  const outcome = await db.transaction(tx => sendLink(tx, uid, email, now()))
  if (outcome.ok) log.info({ account: 'email-change-requested', uid }, 'account changed')
  return outcome
}

/** A new e-mail with a new link; the link of the earlier one dies. */
export async function resendEmailChange(
  { db, limits, now }: Services,
  uid: string,
): Promise<Outcome<void, 'email-change-gone' | 'email-change-under-way' | 'too-many-requests'>> {
  if (!(await limits.consume(EMAIL_CHANGE_LIMIT, uid))) return refused('too-many-requests')
  return db.transaction(async tx => {
    const email = await findNewEmailOf(tx, uid)
    return email ? sendLink(tx, uid, email, now()) : refused('email-change-gone')
  })
}

/** Of two at the same instant one is sent. */
async function sendLink(
  tx: Db,
  uid: string,
  email: string,
  now: Date,
): Promise<Outcome<void, 'email-change-under-way'>> {
  const change = await saveEmailChange(tx, uid, email, now)
  if (!change) return refused('email-change-under-way')
  await addJob(tx, 'send-email-change-mail', { change })
  return accepted()
}

export async function discardEmailChange({ db, log }: Services, uid: string): Promise<void> {
  await deleteEmailChangeOf(db, uid)
  log.info({ account: 'email-change-discarded', uid }, 'account changed')
}

export type ConfirmEmailRefusal = 'email-change-gone' | 'email-already-in-use'

/**
 * Only in a session of the account that asked: an address that was mistyped belongs to a stranger, who gets the e-mail.
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
