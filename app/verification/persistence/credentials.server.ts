import { asc, eq, inArray, sql } from 'drizzle-orm'
import { users } from '#accounts/persistence/account-tables.server.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import type { Db, PooledDb } from '#platform/persistence/database.server.ts'
import {
  CREDENTIAL_KINDS,
  type Credential,
  isValid,
  type PublicCredential,
} from '#verification/domain/credential.ts'
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

/** The day ('YYYY-MM-DD') of the first completed visit with the technician's present phone; null without one. */
export async function findConfirmedPhone(db: Db, uid: string): Promise<string | null> {
  const { rows } = await db.execute<{ date: string | null }>(sql`
    select min(visit.date)::text as date
      from technicians join reservas as visit
        on visit."technicianId" = technicians.uid and visit."technicianPhone" = technicians.telefono
     where technicians.uid = ${uid} and technicians.telefono <> '' and visit.status = 'completada'`)
  return rows[0]?.date ?? null
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

type Row = Pick<Credential, 'kind' | 'status' | 'entity' | 'expiresOn'> & { decidedAt: Date }

/** The valid credentials of a technician, as the public may read them: numbers are not selected. `today` is 'YYYY-MM-DD'. */
export async function listPublicCredentials(
  db: PooledDb,
  uid: string,
  today: string,
): Promise<PublicCredential[]> {
  const [{ rows }, phone] = await Promise.all([
    db.$client.query<Row>({
      name: 'list_public_checks',
      text: `select kind, status, entity, "decidedAt", "expiresOn"::text as "expiresOn" from technician_checks
        where "technicianId" = $1 and status = 'accepted'`,
      values: [uid],
    }),
    findConfirmedPhone(db, uid),
  ])
  const credentials = rows
    .filter(row => isValid(row, today))
    .map(
      ({ kind, entity, decidedAt, expiresOn }): PublicCredential => ({
        kind,
        entity,
        date: bogotaDate(decidedAt),
        expiresOn,
      }),
    )
  if (phone) credentials.push({ kind: 'phone', entity: '', date: phone, expiresOn: null })
  return credentials.sort((a, b) => CREDENTIAL_KINDS.indexOf(a.kind) - CREDENTIAL_KINDS.indexOf(b.kind))
}
