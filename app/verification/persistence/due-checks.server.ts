// Accepted checks whose day has come, for the jobs, and the people who are told.

import { and, asc, eq, isNull, lt, lte, sql } from 'drizzle-orm'
import { actsAsAdmin } from '#accounts/persistence/account-moderation.server.ts'
import { users } from '#accounts/persistence/account-tables.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'
import type { CheckStatus, DocumentCheckKind } from '#verification/domain/check.ts'
import { technicianChecks } from '#verification/persistence/verification-tables.server.ts'

export interface DueCheck {
  readonly id: number
  readonly technicianId: string
}

const dueColumns = { id: technicianChecks.id, technicianId: technicianChecks.technicianId }

/** Accepted and past their last day. `today` is 'YYYY-MM-DD'. */
export function listExpiredChecks(db: Db, today: string): Promise<DueCheck[]> {
  return db
    .select(dueColumns)
    .from(technicianChecks)
    .where(and(eq(technicianChecks.status, 'accepted'), lt(technicianChecks.expiresOn, today)))
    .orderBy(asc(technicianChecks.expiresOn), asc(technicianChecks.id))
}

/** Accepted, with their last day up to `until`, and not warned of yet. */
export function listUnwarnedChecks(db: Db, until: string): Promise<DueCheck[]> {
  return db
    .select(dueColumns)
    .from(technicianChecks)
    .where(
      and(
        eq(technicianChecks.status, 'accepted'),
        lte(technicianChecks.expiresOn, until),
        isNull(technicianChecks.warnedAt),
      ),
    )
    .orderBy(asc(technicianChecks.expiresOn), asc(technicianChecks.id))
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

export interface NotifiedCheck {
  readonly id: number
  readonly kind: DocumentCheckKind
  readonly status: CheckStatus
  readonly note: string
  /** 'YYYY-MM-DD' */
  readonly expiresOn: string | null
  readonly technicianId: string
  readonly technicianName: string
  readonly recipient: { readonly name: string; readonly email: string }
}

/** To the technician, or to the administrator `admin`. Null when one of them is deleted. */
export async function findNotifiedCheck(
  db: Db,
  id: number,
  admin: string | null,
): Promise<NotifiedCheck | null> {
  const { kind, status, note, expiresOn, technicianId } = technicianChecks
  const [row] = await db
    .select({
      id: technicianChecks.id,
      kind,
      status,
      note,
      expiresOn,
      technicianId,
      technicianName: technicians.nombre,
      recipient: { name: users.name, email: users.email },
    })
    .from(technicianChecks)
    .innerJoin(technicians, eq(technicians.uid, technicianId))
    .innerJoin(users, eq(users.uid, admin === null ? technicianId : sql`${admin}`))
    .where(and(eq(technicianChecks.id, id), isNull(technicians.deletedAt), isNull(users.deletedAt)))
  return row ?? null
}
