import { randomUUID } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { ONE_TIME_LINK_HOURS } from '#accounts/domain/safe-account.ts'
import {
  accounts,
  passwordResets,
  users,
  verifications,
} from '#accounts/persistence/account-tables.server.ts'
import { endSessionsOf } from '#accounts/persistence/stored-sessions.server.ts'
import { markEmailConfirmed } from '#accounts/persistence/users.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'

const ofPassword = (uid: string) => and(eq(accounts.userId, uid), eq(accounts.providerId, 'credential'))

/** Null for people who only enter with another provider. */
export async function findPasswordHash(db: Pick<Db, 'select'>, uid: string): Promise<string | null> {
  const [row] = await db
    .select({ password: accounts.password })
    .from(accounts)
    .where(ofPassword(uid))
    .limit(1)
  return row?.password ?? null
}

/** In the row of Better Auth; an account that only entered with another provider gets one. */
export async function writePassword(db: Db, uid: string, hash: string, now: Date): Promise<void> {
  const change = { password: hash, updatedAt: now }
  const updated = await db.update(accounts).set(change).where(ofPassword(uid)).returning({ id: accounts.id })
  if (updated.length > 0) return
  await db
    .insert(accounts)
    .values({ id: randomUUID(), accountId: uid, providerId: 'credential', userId: uid, ...change })
}

export async function deletePassword(db: Db, uid: string): Promise<void> {
  await db.delete(accounts).where(ofPassword(uid))
}

/** Reset links, and second steps that were begun: their `value` is the uid. */
export async function deleteOpenVerifications(db: Db, uid: string): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.uid, uid))
  await db.delete(verifications).where(eq(verifications.value, uid))
}

// D9: requests to set a new password, one per account, and their completion.

const VALID_FOR = sql`make_interval(hours => ${ONE_TIME_LINK_HOURS})`

export interface PasswordReset {
  readonly uid: string
  readonly name: string
  readonly email: string
  readonly returnPath: string | null
}

/** Replaces an earlier request of the account and returns the id of the new one. */
export async function storePasswordReset(
  db: Db,
  { uid, returnPath }: { uid: string; returnPath: string | null },
): Promise<string> {
  const request = { id: randomUUID(), expiresAt: sql`now() + ${VALID_FOR}`, returnPath }
  await db
    .insert(passwordResets)
    .values({ uid, ...request })
    .onConflictDoUpdate({ target: passwordResets.uid, set: request })
  return request.id
}

/** Null when the request was used, replaced or has expired. */
export async function findPasswordReset(db: Db, id: string): Promise<PasswordReset | null> {
  const { uid, name, email } = users
  const [row] = await db
    .select({ uid, name, email, returnPath: passwordResets.returnPath })
    .from(passwordResets)
    .innerJoin(users, eq(users.uid, passwordResets.uid))
    .where(isOpen(id))
  return row ?? null
}

/**
 * Uses up the request: new password, no session left, and the address confirmed, because the link was read there. False
 * when it is no longer open; of two at the same instant one gets true.
 */
export async function completePasswordReset(db: Db, id: string, hash: string, now: Date): Promise<boolean> {
  const [used] = await db.delete(passwordResets).where(isOpen(id)).returning({ uid: passwordResets.uid })
  if (!used) return false
  await writePassword(db, used.uid, hash, now)
  await endSessionsOf(db, used.uid)
  await markEmailConfirmed(db, used.uid)
  return true
}

const isOpen = (id: string) => and(eq(passwordResets.id, id), gt(passwordResets.expiresAt, sql`now()`))
