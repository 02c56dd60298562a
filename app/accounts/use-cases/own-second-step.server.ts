import { SECOND_STEP_CODE_LIMIT, SECOND_STEP_PERSON_LIMIT } from '#accounts/domain/limits.ts'
import type { Viewer } from '#accounts/domain/role.ts'
import { totpCodeFrom } from '#accounts/domain/safe-account.ts'
import type { SetCookies } from '#accounts/identity/sessions.server.ts'
import {
  findSecondStep,
  switchSecondStepOff as switchOff,
  switchSecondStepOn,
} from '#accounts/persistence/two-factors.server.ts'
import {
  type PresentPasswordRefusal,
  verifyPresentPassword,
} from '#accounts/use-cases/verify-present-password.server.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { addJob } from '#platform/persistence/jobs.server.ts'

/** Makes a secret; a code of it switches the second step on. Where it is on already nothing changes. */
export async function beginSecondStep(
  services: Services,
  uid: string,
  { password, headers }: { password: string; headers: Headers },
): Promise<Outcome<void, PresentPasswordRefusal>> {
  const refusal = await verifyPresentPassword(services, uid, password)
  if (refusal) return refused(refusal)
  const stored = await findSecondStep(services.db, uid)
  if (!stored?.verified) await services.identity.secondStep.begin(uid, headers, password)
  return accepted()
}

export type ConfirmSecondStepRefusal = 'invalid-code' | 'second-step-setup-gone' | 'too-many-requests'

interface SwitchedOn {
  /** Shown this once. */
  readonly recoveryCodes: readonly string[]
  readonly cookies: SetCookies
}

/** The first right code switches the second step on. Of the devices known so far this one stays known. */
export async function confirmSecondStep(
  { db, identity: { secondStep, devices }, limits, log }: Services,
  uid: string,
  { code: typed, headers }: { code: string; headers: Headers },
): Promise<Outcome<SwitchedOn, ConfirmSecondStepRefusal>> {
  if (!(await limits.consume(SECOND_STEP_PERSON_LIMIT, uid))) return refused('too-many-requests')
  if (!(await secondStep.findSetup(uid))) return refused('second-step-setup-gone')
  const code = totpCodeFrom(typed)
  if (!code || !(await secondStep.isSetupCode(uid, code))) return refused('invalid-code')
  // It counts as used, so that whoever saw it cannot sign in with it.
  await limits.consume(SECOND_STEP_CODE_LIMIT, `${uid}:${code}`)
  await db.transaction(async tx => {
    await switchSecondStepOn(tx, uid)
    await addJob(tx, 'send-second-step-mail', { uid, on: true })
  })
  log.info({ account: 'second-step-on', uid }, 'account changed')
  const recoveryCodes = await secondStep.listRecoveryCodes(uid)
  return accepted({ recoveryCodes, cookies: [await devices.remember(headers, uid)] })
}

/** Ten new ones; the former stop working. */
export async function renewRecoveryCodes(
  services: Services,
  uid: string,
  { password, headers }: { password: string; headers: Headers },
): Promise<Outcome<readonly string[], PresentPasswordRefusal | 'second-step-setup-gone'>> {
  const refusal = await verifyPresentPassword(services, uid, password)
  if (refusal) return refused(refusal)
  const stored = await findSecondStep(services.db, uid)
  if (!stored?.verified) return refused('second-step-setup-gone')
  const codes = await services.identity.secondStep.renewRecoveryCodes(headers, password)
  services.log.info({ account: 'recovery-codes-renewed', uid }, 'account changed')
  return accepted(codes)
}

/** In production administrators may not. */
export async function switchSecondStepOff(
  services: Services,
  { uid, role }: Viewer,
  { password, headers }: { password: string; headers: Headers },
): Promise<Outcome<SetCookies, PresentPasswordRefusal | 'second-step-required'>> {
  const { db, identity, log, adminsNeedSecondStep } = services
  if (role === 'admin' && adminsNeedSecondStep) return refused('second-step-required')
  const refusal = await verifyPresentPassword(services, uid, password)
  if (refusal) return refused(refusal)
  await db.transaction(async tx => {
    if (await switchOff(tx, uid)) await addJob(tx, 'send-second-step-mail', { uid, on: false })
  })
  log.info({ account: 'second-step-off', uid }, 'account changed')
  return accepted([await identity.devices.remember(headers, uid)])
}
