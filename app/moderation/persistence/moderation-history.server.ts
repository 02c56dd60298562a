// One moderated row, deleted or not, for its history page and for the confirmation before deleting it.

import { and, desc, eq, lt } from 'drizzle-orm'
import { users } from '#accounts/persistence/account-tables.server.ts'
import type { TargetKind } from '#moderation/domain/moderation-act.ts'
import type { ModerationTarget } from '#moderation/domain/panel-rows.ts'
import type { TrailEntry, TrailKind } from '#platform/domain/trail.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { moderationTrail } from '#platform/persistence/platform-tables.server.ts'
import { reviewReplies, reviewsPublic } from '#reviews/persistence/review-tables.server.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'

export async function findModerationTarget(
  db: Db,
  kind: TargetKind,
  id: string,
): Promise<ModerationTarget | null> {
  // PostgreSQL reads no NUL, and no id of ours has one.
  if (id.includes('\0')) return null
  if (kind === 'technician') return findTechnician(db, id)
  if (kind === 'user') return findUser(db, id)
  if (!/^[1-9]\d{0,14}$/.test(id)) return null
  return kind === 'review' ? findReview(db, Number(id)) : findReply(db, Number(id))
}

async function findTechnician(db: Db, uid: string): Promise<ModerationTarget | null> {
  const { publicado, estado, verificado, slug, deletedAt } = technicians
  const [row] = await db
    .select({ name: technicians.nombre, email: users.email, publicado, estado, verificado, slug, deletedAt })
    .from(technicians)
    .innerJoin(users, eq(users.uid, technicians.uid))
    .where(eq(technicians.uid, uid))
  return row ? { kind: 'technician', ...row } : null
}

async function findUser(db: Db, uid: string): Promise<ModerationTarget | null> {
  const { name, email, blocked, role, deletedAt } = users
  const [row] = await db
    .select({ name, email, blocked, role, deletedAt })
    .from(users)
    .where(eq(users.uid, uid))
  return row ? { kind: 'user', ...row, name: row.name || row.email } : null
}

async function findReview(db: Db, id: number): Promise<ModerationTarget | null> {
  const { rating, comentario, aprobada, rejectedAt } = reviewsPublic
  const [row] = await db
    .select({
      name: reviewsPublic.clienteNombre,
      technicianName: technicians.nombre,
      rating,
      comentario,
      aprobada,
      rejectedAt,
    })
    .from(reviewsPublic)
    .leftJoin(technicians, eq(technicians.uid, reviewsPublic.technicianId))
    .where(eq(reviewsPublic.id, id))
  if (!row) return null
  const { rejectedAt: rejected, ...rest } = row
  return { kind: 'review', ...rest, rejected: rejected !== null }
}

async function findReply(db: Db, reviewId: number): Promise<ModerationTarget | null> {
  const { texto, aprobada, rejectedAt } = reviewReplies
  const [row] = await db
    .select({
      name: technicians.nombre,
      clientName: reviewsPublic.clienteNombre,
      texto,
      aprobada,
      rejectedAt,
    })
    .from(reviewReplies)
    .innerJoin(reviewsPublic, eq(reviewsPublic.id, reviewReplies.reviewId))
    .innerJoin(technicians, eq(technicians.uid, reviewsPublic.technicianId))
    .where(eq(reviewReplies.reviewId, reviewId))
  if (!row) return null
  const { rejectedAt: rejected, ...rest } = row
  return { kind: 'reply', ...rest, rejected: rejected !== null }
}

// The trail of one person or case, as administrators read it.

export const TRAIL_PAGE_SIZE = 50

/** Newest first; `beforeId` continues after the previous page. One row more than a page, to tell whether there is one. */
export function listTrail(
  db: Db,
  { targetKind, targetId }: { targetKind: TrailKind; targetId: string },
  beforeId: number | null,
): Promise<TrailEntry[]> {
  const { id, at, act, actorUid, before, after, reason } = moderationTrail
  return db
    .select({ id, at, act, actorUid, actorName: users.name, before, after, reason })
    .from(moderationTrail)
    .leftJoin(users, eq(users.uid, moderationTrail.actorUid))
    .where(
      and(
        eq(moderationTrail.targetKind, targetKind),
        eq(moderationTrail.targetId, targetId),
        beforeId === null ? undefined : lt(moderationTrail.id, beforeId),
      ),
    )
    .orderBy(desc(moderationTrail.id))
    .limit(TRAIL_PAGE_SIZE + 1)
}

/** The newest entry of a row, with the name of who made it. */
export async function findLastTrailEntry(
  db: Db,
  target: { targetKind: TrailKind; targetId: string },
): Promise<TrailEntry | null> {
  const [entry] = await listTrail(db, target, null)
  return entry ?? null
}
