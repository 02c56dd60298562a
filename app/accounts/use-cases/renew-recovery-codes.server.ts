import { findSecondStep } from '#accounts/persistence/second-step.server.ts'
import {
  checkPresentPassword,
  type PresentPasswordRefusal,
} from '#accounts/use-cases/check-present-password.server.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'

/** Ten new ones; the former stop working. */
export async function renewRecoveryCodes(
  services: Services,
  uid: string,
  { password, headers }: { password: string; headers: Headers },
): Promise<Outcome<readonly string[], PresentPasswordRefusal | 'second-step-setup-gone'>> {
  const refusal = await checkPresentPassword(services, uid, password)
  if (refusal) return refused(refusal)
  const stored = await findSecondStep(services.db, uid)
  if (!stored?.verified) return refused('second-step-setup-gone')
  const codes = await services.identity.secondStep.renewRecoveryCodes(headers, password)
  services.log.info({ account: 'recovery-codes-renewed', uid }, 'account changed')
  return accepted(codes)
}
