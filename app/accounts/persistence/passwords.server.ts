import { and, eq } from 'drizzle-orm'
import { accounts, passwordResets, verifications } from '#accounts/persistence/account-tables.server.ts'
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

export async function writePassword(db: Db, uid: string, hash: string, now: Date): Promise<void> {
  await db.update(accounts).set({ password: hash, updatedAt: now }).where(ofPassword(uid))
}

export async function deletePassword(db: Db, uid: string): Promise<void> {
  await db.delete(accounts).where(ofPassword(uid))
}

/** Reset links, and second steps that were begun: their `value` is the uid. */
export async function deleteOpenVerifications(db: Db, uid: string): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.uid, uid))
  await db.delete(verifications).where(eq(verifications.value, uid))
}
