// Accepted credentials whose day has come, for the jobs, and the people who are told.

import { and, asc, eq, isNull, lt, lte, sql } from 'drizzle-orm'
import { actsAsAdmin } from '#accounts/persistence/account-moderation.server.ts'
import { users } from '#accounts/persistence/account-tables.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'
import type { CredentialStatus, DocumentCredentialKind } from '#verification/domain/credential.ts'
import { technicianCredentials } from '#verification/persistence/verification-tables.server.ts'

export interface DueCredential {
  readonly id: number
  readonly technicianId: string
}

const dueColumns = { id: technicianCredentials.id, technicianId: technicianCredentials.technicianId }

/** Accepted and past their last day. `today` is 'YYYY-MM-DD'. */
export function listExpiredCredentials(db: Db, today: string): Promise<DueCredential[]> {
  return db
    .select(dueColumns)
    .from(technicianCredentials)
    .where(and(eq(technicianCredentials.status, 'accepted'), lt(technicianCredentials.expiresOn, today)))
    .orderBy(asc(technicianCredentials.expiresOn), asc(technicianCredentials.id))
}

/** Accepted, with their last day up to `until`, and not warned of yet. */
export function listUnwarnedCredentials(db: Db, until: string): Promise<DueCredential[]> {
  return db
    .select(dueColumns)
    .from(technicianCredentials)
    .where(
      and(
        eq(technicianCredentials.status, 'accepted'),
        lte(technicianCredentials.expiresOn, until),
        isNull(technicianCredentials.warnedAt),
      ),
    )
    .orderBy(asc(technicianCredentials.expiresOn), asc(technicianCredentials.id))
}

/** Administrators who may act (D41). */
export async function listActingAdmins(db: Db): Promise<string[]> {
  const rows = await db
    .select({ uid: users.uid })
    .from(users)
    .where(sql.raw(actsAsAdmin('users')))
    .orderBy(asc(users.uid))
  return rows.map(({ uid }) => uid)
}

export interface NotifiedCredential {
  readonly id: number
  readonly kind: DocumentCredentialKind
  readonly status: CredentialStatus
  readonly note: string
  /** 'YYYY-MM-DD' */
  readonly expiresOn: string | null
  readonly technicianId: string
  readonly technicianName: string
  readonly recipient: { readonly name: string; readonly email: string }
}

/** To the technician, or to the administrator `admin`. Null when one of them is deleted. */
export async function findNotifiedCredential(
  db: Db,
  id: number,
  admin: string | null,
): Promise<NotifiedCredential | null> {
  const { kind, status, note, expiresOn, technicianId } = technicianCredentials
  const [row] = await db
    .select({
      id: technicianCredentials.id,
      kind,
      status,
      note,
      expiresOn,
      technicianId,
      technicianName: technicians.nombre,
      recipient: { name: users.name, email: users.email },
    })
    .from(technicianCredentials)
    .innerJoin(technicians, eq(technicians.uid, technicianId))
    .innerJoin(users, eq(users.uid, admin === null ? technicianId : sql`${admin}`))
    .where(and(eq(technicianCredentials.id, id), isNull(technicians.deletedAt), isNull(users.deletedAt)))
  return row ?? null
}
