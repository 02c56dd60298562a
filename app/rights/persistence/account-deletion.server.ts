// Accounts deleted by their owners: what it does to others, and taking it back.
import { eq, sql } from 'drizzle-orm'
import { type DeletionConsequences, NAMELESS_REVIEWER } from '#accounts/domain/account-deletion.ts'
import { users } from '#accounts/persistence/account-tables.server.ts'
import { findUpcomingVisits } from '#bookings/persistence/withdrawals.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'

export async function findDeletionConsequences(
  db: Db,
  uid: string,
  now: Date,
): Promise<DeletionConsequences> {
  const { rows } = await db.execute<{ reviews: number; hasPublicProfile: boolean; asClient: number }>(sql`
    select (select count(*)::int from reviews_public where "clientId" = ${uid}) as reviews,
      exists (select from ${technicians} where uid = ${uid} and publicado) as "hasPublicProfile",
      (select count(*)::int from reservas where "clientId" = ${uid} and status in ('solicitada', 'confirmada')
        and "scheduledAt" > ${now.toISOString()}::timestamptz) as "asClient"`)
  const { count, withClients } = await findUpcomingVisits(db, { uid, side: 'any', now })
  const { reviews = 0, hasPublicProfile = false, asClient = 0 } = rows[0] ?? {}
  const visitsWith = asClient === count ? 'technicians' : withClients ? 'clients' : 'both'
  return { visits: count, visitsWith, reviews, hasPublicProfile }
}

export async function writeDeletionRequest(db: Db, uid: string, now: Date): Promise<void> {
  await db
    .update(users)
    .set({ deletedAt: now, deletionRequestedAt: now, updatedAt: now })
    .where(eq(users.uid, uid))
}

/** Approved reviews stay readable without the name. */
export async function hideReviewer(db: Db, uid: string): Promise<void> {
  await db.execute(
    sql`update reviews_public set "clienteNombre" = ${NAMELESS_REVIEWER} where "clientId" = ${uid}`,
  )
}

/** Under the name of the booking. */
export async function showReviewer(db: Db, uid: string): Promise<void> {
  await db.execute(sql`
    update reviews_public as review set "clienteNombre" = coalesce(nullif(booking."clientName", ''), u.name)
    from reservas as booking, users as u
    where review."clientId" = ${uid} and booking.key = review."reservaKey" and u.uid = review."clientId"`)
}
