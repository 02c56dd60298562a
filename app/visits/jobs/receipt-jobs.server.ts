// The e-mail with the receipt, and the push message about it.
import type { FindPush, PushPayloads } from '#accounts/jobs/send-push.server.ts'
import { findBookingForNotification } from '#bookings/persistence/bookings.server.ts'
import { deliveryOf } from '#platform/domain/notification.ts'
import { emailJob, type JobHandlers, type JobTools } from '#platform/jobs/job-handlers.server.ts'
import type { Email } from '#platform/mail/email-layout.server.ts'
import type { JobName } from '#platform/persistence/jobs.server.ts'
import { VISIT_NOTIFICATIONS } from '#visits/domain/visit-notifications.ts'
import { receiptEmail, receiptPush } from '#visits/notifications/receipt-notifications.server.ts'
import type { ReceiptFiles } from '#visits/persistence/receipt-files.server.ts'
import { findReceiptDocument, findReceiptRecipient } from '#visits/persistence/receipts.server.ts'

declare module '#platform/persistence/jobs.server.ts' {
  interface JobPayloads {
    /** The number of a receipt. */
    'send-receipt-mail': { readonly receipt: number }
  }
}

declare module '#accounts/jobs/send-push.server.ts' {
  interface PushPayloads {
    /** The number of a receipt. */
    receipt: { readonly receipt: number }
  }
}

export interface ReceiptJobTools extends JobTools {
  readonly receiptFiles: ReceiptFiles
}

export function receiptJobs(tools: ReceiptJobTools) {
  return {
    'send-receipt-mail': emailJob(tools, ({ receipt }: { readonly receipt: number }) =>
      findReceiptEmail(tools, receipt),
    ),
  } satisfies Partial<JobHandlers<JobName>>
}

/** Null when the client has left meanwhile. */
async function findReceiptEmail(
  { db, origin, receiptFiles }: ReceiptJobTools,
  number: number,
): Promise<Email | null> {
  const to = await findReceiptRecipient(db, number)
  if (!to) return null
  const { key, clientId: uid } = to
  const [booking, document] = await Promise.all([
    findBookingForNotification(db, key),
    findReceiptDocument(db, { key, side: 'client', uid, number }),
  ])
  if (!booking?.clientEmail || !document) return null
  const pdf = (await receiptFiles.find(document)) ?? (await receiptFiles.draw(document))
  return receiptEmail(booking, document, { origin, pdf })
}

export const findReceiptPush: FindPush<PushPayloads['receipt']> = async (db, { receipt }) => {
  const to = await findReceiptRecipient(db, receipt)
  return (
    to && { uid: to.clientId, message: receiptPush(to), delivery: deliveryOf(VISIT_NOTIFICATIONS.receipt) }
  )
}
