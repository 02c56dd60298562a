// Accounts that their owners deleted and may still take back.
import { and, eq, isNull } from 'drizzle-orm'
import { users } from '#accounts/persistence/account-tables.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'

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
