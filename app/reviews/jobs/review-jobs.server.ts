// E-mails, push messages and messages by WhatsApp about reviews and the answers to them.
import type { FindPush, PushPayloads } from '#accounts/jobs/send-push.server.ts'
import type { FindWhatsapp } from '#accounts/jobs/send-whatsapp.server.ts'
import { deliveryOf } from '#platform/domain/notification.ts'
import { emailJob, type JobHandlers, type JobTools } from '#platform/jobs/job-handlers.server.ts'
import type { Email } from '#platform/mail/email-layout.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import type { JobName, JobPayloads } from '#platform/persistence/jobs.server.ts'
import { REVIEW_NOTIFICATIONS } from '#reviews/domain/review-notifications.ts'
import { type ReplyNotification, replyNotificationFor } from '#reviews/domain/review-reply.ts'
import { replyEmail } from '#reviews/notifications/reply-emails.server.ts'
import { replyPushMessage, reviewPushMessage } from '#reviews/notifications/review-push-messages.ts'
import { replyWhatsapp, reviewWhatsapp } from '#reviews/notifications/review-whatsapp-messages.ts'
import { findReplyForNotification } from '#reviews/persistence/review-replies.server.ts'
import { findApprovedReview } from '#reviews/persistence/reviews.server.ts'

declare module '#platform/persistence/jobs.server.ts' {
  interface JobPayloads {
    'send-reply-mail': {
      readonly review: number
      readonly revision: number
      readonly news: ReplyNotification
    }
  }
}

declare module '#accounts/jobs/send-push.server.ts' {
  interface PushPayloads {
    /** An approved review. */
    review: { readonly review: number }
    /** The answer to a review, by the id of the review. */
    reply: { readonly reply: number }
  }
}

export function reviewJobs(tools: JobTools) {
  return {
    'send-reply-mail': emailJob(tools, payload => findReplyEmail(tools, payload)),
  } satisfies Partial<JobHandlers<JobName>>
}

/** Null when the answer was changed or decided otherwise meanwhile. */
async function findReplyEmail(
  { db, origin }: JobTools,
  { review, revision, news }: JobPayloads['send-reply-mail'],
): Promise<Email | null> {
  const reply = await findReplyForNotification(db, review)
  const reader = news === 'answered' ? 'client' : 'technician'
  if (reply?.revision !== revision || replyNotificationFor(reply, reader) !== news) return null
  return replyEmail(news, reply, origin)
}

export const findReviewPush: FindPush<PushPayloads['review']> = async (db, { review: id }, { uid }) => {
  const review = await findApprovedReview(db, id)
  if (!review || (uid !== review.technicianId && uid !== review.clientId)) return null
  return {
    uid,
    message: reviewPushMessage(review, uid === review.technicianId ? 'technician' : 'client'),
    delivery: deliveryOf(REVIEW_NOTIFICATIONS.review),
  }
}

/** What this person is told of an answer; null for others, and after a later act. */
async function findReplyFor(db: Db, review: number, uid: string) {
  const reply = await findReplyForNotification(db, review)
  if (!reply || (uid !== reply.technicianId && uid !== reply.clientId)) return null
  const notification = replyNotificationFor(reply, uid === reply.technicianId ? 'technician' : 'client')
  return notification && { reply, notification }
}

export const findReplyPush: FindPush<PushPayloads['reply']> = async (db, { reply: review }, { uid }) => {
  const told = await findReplyFor(db, review, uid)
  if (!told) return null
  return {
    uid,
    message: replyPushMessage(told.notification, told.reply),
    delivery: deliveryOf(REVIEW_NOTIFICATIONS.reply),
  }
}

export const findReviewWhatsapp: FindWhatsapp<PushPayloads['review']> = async (
  db,
  { review: id },
  { uid, now },
) => {
  const review = await findApprovedReview(db, id)
  if (!review || (uid !== review.technicianId && uid !== review.clientId)) return null
  return {
    message: reviewWhatsapp(review, uid === review.technicianId ? 'technician' : 'client'),
    until: new Date(now.getTime() + REVIEW_NOTIFICATIONS.review.until),
  }
}

export const findReplyWhatsapp: FindWhatsapp<PushPayloads['reply']> = async (
  db,
  { reply: review },
  { uid, now },
) => {
  const told = await findReplyFor(db, review, uid)
  return (
    told && {
      message: replyWhatsapp(told.notification, told.reply),
      until: new Date(now.getTime() + REVIEW_NOTIFICATIONS.reply.until),
    }
  )
}
