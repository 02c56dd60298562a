import { and, eq, type SQL } from 'drizzle-orm'
import type { AccountDetails } from '#accounts/domain/credentials.ts'
import type { Role } from '#accounts/domain/role.ts'
import { sessions, users } from '#accounts/persistence/account-tables.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'

export type SignInUser = AccountDetails & { uid: string; role: Role | null }

export const findUserByEmail = (db: Db, email: string) => findSignInUserWhere(db, eq(users.email, email))

export const findSignInUser = (db: Db, uid: string) => findSignInUserWhere(db, eq(users.uid, uid))

async function findSignInUserWhere(db: Db, condition: SQL): Promise<SignInUser | null> {
  const { uid, role, name, ciudad, barrio, telefono } = users
  const [row] = await db
    .select({ uid, role, name, ciudad, barrio, telefono })
    .from(users)
    .where(condition)
    .limit(1)
  return row ?? null
}

export async function findAccountDetails(
  db: Db,
  uid: string,
): Promise<(AccountDetails & { email: string; isConfirmed: boolean }) | null> {
  const [row] = await db
    .select({
      name: users.name,
      email: users.email,
      isConfirmed: users.emailVerified,
      ciudad: users.ciudad,
      barrio: users.barrio,
      telefono: users.telefono,
    })
    .from(users)
    .where(eq(users.uid, uid))
    .limit(1)
  return row ?? null
}

export async function updateAccountDetails(
  db: Db,
  uid: string,
  { name, ciudad, barrio, telefono }: AccountDetails,
  now: Date,
): Promise<void> {
  await db.update(users).set({ name, ciudad, barrio, telefono, updatedAt: now }).where(eq(users.uid, uid))
}

export async function endSessionsOf(db: Db, uid: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, uid))
}

export interface EmailState {
  readonly uid: string
  readonly email: string
  /** Somebody opened a link that was sent there. */
  readonly isConfirmed: boolean
}

export async function findEmailState(db: Db, uid: string): Promise<EmailState | null> {
  const [row] = await db
    .select({ uid: users.uid, email: users.email, isConfirmed: users.emailVerified })
    .from(users)
    .where(eq(users.uid, uid))
  return row ?? null
}

/** With `email`, only while the account still has that address. */
export async function markEmailConfirmed(db: Db, uid: string, email?: string): Promise<void> {
  const isSame = email === undefined ? undefined : eq(users.email, email)
  await db
    .update(users)
    .set({ emailVerified: true })
    .where(and(eq(users.uid, uid), isSame))
}

export async function isConfirmedAddress(db: Db, email: string): Promise<boolean> {
  const [row] = await db
    .select({ isConfirmed: users.emailVerified })
    .from(users)
    .where(eq(users.email, email))
  return row?.isConfirmed ?? false
}
