// Documents of credentials: who may open them, and which are no longer kept.
import { and, eq, exists, ne, sql } from 'drizzle-orm'
import type { Viewer } from '#accounts/domain/role.ts'
import { actsAsAdmin, userIsBarred } from '#accounts/persistence/account-moderation.server.ts'
import { users } from '#accounts/persistence/account-tables.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'
import type { CredentialDocument } from '#verification/domain/credential.ts'
import { DOCUMENT_KEPT_DAYS } from '#verification/domain/credential-submission.ts'
import {
  credentialDocuments,
  technicianCredentials,
} from '#verification/persistence/verification-tables.server.ts'

/** The document if the viewer may open it: its technician, or an administrator who may act (D41: not a blocked one). */
export async function findDocumentFor(
  db: Db,
  id: string,
  { uid, role }: Pick<Viewer, 'uid' | 'role'>,
): Promise<CredentialDocument | null> {
  const isAdmin = role === 'admin'
  const viewer = db
    .select({ uid: users.uid })
    .from(users)
    .where(and(eq(users.uid, uid), sql.raw(isAdmin ? actsAsAdmin('users') : `not ${userIsBarred('users')}`)))
  const [document] = await db
    .select({ id: credentialDocuments.id, name: credentialDocuments.name, type: credentialDocuments.type })
    .from(credentialDocuments)
    .innerJoin(technicianCredentials, eq(technicianCredentials.id, credentialDocuments.credentialId))
    .where(
      and(
        eq(credentialDocuments.id, id),
        ne(technicianCredentials.status, 'replaced'),
        exists(viewer),
        isAdmin ? undefined : eq(technicianCredentials.technicianId, uid),
      ),
    )
  return document ?? null
}

/** Which of these documents have a row. */
export async function findStoredDocuments(db: Db, ids: string[]): Promise<Set<string>> {
  const stored = await db.execute<{ id: string }>(
    sql`select id from ${credentialDocuments} where id = any(${sql.param(ids)}::uuid[])`,
  )
  return new Set(stored.rows.map(({ id }) => id))
}

/**
 * Deletes the rows of documents that were replaced, decided more than 30 days ago without a reason to keep them, or whose
 * technician was deleted as long ago. Returns their ids.
 */
export async function deleteExpiredDocuments(db: Db, now: Date): Promise<string[]> {
  const before = sql`${now.toISOString()}::timestamptz - make_interval(days => ${DOCUMENT_KEPT_DAYS})`
  const { rows } = await db.execute<{ id: string }>(sql`
    delete from ${credentialDocuments} using ${technicianCredentials}, ${technicians}, ${users}
    where ${technicianCredentials.id} = ${credentialDocuments.credentialId}
      and ${technicians.uid} = ${technicianCredentials.technicianId} and ${users.uid} = ${technicians.uid}
      and (${technicianCredentials.status} = 'replaced'
        or (${technicianCredentials.keptFor} = '' and (
          (${technicianCredentials.status} <> 'pending' and ${technicianCredentials.decidedAt} < ${before})
          or least(${technicians.deletedAt}, ${users.deletedAt}) < ${before})))
    returning ${credentialDocuments.id}`)
  return rows.map(({ id }) => id)
}
