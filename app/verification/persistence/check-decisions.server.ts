// The statements of deciding checks, run in the transaction of the use case. The check's row is locked after the technician's.

import { and, eq, sql } from 'drizzle-orm'
import { users } from '#accounts/persistence/account-tables.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import type { Check, CheckStatus, DocumentCheckKind } from '#verification/domain/check.ts'
import type { EarlierDecision } from '#verification/domain/check-decisions.ts'
import { technicianChecks } from '#verification/persistence/verification-tables.server.ts'

export type LockedCheck = Pick<
  Check,
  'id' | 'kind' | 'status' | 'entity' | 'number' | 'issuedOn' | 'expiresOn'
> & { readonly warnedAt: Date | null }

/** Null when this technician has no such check. */
export async function lockCheck(db: Db, technicianId: string, id: number): Promise<LockedCheck | null> {
  const { kind, status, entity, number, issuedOn, expiresOn, warnedAt } = technicianChecks
  const [row] = await db
    .select({ id: technicianChecks.id, kind, status, entity, number, issuedOn, expiresOn, warnedAt })
    .from(technicianChecks)
    .where(and(eq(technicianChecks.id, id), eq(technicianChecks.technicianId, technicianId)))
    .for('no key update')
  return row ?? null
}

type CheckChanges = Partial<typeof technicianChecks.$inferInsert> & { readonly status?: CheckStatus }

export async function writeCheck(db: Db, id: number, changes: CheckChanges): Promise<void> {
  await db.update(technicianChecks).set(changes).where(eq(technicianChecks.id, id))
}

/** The one in force makes room for the next: a technician has at most one accepted check of a kind. */
export async function replaceAcceptedCheck(
  db: Db,
  technicianId: string,
  kind: DocumentCheckKind,
): Promise<void> {
  await db
    .update(technicianChecks)
    .set({ status: 'replaced' })
    .where(
      and(
        eq(technicianChecks.technicianId, technicianId),
        eq(technicianChecks.kind, kind),
        eq(technicianChecks.status, 'accepted'),
      ),
    )
}

/** What to tell the administrator whose form came second. */
export async function findEarlierDecision(db: Db, id: number): Promise<EarlierDecision | null> {
  const { kind, status } = technicianChecks
  // The clock and the technician change the status without a decider of their own.
  const deciderName = sql<
    string | null
  >`case when ${status} in ('accepted', 'returned') then ${users.name} end`
  const [row] = await db
    .select({ kind, status, deciderName })
    .from(technicianChecks)
    .leftJoin(users, eq(users.uid, technicianChecks.decidedBy))
    .where(eq(technicianChecks.id, id))
  return row ?? null
}
