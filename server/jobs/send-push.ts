// Sends one push message to one device, unless its news is out of date or the device has another owner by now.

import {
  deletePushSubscription,
  findPushSubscription,
} from '#accounts/persistence/push-subscriptions.server.ts'
import type { Log } from '#app/services.ts'
import type { Booking, BookingNotice } from '#bookings/domain/booking.ts'
import { isStillCurrent } from '#bookings/notifications/booking-letters.server.ts'
import {
  bookingPushMessage,
  PUSH_RECIPIENTS,
  replyPushMessage,
  reviewPushMessage,
} from '#bookings/notifications/push-messages.ts'
import { findBookingForNotification } from '#bookings/persistence/notified-bookings.server.ts'
import { isStillNews } from '#guarantee/notifications/guarantee-letters.server.ts'
import { guaranteePushMessage } from '#guarantee/notifications/guarantee-push-message.server.ts'
import { findGuaranteeNotice } from '#guarantee/persistence/guarantee-cases.server.ts'
import { DAY_MS } from '#platform/domain/durations.ts'
import type { PushMessage } from '#platform/domain/push-message.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import type { JobPayloads } from '#platform/persistence/jobs.server.ts'
import type { Push, PushDelivery } from '#platform/push/push.server.ts'
import { replyNoticeFor } from '#reviews/domain/review-reply.ts'
import { findApprovedReview } from '#reviews/persistence/approved-reviews.server.ts'
import { findReplyForNotification } from '#reviews/persistence/review-replies.server.ts'

const URGENT: readonly BookingNotice[] = ['requested', 'unanswered', 'soon']
/** Worthless once the visit has begun. */
const UNTIL_THE_VISIT: readonly BookingNotice[] = [
  'requested',
  'unanswered',
  'confirmada',
  'address-completed',
  'tomorrow',
  'soon',
]

interface PushTools {
  readonly db: Db
  readonly log: Log
  readonly push: Push
  readonly now: () => Date
}

interface Addressed {
  readonly uid: string
  readonly message: PushMessage
  readonly delivery: PushDelivery
}

export async function sendPush(
  { db, log, push, now }: PushTools,
  payload: JobPayloads['send-push'],
): Promise<void> {
  const device = await findPushSubscription(db, payload.subscription)
  if (!device) return
  const addressed = await address(db, payload, device.uid, now())
  if (addressed?.uid !== device.uid) return
  const result = await push.send(device, addressed.message, addressed.delivery)
  if (result === 'gone') await deletePushSubscription(db, payload.subscription)
  if (result === 'refused')
    log.warn(
      { source: 'jobs', host: new URL(device.endpoint).host },
      'push message refused by the push service',
    )
}

function address(
  db: Db,
  payload: JobPayloads['send-push'],
  uid: string,
  now: Date,
): Promise<Addressed | null> {
  if ('review' in payload) return addressReview(db, payload.review, uid)
  if ('reply' in payload) return addressReply(db, payload.reply, uid)
  if ('guarantee' in payload) return addressGuarantee(db, payload.guarantee, uid, now)
  return addressBooking(db, payload, now)
}

async function addressBooking(
  db: Db,
  { key, news, line }: { key: number; news: BookingNotice; line?: number },
  now: Date,
): Promise<Addressed | null> {
  const booking = await findBookingForNotification(db, key)
  const ttlMs = booking ? ttlOf(news, booking, now) : 0
  if (!booking || !isStillCurrent(news, booking, line) || ttlMs <= 0) return null
  return {
    uid: PUSH_RECIPIENTS[news] === 'technician' ? booking.technicianId : booking.clientId,
    message: bookingPushMessage(news, booking, now),
    delivery: { ttlMs, urgency: URGENT.includes(news) ? 'high' : 'normal' },
  }
}

function ttlOf(news: BookingNotice, { scheduledAt }: Booking, now: Date): number {
  return UNTIL_THE_VISIT.includes(news) ? scheduledAt.getTime() - now.getTime() : DAY_MS
}

async function addressReview(db: Db, id: number, uid: string): Promise<Addressed | null> {
  const review = await findApprovedReview(db, id)
  if (!review || (uid !== review.technicianId && uid !== review.clientId)) return null
  return {
    uid,
    message: reviewPushMessage(review, uid === review.technicianId ? 'technician' : 'client'),
    delivery: { ttlMs: DAY_MS, urgency: 'normal' },
  }
}

async function addressReply(db: Db, review: number, uid: string): Promise<Addressed | null> {
  const reply = await findReplyForNotification(db, review)
  if (!reply || (uid !== reply.technicianId && uid !== reply.clientId)) return null
  const notice = replyNoticeFor(reply, uid === reply.technicianId ? 'technician' : 'client')
  if (!notice) return null
  return { uid, message: replyPushMessage(notice, reply), delivery: { ttlMs: DAY_MS, urgency: 'normal' } }
}

async function addressGuarantee(db: Db, event: number, uid: string, now: Date): Promise<Addressed | null> {
  const notice = await findGuaranteeNotice(db, event, uid)
  if (!notice || !isStillNews(notice)) return null
  return {
    uid,
    message: guaranteePushMessage(notice, now),
    delivery: { ttlMs: DAY_MS, urgency: 'normal' },
  }
}
