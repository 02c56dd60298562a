// Push messages and e-mails about what one side says of how a visit goes.
import type { FindPush, PushPayloads } from '#accounts/jobs/send-push.server.ts'
import type { Booking } from '#bookings/domain/booking.ts'
import { findBookingForNotification } from '#bookings/persistence/bookings.server.ts'
import { deliveryOf } from '#platform/domain/notification.ts'
import type { JobHandlers, JobTools } from '#platform/jobs/job-handlers.server.ts'
import type { JobName } from '#platform/persistence/jobs.server.ts'
import {
  type EmailedStep,
  isMissedReason,
  PROGRESS_RULES,
  type ProgressAct,
  STEP_NOTIFICATION,
} from '#visits/domain/visit-progress.ts'
import { stepEmail, stepPush } from '#visits/notifications/progress-notifications.server.ts'
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

export function progressJobs({ db, origin, send }: JobTools) {
  return {
    'send-step-mail': async ({ key, act }) => {
      const [booking, found] = await Promise.all([findBookingForNotification(db, key), findProgress(db, key)])
      const { sets } = PROGRESS_RULES[act]
      const saidAt = found?.progress[sets]
      if (!booking || !isTold(booking) || !saidAt) return
      const told = emailedStep(sets, found.progress)
      if (found.emailed.includes(told)) return
      await send(stepEmail(act, booking, found.progress, origin))
      await markStepEmailed(db, key, told)
    },
  } satisfies Partial<JobHandlers<JobName>>
}

/** Not of a visit that was cancelled otherwise. */
const isTold = ({ status, cancelReason }: Pick<Booking, 'status' | 'cancelReason'>) =>
  status !== 'cancelada' || isMissedReason(cancelReason)

/** Nothing once it was taken back. */
export const findStepPush: FindPush<PushPayloads['step']> = async (db, { step: act, visit, saidAt }) => {
  const [booking, found] = await Promise.all([findBookingForNotification(db, visit), findProgress(db, visit)])
  const { by, sets } = PROGRESS_RULES[act]
  if (!booking || !isTold(booking) || found?.progress[sets]?.getTime() !== saidAt) return null
  const message = stepPush(act, booking, found.progress)
  const uid = by === 'technician' ? booking.clientId : booking.technicianId
  return message && { uid, message, delivery: deliveryOf(STEP_NOTIFICATION) }
}
