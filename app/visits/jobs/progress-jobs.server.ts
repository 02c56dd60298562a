// Push messages and e-mails about what one side says of how a visit goes.
import type { FindPush, PushPayloads } from '#accounts/jobs/send-push.server.ts'
import { findBookingForNotification } from '#bookings/persistence/bookings.server.ts'
import { deliveryOf } from '#platform/domain/notification.ts'
import type { JobHandlers, JobTools } from '#platform/jobs/job-handlers.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import type { JobName } from '#platform/persistence/jobs.server.ts'
import { situationOf } from '#visits/domain/situation.ts'
import { isStepTold } from '#visits/domain/visit-notifications.ts'
import {
  type EmailedStep,
  PROGRESS_RULES,
  type ProgressAct,
  STEP_NOTIFICATION,
} from '#visits/domain/visit-progress.ts'
import { stepEmail, stepPush } from '#visits/notifications/progress-notifications.server.ts'
import { findSituationFacts } from '#visits/persistence/situation.server.ts'
import { emailedStep, findProgress, markStepEmailed } from '#visits/persistence/visit-progress.server.ts'

declare module '#platform/persistence/jobs.server.ts' {
  interface JobPayloads {
    /** `key` is the visit. */
    'send-step-mail': { readonly key: number; readonly act: EmailedStep }
  }
}

declare module '#accounts/jobs/send-push.server.ts' {
  interface PushPayloads {
    /** `visit` is its key; `saidAt` in ms: sent only while it stands. */
    step: { readonly step: ProgressAct; readonly visit: number; readonly saidAt: number }
  }
}

export function progressJobs({ db, origin, now, send }: JobTools) {
  return {
    'send-step-mail': async ({ key, act }) => {
      const found = await findTold(db, key, act, now())
      if (!found) return
      const { booking, situation, progress, emailed } = found
      const told = emailedStep(PROGRESS_RULES[act].sets, progress)
      if (emailed.includes(told)) return
      await send(stepEmail(act, { booking, situation, progress }, origin))
      await markStepEmailed(db, key, told)
    },
  } satisfies Partial<JobHandlers<JobName>>
}

/** Null once it was taken back, or something else was said since. */
async function findTold(db: Db, key: number, act: ProgressAct, now: Date) {
  const [booking, found, visit] = await Promise.all([
    findBookingForNotification(db, key),
    findProgress(db, key),
    findSituationFacts(db, key),
  ])
  if (!booking || !visit || !found?.progress[PROGRESS_RULES[act].sets]) return null
  const situation = situationOf(visit, now)
  return isStepTold(act, situation) ? { booking, situation, ...found } : null
}

export const findStepPush: FindPush<PushPayloads['step']> = async (
  db,
  { step: act, visit, saidAt },
  { now },
) => {
  const found = await findTold(db, visit, act, now)
  const { by, sets } = PROGRESS_RULES[act]
  if (found?.progress[sets]?.getTime() !== saidAt) return null
  const { booking } = found
  const message = stepPush(act, found)
  const uid = by === 'technician' ? booking.clientId : booking.technicianId
  return message && { uid, message, delivery: deliveryOf(STEP_NOTIFICATION) }
}
