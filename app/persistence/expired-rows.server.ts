import { lt, sql } from 'drizzle-orm'
import type { Db } from '#persistence/database.server.ts'
import {
  emailChanges,
  limits,
  passwordResets,
  sessions,
  verifications,
  workerPools,
} from '#persistence/tables.server.ts'

/** Deletes expired sessions, one-use tokens, changes of address and rate-limit counters, and worker pools that ended. */
export async function deleteExpired(db: Db): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`))
  await db.delete(verifications).where(lt(verifications.expiresAt, sql`now()`))
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, sql`now()`))
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, sql`now()`))
  await db.delete(limits).where(lt(limits.expire, sql`extract(epoch from now()) * 1000`))
  await db.delete(workerPools).where(lt(workerPools.seenAt, sql`now() - interval '1 day'`))
}
