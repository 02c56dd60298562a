import { and, eq, gt, sql } from 'drizzle-orm'
import type { SafeAccount } from '#accounts/domain/safe-account.ts'
import { accounts, emailChanges, users } from '#accounts/persistence/account-tables.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'

/** What the cards of /perfil say about an account, in one statement. */
export async function findSafeAccount(db: Db, uid: string, now: Date): Promise<SafeAccount | null> {
  const [row] = await db
    .select({
      email: users.email,
      passwordChangedAt: users.passwordChangedAt,
      hasSecondStep: users.twoFactorEnabled,
      newEmail: emailChanges.email,
      hasPassword: sql<boolean>`exists (select from ${accounts} where ${accounts.userId} = ${users.uid}
        and ${accounts.providerId} = 'credential' and ${accounts.password} is not null)`,
    })
    .from(users)
    .leftJoin(emailChanges, and(eq(emailChanges.uid, users.uid), gt(emailChanges.expiresAt, now)))
    .where(eq(users.uid, uid))
    .limit(1)
  return row ?? null
}
