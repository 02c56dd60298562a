import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/persistence/database.server.ts'
import type { Check } from '#verification/domain/check.ts'
import { checkDocuments, technicianChecks } from '#verification/persistence/verification-tables.server.ts'

/** Every submission of a technician, oldest first. */
export async function listChecks(db: Db, technicianId: string): Promise<Check[]> {
  const { id, kind, status, entity, number, issuedOn, expiresOn, sentAt, decidedAt, decidedBy, note } =
    technicianChecks
  const rows = await db
    .select({ id, kind, status, entity, number, issuedOn, expiresOn, sentAt, decidedAt, decidedBy, note })
    .from(technicianChecks)
    .where(eq(technicianChecks.technicianId, technicianId))
    .orderBy(asc(id))
  if (rows.length === 0) return []
  const { checkId, name, type } = checkDocuments
  const documents = await db
    .select({ checkId, id: checkDocuments.id, name, type })
    .from(checkDocuments)
    .where(
      inArray(
        checkId,
        rows.map(row => row.id),
      ),
    )
    .orderBy(asc(checkId), asc(checkDocuments.position))
  return rows.map(row => ({
    ...row,
    documents: documents
      .filter(document => document.checkId === row.id)
      .map(({ checkId: _, ...document }) => document),
  }))
}
