import type { Viewer } from '#accounts/domain/role.ts'
import type { Services } from '#app/services.ts'
import { isGuaranteeVisit } from '#bookings/domain/booking.ts'
import { finishBooking } from '#bookings/persistence/booking-writes.server.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { rateLimit } from '#platform/domain/rate-limit.ts'
import { HOUR_MS } from '#platform/domain/time.ts'
import {
  type FinishedWork,
  type FinishRefusal,
  guaranteeUntil,
  receiptRefusal,
} from '#visits/domain/receipt.ts'
import { progressAfter, progressRefusal } from '#visits/domain/visit-progress.ts'
import { findAgreedPrice, insertReceipt, listSentReceipts } from '#visits/persistence/receipts.server.ts'
import { lockProgress, saveProgress } from '#visits/persistence/visit-progress.server.ts'

const RECEIPT_LIMIT = rateLimit('receipt-person', 60, HOUR_MS)

interface Finish extends FinishedWork {
  /** The visit. */
  readonly key: number
  readonly fotos: readonly string[]
  /** The number of the receipt that this one replaces. */
  readonly corrects: number | null
  readonly formKey: string | null
}

/**
 * D63: completes a visit that has begun and sends its receipt, or corrects that. The same form sent again succeeds and stores
 * nothing.
 */
export async function finishVisit(
  { db, limits, now: clock }: Services,
  viewer: Viewer,
  { key, formKey, ...work }: Finish,
): Promise<Outcome<void, FinishRefusal>> {
  const technicianId = viewer.uid
  if (!(await limits.consume(RECEIPT_LIMIT, technicianId))) return refused('too-many-requests')
  return db.transaction(async tx => {
    const visit = await lockProgress(tx, 'technician', { key, uid: technicianId })
    if (!visit) return refused('finish-failed')
    // What a repeat by guarantee came to is said in its case.
    if (isGuaranteeVisit(visit)) return refused('step-not-possible')
    const sent = await listSentReceipts(tx, key)
    if (formKey !== null && sent.some(each => each.formKey === formKey)) return accepted()
    const now = clock()
    const { progress, clientId } = visit
    const refusal = progressRefusal('terminar', visit, progress, now) ?? receiptRefusal(sent, work.corrects)
    if (refusal) return refused(refusal)
    if (visit.status === 'confirmada') await finishBooking(tx, { key, technicianId, now })
    await saveProgress(tx, visit, progressAfter('terminar', progress, now), now)
    const agreed = await findAgreedPrice(tx, key)
    const receipt = { ...work, ...agreed, guaranteeUntil: guaranteeUntil(visit), at: now }
    await insertReceipt(tx, { ...receipt, reservaKey: key, technicianId, clientId, formKey })
    return accepted()
  })
}
