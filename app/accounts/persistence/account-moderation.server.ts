import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Role } from '#accounts/domain/role.ts'
import type { UserModeration } from '#accounts/domain/user-moderation.ts'
import { users } from '#accounts/persistence/account-tables.server.ts'
import { ADVISORY_LOCKS } from '#platform/persistence/advisory-locks.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'

// Who is barred and who acts as an administrator, in SQL: conditions on the row of users with that alias.

/** `isUserBarred` of the domain; a test compares both. */
export function userIsBarred(alias: string): string {
  return `(${alias}."deletedAt" is not null or ${alias}.blocked and ${alias}.role is distinct from 'admin')`
}

/** D41: a blocked administrator stays signed in but may not moderate. */
export function actsAsAdmin(alias: string): string {
  return `(${alias}.role = 'admin' and not ${alias}.blocked and ${alias}."deletedAt" is null)`
}

// Who may moderate, and the moderation of an account, in the transaction of the use case. Locks are always taken in one
// order, against deadlocks: the advisory lock of accounts, the acting admin's row, the technician's row, the user's row.

/** Serializes acts on accounts: of two administrators who delete each other, one stays. */
export async function lockAccounts(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.accounts})`)
}

const isActing = sql.raw(actsAsAdmin('users'))

/** FOR SHARE: stays true until the transaction ends. `needsSecondStep` in production. */
export async function isActingAdmin(db: Db, uid: string, needsSecondStep: boolean): Promise<boolean> {
  const rows = await db
    .select({ uid: users.uid })
    .from(users)
    .where(and(eq(users.uid, uid), isActing, needsSecondStep ? eq(users.twoFactorEnabled, true) : undefined))
    .for('share')
  return rows.length > 0
}

export async function hasOtherAdmins(db: Db, uid: string): Promise<boolean> {
  const rows = await db
    .select({ uid: users.uid })
    .from(users)
    .where(and(isActing, ne(users.uid, uid)))
    .limit(1)
  return rows.length > 0
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
