// D15: the client's rating of a visit.
import { and, eq, sql } from 'drizzle-orm'
import { isCounted } from '#bookings/persistence/booking-rules.server.ts'
import { reservas } from '#bookings/persistence/booking-tables.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import type { Quality, QualityRatings } from '#reviews/domain/review-rating.ts'
import { reviewsPublic } from '#reviews/persistence/review-tables.server.ts'

export interface NewReview {
  readonly key: number
  readonly clientId: string
  readonly rating: number
  readonly comentario: string
  readonly qualities: QualityRatings
  readonly now: Date
}

/** False unless the booking is the client's own, completed and not reviewed yet. The review waits for approval. */
export async function insertReview(
  db: Db,
  { key, clientId, rating, comentario, qualities, now }: NewReview,
): Promise<boolean> {
  const { puntualidad, limpieza, precioAcordado } = qualities
  const { rows } = await db.execute(sql`
    insert into ${reviewsPublic} ("reservaKey", "technicianId", "clientId", "clienteNombre", rating, comentario, "createdAt",
      puntualidad, limpieza, "precioAcordado")
    select key, "technicianId", "clientId", "clientName", ${rating}, ${comentario}, ${now.toISOString()}::timestamptz,
      ${puntualidad}::smallint, ${limpieza}::smallint, ${precioAcordado}::smallint
    from ${reservas} where key = ${key} and "clientId" = ${clientId} and ${sql.raw(isCounted('reservas'))}
      and precio is distinct from 0
    on conflict ("reservaKey") do nothing
    returning id`)
  return rows.length > 0
}

interface StoredRating extends Record<Quality, number | null> {
  readonly rating: number
  readonly comentario: string
}

/** The client's own review of a booking. */
export async function findReviewOfBooking(
  db: Db,
  key: number,
  clientId: string,
): Promise<StoredRating | null> {
  const { rating, comentario, puntualidad, limpieza, precioAcordado } = reviewsPublic
  const [row] = await db
    .select({ rating, comentario, puntualidad, limpieza, precioAcordado })
    .from(reviewsPublic)
    .where(and(eq(reviewsPublic.reservaKey, key), eq(reviewsPublic.clientId, clientId)))
    .limit(1)
  return row ?? null
}
