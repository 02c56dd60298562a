// The e-mail and the message by WhatsApp with the receipt, and the push message about it.
import type { FindPush, PushPayloads } from '#accounts/jobs/send-push.server.ts'
import type { FindWhatsapp } from '#accounts/jobs/send-whatsapp.server.ts'
import { findBookingForNotification } from '#bookings/persistence/bookings.server.ts'
import { deliveryOf } from '#platform/domain/notification.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import type { WhatsappFile } from '#platform/domain/whatsapp.ts'
import { emailJob, type JobHandlers, type JobTools } from '#platform/jobs/job-handlers.server.ts'
import type { Email } from '#platform/mail/email-layout.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import type { JobName } from '#platform/persistence/jobs.server.ts'
import type { ReceiptDocument } from '#visits/domain/receipt.ts'
import { VISIT_NOTIFICATIONS } from '#visits/domain/visit-notifications.ts'
import { receiptEmail, receiptPush } from '#visits/notifications/receipt-notifications.server.ts'
import { receiptWhatsapp } from '#visits/notifications/whatsapp-messages.ts'
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

async function findReceiptEmail(
  { db, origin, receiptFiles }: ReceiptJobTools,
  number: number,
): Promise<Email | null> {
  const found = await findReceipt(db, number)
  if (!found?.booking.clientEmail) return null
  const { booking, document } = found
  return receiptEmail(booking, document, { origin, pdf: await pdfOf(document, receiptFiles) })
}

/** Null when the client has left meanwhile. */
async function findReceipt(db: Db, number: number) {
  const to = await findReceiptRecipient(db, number)
  if (!to) return null
  const { key, clientId: uid } = to
  const [booking, document] = await Promise.all([
    findBookingForNotification(db, key),
    findReceiptDocument(db, { key, side: 'client', uid, number }),
  ])
  return booking && document && { booking, document }
}

const pdfOf = async (document: ReceiptDocument, files: ReceiptFiles) =>
  (await files.find(document)) ?? files.draw(document)

export const findReceiptPush: FindPush<PushPayloads['receipt']> = async (db, { receipt }) => {
  const to = await findReceiptRecipient(db, receipt)
  return (
    to && { uid: to.clientId, message: receiptPush(to), delivery: deliveryOf(VISIT_NOTIFICATIONS.receipt) }
  )
}

export function receiptWhatsappFinder({
  receiptFiles,
}: Pick<ReceiptJobTools, 'receiptFiles'>): FindWhatsapp<PushPayloads['receipt']> {
  return async (db, { receipt: number }, { uid, now }) => {
    const found = await findReceipt(db, number)
    if (found?.booking.clientId !== uid) return null
    const { booking, document } = found
    const file: WhatsappFile = {
      kind: 'document',
      name: 'Comprobante.pdf',
      type: 'application/pdf',
      read: () => pdfOf(document, receiptFiles),
    }
    return {
      message: receiptWhatsapp(booking, document.receipt, { file, today: bogotaDate(now) }),
      until: new Date(now.getTime() + VISIT_NOTIFICATIONS.receipt.until),
    }
  }
}
