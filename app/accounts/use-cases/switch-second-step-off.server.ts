import type { Viewer } from '#accounts/domain/viewer.ts'
import { switchSecondStepOff as switchOff } from '#accounts/persistence/second-step.server.ts'
import {
  checkPresentPassword,
  type PresentPasswordRefusal,
} from '#accounts/use-cases/check-present-password.server.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { addJob } from '#platform/persistence/jobs.server.ts'

/** In production administrators may not. */
export async function switchSecondStepOff(
  services: Services,
  { uid, role }: Viewer,
  password: string,
): Promise<Outcome<void, PresentPasswordRefusal | 'second-step-required'>> {
  const { db, log, adminsNeedSecondStep } = services
  if (role === 'admin' && adminsNeedSecondStep) return refused('second-step-required')
  const refusal = await checkPresentPassword(services, uid, password)
  if (refusal) return refused(refusal)
  await db.transaction(async tx => {
    if (await switchOff(tx, uid)) await addJob(tx, 'send-second-step-mail', { uid, on: false })
  })
  log.info({ account: 'second-step-off', uid }, 'account changed')
  return accepted()
}
