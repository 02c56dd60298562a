// Writes of a technician's own submissions. The partial unique indexes of technician_checks decide between two at once.
import { and, eq, inArray } from 'drizzle-orm'
import { type Db, violatesConstraint } from '#platform/persistence/database.server.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'
import type { CredentialDocument, DocumentCredentialKind } from '#verification/domain/credential.ts'
import type { CredentialDetails } from '#verification/domain/credential-submission.ts'
import {
  credentialDocuments,
  technicianCredentials,
} from '#verification/persistence/verification-tables.server.ts'

export interface Submission extends CredentialDetails {
  readonly technicianId: string
  readonly kind: DocumentCredentialKind
  readonly sentAt: Date
  readonly documents: readonly CredentialDocument[]
}

/**
 * A pending or returned submission of the same kind is replaced; the accepted one stays in force. Returns the ids of the
 * documents that were replaced, null when another one was sent at the same moment.
 */
export async function insertSubmission(db: Db, submission: Submission): Promise<string[] | null> {
  const { documents, ...credential } = submission
  try {
    return await db.transaction(async tx => {
      await lockTechnicianKey(tx, credential.technicianId)
      const replaced = await tx
        .update(technicianCredentials)
        .set({ status: 'replaced' })
        .where(
          and(
            eq(technicianCredentials.technicianId, credential.technicianId),
            eq(technicianCredentials.kind, credential.kind),
            inArray(technicianCredentials.status, ['pending', 'returned']),
          ),
        )
        .returning({ id: technicianCredentials.id })
      const removed = await deleteDocumentsOf(
        tx,
        replaced.map(({ id }) => id),
      )
      const [inserted] = await tx
        .insert(technicianCredentials)
        .values(credential)
        .returning({ id: technicianCredentials.id })
      if (!inserted) throw new Error('the submission was not inserted')
      await tx.insert(credentialDocuments).values(
        documents.map(({ id, name, type }, index) => ({
          id,
          credentialId: inserted.id,
          position: index + 1,
          name,
          type,
          createdAt: credential.sentAt,
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
      eq(technicianCredentials.id, id),
      eq(technicianCredentials.technicianId, technicianId),
      eq(technicianCredentials.status, 'pending'),
    )
    const [credential] = await tx
      .select({ id: technicianCredentials.id })
      .from(technicianCredentials)
      .where(isPending)
      .for('update')
    if (!credential) return null
    const removed = await deleteDocumentsOf(tx, [credential.id])
    await tx.delete(technicianCredentials).where(isPending)
    return removed
  })
}

/** Acts of moderation lock the technician before the credential. The same order here: no deadlock at the foreign key. */
async function lockTechnicianKey(db: Db, uid: string): Promise<void> {
  await db.select({ uid: technicians.uid }).from(technicians).where(eq(technicians.uid, uid)).for('key share')
}

async function deleteDocumentsOf(db: Db, credentialIds: number[]): Promise<string[]> {
  if (credentialIds.length === 0) return []
  const deleted = await db
    .delete(credentialDocuments)
    .where(inArray(credentialDocuments.credentialId, credentialIds))
    .returning({ id: credentialDocuments.id })
  return deleted.map(({ id }) => id)
}
