// The moderation of a profile, in the transaction of the use case. The row is locked after the acting admin's and before
// the user's, against deadlocks.
import { eq } from 'drizzle-orm'
import type { Db } from '#platform/persistence/database.server.ts'
import type { TechnicianModeration } from '#technicians/domain/technician-moderation.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'

export async function lockTechnician(db: Db, uid: string): Promise<TechnicianModeration | null> {
  const { publicado, estado, verificado, deletedAt } = technicians
  const [row] = await db
    .select({ publicado, estado, verificado, deletedAt })
    .from(technicians)
    .where(eq(technicians.uid, uid))
    .for('no key update')
  return row ?? null
}

export async function writeTechnician(
  db: Db,
  uid: string,
  { publicado, estado, verificado, deletedAt }: TechnicianModeration,
  now: Date,
): Promise<void> {
  await db
    .update(technicians)
    .set({ publicado, estado, verificado, deletedAt, updatedAt: now })
    .where(eq(technicians.uid, uid))
}
