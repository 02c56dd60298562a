import { totpCodeFrom } from '#accounts/domain/safe-account.ts'
import { switchSecondStepOn } from '#accounts/persistence/second-step.server.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { addJob } from '#platform/persistence/jobs.server.ts'

export type ConfirmSecondStepRefusal = 'invalid-code' | 'second-step-setup-gone' | 'too-many-requests'

/** The first right code switches the second step on. Returns the recovery codes, which are shown this once. */
export async function confirmSecondStep(
  { db, identity: { secondStep }, limits, log }: Services,
  uid: string,
  typed: string,
): Promise<Outcome<readonly string[], ConfirmSecondStepRefusal>> {
  if (!(await limits.consume('second-step-person', uid))) return refused('too-many-requests')
  if (!(await secondStep.findSetup(uid))) return refused('second-step-setup-gone')
  const code = totpCodeFrom(typed)
  if (!code || !(await secondStep.isSetupCode(uid, code))) return refused('invalid-code')
  // It counts as used, so that whoever saw it cannot sign in with it.
  await limits.consume('second-step-code', `${uid}:${code}`)
  await db.transaction(async tx => {
    await switchSecondStepOn(tx, uid)
    await addJob(tx, 'send-second-step-mail', { uid, on: true })
  })
  log.info({ account: 'second-step-on', uid }, 'account changed')
  return accepted(await secondStep.listRecoveryCodes(uid))
}
