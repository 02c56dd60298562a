import { and, eq, sql } from 'drizzle-orm'
import { notifyPeople } from '#accounts/persistence/notify-people.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import type { ReviewModeration } from '#reviews/domain/review-moderation.ts'
import { REVIEW_NOTIFICATIONS } from '#reviews/domain/review-notifications.ts'
import { reviewsPublic } from '#reviews/persistence/review-tables.server.ts'
import { lockTechnician } from '#technicians/persistence/technician-moderation.server.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'

// The moderation of a review, in the transaction of the use case.

/** Locks the technician's row before the review, as every act does. An imported review may be of nobody. */
export async function lockReview(
  db: Db,
  id: number,
): Promise<(ReviewModeration & { technicianId: string | null }) | null> {
  const { technicianId, aprobada, rejectedAt, rejectReason } = reviewsPublic
  const [found] = await db.select({ technicianId }).from(reviewsPublic).where(eq(reviewsPublic.id, id))
  if (!found) return null
  if (found.technicianId !== null) await lockTechnician(db, found.technicianId)
  const [row] = await db
    .select({ technicianId, aprobada, rejectedAt, rejectReason })
    .from(reviewsPublic)
    .where(eq(reviewsPublic.id, id))
    .for('no key update')
  return row ?? null
}

/** D15: recomputes the rating from the approved reviews; lockReview keeps others from changing them meanwhile. */
export async function writeReview(
  db: Db,
  id: number,
  technicianId: string | null,
  { aprobada, rejectedAt, rejectReason }: ReviewModeration,
): Promise<void> {
  await db.update(reviewsPublic).set({ aprobada, rejectedAt, rejectReason }).where(eq(reviewsPublic.id, id))
  if (technicianId === null) return
  await db.execute(sql`
    update ${technicians} set "ratingPromedio" = approved.average, "resenasCount" = approved.count
    from (
      select coalesce(avg(rating), 0)::double precision as average, count(*)::integer as count
      from ${reviewsPublic} where "technicianId" = ${technicianId} and aprobada
    ) as approved
    where uid = ${technicianId}`)
}

// Approved reviews, as push messages tell of them.

/** Tells the technician and the client, in the transaction that approves the review. */
export async function notifyOfReview(db: Db, review: number): Promise<void> {
  const told = sql`select unnest(array["technicianId", "clientId"]) from ${reviewsPublic} where id = ${review}`
  await notifyPeople(db, told, { ...REVIEW_NOTIFICATIONS.review, about: { review }, email: null })
}

export interface ApprovedReview {
  readonly id: number
  readonly technicianId: string
  readonly clientId: string | null
  readonly clientName: string
  readonly technicianName: string
  readonly technicianSlug: string
  readonly rating: number
}

/** Null unless it is approved and the profile is public: the message links to it. */
export async function findApprovedReview(db: Db, id: number): Promise<ApprovedReview | null> {
  const [row] = await db
    .select({
      id: reviewsPublic.id,
      technicianId: technicians.uid,
      clientId: reviewsPublic.clientId,
      clientName: reviewsPublic.clienteNombre,
      technicianName: technicians.nombre,
      technicianSlug: technicians.slug,
      rating: reviewsPublic.rating,
    })
    .from(reviewsPublic)
    .innerJoin(technicians, eq(technicians.uid, reviewsPublic.technicianId))
    .where(and(eq(reviewsPublic.id, id), eq(reviewsPublic.aprobada, true), eq(technicians.publicado, true)))
  return row ?? null
}
