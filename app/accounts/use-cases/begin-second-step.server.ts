import { findSecondStep } from '#accounts/persistence/second-step.server.ts'
import {
  checkPresentPassword,
  type PresentPasswordRefusal,
} from '#accounts/use-cases/check-present-password.server.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'

/** Makes a secret; a code of it switches the second step on. Where it is on already nothing changes. */
export async function beginSecondStep(
  services: Services,
  uid: string,
  { password, headers }: { password: string; headers: Headers },
): Promise<Outcome<void, PresentPasswordRefusal>> {
  const refusal = await checkPresentPassword(services, uid, password)
  if (refusal) return refused(refusal)
  const stored = await findSecondStep(services.db, uid)
  if (!stored?.verified) await services.identity.secondStep.begin(headers, password)
  return accepted()
}
