// The statements of deciding checks, run in the transaction of the use case. The check's row is locked after the technician's.

import { and, eq, sql } from 'drizzle-orm'
import { users } from '#accounts/persistence/account-tables.server.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { addToTrail } from '#platform/trail/moderation-trail.server.ts'
import { type TechnicianModeration, technicianAfter } from '#technicians/domain/technician-moderation.ts'
import { writeTechnician } from '#technicians/persistence/technician-moderation.server.ts'
import {
  type Check,
  type CheckStatus,
  type DocumentCheckKind,
  mayBeVerified,
  VERIFICATION_RESTS_ON,
} from '#verification/domain/check.ts'
import type { EarlierDecision } from '#verification/domain/check-decisions.ts'
import { listChecks } from '#verification/persistence/checks.server.ts'
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

interface Change {
  readonly uid: string
  /** The locked row. */
  readonly profile: TechnicianModeration
  /** The check that changed. */
  readonly kind: DocumentCheckKind
  readonly actorUid: string
  readonly reason: string | null
  readonly now: Date
}

/** D53: 'Verificado' falls with the check it rests on, in the same transaction. True when it fell. */
export async function withdrawBadge(tx: Db, change: Change): Promise<boolean> {
  const { uid, profile, kind, actorUid, reason, now } = change
  if (!profile.verificado || !VERIFICATION_RESTS_ON.includes(kind)) return false
  if (mayBeVerified(await listChecks(tx, uid), bogotaDate(now))) return false
  const after = technicianAfter('unverify', profile, now)
  await writeTechnician(tx, uid, after, now)
  await addToTrail(tx, {
    actorUid,
    act: 'unverify',
    targetKind: 'technician',
    targetId: uid,
    before: profile,
    after,
    reason,
    at: now,
  })
  return true
}
