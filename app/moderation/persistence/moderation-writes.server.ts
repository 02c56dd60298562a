// The statements of moderation, run in the transaction of the use case. Locks are always taken in one order, against
// deadlocks: the advisory lock of accounts, the acting admin's row, the technician's row, the user's row.
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Role } from '#accounts/domain/role.ts'
import type { ReviewModeration, TechnicianModeration, UserModeration } from '#platform/domain/acts.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { reviewsPublic, technicians, users } from '#platform/persistence/tables.server.ts'

const ACCOUNTS_LOCK = 7_311_007

/** Serializes acts on accounts: of two administrators who delete each other, one stays. */
export async function lockAccounts(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${ACCOUNTS_LOCK})`)
}

/** D41: a blocked administrator stays signed in but may not moderate. */
const actsAsAdmin = and(eq(users.role, 'admin'), eq(users.blocked, false), isNull(users.deletedAt))

/** FOR SHARE: stays true until the transaction ends. `needsSecondStep` in production (record 128). */
export async function isActingAdmin(db: Db, uid: string, needsSecondStep: boolean): Promise<boolean> {
  const rows = await db
    .select({ uid: users.uid })
    .from(users)
    .where(
      and(eq(users.uid, uid), actsAsAdmin, needsSecondStep ? eq(users.twoFactorEnabled, true) : undefined),
    )
    .for('share')
  return rows.length > 0
}

export async function hasOtherAdmins(db: Db, uid: string): Promise<boolean> {
  const rows = await db
    .select({ uid: users.uid })
    .from(users)
    .where(and(actsAsAdmin, ne(users.uid, uid)))
    .limit(1)
  return rows.length > 0
}

export async function lockTechnician(db: Db, uid: string): Promise<TechnicianModeration | null> {
  const { publicado, estado, verificado, deletedAt } = technicians
  const [row] = await db
    .select({ publicado, estado, verificado, deletedAt })
    .from(technicians)
    .where(eq(technicians.uid, uid))
    .for('no key update')
  return row ?? null
}

/** Null for an erased account too: nothing can be done with it. */
export async function lockUser(
  db: Db,
  uid: string,
): Promise<(UserModeration & { role: Role | null }) | null> {
  const { role, blocked, deletedAt } = users
  const [row] = await db
    .select({ role, blocked, deletedAt })
    .from(users)
    .where(and(eq(users.uid, uid), isNull(users.erasedAt)))
    .for('no key update')
  return row ?? null
}

export async function writeTechnician(
  db: Db,
  uid: string,
  { publicado, estado, verificado, deletedAt }: TechnicianModeration,
  now: Date,
): Promise<void> {
  await db
    .update(technicians)
    .set({ publicado, estado, verificado, deletedAt, updatedAt: now })
    .where(eq(technicians.uid, uid))
}

export async function writeUser(
  db: Db,
  uid: string,
  { blocked, deletedAt }: UserModeration,
  now: Date,
): Promise<void> {
  await db
    .update(users)
    .set({ blocked, deletedAt, updatedAt: now, ...(deletedAt === null && { deletionRequestedAt: null }) })
    .where(eq(users.uid, uid))
}

export async function writeRole(db: Db, uid: string, role: Role, now: Date): Promise<void> {
  await db.update(users).set({ role, updatedAt: now }).where(eq(users.uid, uid))
}

/** Locks the technician's row before the review, in the order above. An imported review may be of nobody. */
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
