// E-mails, push messages and messages by WhatsApp about an event of a guarantee case, each to one person.
import type { FindPush, PushPayloads } from '#accounts/jobs/send-push.server.ts'
import type { FindWhatsapp } from '#accounts/jobs/send-whatsapp.server.ts'
import { GUARANTEE_NOTIFICATIONS } from '#guarantee/domain/guarantee-acts.ts'
import {
  guaranteeEmail,
  guaranteePushMessage,
  isStillCurrent,
} from '#guarantee/notifications/guarantee-notifications.server.ts'
import { guaranteeWhatsapp } from '#guarantee/notifications/whatsapp-messages.ts'
import { advanceGuaranteeCases } from '#guarantee/persistence/due-guarantee-cases.server.ts'
import { findGuaranteeNotification } from '#guarantee/persistence/guarantee-cases.server.ts'
import { deliveryOf } from '#platform/domain/notification.ts'
import {
  emailJob,
  type JobHandlers,
  type JobTools,
  type MinuteTools,
} from '#platform/jobs/job-handlers.server.ts'
import type { JobName } from '#platform/persistence/jobs.server.ts'

declare module '#platform/persistence/jobs.server.ts' {
  interface JobPayloads {
    /** `event` is the id of an event of the case, `recipient` a uid. */
    'send-guarantee-mail': {
      readonly event: number
      readonly recipient: string
      /** Of a turn that is nearly over, which began with the event. */
      readonly reminder?: true
    }
  }
}

declare module '#accounts/jobs/send-push.server.ts' {
  interface PushPayloads {
    /** The id of an event of the case. */
    guarantee: { readonly guarantee: number; readonly reminder?: true }
  }
}

export function guaranteeJobs(tools: JobTools) {
  const { db, origin, now } = tools
  return {
    'send-guarantee-mail': emailJob(tools, async ({ event, recipient, reminder }) => {
      const told = { event, uid: recipient, isReminder: reminder }
      const notification = await findGuaranteeNotification(db, told)
      return notification && isStillCurrent(notification)
        ? guaranteeEmail(notification, { origin, now: now() })
        : null
    }),
  } satisfies Partial<JobHandlers<JobName>>
}

/** Every minute. */
export async function advanceCases({ db, now }: MinuteTools): Promise<void> {
  await advanceGuaranteeCases(db, now())
}

export const findGuaranteePush: FindPush<PushPayloads['guarantee']> = async (
  db,
  { guarantee: event, reminder },
  { uid, now },
) => {
  const notification = await findGuaranteeNotification(db, { event, uid, isReminder: reminder })
  if (!notification || !isStillCurrent(notification)) return null
  return {
    uid,
    message: guaranteePushMessage(notification, now),
    delivery: deliveryOf(GUARANTEE_NOTIFICATIONS[reminder ? 'reminder' : 'act']),
  }
}

export const findGuaranteeWhatsapp: FindWhatsapp<PushPayloads['guarantee']> = async (
  db,
  { guarantee: event, reminder },
  { uid, now },
) => {
  const notification = await findGuaranteeNotification(db, { event, uid, isReminder: reminder })
  if (!notification || !isStillCurrent(notification)) return null
  const { until } = GUARANTEE_NOTIFICATIONS[reminder ? 'reminder' : 'act']
  return { message: guaranteeWhatsapp(notification, now), until: new Date(now.getTime() + until) }
}
