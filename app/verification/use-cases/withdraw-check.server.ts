import type { Viewer } from '#accounts/domain/viewer.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import type { WithdrawCheckRefusal } from '#verification/domain/check-refusals.ts'
import { deletePendingSubmission } from '#verification/persistence/submissions.server.ts'

/** Takes back an own submission that nobody decided, with its documents. */
export async function withdrawCheck(
  { db, checkDocuments, log }: Services,
  { uid, role }: Viewer,
  id: number,
): Promise<Outcome<void, WithdrawCheckRefusal>> {
  if (role === 'cliente') return refused('sign-in-as-technician')
  const removed = await deletePendingSubmission(db, { id, technicianId: uid })
  if (!removed) return refused('check-not-pending')
  // The daily sweep deletes what could not be deleted now.
  await checkDocuments.remove(removed).catch(error => log.warn({ err: error }, 'documents not deleted'))
  return accepted()
}
