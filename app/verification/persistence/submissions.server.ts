// Writes of a technician's own submissions. The partial unique indexes of technician_checks decide between two at once.
import { and, eq, inArray } from 'drizzle-orm'
import { type Db, violatesConstraint } from '#platform/persistence/database.server.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'
import type { CheckDocument, DocumentCheckKind } from '#verification/domain/check.ts'
import type { CheckDetails } from '#verification/domain/check-submission.ts'
import { checkDocuments, technicianChecks } from '#verification/persistence/verification-tables.server.ts'

export interface Submission extends CheckDetails {
  readonly technicianId: string
  readonly kind: DocumentCheckKind
  readonly sentAt: Date
  readonly documents: readonly CheckDocument[]
}

/**
 * A pending or returned submission of the same kind is replaced; the accepted one stays in force. Returns the ids of the
 * documents that were replaced, null when another one was sent at the same moment.
 */
export async function insertSubmission(db: Db, submission: Submission): Promise<string[] | null> {
  const { documents, ...check } = submission
  try {
    return await db.transaction(async tx => {
      await lockTechnicianKey(tx, check.technicianId)
      const replaced = await tx
        .update(technicianChecks)
        .set({ status: 'replaced' })
        .where(
          and(
            eq(technicianChecks.technicianId, check.technicianId),
            eq(technicianChecks.kind, check.kind),
            inArray(technicianChecks.status, ['pending', 'returned']),
          ),
        )
        .returning({ id: technicianChecks.id })
      const removed = await deleteDocumentsOf(
        tx,
        replaced.map(({ id }) => id),
      )
      const [inserted] = await tx
        .insert(technicianChecks)
        .values(check)
        .returning({ id: technicianChecks.id })
      if (!inserted) throw new Error('the submission was not inserted')
      await tx.insert(checkDocuments).values(
        documents.map(({ id, name, type }, index) => ({
          id,
          checkId: inserted.id,
          position: index + 1,
          name,
          type,
          createdAt: check.sentAt,
        })),
      )
      return removed
    })
  } catch (error) {
    if (violatesConstraint(error, 'technician_checks_one_pending')) return null
    throw error
  }
}

/** Deletes an own submission that nobody decided. Returns the ids of its documents, null when it is not pending. */
export function deletePendingSubmission(
  db: Db,
  { id, technicianId }: { id: number; technicianId: string },
): Promise<string[] | null> {
  return db.transaction(async tx => {
    await lockTechnicianKey(tx, technicianId)
    const isPending = and(
      eq(technicianChecks.id, id),
      eq(technicianChecks.technicianId, technicianId),
      eq(technicianChecks.status, 'pending'),
    )
    const [check] = await tx
      .select({ id: technicianChecks.id })
      .from(technicianChecks)
      .where(isPending)
      .for('update')
    if (!check) return null
    const removed = await deleteDocumentsOf(tx, [check.id])
    await tx.delete(technicianChecks).where(isPending)
    return removed
  })
}

/** Acts of moderation lock the technician before the check. The same order here: no deadlock at the foreign key. */
async function lockTechnicianKey(db: Db, uid: string): Promise<void> {
  await db.select({ uid: technicians.uid }).from(technicians).where(eq(technicians.uid, uid)).for('key share')
}

async function deleteDocumentsOf(db: Db, checkIds: number[]): Promise<string[]> {
  if (checkIds.length === 0) return []
  const deleted = await db
    .delete(checkDocuments)
    .where(inArray(checkDocuments.checkId, checkIds))
    .returning({ id: checkDocuments.id })
  return deleted.map(({ id }) => id)
}
