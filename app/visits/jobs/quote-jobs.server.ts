// The e-mail, the push message and the message by WhatsApp about a quote and about its answer.
import type { FindPush, PushPayloads } from '#accounts/jobs/send-push.server.ts'
import type { FindWhatsapp } from '#accounts/jobs/send-whatsapp.server.ts'
import type { NotifiedBooking } from '#bookings/domain/booking.ts'
import { findBookingForNotification } from '#bookings/persistence/bookings.server.ts'
import { deliveryOf } from '#platform/domain/notification.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { emailJob, type JobHandlers, type JobTools } from '#platform/jobs/job-handlers.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import type { JobName } from '#platform/persistence/jobs.server.ts'
import { quoteState } from '#visits/domain/quote.ts'
import { type QueuedQuoteNotification, VISIT_NOTIFICATIONS } from '#visits/domain/visit-notifications.ts'
import { quoteAnswerEmail, quoteEmail, quotePush } from '#visits/notifications/quote-notifications.server.ts'
import { quoteAnswerWhatsapp, quoteWhatsapp } from '#visits/notifications/whatsapp-messages.ts'
import { findQuoteForNotification, type NotifiedQuote } from '#visits/persistence/quotes.server.ts'

declare module '#platform/persistence/jobs.server.ts' {
  interface JobPayloads {
    'send-quote-mail': QueuedQuoteNotification
  }
}

declare module '#accounts/jobs/send-push.server.ts' {
  interface PushPayloads {
    quote: QueuedQuoteNotification
  }
}

/** Null when it was answered, replaced or ended meanwhile and there is nothing to tell. */
async function findNotified(
  db: Db,
  { quote: id, news }: QueuedQuoteNotification,
  now: Date,
): Promise<{ quote: NotifiedQuote; booking: NotifiedBooking } | null> {
  const quote = await findQuoteForNotification(db, { quote: id, news })
  const booking = quote && (await findBookingForNotification(db, quote.reservaKey))
  if (!booking || booking.status === 'cancelada') return null
  const visit = { status: booking.status, hasReceipt: quote.hasReceipt }
  const isWaiting = quote.isNewest && quoteState(quote, visit, bogotaDate(now)) === 'waiting'
  return isWaiting === (news === 'sent') ? { quote, booking } : null
}

export function quoteJobs(tools: JobTools) {
  const { db, origin, now } = tools
  return {
    'send-quote-mail': emailJob(tools, async (payload: QueuedQuoteNotification) => {
      const found = await findNotified(db, payload, now())
      if (!found) return null
      const write = payload.news === 'sent' ? quoteEmail : quoteAnswerEmail
      return write(found.quote, found.booking, origin)
    }),
  } satisfies Partial<JobHandlers<JobName>>
}

export const findQuotePush: FindPush<PushPayloads['quote']> = async (db, payload, { now }) => {
  const found = await findNotified(db, payload, now)
  if (!found) return null
  const { quote, booking } = found
  return {
    uid: quote.recipientUid,
    message: quotePush(payload.news, quote, booking),
    delivery: deliveryOf(VISIT_NOTIFICATIONS[payload.news]),
  }
}

export const findQuoteWhatsapp: FindWhatsapp<PushPayloads['quote']> = async (db, payload, { uid, now }) => {
  const found = await findNotified(db, payload, now)
  if (found?.quote.recipientUid !== uid) return null
  const write = payload.news === 'sent' ? quoteWhatsapp : quoteAnswerWhatsapp
  const until = new Date(now.getTime() + VISIT_NOTIFICATIONS[payload.news].until)
  return { message: write(found.quote, found.booking, bogotaDate(now)), until }
}
