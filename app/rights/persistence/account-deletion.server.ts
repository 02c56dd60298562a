// Accounts deleted by their owners: what it does to others, its letter, and taking it back.
import { and, eq, isNull, sql } from 'drizzle-orm'
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

export interface DeletionRequest {
  readonly uid: string
  readonly name: string
  readonly email: string
  readonly emailVerified: boolean
  readonly requestedAt: Date
}

/** Null when it was taken back, or the data are erased already. */
export async function findDeletionRequest(
  db: Db,
  who: { readonly uid: string } | { readonly email: string },
): Promise<DeletionRequest | null> {
  const { uid, name, email, emailVerified, deletionRequestedAt: requestedAt } = users
  const [row] = await db
    .select({ uid, name, email, emailVerified, requestedAt })
    .from(users)
    .where(and('uid' in who ? eq(uid, who.uid) : eq(email, who.email), isNull(users.erasedAt)))
  return row?.requestedAt ? { ...row, requestedAt: row.requestedAt } : null
}
