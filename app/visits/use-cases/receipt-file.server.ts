import type { Viewer } from '#accounts/domain/role.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import type { VisitSide } from '#visits/domain/visit-message.ts'
import { findReceiptDocument } from '#visits/persistence/receipts.server.ts'

interface RequestedReceipt {
  readonly key: number
  readonly side: VisitSide
  /** Null: the newest. */
  readonly number: number | null
}

/** A receipt of an own visit as a PDF. Drawn anew for each request, a bounded number of times an hour. */
export async function drawReceiptFile(
  { db, limits, drawReceipt }: Services,
  { uid }: Viewer,
  requested: RequestedReceipt,
): Promise<Outcome<{ id: number; pdf: Buffer }, 'receipt-unknown' | 'too-many-requests'>> {
  const document = await findReceiptDocument(db, { ...requested, uid })
  if (!document) return refused('receipt-unknown')
  if (!(await limits.consume('receipt-file-person', uid))) return refused('too-many-requests')
  return accepted({ id: document.receipt.id, pdf: await drawReceipt(document) })
}
