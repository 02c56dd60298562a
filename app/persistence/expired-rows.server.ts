import { lt, sql } from 'drizzle-orm'
import type { Db } from '#persistence/database.server.ts'
import { emailChanges, limits, sessions, verifications } from '#persistence/tables.server.ts'

/** Deletes expired sessions, one-use tokens, changes of address and rate-limit counters. */
export async function deleteExpired(db: Db): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`))
  await db.delete(verifications).where(lt(verifications.expiresAt, sql`now()`))
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, sql`now()`))
  await db.delete(limits).where(lt(limits.expire, sql`extract(epoch from now()) * 1000`))
}
