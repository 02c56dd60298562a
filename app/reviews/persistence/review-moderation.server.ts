// The moderation of a review, in the transaction of the use case.
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/persistence/database.server.ts'
import type { ReviewModeration } from '#reviews/domain/review-moderation.ts'
import { reviewsPublic } from '#reviews/persistence/review-tables.server.ts'
import { lockTechnician } from '#technicians/persistence/technician-moderation.server.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'

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
