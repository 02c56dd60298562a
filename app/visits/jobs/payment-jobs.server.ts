// The e-mails, push messages and messages by WhatsApp that remind of a payment, and that tell it was paid.
import type { FindPush, PushPayloads } from '#accounts/jobs/send-push.server.ts'
import type { FindWhatsapp } from '#accounts/jobs/send-whatsapp.server.ts'
import type { NotifiedBooking } from '#bookings/domain/booking.ts'
import { findBookingForNotification } from '#bookings/persistence/bookings.server.ts'
import { deliveryOf } from '#platform/domain/notification.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { emailJob, type JobHandlers, type JobTools } from '#platform/jobs/job-handlers.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import type { JobName } from '#platform/persistence/jobs.server.ts'
import { VISIT_NOTIFICATIONS } from '#visits/domain/visit-notifications.ts'
import {
  type OwedReceipt,
  paidEmail,
  paidPush,
  paidWhatsapp,
  paymentEmail,
  paymentPush,
  paymentWhatsapp,
} from '#visits/notifications/payment-notifications.server.ts'
import { findReminded, findSaidPaid } from '#visits/persistence/payments.server.ts'

interface QueuedReminder {
  readonly reminder: number
}

/** The number of a receipt, and when its client said to have paid it. */
interface QueuedPaid {
  readonly paid: number
  readonly at: string
}

declare module '#platform/persistence/jobs.server.ts' {
  interface JobPayloads {
    'send-payment-mail': QueuedReminder
    'send-paid-mail': QueuedPaid
  }
}

declare module '#accounts/jobs/send-push.server.ts' {
  interface PushPayloads {
    reminder: QueuedReminder
    paid: QueuedPaid
  }
}

/** Null when it was undone or paid meanwhile. */
async function findToTell(
  db: Db,
  { reminder }: QueuedReminder,
): Promise<{ booking: NotifiedBooking; receipt: OwedReceipt } | null> {
  const reminded = await findReminded(db, reminder)
  const booking = reminded && (await findBookingForNotification(db, reminded.key))
  return booking && { booking, receipt: { ...reminded.receipt, payTo: reminded.payTo } }
}

/** Null when it was answered meanwhile. */
async function findPaidToTell(db: Db, queued: QueuedPaid) {
  const said = await findSaidPaid(db, queued)
  const booking = said && (await findBookingForNotification(db, said.key))
  return booking && { booking, receipt: said.receipt }
}

export function paymentJobs(tools: JobTools) {
  return {
    'send-payment-mail': emailJob(tools, async (payload: QueuedReminder) => {
      const found = await findToTell(tools.db, payload)
      return found?.booking.clientEmail ? paymentEmail(found.booking, found.receipt, tools.origin) : null
    }),
    'send-paid-mail': emailJob(tools, async (payload: QueuedPaid) => {
      const found = await findPaidToTell(tools.db, payload)
      if (!found?.booking.technicianEmail) return null
      return paidEmail(found.booking, found.receipt, { origin: tools.origin, at: new Date(payload.at) })
    }),
  } satisfies Partial<JobHandlers<JobName>>
}

export const findPaymentPush: FindPush<PushPayloads['reminder']> = async (db, payload) => {
  const found = await findToTell(db, payload)
  return (
    found && {
      uid: found.booking.clientId,
      message: paymentPush(found.booking),
      delivery: deliveryOf(VISIT_NOTIFICATIONS.payment),
    }
  )
}

export const findPaymentWhatsapp: FindWhatsapp<PushPayloads['reminder']> = async (
  db,
  payload,
  { uid, now },
) => {
  const found = await findToTell(db, payload)
  if (found?.booking.clientId !== uid) return null
  return {
    message: paymentWhatsapp(found.booking, found.receipt, bogotaDate(now)),
    until: new Date(now.getTime() + VISIT_NOTIFICATIONS.payment.until),
  }
}

export const findPaidPush: FindPush<PushPayloads['paid']> = async (db, payload) => {
  const found = await findPaidToTell(db, payload)
  return (
    found && {
      uid: found.booking.technicianId,
      message: paidPush(found.booking),
      delivery: deliveryOf(VISIT_NOTIFICATIONS.paid),
    }
  )
}

export const findPaidWhatsapp: FindWhatsapp<PushPayloads['paid']> = async (db, payload, { uid, now }) => {
  const found = await findPaidToTell(db, payload)
  if (found?.booking.technicianId !== uid) return null
  return {
    message: paidWhatsapp(found.booking, found.receipt, bogotaDate(now)),
    until: new Date(now.getTime() + VISIT_NOTIFICATIONS.paid.until),
  }
}
