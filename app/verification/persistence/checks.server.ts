import { asc, eq, inArray, sql } from 'drizzle-orm'
import { users } from '#accounts/persistence/account-tables.server.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import type { Db, PooledDb } from '#platform/persistence/database.server.ts'
import { CHECK_ORDER, type Check, isValid, type PublicCheck } from '#verification/domain/check.ts'
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

/** The day ('YYYY-MM-DD') of the first completed visit with the technician's present phone; null without one. */
export async function findConfirmedPhone(db: Db, uid: string): Promise<string | null> {
  const { rows } = await db.execute<{ date: string | null }>(sql`
    select min(visit.date)::text as date
      from technicians join reservas as visit
        on visit."technicianId" = technicians.uid and visit."technicianPhone" = technicians.telefono
     where technicians.uid = ${uid} and technicians.telefono <> '' and visit.status = 'completada'`)
  return rows[0]?.date ?? null
}

/** The names of those who decided the checks of a technician, by uid. */
export async function findDeciderNames(db: Db, uid: string): Promise<Readonly<Record<string, string>>> {
  const deciders = db
    .select({ uid: technicianChecks.decidedBy })
    .from(technicianChecks)
    .where(eq(technicianChecks.technicianId, uid))
  const rows = await db
    .select({ uid: users.uid, name: users.name })
    .from(users)
    .where(inArray(users.uid, deciders))
  return Object.fromEntries(rows.map(row => [row.uid, row.name]))
}

type Row = Pick<Check, 'kind' | 'status' | 'entity' | 'expiresOn'> & { decidedAt: Date }

/** The valid checks of a technician, as the public may read them: numbers are not selected. `today` is 'YYYY-MM-DD'. */
export async function listPublicChecks(db: PooledDb, uid: string, today: string): Promise<PublicCheck[]> {
  const [{ rows }, phone] = await Promise.all([
    db.$client.query<Row>({
      name: 'list_public_checks',
      text: `select kind, status, entity, "decidedAt", "expiresOn"::text as "expiresOn" from technician_checks
        where "technicianId" = $1 and status = 'accepted'`,
      values: [uid],
    }),
    findConfirmedPhone(db, uid),
  ])
  const checks = rows
    .filter(row => isValid(row, today))
    .map(
      ({ kind, entity, decidedAt, expiresOn }): PublicCheck => ({
        kind,
        entity,
        date: bogotaDate(decidedAt),
        expiresOn,
      }),
    )
  if (phone) checks.push({ kind: 'phone', entity: '', date: phone, expiresOn: null })
  return checks.sort((a, b) => CHECK_ORDER.indexOf(a.kind) - CHECK_ORDER.indexOf(b.kind))
}
