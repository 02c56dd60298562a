// The technician's answers to reviews: one row per review.

import { and, desc, eq, sql } from 'drizzle-orm'
import { userIsBarred } from '#accounts/persistence/account-moderation.server.ts'
import { users } from '#accounts/persistence/account-tables.server.ts'
import { notifyPeople } from '#accounts/persistence/notify-people.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import type { JobPayloads } from '#platform/persistence/jobs.server.ts'
import { moderationTrail } from '#platform/persistence/platform-tables.server.ts'
import type { ReviewModeration } from '#reviews/domain/review-moderation.ts'
import { REVIEW_NOTIFICATIONS } from '#reviews/domain/review-notifications.ts'
import type { NotifiedReply, ReplyState } from '#reviews/domain/review-reply.ts'
import { reviewReplies, reviewsPublic } from '#reviews/persistence/review-tables.server.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'

export interface NewReply {
  readonly reviewId: number
  readonly technicianId: string
  readonly texto: string
  readonly now: Date
}

/**
 * Writes the answer, or writes it anew while it waits or after a rejection; then it waits again. False unless the review is
 * an approved one of the technician and its answer is not published.
 */
export async function saveReply(db: Db, { reviewId, technicianId, texto, now }: NewReply): Promise<boolean> {
  const { rows } = await db.execute(sql`
    insert into review_replies ("reviewId", texto, "createdAt")
    select id, ${texto}, ${now.toISOString()}::timestamptz from reviews_public
    where id = ${reviewId} and "technicianId" = ${technicianId} and aprobada
    on conflict ("reviewId") do update set texto = excluded.texto, "createdAt" = excluded."createdAt",
      "rejectedAt" = null, "rejectReason" = null, revision = review_replies.revision + 1
    where not review_replies.aprobada
    returning "reviewId"`)
  return rows.length > 0
}

/** The technician's own answer to a review. */
export async function findReplyOfTechnician(
  db: Db,
  reviewId: number,
  technicianId: string,
): Promise<{ texto: string; aprobada: boolean } | null> {
  const { texto, aprobada } = reviewReplies
  const [row] = await db
    .select({ texto, aprobada })
    .from(reviewReplies)
    .innerJoin(reviewsPublic, eq(reviewsPublic.id, reviewReplies.reviewId))
    .where(and(eq(reviewReplies.reviewId, reviewId), eq(reviewsPublic.technicianId, technicianId)))
  return row ?? null
}

export interface LockedReply extends ReviewModeration {
  readonly texto: string
  readonly revision: number
}

export async function lockReply(db: Db, reviewId: number): Promise<LockedReply | null> {
  const { texto, revision, aprobada, rejectedAt, rejectReason } = reviewReplies
  const [row] = await db
    .select({ texto, revision, aprobada, rejectedAt, rejectReason })
    .from(reviewReplies)
    .where(eq(reviewReplies.reviewId, reviewId))
    .for('no key update')
  return row ?? null
}

export async function writeReply(
  db: Db,
  reviewId: number,
  { aprobada, rejectedAt, rejectReason }: ReviewModeration,
): Promise<void> {
  await db
    .update(reviewReplies)
    .set({ aprobada, rejectedAt, rejectReason })
    .where(eq(reviewReplies.reviewId, reviewId))
}

/** The client is told of the answer at its first approval only. */
export async function wasReplyApproved(db: Db, reviewId: number): Promise<boolean> {
  const rows = await db
    .select({ id: moderationTrail.id })
    .from(moderationTrail)
    .where(
      and(
        eq(moderationTrail.targetKind, 'reply'),
        eq(moderationTrail.targetId, String(reviewId)),
        eq(moderationTrail.act, 'approve'),
      ),
    )
    .orderBy(desc(moderationTrail.id))
    .limit(1)
  return rows.length > 0
}

/** Tells the technician what was decided, and the client of the first approval. */
export async function notifyOfReply(
  db: Db,
  payload: JobPayloads['send-reply-mail'],
  to: 'technician' | 'client',
): Promise<void> {
  const column = sql.identifier(`${to}Id`)
  await notifyPeople(db, sql`select ${column} from reviews_public where id = ${payload.review}`, {
    ...REVIEW_NOTIFICATIONS.reply,
    about: { reply: payload.review },
    email: { name: 'send-reply-mail', payload },
  })
}

export async function findReplyForNotification(db: Db, reviewId: number): Promise<NotifiedReply | null> {
  const [row] = await db
    .select({
      reviewId: reviewReplies.reviewId,
      revision: reviewReplies.revision,
      texto: reviewReplies.texto,
      state: replyState,
      rejectReason: reviewReplies.rejectReason,
      isPublic: sql<boolean>`${reviewReplies.aprobada} and ${reviewsPublic.aprobada} and ${technicians.publicado}`,
      technicianId: technicians.uid,
      technicianName: technicians.nombre,
      technicianSlug: technicians.slug,
      technicianEmail: sql<string>`(select email from users where uid = ${technicians.uid})`,
      // An imported review may have no client.
      clientId: sql<string>`coalesce(${users.uid}, '')`,
      clientName: reviewsPublic.clienteNombre,
      clientEmail: sql<string>`coalesce(${users.email}, '')`,
      clientMayRead: sql<boolean>`coalesce(not ${sql.raw(userIsBarred('users'))}, false)`,
    })
    .from(reviewReplies)
    .innerJoin(reviewsPublic, eq(reviewsPublic.id, reviewReplies.reviewId))
    .innerJoin(technicians, eq(technicians.uid, reviewsPublic.technicianId))
    .leftJoin(users, eq(users.uid, reviewsPublic.clientId))
    .where(eq(reviewReplies.reviewId, reviewId))
  return row ?? null
}

export const replyState = sql<ReplyState>`case when ${reviewReplies.aprobada} then 'approved'
  when ${reviewReplies.rejectedAt} is not null then 'rejected' else 'waiting' end`
