// Push messages about a new message, and the e-mail about what stayed unread.
import type { FindPush, PushPayloads } from '#accounts/jobs/send-push.server.ts'
import { findBookingForNotification } from '#bookings/persistence/bookings.server.ts'
import { deliveryOf } from '#platform/domain/notification.ts'
import type { JobHandlers, JobTools } from '#platform/jobs/job-handlers.server.ts'
import type { JobName } from '#platform/persistence/jobs.server.ts'
import { situationOf } from '#visits/domain/situation.ts'
import { VISIT_NOTIFICATIONS } from '#visits/domain/visit-notifications.ts'
import {
  longerPush,
  messagePush,
  unreadMessagesEmail,
} from '#visits/notifications/visit-notifications.server.ts'
import { findSituationFacts } from '#visits/persistence/situation.server.ts'
import { findNewMessage, listUnreadMessages, markEmailed } from '#visits/persistence/visit-messages.server.ts'

declare module '#platform/persistence/jobs.server.ts' {
  interface JobPayloads {
    /** `key` is the visit, `recipient` a uid. */
    'send-unread-messages-mail': { readonly key: number; readonly recipient: string }
  }
}

declare module '#accounts/jobs/send-push.server.ts' {
  interface PushPayloads {
    /** The id of a message of a visit. */
    message: { readonly message: number }
    /** The key of a visit, and its further hours: told only while it has them. */
    longer: { readonly longer: number; readonly hours: number }
  }
}

export function visitJobs({ db, origin, now, send }: JobTools) {
  return {
    'send-unread-messages-mail': async ({ key, recipient }) => {
      const [booking, messages] = await Promise.all([
        findBookingForNotification(db, key),
        listUnreadMessages(db, { key, uid: recipient }),
      ])
      if (!booking || messages.length === 0) return
      await send(unreadMessagesEmail(booking, messages, origin))
      const ids = messages.map(({ id }) => id)
      await markEmailed(db, ids, now())
    },
  } satisfies Partial<JobHandlers<JobName>>
}

/** Nothing once it was read. */
export const findMessagePush: FindPush<PushPayloads['message']> = async (db, { message: id }, { uid }) => {
  const found = await findNewMessage(db, id, uid)
  if (!found) return null
  return { uid, message: messagePush(found), delivery: deliveryOf(VISIT_NOTIFICATIONS.message) }
}

/** Nothing once it was changed again, or the visit is over. */
export const findLongerPush: FindPush<PushPayloads['longer']> = async (
  db,
  { longer: key, hours },
  { now },
) => {
  const [booking, visit] = await Promise.all([
    findBookingForNotification(db, key),
    findSituationFacts(db, key),
  ])
  if (!visit || booking?.status !== 'confirmada' || booking.furtherHours !== hours) return null
  const delivery = deliveryOf(VISIT_NOTIFICATIONS.longer)
  const { endsAt } = situationOf(visit, now)
  return { uid: booking.clientId, message: longerPush(booking, endsAt), delivery }
}
