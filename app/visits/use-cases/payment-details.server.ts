import type { Viewer } from '#accounts/domain/role.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { rateLimit } from '#platform/domain/rate-limit.ts'
import { HOUR_MS } from '#platform/domain/time.ts'
import { findOwnTechnician } from '#technicians/persistence/own-profile.server.ts'
import { isEmptyDetails, type PaymentDetails } from '#visits/domain/payment-details.ts'
import { deletePaymentDetails, savePaymentDetails } from '#visits/persistence/payment-details.server.ts'

const DETAILS_LIMIT = rateLimit('payment-details-person', 30, HOUR_MS)

/** What is empty is not kept. */
export async function changePaymentDetails(
  { db, limits, now }: Services,
  { uid }: Viewer,
  details: PaymentDetails,
): Promise<Outcome<void, 'no-profile' | 'too-many-requests'>> {
  if (!(await findOwnTechnician(db, uid))) return refused('no-profile')
  if (!(await limits.consume(DETAILS_LIMIT, uid))) return refused('too-many-requests')
  if (isEmptyDetails(details)) await deletePaymentDetails(db, uid)
  else await savePaymentDetails(db, uid, details, now())
  return accepted()
}
