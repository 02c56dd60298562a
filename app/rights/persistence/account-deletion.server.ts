// Accounts deleted by their owners: what it does to others, and taking it back.

import { eq, sql } from 'drizzle-orm'
import { type DeletionConsequences, NAMELESS_REVIEWER } from '#accounts/domain/account-deletion.ts'
import { users } from '#accounts/persistence/account-tables.server.ts'
import { TRANSITIONS } from '#bookings/domain/transitions.ts'
import { allowedBy } from '#bookings/persistence/booking-rules.server.ts'
import { findUpcomingVisits } from '#bookings/persistence/withdrawals.server.ts'
import { guaranteeCases } from '#guarantee/persistence/guarantee-tables.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'

export async function findDeletionConsequences(
  db: Db,
  uid: string,
  now: Date,
): Promise<DeletionConsequences> {
  const { rows } = await db.execute<{
    reviews: number
    hasPublicProfile: boolean
    asClient: number
    cases: DeletionConsequences['cases']
  }>(sql`
    select (select count(*)::int from reviews_public where "clientId" = ${uid}) as reviews,
      exists (select from ${technicians} where uid = ${uid} and publicado) as "hasPublicProfile",
      (select count(*)::int from reservas where "clientId" = ${uid} and ${allowedBy(TRANSITIONS.leave, now)}) as "asClient",
      (select json_build_object(
          'closing', count(*) filter (where "clientId" = ${uid} and not ${isOwed}),
          'owed', count(*) filter (where "clientId" = ${uid} and ${isOwed}),
          'decided', count(*) filter (where "technicianId" = ${uid}))
        from ${guaranteeCases} where ${uid} in ("clientId", "technicianId") and step <> 'closed') as cases`)
  const { count, withClients } = await findUpcomingVisits(db, { uid, side: 'any', now }, 'leave')
  const { reviews = 0, hasPublicProfile = false, asClient = 0, cases = NO_CASES } = rows[0] ?? {}
  const visitsWith = asClient === count ? 'technicians' : withClients ? 'clients' : 'both'
  return { visits: count, visitsWith, reviews, hasPublicProfile, cases }
}

const NO_CASES = { closing: 0, owed: 0, decided: 0 }
/** D76: as `client-left` and `client-left-owed` say. */
const isOwed = sql`(step in ('refund-offered', 'refund-sent') or "refundPesos" is not null)`

export async function hasTechnicianProfile(db: Db, uid: string): Promise<boolean> {
  const rows = await db.select({ uid: technicians.uid }).from(technicians).where(eq(technicians.uid, uid))
  return rows.length > 0
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

// D22, D25: deleted accounts and profiles, for the restore command.

export interface Deleted {
  readonly email: string
  readonly name: string
  /** The account and its profile, or the profile alone. */
  readonly what: 'account' | 'profile'
  readonly deletedAt: Date
}

/** Latest first. */
export async function listDeleted(db: Db, limit: number): Promise<Deleted[]> {
  const { rows } = await db.execute<Omit<Deleted, 'deletedAt'> & { deletedAt: string }>(sql`
    select email, name, what, to_json("deletedAt") #>> '{}' as "deletedAt" from (
      (select email, name, 'account' as what, "deletedAt" from users
       where "deletedAt" is not null order by "deletedAt" desc limit ${limit})
      union all
      (select email, nombre, 'profile', t."deletedAt" from technicians as t join users using (uid)
       where t."deletedAt" is not null and users."deletedAt" is null order by t."deletedAt" desc limit ${limit})
    ) as deleted order by deleted."deletedAt" desc, email limit ${limit}`)
  return rows.map(row => ({ ...row, deletedAt: new Date(row.deletedAt) }))
}
