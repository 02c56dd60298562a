// The statements of deciding credentials, run in the transaction of the use case. The credential's row is locked after the technician's.

import { and, eq, sql } from 'drizzle-orm'
import { users } from '#accounts/persistence/account-tables.server.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { addJob } from '#platform/persistence/jobs.server.ts'
import { addToTrail } from '#platform/trail/moderation-trail.server.ts'
import { type TechnicianModeration, technicianAfter } from '#technicians/domain/technician-moderation.ts'
import { writeTechnician } from '#technicians/persistence/technician-moderation.server.ts'
import {
  type Credential,
  type CredentialStatus,
  type DocumentCredentialKind,
  mayBeVerified,
  VERIFICATION_RESTS_ON,
} from '#verification/domain/credential.ts'
import type { CredentialNotification, EarlierDecision } from '#verification/domain/credential-decisions.ts'
import { listCredentials } from '#verification/persistence/credentials.server.ts'
import { technicianCredentials } from '#verification/persistence/verification-tables.server.ts'

export type LockedCredential = Pick<
  Credential,
  'id' | 'kind' | 'status' | 'entity' | 'number' | 'issuedOn' | 'expiresOn'
> & { readonly warnedAt: Date | null }

/** Null when this technician has no such credential. */
export async function lockCredential(
  db: Db,
  technicianId: string,
  id: number,
): Promise<LockedCredential | null> {
  const { kind, status, entity, number, issuedOn, expiresOn, warnedAt } = technicianCredentials
  const [row] = await db
    .select({ id: technicianCredentials.id, kind, status, entity, number, issuedOn, expiresOn, warnedAt })
    .from(technicianCredentials)
    .where(and(eq(technicianCredentials.id, id), eq(technicianCredentials.technicianId, technicianId)))
    .for('no key update')
  return row ?? null
}

type CredentialChanges = Partial<typeof technicianCredentials.$inferInsert> & {
  readonly status?: CredentialStatus
}

export async function writeCredential(db: Db, id: number, changes: CredentialChanges): Promise<void> {
  await db.update(technicianCredentials).set(changes).where(eq(technicianCredentials.id, id))
}

/** The one in force makes room for the next: a technician has at most one accepted credential of a kind. */
export async function replaceAcceptedCredential(
  db: Db,
  technicianId: string,
  kind: DocumentCredentialKind,
): Promise<void> {
  await db
    .update(technicianCredentials)
    .set({ status: 'replaced' })
    .where(
      and(
        eq(technicianCredentials.technicianId, technicianId),
        eq(technicianCredentials.kind, kind),
        eq(technicianCredentials.status, 'accepted'),
      ),
    )
}

/** What to tell the administrator whose form came second. */
export async function findEarlierDecision(db: Db, id: number): Promise<EarlierDecision | null> {
  const { kind, status } = technicianCredentials
  // The clock and the technician change the status without a decider of their own.
  const deciderName = sql<
    string | null
  >`case when ${status} in ('accepted', 'returned') then ${users.name} end`
  const [row] = await db
    .select({ kind, status, deciderName })
    .from(technicianCredentials)
    .leftJoin(users, eq(users.uid, technicianCredentials.decidedBy))
    .where(eq(technicianCredentials.id, id))
  return row ?? null
}

interface QueuedEmail {
  readonly credentialId: number
  readonly notification: CredentialNotification
  readonly lostBadge?: boolean
  /** To this administrator; to the technician without one. */
  readonly admin?: string | null
}

export function queueCredentialEmail(
  tx: Db,
  { credentialId, notification, lostBadge = false, admin = null }: QueuedEmail,
): Promise<void> {
  return addJob(tx, 'send-check-mail', { check: credentialId, news: notification, lostBadge, admin })
}

interface Change {
  readonly uid: string
  /** The locked row. */
  readonly profile: TechnicianModeration
  /** The credential that changed. */
  readonly kind: DocumentCredentialKind
  readonly actorUid: string
  readonly reason: string | null
  readonly now: Date
}

/** D53: 'Verificado' falls with the credential it rests on, in the same transaction. True when it fell. */
export async function withdrawBadge(tx: Db, change: Change): Promise<boolean> {
  const { uid, profile, kind, actorUid, reason, now } = change
  if (!profile.verificado || !VERIFICATION_RESTS_ON.includes(kind)) return false
  if (mayBeVerified(await listCredentials(tx, uid), bogotaDate(now))) return false
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
