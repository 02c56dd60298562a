import { eq, inArray } from 'drizzle-orm'
import { users } from '#accounts/persistence/account-tables.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { technicianChecks } from '#verification/persistence/verification-tables.server.ts'

/** The names of those who decided the checks of a technician, by uid. */
export async function findDeciderNames(db: Db, uid: string): Promise<Readonly<Record<string, string>>> {
  const deciders = db
    .select({ uid: technicianChecks.decidedBy })
    .from(technicianChecks)
    .where(eq(technicianChecks.technicianId, uid))
  const rows = await db
    .select({ uid: users.uid, name: users.name })
    .from(users)
    .where(inArray(users.uid, deciders))
  return Object.fromEntries(rows.map(row => [row.uid, row.name]))
}
