// What a person authorised when the account was made, and of which later version they were told.
import { eq } from 'drizzle-orm'
import type { Authorization } from '#accounts/domain/authorization.ts'
import { users } from '#accounts/persistence/account-tables.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'

export async function findAuthorization(db: Db, uid: string): Promise<Authorization | null> {
  const { authorizedVersion, authorizedAt, toldVersion, toldAt } = users
  const [row] = await db
    .select({ authorizedVersion, authorizedAt, toldVersion, toldAt })
    .from(users)
    .where(eq(users.uid, uid))
  return row ?? null
}

export async function recordAcknowledgement(db: Db, uid: string, version: string, now: Date): Promise<void> {
  await db.update(users).set({ toldVersion: version, toldAt: now }).where(eq(users.uid, uid))
}
