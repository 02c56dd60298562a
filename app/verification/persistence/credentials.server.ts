import { asc, eq, inArray } from 'drizzle-orm'
import { users } from '#accounts/persistence/account-tables.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import type { Credential } from '#verification/domain/credential.ts'
import {
  credentialDocuments,
  technicianCredentials,
} from '#verification/persistence/verification-tables.server.ts'

/** Every submission of a technician, oldest first. */
export async function listCredentials(db: Db, technicianId: string): Promise<Credential[]> {
  const { id, kind, status, entity, number, issuedOn, expiresOn, sentAt, decidedAt, decidedBy, note } =
    technicianCredentials
  const rows = await db
    .select({ id, kind, status, entity, number, issuedOn, expiresOn, sentAt, decidedAt, decidedBy, note })
    .from(technicianCredentials)
    .where(eq(technicianCredentials.technicianId, technicianId))
    .orderBy(asc(id))
  if (rows.length === 0) return []
  const { credentialId, name, type } = credentialDocuments
  const documents = await db
    .select({ credentialId, id: credentialDocuments.id, name, type })
    .from(credentialDocuments)
    .where(
      inArray(
        credentialId,
        rows.map(row => row.id),
      ),
    )
    .orderBy(asc(credentialId), asc(credentialDocuments.position))
  return rows.map(row => ({
    ...row,
    documents: documents
      .filter(document => document.credentialId === row.id)
      .map(({ credentialId: _, ...document }) => document),
  }))
}

/** The names of those who decided the credentials of a technician, by uid. */
export async function findDeciderNames(db: Db, uid: string): Promise<Readonly<Record<string, string>>> {
  const deciders = db
    .select({ uid: technicianCredentials.decidedBy })
    .from(technicianCredentials)
    .where(eq(technicianCredentials.technicianId, uid))
  const rows = await db
    .select({ uid: users.uid, name: users.name })
    .from(users)
    .where(inArray(users.uid, deciders))
  return Object.fromEntries(rows.map(row => [row.uid, row.name]))
}
