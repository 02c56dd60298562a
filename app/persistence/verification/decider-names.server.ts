import { inArray } from 'drizzle-orm'
import type { Db } from '#persistence/database.server.ts'
import { users } from '#persistence/tables.server.ts'

/** Names of the people who decided checks, by uid. */
export async function findDeciderNames(db: Db, uids: readonly string[]): Promise<Map<string, string>> {
  if (uids.length === 0) return new Map()
  const { uid, name } = users
  const rows = await db
    .select({ uid, name })
    .from(users)
    .where(inArray(uid, [...uids]))
  return new Map(rows.map(row => [row.uid, row.name]))
}
