import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#persistence/database.server.ts'
import { reservas, reviewsPublic } from '#persistence/tables.server.ts'

export interface NewReview {
  readonly key: number
  readonly clientId: string
  readonly rating: number
  readonly comentario: string
  readonly now: Date
}

/** False unless the booking is the client's own, completed and not reviewed yet. The review waits for approval. */
export async function insertReview(
  db: Db,
  { key, clientId, rating, comentario, now }: NewReview,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    insert into ${reviewsPublic} ("reservaKey", "technicianId", "clientId", "clienteNombre", rating, comentario, "createdAt")
    select key, "technicianId", "clientId", "clientName", ${rating}, ${comentario}, ${now.toISOString()}::timestamptz
    from ${reservas} where key = ${key} and "clientId" = ${clientId} and status = 'completada'
    on conflict ("reservaKey") do nothing
    returning id`)
  return rows.length > 0
}

/** The client's own review of a booking. */
export async function findReviewOfBooking(
  db: Db,
  key: number,
  clientId: string,
): Promise<{ rating: number; comentario: string } | null> {
  const { rating, comentario } = reviewsPublic
  const [row] = await db
    .select({ rating, comentario })
    .from(reviewsPublic)
    .where(and(eq(reviewsPublic.reservaKey, key), eq(reviewsPublic.clientId, clientId)))
    .limit(1)
  return row ?? null
}
