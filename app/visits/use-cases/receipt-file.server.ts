import type { Viewer } from '#accounts/domain/role.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { rateLimit } from '#platform/domain/rate-limit.ts'
import { HOUR_MS } from '#platform/domain/time.ts'
import type { VisitSide } from '#visits/domain/visit-message.ts'
import { findReceiptDocument } from '#visits/persistence/receipts.server.ts'

/** Of drawings: a PDF costs some 100 ms of the processor. */
export const RECEIPT_FILE_LIMIT = rateLimit('receipt-file-person', 60, HOUR_MS)

interface RequestedReceipt {
  readonly key: number
  readonly side: VisitSide
  /** Null: the newest. */
  readonly number: number | null
}

/** A receipt of an own visit as a PDF: the one that is kept, or drawn, a bounded number of times an hour. */
export async function openReceiptFile(
  { db, limits, receiptFiles }: Services,
  { uid }: Viewer,
  requested: RequestedReceipt,
): Promise<Outcome<{ id: number; pdf: Buffer }, 'receipt-unknown' | 'too-many-requests'>> {
  const document = await findReceiptDocument(db, { ...requested, uid })
  if (!document) return refused('receipt-unknown')
  const { id } = document.receipt
  const kept = await receiptFiles.find(document)
  if (kept) return accepted({ id, pdf: kept })
  if (!(await limits.consume(RECEIPT_FILE_LIMIT, uid))) return refused('too-many-requests')
  return accepted({ id, pdf: await receiptFiles.draw(document) })
}
