// Push messages and messages by WhatsApp about a new message, and the e-mail about what stayed unread.
import type { FindPush, PushPayloads } from '#accounts/jobs/send-push.server.ts'
import type { FindWhatsapp } from '#accounts/jobs/send-whatsapp.server.ts'
import { findBookingForNotification } from '#bookings/persistence/bookings.server.ts'
import { problemPhotoKey } from '#bookings/persistence/problem-photo-store.server.ts'
import { deliveryOf } from '#platform/domain/notification.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import type { FileStore } from '#platform/files/file-store.server.ts'
import type { JobHandlers, JobTools } from '#platform/jobs/job-handlers.server.ts'
import { mailRefusalOf } from '#platform/mail/mail.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import type { JobName } from '#platform/persistence/jobs.server.ts'
import { photoFile } from '#platform/whatsapp/whatsapp-pictures.server.ts'
import { situationOf } from '#visits/domain/situation.ts'
import { VISIT_NOTIFICATIONS } from '#visits/domain/visit-notifications.ts'
import {
  longerPush,
  messagePush,
  unreadMessagesEmail,
} from '#visits/notifications/visit-notifications.server.ts'
import { longerWhatsapp, messageWhatsapp } from '#visits/notifications/whatsapp-messages.ts'
import { findSituationFacts } from '#visits/persistence/situation.server.ts'
import { findNewMessage, listUnreadMessages, markEmailed } from '#visits/persistence/visit-messages.server.ts'
import { recordInstead } from '#visits/persistence/whatsapp-thread.server.ts'

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
    'send-unread-messages-mail': async ({ key, recipient }, running?) => {
      const [booking, messages] = await Promise.all([
        findBookingForNotification(db, key),
        listUnreadMessages(db, { key, uid: recipient }),
      ])
      if (!booking || messages.length === 0) return
      const ids = messages.map(({ id }) => id)
      try {
        await send(unreadMessagesEmail(booking, messages, origin))
      } catch (error) {
        const isLastAttempt = running && running.job.attempts >= running.job.max_attempts
        if (mailRefusalOf(error) || isLastAttempt) await recordInstead(db, ids, 'none')
        throw error
      }
      await recordInstead(db, ids, 'email')
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

/** With the first of its photos; `photos` are all that are stored. */
export function messageWhatsappFinder({
  photos,
}: {
  readonly photos: FileStore
}): FindWhatsapp<PushPayloads['message']> {
  return async (db, { message: id }, { uid, now }) => {
    const found = await findNewMessage(db, id, uid)
    if (!found) return null
    const [first] = found.photos
    const bytes = first ? await photos.get(problemPhotoKey(first, 'full')) : null
    const photo = bytes && photoFile('foto.jpg', async () => bytes)
    return {
      message: messageWhatsapp({ ...found, photoCount: found.photos.length }, photo, bogotaDate(now)),
      until: new Date(now.getTime() + VISIT_NOTIFICATIONS.message.until),
    }
  }
}

/** Nothing once it was changed again, or the visit is over. */
async function findLonger(db: Db, { longer: key, hours }: PushPayloads['longer'], now: Date) {
  const [booking, visit] = await Promise.all([
    findBookingForNotification(db, key),
    findSituationFacts(db, key),
  ])
  if (!visit || booking?.status !== 'confirmada' || booking.furtherHours !== hours) return null
  return { booking, endsAt: situationOf(visit, now).endsAt }
}

export const findLongerPush: FindPush<PushPayloads['longer']> = async (db, payload, { now }) => {
  const found = await findLonger(db, payload, now)
  if (!found) return null
  const { booking, endsAt } = found
  const delivery = deliveryOf(VISIT_NOTIFICATIONS.longer)
  return { uid: booking.clientId, message: longerPush(booking, endsAt), delivery }
}

export const findLongerWhatsapp: FindWhatsapp<PushPayloads['longer']> = async (db, payload, { uid, now }) => {
  const found = await findLonger(db, payload, now)
  if (found?.booking.clientId !== uid) return null
  const until = new Date(now.getTime() + VISIT_NOTIFICATIONS.longer.until)
  return { message: longerWhatsapp(found.booking, found.endsAt), until }
}
