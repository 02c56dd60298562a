// D56: what an act on a technician or a user would do to others, with real numbers.

import { eq, sql } from 'drizzle-orm'
import { userAfter } from '#accounts/domain/user-moderation.ts'
import { userIsBarred } from '#accounts/persistence/account-moderation.server.ts'
import { users } from '#accounts/persistence/account-tables.server.ts'
import { findUpcomingVisits } from '#bookings/persistence/withdrawals.server.ts'
import {
  type ActReport,
  type AskingAct,
  type Consequences,
  type CurrentModeration,
  hasChanged,
  isAsLeft,
  isNotified,
  standingEntries,
  UNDO_WINDOW_MS,
  type UndoableAct,
  undoableUntil,
} from '#moderation/domain/moderation-act.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import type { TrailAct } from '#platform/domain/trail.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { moderationTrail } from '#platform/persistence/platform-tables.server.ts'
import { listStateEntries } from '#rights/persistence/state-entries.server.ts'
import { missingPoints } from '#technicians/domain/publish-checklist.ts'
import { endsBookings, technicianAfter } from '#technicians/domain/technician-moderation.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'

export interface AskedAct {
  readonly kind: 'technician' | 'user'
  readonly uid: string
  readonly act: AskingAct
}

/** Null when there is no such person, or the act does not exist for that kind. */
export async function findConsequences(
  db: Db,
  { kind, uid, act }: AskedAct,
  now: Date,
): Promise<Consequences | null> {
  // PostgreSQL reads no NUL, and no id of ours has one.
  if (uid.includes('\0') || (kind === 'user' && act === 'review')) return null
  const { publicado, estado, verificado, deletedAt } = technicians
  const [row] = await db
    .select({
      name: users.name,
      email: users.email,
      technicianName: technicians.nombre,
      account: { blocked: users.blocked, deletedAt: users.deletedAt },
      profile: { publicado, estado, verificado, deletedAt },
    })
    .from(users)
    .leftJoin(technicians, eq(technicians.uid, users.uid))
    .where(eq(users.uid, uid))
  if (!row || (kind === 'technician' && !row.profile)) return null
  const { email, account, profile } = row
  const changes =
    kind === 'technician' && profile
      ? hasChanged(profile, technicianAfter(act, profile, now))
      : act !== 'review' && hasChanged(account, userAfter(act, account, now))
  const side = kind === 'technician' ? 'technician' : 'any'
  return {
    act,
    kind,
    uid,
    name: (kind === 'technician' ? row.technicianName : row.name) || email,
    email,
    today: bogotaDate(now),
    visits: {
      cancelled: kind === 'user' || endsBookings(act),
      ...(await findUpcomingVisits(db, { uid, side, now })),
    },
    leavesCatalogue: profile?.publicado === true,
    endsSessions: kind === 'user',
    emailTo: changes ? email : null,
  }
}

// What an act of moderation did, from its trail entry; and the act on a person that can be undone now.

/** Null unless the entry is about a technician or a user. */
export async function findActReport(db: Db, trailEntryId: number): Promise<ActReport | null> {
  const { fotoURL, bioCorta, especialidades, servicios, ciudad, zonasCobertura } = technicians
  const [row] = await db
    .select({
      kind: moderationTrail.targetKind,
      uid: users.uid,
      act: moderationTrail.act,
      at: moderationTrail.at,
      after: moderationTrail.after,
      userName: sql<string>`coalesce(nullif(${users.name}, ''), ${users.email})`,
      technicianName: technicians.nombre,
      mayEnter: sql<boolean>`not ${sql.raw(userIsBarred('users'))}`,
      // Drizzle reads a joined object as null when its first column is null.
      profile: { bioCorta, fotoURL, especialidades, servicios, ciudad, zonasCobertura },
      notified: sql<number>`(select count(distinct case when "technicianId" = ${users.uid} then "clientId" else "technicianId" end)::int
        from reservas where "withdrawnBy" = ${moderationTrail.id})`,
      withClients: sql<boolean>`not exists (select from reservas
        where "withdrawnBy" = ${moderationTrail.id} and "technicianId" <> ${users.uid})`,
    })
    .from(moderationTrail)
    .innerJoin(users, eq(users.uid, moderationTrail.targetId))
    .leftJoin(technicians, eq(technicians.uid, users.uid))
    .where(eq(moderationTrail.id, trailEntryId))
  if (!row || (row.kind !== 'technician' && row.kind !== 'user')) return null
  const { kind, after, profile, userName, technicianName, ...report } = row
  const { reservasCanceladas = 0, reservasDevueltas = 0, reservasSinVolver = 0 } = after as Counts
  return {
    ...report,
    kind,
    name: (kind === 'technician' && technicianName) || userName,
    cancelled: reservasCanceladas,
    returned: reservasDevueltas,
    lost: reservasSinVolver,
    missing: kind === 'technician' && profile ? missingPoints(profile) : [],
  }
}

interface Counts {
  readonly reservasCanceladas?: number
  readonly reservasDevueltas?: number
  readonly reservasSinVolver?: number
}

/** The last act on this person, while it can be undone and the state is the one it left. */
export async function findUndoableAct(
  db: Db,
  kind: 'technician' | 'user',
  uid: string,
  now: Date,
): Promise<UndoableAct | null> {
  const since = new Date(now.getTime() - UNDO_WINDOW_MS)
  const last = standingEntries(await listStateEntries(db, { targetKind: kind, targetId: uid }, since)).at(-1)
  const until = last ? undoableUntil(last) : null
  if (!last || until === null || now.getTime() >= until) return null
  const present = await findPresent(db, kind, uid)
  return present && isAsLeft(last.after, present)
    ? { trailEntryId: last.id, act: last.act as TrailAct, until }
    : null
}

async function findPresent(db: Db, kind: 'technician' | 'user', uid: string): Promise<object | null> {
  if (kind === 'user') {
    const { blocked, deletedAt } = users
    const [row] = await db.select({ blocked, deletedAt }).from(users).where(eq(users.uid, uid))
    return row ?? null
  }
  const { publicado, estado, verificado, deletedAt } = technicians
  const [row] = await db
    .select({ publicado, estado, verificado, deletedAt })
    .from(technicians)
    .where(eq(technicians.uid, uid))
  return row ?? null
}

// The data of a moderation e-mail: the trail entry, what came after it, and the person's current state.

export interface ModeratedPerson {
  readonly name: string
  readonly email: string
  readonly cancelled: number
  readonly reason: string | null
  /** The act was neither undone nor done again. */
  readonly isNotified: boolean
  readonly moderation: CurrentModeration
}

export async function findModeratedPerson(db: Db, trailEntryId: number): Promise<ModeratedPerson | null> {
  const { publicado, estado, verificado, deletedAt } = technicians
  const [row] = await db
    .select({
      name: users.name,
      email: users.email,
      after: moderationTrail.after,
      reason: moderationTrail.reason,
      targetKind: moderationTrail.targetKind,
      targetId: moderationTrail.targetId,
      account: { blocked: users.blocked, deletedAt: users.deletedAt },
      profile: { publicado, estado, verificado, deletedAt },
    })
    .from(moderationTrail)
    .innerJoin(users, eq(users.uid, moderationTrail.targetId))
    .leftJoin(technicians, eq(technicians.uid, users.uid))
    .where(eq(moderationTrail.id, trailEntryId))
  if (!row) return null
  const { name, email, after, reason, account, profile, ...target } = row
  const { reservasCanceladas = 0 } = after as { reservasCanceladas?: number }
  return {
    name: name || email,
    email,
    cancelled: reservasCanceladas,
    reason,
    isNotified: isNotified(await listStateEntries(db, target, trailEntryId)),
    moderation: { account, profile },
  }
}
