// Approved reviews, as push messages tell of them.
import { and, eq, sql } from 'drizzle-orm'
import { pushSubscriptions } from '#accounts/persistence/account-tables.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { reviewsPublic } from '#reviews/persistence/review-tables.server.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'

/** Adds one job per device of the technician and of the client, in the transaction that approves the review. */
export async function queueReviewPush(db: Db, review: number): Promise<void> {
  await db.execute(sql`
    select graphile_worker.add_job('send-push', json_build_object('subscription', s.id, 'review', r.id), max_attempts := 6)
    from ${reviewsPublic} as r join ${pushSubscriptions} as s on s.uid in (r."technicianId", r."clientId")
    where r.id = ${review}`)
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
